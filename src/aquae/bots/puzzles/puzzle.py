"""A puzzle: the play up to a position as a link, the action to find, what all others cost."""

import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from aquae.core.errors import AquaeError
from aquae.core.links.recorded import record_in
from aquae.core.record import Record
from aquae.core.state import State
from aquae.games import game_called

DIGITS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
"""What an action costs is one digit: so many hundredths of a chance; the last one, or more."""
ID_LETTERS: Final = 6
"""A link begins with its check value, which tells puzzles apart."""


class BadPuzzle(AquaeError):
    """What is wrong with a puzzle."""


class Puzzle(NamedTuple):
    link: str
    best: str
    """The text of the action to find."""
    chance: int
    """Of winning with it, in hundredths."""
    costs: str
    """A digit for each legal action, in their order: how much less each promises."""
    themes: tuple[str, ...]
    rating: int
    """How hard it seems before anybody has tried it."""

    @property
    def id(self) -> str:
        return self.link[:ID_LETTERS]

    def line(self) -> str:
        return json.dumps(self._asdict(), separators=(",", ":"))

    def record(self) -> Record:
        """The play up to the position, every action of it legal."""
        return record_in(self.link, game_called)


class Position(NamedTuple):
    """A puzzle as it lies on the table."""

    puzzle: Puzzle
    record: Record
    state: State

    @property
    def texts(self) -> list[str]:
        vocabulary = self.record.game.vocabulary
        return [vocabulary.text(action) for action in self.state.actions()]

    def question(self) -> tuple[Record, State, int]:
        """The play so far, the position, and the action to find."""
        return self.record, self.state, self.record.game.vocabulary.number(self.puzzle.best)

    def cost(self, text: str) -> int:
        """In hundredths of a chance; 0 of the action to find."""
        return cost_of(self.puzzle.costs[self.texts.index(text)])


def digit_of(cost: float) -> str:
    return DIGITS[min(max(round(100 * cost), 0), len(DIGITS) - 1)]


def cost_of(digit: str) -> int:
    return DIGITS.index(digit)


def puzzle_in(line: str) -> Puzzle:
    """The puzzle of a line, or BadPuzzle. What it claims is for `proof` to say."""
    try:
        data: dict[str, Any] = json.loads(line)
        return Puzzle(**{**data, "themes": tuple(data["themes"])})
    except (ValueError, TypeError, KeyError) as bad:
        raise BadPuzzle(f"this is no puzzle: {bad}") from bad


def puzzles_in(lines: Iterator[str]) -> list[Puzzle]:
    return [puzzle_in(line) for line in lines if line.strip()]


def laid(puzzle: Puzzle) -> Position:
    """The position of a puzzle, or what is wrong with it."""
    record = puzzle.record()
    position = Position(puzzle, record, record.state_at(len(record.actions)))
    if position.state.to_move < 0:
        raise BadPuzzle("nobody has anything to decide in this position")
    if len(puzzle.costs) != len(position.texts) or not set(puzzle.costs) <= set(DIGITS):
        raise BadPuzzle("it does not tell what every action costs")
    if puzzle.best not in position.texts:
        raise BadPuzzle(f"{puzzle.best!r} cannot be done in this position")
    free = [text for text in position.texts if position.cost(text) == 0]
    if free != [puzzle.best]:
        raise BadPuzzle("other actions cost nothing either")
    return position
