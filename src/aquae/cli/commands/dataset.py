"""aquae dataset: records as columns to learn from, in Parquet files or NumPy's.

Records are read from files, or bots play them first; then a card says what they are.
"""

import argparse
import gc
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from aquae.bots.mixed import mixed_play
from aquae.cli.card import RECORDS_FILE, Making, write_card
from aquae.cli.progress import Progress
from aquae.cli.workers import crew_of, spread
from aquae.core.errors import AquaeError
from aquae.core.record import parse_line
from aquae.extras import need
from aquae.games import all_games, game_called, observation_of, part_of
from aquae.library.records import record_texts

RECORDS = 500
"""Records of one part: the work that a worker gets at a time."""
PLAYS = 50
"""The same where they are played first."""


class Share(NamedTuple):
    """Some records, and which part of the data they are to become."""

    texts: list[tuple[str, str]]
    """Where each stands (`file:line`), and its JSON text."""
    first: int
    folder: str
    number: int
    format: str


class Written(NamedTuple):
    """What became of a share."""

    records: int
    skipped: int
    rows: int


class Chunk(NamedTuple):
    """Plays number `first` to `last` - 1 of a game, for one worker."""

    game: str
    seed: str
    first: int
    last: int


def dataset(parsed: argparse.Namespace) -> int:
    need("data", *(["numpy", "pyarrow"] if parsed.format == "parquet" else ["numpy"]))
    if bool(parsed.files) == bool(parsed.games):
        raise AquaeError("name files of records, or say with --games how many are to be played")
    folder = Path(parsed.out)
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise AquaeError(f"{folder} is not empty; name another folder with --out")
    if parsed.games:
        return played_and_written(folder, parsed)
    written = write_columns(parsed.files, parsed)
    describe(folder)
    print(f"{written.rows} decisions of {written.records} plays: {folder}")
    if written.skipped:
        print(f"{written.skipped} plays that have not ended were left out", file=sys.stderr)
    return 0


def played_and_written(folder: Path, parsed: argparse.Namespace) -> int:
    """Every game is numbered by itself: row `play` comes from that line of its records."""
    rows = {}
    for game in all_games():
        if part_of(game, "observe") is not None:
            path = folder / game.name / RECORDS_FILE
            play_into(path, game.name, parsed)
            rows[game.name] = write_columns([str(path)], parsed).rows
    describe(folder)
    make = Making(parsed.games, parsed.seed, parsed.format)
    write_card(folder, make, rows)
    print(f"{sum(rows.values())} decisions of {parsed.games} plays of each game: {folder}")
    return 0


def play_into(path: Path, game: str, parsed: argparse.Namespace) -> None:
    path.parent.mkdir(parents=True)
    with (
        path.open("w", encoding="utf-8", newline="\n") as file,
        Progress(f"games of {game}", parsed.games) as progress,
    ):
        for lines in spread(play_chunk, chunks(game, parsed), crew_of(parsed)):
            file.writelines(lines)
            progress.advance(len(lines))


def chunks(game: str, parsed: argparse.Namespace) -> Iterator[Chunk]:
    for first in range(0, parsed.games, PLAYS):
        yield Chunk(game, parsed.seed, first, min(first + PLAYS, parsed.games))


def play_chunk(chunk: Chunk) -> list[str]:
    game = game_called(chunk.game)
    numbers = range(chunk.first, chunk.last)
    return [mixed_play(game, number, chunk.seed).line() + "\n" for number in numbers]


def write_columns(files: list[str], parsed: argparse.Namespace) -> Written:
    """What became of all shares together."""
    records = skipped = rows = 0
    with Progress("records") as progress:
        for written in spread(write_share, shares(files, parsed), crew_of(parsed)):
            records += written.records
            skipped += written.skipped
            rows += written.rows
            progress.advance(written.records + written.skipped)
    return Written(records, skipped, rows)


def shares(files: list[str], parsed: argparse.Namespace) -> Iterator[Share]:
    """Read as far as the workers need, no further."""
    texts: list[tuple[str, str]] = []
    first = number = 0
    for path in files:
        for line, text in record_texts(path):
            texts.append((f"{path}:{line}", text))
            if len(texts) == RECORDS:
                yield Share(texts, first, parsed.out, number, parsed.format)
                first, number, texts = first + RECORDS, number + 1, []
    if texts:
        yield Share(texts, first, parsed.out, number, parsed.format)


@contextmanager
def no_search_for_garbage() -> Iterator[None]:
    """Plays leave no cycles of objects behind, and to look for them takes a tenth of the time."""
    looking = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looking:
            gc.enable()


@no_search_for_garbage()
def write_share(share: Share) -> Written:
    from aquae.rl.dataset import Part, Writer

    part = Part(Path(share.folder), share.number, share.format)
    writers: dict[str, Writer] = {}
    skipped = 0
    for play, (place, text) in enumerate(share.texts, share.first):
        try:
            record = parse_line(text, game_called)
            if record.result is None:
                skipped += 1
                continue
            if record.game.name not in writers:
                writers[record.game.name] = Writer(record.game, part)
            writers[record.game.name].add(play, record)
        except AquaeError as bad:
            raise AquaeError(f"{place}: {bad}") from bad
    for writer in writers.values():
        writer.close()
    rows = sum(writer.rows for writer in writers.values())
    return Written(len(share.texts) - skipped, skipped, rows)


def describe(folder: Path) -> None:
    """What the columns, the numbers of an observation and the actions mean, beside the data."""
    from aquae.rl.dataset import COLUMNS

    for of_game in sorted(path for path in folder.iterdir() if path.is_dir()):
        game = game_called(of_game.name)
        meaning = {
            "game": game.name,
            "columns": COLUMNS,
            "observation": observation_of(game).names(),
            "actions": game.vocabulary.texts,
        }
        text = json.dumps(meaning, ensure_ascii=False, indent=1)
        (of_game / "meaning.json").write_text(text + "\n", encoding="utf-8")
