"""aquae show, aquae legal: one position of a record."""

import argparse
import os
import sys
from pathlib import Path

from aquae.cli.paper import width_of_paper
from aquae.core.record import Record
from aquae.core.state import State
from aquae.library.records import nth_record


def position_of(parsed: argparse.Namespace) -> tuple[Record, State]:
    record = nth_record(parsed.file, parsed.record)
    return record, record.state_at(len(record.actions) if parsed.at is None else parsed.at)


def show(parsed: argparse.Namespace) -> int:
    from aquae import draw
    from aquae.draw.scene import COLUMNS, distinct_names

    record, state = position_of(parsed)
    names = distinct_names(record.seats)
    if parsed.svg is not None:
        Path(parsed.svg).write_text(draw.to_svg(record.game, state, names), encoding="utf-8")
        print(f"wrote {parsed.svg}")
    else:
        columns, colour = width_of_paper() or COLUMNS, wants_colour(parsed.plain)
        print(draw.to_text(record.game, state, names, colour, columns, lists=parsed.plain))
    return 0


def wants_colour(plain: bool) -> bool:
    return sys.stdout.isatty() and not plain and "NO_COLOR" not in os.environ


def legal(parsed: argparse.Namespace) -> int:
    record, state = position_of(parsed)
    for text in sorted(record.game.vocabulary.text(action) for action in state.actions()):
        print(text)
    return 0
