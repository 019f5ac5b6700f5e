"""aquae show, aquae legal, aquae why: questions about one position of a record."""

import argparse
import os
import sys
from pathlib import Path

from aquae.cli.files import nth_record
from aquae.core.errors import Refused
from aquae.core.game import Game
from aquae.core.record import Record
from aquae.core.state import State
from aquae.core.why import About, ask_about


def position_of(parsed: argparse.Namespace) -> tuple[Record, State]:
    record = nth_record(parsed.file, parsed.record)
    return record, record.state_at(len(record.actions) if parsed.at is None else parsed.at)


def show(parsed: argparse.Namespace) -> int:
    from aquae import draw

    record, state = position_of(parsed)
    if parsed.svg is not None:
        Path(parsed.svg).write_text(draw.to_svg(record.game, state, record.seats), encoding="utf-8")
        print(f"wrote {parsed.svg}")
    else:
        print(draw.to_text(record.game, state, record.seats, wants_colour(parsed.plain)))
    return 0


def wants_colour(plain: bool) -> bool:
    return sys.stdout.isatty() and not plain and "NO_COLOR" not in os.environ


def legal(parsed: argparse.Namespace) -> int:
    record, state = position_of(parsed)
    for text in sorted(record.game.vocabulary.text(action) for action in state.actions()):
        print(text)
    return 0


def why(parsed: argparse.Namespace) -> int:
    record, state = position_of(parsed)
    print(answer(record.game, state, parsed.text))
    return 0


def answer(game: Game, state: State, text: str) -> str:
    """Whether an action is legal, or else why not; of a thing, what is possible with it."""
    vocabulary = game.vocabulary
    if text not in vocabulary.verb_names and vocabulary.with_word(text):
        return told_about(ask_about(vocabulary, state, text))
    try:
        refusal = state.why_not(vocabulary.number(text))
    except Refused as unknown:
        refusal = unknown.refusal
    return f"{text}: legal" if refusal is None else str(refusal)


def told_about(about: About) -> str:
    """What is possible, and a line for each reason why the rest is not, with an example."""
    possible = [f"possible: {' · '.join(about.possible)}"] if about.possible else []
    reasons = [f"{reason.refusal} ({reason.texts[0]})" for reason in about.reasons]
    return "\n".join([*possible, *reasons])
