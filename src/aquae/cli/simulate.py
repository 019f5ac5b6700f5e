"""aquae simulate: bots play, records are written. Same arguments, same file.

An interrupted simulation can be taken up again: what stands in the file is not played twice.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext
from itertools import chain
from pathlib import Path
from typing import NamedTuple, TextIO

from aquae.bots import BOTS, bot_called
from aquae.bots.bot import Budget
from aquae.bots.playing import bots_play
from aquae.bots.search import Searcher
from aquae.cli.files import continued, kept_lines, object_of
from aquae.cli.options import options_from
from aquae.cli.progress import Progress, if_interrupted
from aquae.cli.workers import crew_of, spread
from aquae.core.chance import Rng
from aquae.core.errors import AquaeError
from aquae.core.game import Options
from aquae.games import game_called


class Batch(NamedTuple):
    """Plays number `first` to `last` - 1 of a simulation, for one worker."""

    game: str
    options: Options
    bots: list[str]
    iterations: int
    """Of bots that search, a decision; 0 for their usual time."""
    seed: str
    first: int
    last: int


Played = list[tuple[str, int]]
"""Records as lines, each with the number of its actions."""


def simulate(parsed: argparse.Namespace) -> int:
    game = game_called(parsed.game)
    options = options_from(game, parsed)
    bots = seat_bots(parsed.bots, options["players"])
    whole = Batch(game.name, options, bots, parsed.iterations, parsed.seed, 0, parsed.games)
    kept = already_played(Path(parsed.out), whole) if parsed.resume else 0
    crew = crew_of(parsed)
    todo = batches(whole._replace(first=min(kept, parsed.games)), crew.workers)
    played = chain.from_iterable(spread(play_batch, todo, crew))
    stop = if_interrupted("the same command with --resume goes on where it was")
    with (
        nullcontext() if parsed.out == "-" else stop,
        Progress("games", parsed.games - kept) as progress,
    ):
        actions = write(played, parsed.out, kept, progress)
    games = progress.done
    rates = f"{games / progress.seconds:.0f} games/s, {actions / progress.seconds:.0f} actions/s"
    print(f"{games} games, {actions} actions, {rates}", file=sys.stderr)
    return 0


def write(played: Iterable[tuple[str, int]], path: str, kept: int, progress: Progress) -> int:
    """Records into a file that may hold some; the number of their actions."""
    actions = 0
    with output(path, kept) as file:
        for line, length in played:
            file.write(line + "\n")
            actions += length
            progress.advance()
    return actions


def already_played(path: Path, whole: Batch) -> int:
    """How many plays of this simulation the file holds; the last one is played again to see."""
    count, last = 0, ""
    for line in kept_lines(path):
        count, last = count + 1, line
    if count and not is_play(last, whole, count - 1):
        raise AquaeError(f"{path} holds another simulation; name another file with --out")
    return count


def is_play(line: str, whole: Batch, number: int) -> bool:
    """Whether this is that play of the simulation. Who looks at the clock never plays the same
    twice; then game, options and seats have to do."""
    game = game_called(whole.game)
    search = any(isinstance(bot_called(bot, game, Rng("")), Searcher) for bot in whole.bots)
    if whole.iterations or not search:
        return line == play_one(whole, number)[0] + "\n"
    record = object_of(line)
    seats = [f"bot:{bot}" for bot in whole.bots]
    told = [record.get(key) for key in ("game", "options", "seats")]
    return told == [game.name, whole.options, seats]


def known_bots(names: str) -> list[str]:
    """The names of a list with commas, if there are such bots."""
    bots = names.split(",")
    for name in bots:
        if name not in BOTS:
            raise AquaeError(f"there is no bot called {name!r}; there are {', '.join(BOTS)}")
    return bots


def seat_bots(names: str, players: int) -> list[str]:
    """One bot a seat; a single name stands for all."""
    bots = known_bots(names)
    if len(bots) == 1:
        bots *= players
    if len(bots) != players:
        raise AquaeError(f"--bots names {len(bots)} bots for {players} seats")
    return bots


def batches(whole: Batch, workers: int) -> Iterator[Batch]:
    """Batches small enough that all workers have something to do and memory stays flat."""
    size = max(1, min(50, (whole.last - whole.first) // (4 * workers)))
    for first in range(whole.first, whole.last, size):
        yield whole._replace(first=first, last=min(first + size, whole.last))


def play_batch(batch: Batch) -> Played:
    return [play_one(batch, number) for number in range(batch.first, batch.last)]


def play_one(batch: Batch, number: int) -> tuple[str, int]:
    game = game_called(batch.game)
    budget = Budget(iterations=batch.iterations) if batch.iterations else None
    record = bots_play(game, batch.options, batch.bots, f"{batch.seed}/{number}", budget)
    return record.line(), len(record.actions)


@contextmanager
def output(path: str, kept: int) -> Iterator[TextIO]:
    if path == "-":
        yield sys.stdout
    else:
        with continued(Path(path)) if kept else Path(path).open("w", encoding="utf-8") as file:
            yield file
