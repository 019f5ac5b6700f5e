"""Of positions called 80 %, how many are won? `python -m benchmarks.calibration GAME --players N`.

Bots that search play whole games. In each third of a game a few decisions are looked at again, as
hints and reviews do: what a position promises is what the action promises that was tried most. Then
it is told who won. Every seat of a position is one claim. Positions of one play are not
independent, so that intervals go by plays.

With `--keep FILE` games are kept, and the same command goes on where it was.
"""

import argparse
import json
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from aquae.bots.bot import Bot, Budget
from aquae.bots.guide import guide_for, log_of
from aquae.bots.learning import Sample, learn
from aquae.bots.search import Searcher
from aquae.bots.seats import finish
from aquae.cli.files import continued, kept_lines, object_of
from aquae.core.chance import Rng
from aquae.core.game import Game
from aquae.core.state import CHANCE, State
from aquae.games import game_called

THIRDS = ["early", "middle", "late"]
TENTHS = 10
ROUNDS = 60
"""Passes over all positions to learn how sure to be."""
BAR = 0.05
FEW = 10
"""Of fewer plays nothing is told."""
SURE = 1.96
"""Standard errors of a 95 % interval."""


class Claim(NamedTuple):
    """What was said of one seat in one position, and its share of the victory."""

    play: int
    third: int
    chance: float
    share: float


def looked_at(game: Game, players: int, number: int, parsed: argparse.Namespace) -> dict[str, Any]:
    """One game: who won, and what was said before: `[third, progress, chances]` each time."""
    rng = Rng(f"{parsed.seed}/{players}/{number}")
    state = game.start(game.complete({"players": players}))
    guide = guide_for(game)
    bots: list[Bot] = [
        Searcher(guide, Budget(iterations=parsed.iterations)) for _ in state.scores()
    ]
    walk = state.copy()
    actions = finish(state, bots, rng)
    searcher = Searcher(guide, Budget(iterations=parsed.look))
    said: list[list[Any]] = []
    chosen = chosen_of(walk.copy(), actions, parsed.positions, rng)
    for place, action in enumerate(actions):
        if place in chosen:
            tried = searcher.prospects_of(searcher.search(walk, rng))
            promised = [round(chance, 5) for chance in tried[0].chances]
            said.append([chosen[place], round(guide.progress(walk), 4), promised])
        walk.apply(action)
    return {"said": said, "shares": state.final_shares()}


def chosen_of(walk: State, actions: list[int], count: int, rng: Rng) -> dict[int, int]:
    """The places of some decisions of a game, and the third of the game that each is in."""
    decisions: list[list[int]] = [[] for _ in THIRDS]
    for place, action in enumerate(actions):
        if walk.to_move != CHANCE and len(walk.actions()) > 1:
            decisions[len(THIRDS) * place // len(actions)].append(place)
        walk.apply(action)
    return {
        places[int(rng.below(len(places)))]: third
        for third, places in enumerate(decisions)
        for _ in range(count if places else 0)
    }


def games_of(game: Game, players: int, parsed: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Those that are kept, and then the others."""
    kept = [object_of(line) for line in kept_lines(Path(parsed.keep))] if parsed.keep else []
    yield from kept[: parsed.games]
    with continued(Path(parsed.keep)) if parsed.keep else nullcontext() as file:
        for number in range(len(kept), parsed.games):
            found = looked_at(game, players, number, parsed)
            if file is not None:
                file.write(json.dumps(found) + "\n")
                file.flush()
            yield found


def claims_of(
    games: list[dict[str, Any]], told: Callable[[float, list[float]], list[float]]
) -> list[Claim]:
    """Of every seat what it was told, and what came of it."""
    return [
        Claim(play, third, chance, share)
        for play, found in enumerate(games)
        for third, progress, promised in found["said"]
        for chance, share in zip(told(progress, promised), found["shares"], strict=True)
    ]


def learned(games: list[dict[str, Any]]) -> list[float]:
    """How sure to be where a play begins, and where it ends."""
    samples = []
    for found in games:
        for _, progress, promised in found["said"]:
            logs = [log_of(chance) for chance in promised]
            samples.append(Sample([[known, progress * known] for known in logs], found["shares"]))
    first, more = learn(samples, [1.0, 0.0], ROUNDS, Rng("calibration"))
    return [round(first, 2), round(first + more, 2)]


def margin_by_play(claims: list[Claim], mean: float) -> float:
    """Half of the 95 % interval of the mean share; where all are alike, by the rule of three."""
    off: dict[int, float] = {}
    for claim in claims:
        off[claim.play] = off.get(claim.play, 0.0) + claim.share - mean
    if mean in (0.0, 1.0):
        return min(1.0, 3 / len(off))
    return SURE * sqrt(sum(total**2 for total in off.values())) / len(claims)


class Cell:
    """What was promised on average in some positions, and what came of it."""

    def __init__(self, claims: list[Claim]) -> None:
        self.plays = len({claim.play for claim in claims})
        self.is_off = False
        self.text = "-"
        if self.plays < FEW:
            return
        called = sum(claim.chance for claim in claims) / len(claims)
        won = sum(claim.share for claim in claims) / len(claims)
        margin = margin_by_play(claims, won)
        self.is_off = abs(won - called) > BAR + margin
        mark = " off" if self.is_off else ""
        self.text = f"{100 * called:.0f}: {100 * won:.0f} ±{100 * margin:.0f} ({self.plays}){mark}"


def table(claims: list[Claim], players: int) -> Iterator[str]:
    """By tenths and thirds; between two, what the one is told is what the other is not."""
    yield f"| called | {' | '.join(THIRDS)} |"
    yield "|---" * (len(THIRDS) + 1) + "|"
    cells: list[Cell] = []
    for tenth in range(TENTHS // 2 if players == 2 else 0, TENTHS):
        here = [c for c in claims if min(int(TENTHS * c.chance), TENTHS - 1) == tenth]
        row = [Cell([c for c in here if c.third == third]) for third in range(len(THIRDS))]
        yield f"| {10 * tenth} to {10 * tenth + 10} % | {' | '.join(cell.text for cell in row)} |"
        cells += [cell for cell in row if cell.plays >= FEW]
    off = sum(cell.is_off for cell in cells)
    yield f"{off} of {len(cells)} are off by more than {100 * BAR:.0f} points beyond their interval"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--iterations", type=int, default=60, help="for a decision of the games")
    parser.add_argument("--look", type=int, default=200, help="iterations for what is promised")
    parser.add_argument("--positions", type=int, default=3, help="of each third of a game, at most")
    parser.add_argument("--seed", default="calibration")
    parser.add_argument("--keep", metavar="FILE.jsonl", help="a file that the games are kept in")
    parser.add_argument("--bare", action="store_true", help="what the search says, as it is")
    parser.add_argument("--learn", action="store_true", help="how sure to be, for `weights.json`")
    parsed = parser.parse_args()
    game = game_called(parsed.game)
    games = list(games_of(game, parsed.players, parsed))
    if parsed.learn:
        print(json.dumps({str(parsed.players): learned(games)}))
        return
    guide = guide_for(game)
    claims = claims_of(games, (lambda _, chances: chances) if parsed.bare else guide.told_at)
    for line in table(claims, parsed.players):
        print(line)


if __name__ == "__main__":
    main()
