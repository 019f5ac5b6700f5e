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

from aquae.bots.bot import Budget
from aquae.bots.outside import any_bot
from aquae.bots.playing import bots_play
from aquae.bots.search import Searcher
from aquae.cli.files import continued, kept_lines, object_of
from aquae.cli.options import options_from
from aquae.cli.progress import Progress, if_interrupted
from aquae.cli.seats import one_bot_a_seat
from aquae.cli.workers import crew_of, spread
from aquae.core.chance import Rng
from aquae.core.errors import AquaeError
from aquae.core.game import Options
from aquae.games import game_called


class Chunk(NamedTuple):
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
    bots = one_bot_a_seat(game, parsed.bots, options["players"])
    whole = Chunk(game.name, options, bots, parsed.iterations, parsed.seed, 0, parsed.games)
    kept = already_played(Path(parsed.out), whole) if parsed.resume else nothing_in(parsed.out)
    crew = crew_of(parsed)
    todo = chunks(whole._replace(first=min(kept, parsed.games)), crew.workers)
    played = chain.from_iterable(spread(play_chunk, todo, crew))
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


def nothing_in(out: str) -> int:
    """0, if no games would be lost by writing there."""
    path = Path(out)
    if path.is_file() and path.stat().st_size:
        instead = "--resume goes on with it, or name another file with --out"
        raise AquaeError(f"{path} is there already: {instead}")
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


def already_played(path: Path, whole: Chunk) -> int:
    """How many plays of this simulation the file holds; the last one is played again to see."""
    count, last = 0, ""
    for line in kept_lines(path):
        count, last = count + 1, line
    if count and not is_play(last, whole, count - 1):
        raise AquaeError(f"{path} holds another simulation; name another file with --out")
    return count


def is_play(line: str, whole: Chunk, number: int) -> bool:
    """Whether this is that play of the simulation. Who looks at the clock never plays the same
    twice; then game, options and seats have to do."""
    game = game_called(whole.game)
    search = any(isinstance(any_bot(bot, game, Rng("")), Searcher) for bot in whole.bots)
    if whole.iterations or not search:
        return line == play_one(whole, number)[0] + "\n"
    record = object_of(line)
    seats = [f"bot:{bot}" for bot in whole.bots]
    told = [record.get(key) for key in ("game", "options", "seats")]
    return told == [game.name, whole.options, seats]


def chunks(whole: Chunk, workers: int) -> Iterator[Chunk]:
    """Chunks small enough that all workers have something to do and memory stays flat."""
    size = max(1, min(50, (whole.last - whole.first) // (4 * workers)))
    for first in range(whole.first, whole.last, size):
        yield whole._replace(first=first, last=min(first + size, whole.last))


def play_chunk(chunk: Chunk) -> Played:
    return [play_one(chunk, number) for number in range(chunk.first, chunk.last)]


def play_one(chunk: Chunk, number: int) -> tuple[str, int]:
    game = game_called(chunk.game)
    budget = Budget(iterations=chunk.iterations) if chunk.iterations else None
    record = bots_play(game, chunk.options, chunk.bots, f"{chunk.seed}/{number}", budget)
    return record.line(), len(record.actions)


def new_file(path: Path) -> TextIO:
    """The same bytes on every system."""
    return path.open("w", encoding="utf-8", newline="\n")


@contextmanager
def output(path: str, kept: int) -> Iterator[TextIO]:
    if path == "-":
        yield sys.stdout
    else:
        with continued(Path(path)) if kept else new_file(Path(path)) as file:
            yield file
