"""A baseline to compare with: masked PPO that learns each game from nothing, against itself.

One network plays all seats of many lanes of a `Batch`. What it has learned so far plays matches
against the ladder of bots, on either seat equally often; it plays what it likes best, as it does in
`aquae arena`. The same seed gives the same plays on the same machine. Policies and curves are kept
where `--out` says, curves from the first match on.

python -m benchmarks.learning aquaedukt --decisions 2000000 --seed 1 --out policies
"""

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from aquae.bots.playing import match
from aquae.cli.averages import margin, mean
from aquae.games import game_called, game_names, observation_of
from aquae.rl.batch import Batch
from aquae.rl.policy import Saved, save, scale_of

LANES = 64
ROLLOUT = 8192
"""Decisions between two updates, more or less: only plays that have ended are learned from."""
EPOCHS, MINIBATCH = 3, 1024
CLIP, LAMBDA, ENTROPY, VALUE = 0.2, 0.95, 0.01, 0.5
HIDDEN = 256
RATE = 3e-4
LADDER = ("uniform", "lively", "tiro:75", "tiro:50", "tiro:25", "tiro", "faber")
FORBIDDEN = -1e9
NO_ACTION = -1


class Network(nn.Module):
    """What it likes to do, and what it expects. It looks at legal actions alone: of thousands that
    have a name a few dozen are legal at a time."""

    def __init__(self, game: str) -> None:
        super().__init__()
        found = game_called(game)
        self.scale = torch.from_numpy(scale_of(game))
        self.first = nn.Linear(observation_of(found).size, HIDDEN)
        self.second = nn.Linear(HIDDEN, HIDDEN)
        self.likings = nn.Linear(HIDDEN, len(found.vocabulary))
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.orthogonal_(self.likings.weight, 0.01)

    def forward(self, seen: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the odds of the legal actions, and the value."""
        hidden = torch.tanh(self.second(torch.tanh(self.first(seen.float() * self.scale))))
        named, places = legal.clamp(min=0).unique(return_inverse=True)
        weights = nn.functional.embedding(named, self.likings.weight)
        likings = (hidden @ weights.T + self.likings.bias[named]).gather(1, places)
        likings = likings.masked_fill(legal == NO_ACTION, FORBIDDEN)
        return torch.log_softmax(likings, 1), self.value(hidden).squeeze(1)

    def save(self, path: Path, game: str) -> None:
        layers = [self.first, self.second, self.likings]
        numbers = [(one.weight.detach().numpy().T, one.bias.detach().numpy()) for one in layers]
        save(path, game, numbers)


class Decision(NamedTuple):
    """What one seat saw, did and expected."""

    seen: NDArray[np.uint8]
    legal: NDArray[np.int64]
    place: int
    """Of the action among the legal ones."""
    odds: float
    value: float


class Lesson(NamedTuple):
    """A decision with what came of it."""

    decision: Decision
    advantage: float
    worth: float


def legal_in(masks: NDArray[np.bool_], counts: NDArray[np.int32]) -> NDArray[np.int64]:
    """The legal actions of every lane, a row each, filled up to the longest."""
    legal = np.full((len(counts), counts.max()), NO_ACTION, np.int64)
    legal[np.arange(counts.max()) < counts[:, None]] = np.nonzero(masks)[1]
    return legal


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
        seen, legal = batch.observations.copy(), legal_in(batch.masks, batch.counts)
        odds, values = self.network(torch.from_numpy(seen), torch.from_numpy(legal))
        places = torch.multinomial(odds.exp(), 1)
        chosen = odds.gather(1, places).squeeze(1).tolist()
        for lane, (seat, place) in enumerate(
            zip(batch.to_move.tolist(), places.squeeze(1).tolist(), strict=True)
        ):
            if batch.counts[lane] > 1:  # nothing is learned where nothing is to be decided
                kept = Decision(seen[lane], legal[lane], place, chosen[lane], float(values[lane]))
                self.open[lane][seat].append(kept)
        batch.step_by_place(places.squeeze(1).numpy())


def lessons_of(decisions: list[Decision], reward: float) -> Iterator[Lesson]:
    """Generalised advantage estimation; a play brings its reward at the end, and nothing before."""
    advantage, after = 0.0, reward
    for decision in reversed(decisions):
        advantage = after - decision.value + LAMBDA * advantage
        yield Lesson(decision, advantage, advantage + decision.value)
        after = decision.value


class Lessons:
    """Many of them as columns."""

    def __init__(self, lessons: list[Lesson]) -> None:
        decisions = [lesson.decision for lesson in lessons]
        self.seen = torch.from_numpy(np.stack([decision.seen for decision in decisions]))
        legal = [torch.from_numpy(decision.legal) for decision in decisions]
        self.legal = nn.utils.rnn.pad_sequence(legal, batch_first=True, padding_value=NO_ACTION)
        self.places = torch.tensor([[decision.place] for decision in decisions])
        self.odds = torch.tensor([decision.odds for decision in decisions])
        gains = torch.tensor([lesson.advantage for lesson in lessons])
        self.gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        self.worths = torch.tensor([lesson.worth for lesson in lessons])


class Learner:
    """Masked PPO: many small steps towards what went better than expected."""

    def __init__(self, game: str, seed: int) -> None:
        torch.manual_seed(seed)
        self.game = game
        self.network = Network(game)
        self.adam = torch.optim.Adam(self.network.parameters(), RATE, eps=1e-5)
        self.lanes = Lanes(game, seed, self.network)

    def update(self) -> int:
        """Play and learn; how many decisions were learned from."""
        told = self.lanes.rollout()
        lessons = Lessons(told)
        for _ in range(EPOCHS):
            for some in torch.randperm(len(told)).split(MINIBATCH):
                self._learn(lessons, some)
        return len(told)

    def _learn(self, lessons: Lessons, some: Tensor) -> None:
        self.adam.zero_grad()
        self._loss(lessons, some).backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.adam.step()

    def _loss(self, lessons: Lessons, some: Tensor) -> Tensor:
        odds, values = self.network(lessons.seen[some], lessons.legal[some])
        gains = lessons.gains[some]
        ratio = (odds.gather(1, lessons.places[some]).squeeze(1) - lessons.odds[some]).exp()
        clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
        policy = -torch.min(ratio * gains, clipped * gains).mean()
        entropy = -(odds.exp() * odds.clamp(min=-50)).sum(1).mean()
        return policy + VALUE * (values - lessons.worths[some]).pow(2).mean() - ENTROPY * entropy


def matches(policy: Path, game: str, plays: int, seed: int) -> dict[str, dict[str, float]]:
    """Against each bot of the ladder: the share of victories and its margin, 95 %."""
    found, bot, told = game_called(game), Saved(str(policy)), {}
    for rival in LADDER:
        shares = match(found, bot, rival, plays, f"learning {seed}")
        told[rival] = {
            "plays": plays,
            "share": round(mean(shares), 4),
            "margin": round(margin(shares), 4),
        }
    return told


class Run:
    """One game learned with one seed: the policy and the curve, as files."""

    def __init__(self, game: str, seed: int, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.game, self.seed = game, seed
        self.policy = folder / f"{game}-{seed}.npz"
        self.curve = folder / f"{game}-{seed}.json"
        self.learner = Learner(game, seed)
        self.learned, self.cpu = 0, 0.0
        self.points: list[dict[str, Any]] = []

    def learn(self, decisions: int) -> None:
        """Until so many have been learned from in all."""
        began = time.process_time()
        while self.learned < decisions:
            self.learned += self.learner.update()
        self.cpu += time.process_time() - began

    def measure(self, plays: int) -> None:
        self.learner.network.save(self.policy, self.game)
        against = matches(self.policy, self.game, plays, self.seed)
        self.points.append({"decisions": self.learned, "cpu": round(self.cpu), "matches": against})
        run = {"game": self.game, "seed": self.seed, "points": self.points}
        self.curve.write_text(json.dumps(run, indent=1) + "\n")
        print(self.game, self.seed, json.dumps(self.points[-1]), flush=True)


def learn(run: Run, decisions: int, every: int, plays: int) -> None:
    """The last matches are what is reported; those on the way are shorter."""
    for due in range(0, decisions, every):
        run.learn(due)
        run.measure(max(2, plays // 4))
    run.learn(decisions)
    run.measure(plays)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=game_names())
    parser.add_argument("--decisions", type=int, default=2_000_000)
    parser.add_argument("--every", type=int, default=200_000, help="decisions between matches")
    parser.add_argument("--plays", type=int, default=400, help="of each match at the end")
    parser.add_argument("--seed", type=int, nargs="+", default=[1, 2, 3])
    parser.add_argument("--out", type=Path, default=Path("policies"))
    asked = parser.parse_args()
    torch.set_num_threads(1)  # one core is told from another's work by its CPU seconds
    for seed in asked.seed:
        for game in asked.games:
            learn(Run(game, seed, asked.out), asked.decisions, asked.every, asked.plays)


if __name__ == "__main__":
    main()
