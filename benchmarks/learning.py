"""A baseline to compare with: masked PPO that learns each game from nothing, against itself.

One network plays all seats of many lanes of a `Batch`; what it has learned so far plays matches
against the ladder of bots, on either seat equally often. The same seed gives the same plays on the
same machine. Policies and curves are kept where `--out` says.

python -m benchmarks.learning aquaedukt --decisions 2000000 --seed 1 --out policies
"""

import argparse
import json
import time
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from aquae.bots.playing import bots_play
from aquae.core.state import shares_of
from aquae.games import game_called, game_names, observation_of
from aquae.rl.batch import Batch
from aquae.rl.policy import Saved, save, scale_of

LANES = 64
ROLLOUT = 16_384
"""Decisions between two updates, more or less: only plays that have ended are learned from."""
EPOCHS, MINIBATCH = 3, 1024
CLIP, LAMBDA, ENTROPY, VALUE = 0.2, 0.95, 0.01, 0.5
HIDDEN = 256
RATE = 3e-4
LADDER = ("uniform", "lively", "tiro:50", "tiro", "faber")
MATCH = 200
FORBIDDEN = -1e9


class Network(nn.Module):
    """What it likes to do, and what it expects."""

    def __init__(self, game: str) -> None:
        super().__init__()
        found = game_called(game)
        self.scale = torch.from_numpy(scale_of(game))
        self.first = nn.Linear(observation_of(found).size, HIDDEN)
        self.second = nn.Linear(HIDDEN, HIDDEN)
        self.likings = nn.Linear(HIDDEN, len(found.vocabulary))
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.orthogonal_(self.likings.weight, 0.01)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the odds of all actions, and the value."""
        hidden = torch.tanh(self.second(torch.tanh(self.first(seen.float() * self.scale))))
        likings = self.likings(hidden).masked_fill(~mask, FORBIDDEN)
        return torch.log_softmax(likings, 1), self.value(hidden).squeeze(1)

    def save(self, path: Path, game: str) -> None:
        layers = [self.first, self.second, self.likings]
        numbers = [(one.weight.detach().numpy().T, one.bias.detach().numpy()) for one in layers]
        save(path, game, numbers)


class Decision(NamedTuple):
    """What one seat saw, did and expected."""

    seen: NDArray[np.uint8]
    legal: NDArray[np.int32]
    action: int
    odds: float
    value: float


class Lesson(NamedTuple):
    """A decision with what came of it."""

    decision: Decision
    advantage: float
    worth: float


class Lanes:
    """Plays against itself; hands out the decisions of plays that have ended."""

    def __init__(self, game: str, seed: int, network: Network) -> None:
        self.batch = Batch(game, LANES, seed=seed)
        self.network = network
        self.open: list[list[list[Decision]]] = [self._seats() for _ in range(LANES)]

    def _seats(self) -> list[list[Decision]]:
        return [[] for _ in range(self.batch.seats)]

    def rollout(self) -> list[Lesson]:
        lessons: list[Lesson] = []
        while len(lessons) < ROLLOUT:
            self._step()
            for lane in np.flatnonzero(self.batch.done):
                for seat, decisions in enumerate(self.open[lane]):
                    lessons += lessons_of(decisions, float(self.batch.rewards[lane, seat]))
                self.open[lane] = self._seats()
        return lessons

    @torch.no_grad()
    def _step(self) -> None:
        batch = self.batch
        seen, masks = batch.observations.copy(), batch.masks.copy()
        odds, values = self.network(torch.from_numpy(seen), torch.from_numpy(masks))
        actions = torch.multinomial(odds.exp(), 1)
        chosen = odds.gather(1, actions).squeeze(1).tolist()
        for lane, (seat, action) in enumerate(
            zip(batch.to_move.tolist(), actions.squeeze(1).tolist(), strict=True)
        ):
            if batch.counts[lane] > 1:  # nothing is learned where nothing is to be decided
                legal = np.flatnonzero(masks[lane]).astype(np.int32)
                kept = Decision(seen[lane], legal, action, chosen[lane], float(values[lane]))
                self.open[lane][seat].append(kept)
        batch.step(actions.squeeze(1).numpy())


def lessons_of(decisions: list[Decision], reward: float) -> Iterator[Lesson]:
    """Generalised advantage estimation; a play brings its reward at the end, and nothing before."""
    advantage, after = 0.0, reward
    for decision in reversed(decisions):
        advantage = after - decision.value + LAMBDA * advantage
        yield Lesson(decision, advantage, advantage + decision.value)
        after = decision.value


class Learner:
    """Masked PPO: many small steps towards what went better than expected."""

    def __init__(self, game: str, seed: int) -> None:
        torch.manual_seed(seed)
        self.game = game
        self.network = Network(game)
        self.adam = torch.optim.Adam(self.network.parameters(), RATE, eps=1e-5)
        self.lanes = Lanes(game, seed, self.network)
        self.words = len(game_called(game).vocabulary)

    def update(self) -> int:
        """Play and learn; how many decisions were learned from."""
        lessons = self.lanes.rollout()
        for _ in range(EPOCHS):
            order = torch.randperm(len(lessons)).tolist()
            for start in range(0, len(order), MINIBATCH):
                self._learn([lessons[place] for place in order[start : start + MINIBATCH]])
        return len(lessons)

    def _learn(self, lessons: list[Lesson]) -> None:
        mask = torch.zeros(len(lessons), self.words, dtype=torch.bool)
        for row, lesson in enumerate(lessons):
            mask[row, torch.from_numpy(lesson.decision.legal).long()] = True
        seen = torch.from_numpy(np.stack([lesson.decision.seen for lesson in lessons]))
        odds, values = self.network(seen, mask)
        self.adam.zero_grad()
        self._loss(lessons, odds, values).backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.adam.step()

    def _loss(self, lessons: list[Lesson], odds: Tensor, values: Tensor) -> Tensor:
        actions = torch.tensor([[lesson.decision.action] for lesson in lessons])
        before = torch.tensor([lesson.decision.odds for lesson in lessons])
        gains = torch.tensor([lesson.advantage for lesson in lessons])
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        ratio = (odds.gather(1, actions).squeeze(1) - before).exp()
        clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
        policy = -torch.min(ratio * gains, clipped * gains).mean()
        worth = torch.tensor([lesson.worth for lesson in lessons])
        entropy = -(odds.exp() * odds.clamp(min=-50)).sum(1).mean()
        return policy + VALUE * (values - worth).pow(2).mean() - ENTROPY * entropy


def share_of(policy: Path, rival: str, game: str, games: int, seed: int) -> float:
    """Of the victories against a bot, on either seat equally often."""
    found, bot = game_called(game), Saved(str(policy), drawn=True)
    options = found.complete({"players": 2})
    total = 0.0
    for number in range(games):
        seats: list[Any] = [bot, rival] if number % 2 == 0 else [rival, bot]
        record = bots_play(found, options, seats, f"learning {seed} {number}")
        assert record.result is not None
        total += shares_of(record.result["winners"], 2)[number % 2]
    return total / games


def interval(share: float, games: int) -> float:
    """Half of the interval that holds 95 % (Wilson)."""
    z = 1.96
    return z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)


def match(policy: Path, rival: str, game: str, seed: int) -> dict[str, float]:
    share = share_of(policy, rival, game, MATCH, seed)
    return {"share": round(share, 3), "within": round(interval(share, MATCH), 3)}


def learn(game: str, decisions: int, seed: int, folder: Path, every: int) -> list[dict[str, Any]]:
    """The curve: after how many decisions and CPU seconds which share of victories."""
    folder.mkdir(parents=True, exist_ok=True)
    policy = folder / f"{game}-{seed}.npz"
    learner, curve, learned, due = Learner(game, seed), [], 0, 0
    spent = 0.0
    while True:
        if learned >= due:
            learner.network.save(policy, game)
            matches = {rival: match(policy, rival, game, seed) for rival in LADDER}
            point = {"decisions": learned, "cpu": round(spent), "matches": matches}
            curve.append(point)
            print(json.dumps({"game": game, "seed": seed, **point}), flush=True)
            due += every
        if learned >= decisions:
            (folder / f"{game}-{seed}.json").write_text(json.dumps(curve))
            return curve
        began = time.process_time()
        learned += learner.update()
        spent += time.process_time() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=game_names())
    parser.add_argument("--decisions", type=int, default=2_000_000)
    parser.add_argument("--every", type=int, default=200_000, help="decisions between matches")
    parser.add_argument("--seed", type=int, nargs="+", default=[1, 2, 3])
    parser.add_argument("--out", type=Path, default=Path("policies"))
    asked = parser.parse_args()
    for game in asked.games:
        for seed in asked.seed:
            learn(game, asked.decisions, seed, asked.out, asked.every)


if __name__ == "__main__":
    main()
