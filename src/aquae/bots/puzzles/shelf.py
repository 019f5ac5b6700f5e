"""The puzzles that ship with the project, by game, and which of them belongs to a day."""

from datetime import UTC, date, datetime
from functools import cache
from hashlib import sha256
from typing import Final

from aquae.bots.puzzles.puzzle import Puzzle, puzzles_in
from aquae.games import path_of

FILE: Final = "puzzles/shipped.jsonl"
EPOCH: Final = date(2026, 1, 1)

Shelf = dict[str, Puzzle]
"""Puzzles by their ids."""


@cache
def shelf_of(game: str) -> Shelf:
    """What ships for a game; nothing if nobody has mined it."""
    path = path_of(game) / FILE
    return shelf_in(path.read_text(encoding="utf-8")) if path.is_file() else {}


def shelf_in(text: str) -> Shelf:
    return {puzzle.id: puzzle for puzzle in puzzles_in(iter(text.splitlines()))}


def day_at(now_ms: int) -> date:
    """The day that it is for everybody: by UTC."""
    return datetime.fromtimestamp(now_ms / 1000, UTC).date()


def of_day(shelf: Shelf, day: date) -> Puzzle | None:
    """The puzzle of a day. None comes again before all others have been."""
    if not shelf:
        return None
    turn, place = divmod((day - EPOCH).days, len(shelf))
    order = sorted(shelf, key=lambda name: sha256(f"{turn} {name}".encode()).digest())
    return shelf[order[place]]
