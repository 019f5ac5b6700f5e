"""aquae simulate: bots play, records are written. Same arguments, same file."""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple, TextIO

from aquae.bots import BOTS
from aquae.bots.playing import bots_play
from aquae.cli.options import options_from
from aquae.cli.progress import Progress
from aquae.core.errors import AquaeError
from aquae.core.game import Options
from aquae.games import game_called


class Batch(NamedTuple):
    """Plays number `first` to `last` - 1 of a simulation, for one worker."""

    game: str
    options: Options
    bots: list[str]
    seed: str
    first: int
    last: int


Played = list[tuple[str, int]]
"""Records as lines, each with the number of its actions."""


def simulate(parsed: argparse.Namespace) -> int:
    game = game_called(parsed.game)
    options = options_from(game, parsed)
    bots = seat_bots(parsed.bots, options["players"])
    if parsed.workers < 1:
        raise AquaeError("--workers must be at least 1")
    plays = played(batches(parsed, options, bots), parsed.workers)
    actions = 0
    with output(parsed.out) as file, Progress("games", parsed.games) as progress:
        for line, length in plays:
            file.write(line + "\n")
            actions += length
            progress.advance()
    rates = (
        f"{parsed.games / progress.seconds:.0f} games/s, {actions / progress.seconds:.0f} actions/s"
    )
    print(f"{parsed.games} games, {actions} actions, {rates}", file=sys.stderr)
    return 0


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


def batches(parsed: argparse.Namespace, options: Options, bots: list[str]) -> Iterator[Batch]:
    """Batches small enough that all workers have something to do and memory stays flat."""
    size = max(1, min(50, parsed.games // (4 * parsed.workers)))
    for first in range(0, parsed.games, size):
        last = min(first + size, parsed.games)
        yield Batch(parsed.game, options, bots, parsed.seed, first, last)


def played(todo: Iterator[Batch], workers: int) -> Iterator[tuple[str, int]]:
    """The plays of all batches in order."""
    if workers == 1:
        yield from chain.from_iterable(map(play_batch, todo))
        return
    with get_context("forkserver").Pool(workers) as pool:
        yield from chain.from_iterable(pool.imap(play_batch, todo))


def play_batch(batch: Batch) -> Played:
    return [play_one(batch, number) for number in range(batch.first, batch.last)]


def play_one(batch: Batch, number: int) -> tuple[str, int]:
    game = game_called(batch.game)
    record = bots_play(game, batch.options, batch.bots, f"{batch.seed}/{number}")
    return record.line(), len(record.actions)


@contextmanager
def output(path: str) -> Iterator[TextIO]:
    if path == "-":
        yield sys.stdout
    else:
        with Path(path).open("w", encoding="utf-8") as file:
            yield file
