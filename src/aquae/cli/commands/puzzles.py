"""aquae puzzles: positions where one action is clearly better, found, picked and checked.

Mining can be interrupted and resumed: a line of its file is one play with the puzzles in it.
"""

import argparse
import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from aquae.bots.guide import guide_for
from aquae.bots.puzzles.mining import mined, play_for
from aquae.bots.puzzles.picking import picked, stands_out
from aquae.bots.puzzles.proof import holds
from aquae.bots.puzzles.puzzle import BadPuzzle, Puzzle, laid, puzzle_in
from aquae.bots.puzzles.themes import margin_of, themes_of
from aquae.cli.files import continued, kept_lines, object_of
from aquae.cli.progress import Progress, if_interrupted
from aquae.cli.workers import crew_of, spread
from aquae.core.errors import AquaeError
from aquae.core.record import Record, parse_line
from aquae.games import game_called, game_names
from aquae.library.records import record_texts


class Play(NamedTuple):
    """One play to be mined: number so of a seed, or a record that is given."""

    source: str
    number: int
    game: str
    seed: str
    record: str = ""

    def played(self) -> Record:
        if self.record:
            return parse_line(self.record, game_called)
        return play_for(game_called(self.game), self.seed, self.number)


class Question(NamedTuple):
    """A line that should be a puzzle, and how many looks it shall be checked with."""

    number: int
    line: str
    looks: int


def puzzles(parsed: argparse.Namespace) -> int:
    status: int = {"mine": mine, "pick": pick, "check": check}[parsed.what](parsed)
    return status


def mine(parsed: argparse.Namespace) -> int:
    out = out_of(parsed)
    todo = [play for about in parsed.about for play in plays_of(about, parsed)]
    done = done_in(out)
    left = [play for play in todo if (play.source, play.number) not in done]
    found = 0
    with (
        if_interrupted("the same command goes on where it was"),
        continued(out) as file,
        Progress("games", len(left)) as progress,
    ):
        for line in spread(mine_play, left, crew_of(parsed), in_order=False):
            file.write(line + "\n")
            file.flush()
            found += len(json.loads(line)["puzzles"])
            progress.advance()
    print(f"{len(left)} games, {found} puzzles; {out}")
    return 0


def out_of(parsed: argparse.Namespace) -> Path:
    if parsed.out is None:
        raise AquaeError("--out must name a file for the puzzles")
    return Path(parsed.out)


def plays_of(about: str, parsed: argparse.Namespace) -> Iterator[Play]:
    """Plays by bots where a game is named, else those of a file of records."""
    if about in game_names():
        source = f"{about} {parsed.seed}"
        for number in range(parsed.games):
            yield Play(source, number, about, parsed.seed)
        return
    for number, (_, text) in enumerate(record_texts(about)):
        yield Play(Path(about).name, number, "", "", text)


def done_in(path: Path) -> set[tuple[str, int]]:
    done = set()
    for line in kept_lines(path):
        found = object_of(line)
        if "puzzles" not in found:
            raise AquaeError(f"{path} holds something else; name another file with --out")
        done.add((found["source"], found["play"]))
    return done


def mine_play(play: Play) -> str:
    found = [puzzle._asdict() for puzzle in mined(play.played())]
    told = {"source": play.source, "play": play.number, "puzzles": found}
    return json.dumps(told, separators=(",", ":"))


def pick(parsed: argparse.Namespace) -> int:
    """What was mined becomes a file of puzzles, one a line."""
    out = out_of(parsed)
    found = [puzzle for path in parsed.about for puzzle in mined_in(Path(path))]
    chosen = picked((puzzle for puzzle in found if stands_out(laid(puzzle))), parsed.most)
    out.write_text("".join(puzzle.line() + "\n" for puzzle in chosen), encoding="utf-8")
    print(f"{len(chosen)} of {len(found)} puzzles, {out.stat().st_size / 1000:.0f} kB; {out}")
    return 0


def mined_in(path: Path) -> Iterator[Puzzle]:
    """As they were found, with the themes that the games state now."""
    for line in kept_lines(path):
        for told in object_of(line).get("puzzles", []):
            yield with_themes(puzzle_in(json.dumps(told)))


def with_themes(puzzle: Puzzle) -> Puzzle:
    record, state, best = laid(puzzle).question()
    return puzzle._replace(themes=tuple(themes_of(record.game, state, best)))


def check(parsed: argparse.Namespace) -> int:
    """Every puzzle is laid out and found again by another search; the faults of the others."""
    failed = count = 0
    with Progress("puzzles") as progress:
        for fault in spread(fault_of, questions(parsed), crew_of(parsed)):
            count += 1
            if fault:
                failed += 1
                progress.clear()
                print(fault)
            progress.advance()
    print(f"{count} puzzles, {failed} failed")
    return 1 if failed else 0


def questions(parsed: argparse.Namespace) -> Iterator[Question]:
    for path in parsed.about:
        lines = Path(path).read_text(encoding="utf-8").splitlines()
        for number, line in islice(enumerate(lines, 1), 0, None, max(parsed.every, 1)):
            yield Question(number, line, parsed.iterations)


def fault_of(question: Question) -> str:
    """What is wrong with a puzzle; nothing if all is well."""
    try:
        fault = fault_in(puzzle_in(question.line), question.looks)
    except AquaeError as bad:
        fault = str(bad)
    return f"line {question.number}: {fault}" if fault else ""


def fault_in(puzzle: Puzzle, looks: int) -> str:
    record, state, best = laid(puzzle).question()
    game = record.game
    themes = themes_of(game, state, best)
    if list(puzzle.themes) != themes:
        raise BadPuzzle(f"its themes are {themes}, not {list(puzzle.themes)}")
    margin = margin_of(game)
    if looks and not holds(guide_for(game), state, best, margin, looks):
        return f"{puzzle.best} is not found again by {looks} looks at each action"
    return ""
