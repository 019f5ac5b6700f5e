"""aquae dataset: records as columns to learn from, in Parquet files or NumPy's."""

import argparse
import gc
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from aquae.cli.progress import Progress
from aquae.cli.workers import crew_of, spread
from aquae.core.errors import AquaeError
from aquae.core.record import parse_line
from aquae.extras import need
from aquae.games import game_called, observation_of
from aquae.library.records import record_texts

RECORDS = 500
"""Records of one part: the work that a worker gets at a time."""


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


def dataset(parsed: argparse.Namespace) -> int:
    need("data", *(["numpy", "pyarrow"] if parsed.format == "parquet" else ["numpy"]))
    folder = Path(parsed.out)
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise AquaeError(f"{folder} is not empty; name another folder with --out")
    records = skipped = rows = 0
    with Progress("records") as progress:
        for written in spread(write_share, shares(parsed), crew_of(parsed)):
            records += written.records
            skipped += written.skipped
            rows += written.rows
            progress.advance(written.records + written.skipped)
    describe(folder)
    print(f"{rows} decisions of {records} plays in {progress.seconds:.1f} s: {folder}")
    if skipped:
        print(f"{skipped} plays that have not ended were left out", file=sys.stderr)
    return 0


def shares(parsed: argparse.Namespace) -> Iterator[Share]:
    """Read as far as the workers need, no further."""
    texts: list[tuple[str, str]] = []
    first = number = 0
    for path in parsed.files:
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
