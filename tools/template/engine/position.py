"""What lies on the table, whose turn it is, and what is being waited for."""

from typing import Any, Final

from aquae.core.grammar import Grammar
from aquae.core.observation import Observed
from aquae.core.state import State
from aquae.games.fossa_nova.board import GROUND_COUNTS, NEIGHBOURS, SPACES

# What is being waited for.
TURN: Final = 0
FINDING: Final = 1
DONE: Final = 2
PHASES: Final = ["turn", "finding", "done"]

NOBODY: Final = -1
NOWHERE: Final = -1
UNKNOWN: Final = -1

FIELD_NAMES: Final = [
    "to_move",
    "phase",
    "seat",
    "ending",
    "owners",
    "found",
    "last",
    "passed",
]


class Setting:
    """What the options fix for a whole play. Shared by all states of it, never changed."""

    def __init__(self, options: dict[str, Any], grammar: Grammar) -> None:
        self.options = options
        self.grammar = grammar
        self.players: int = options["players"]


class Position(Observed):
    """The table. Lists are indexed by space or by seat."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting.grammar)
        self.setting = setting

    def set_up(self) -> None:
        """The untouched ditch. Apart from __init__, so that copies need not do it."""
        self.owners = [NOBODY] * SPACES
        """By space: who has dug there."""
        self.found = [UNKNOWN] * SPACES
        """By space: what was found there, an index of GROUNDS."""
        self.last = [NOWHERE] * self.setting.players
        """By seat: the space that it dug last."""
        self.passed = [False] * self.setting.players
        """By seat: whether its last turn was a pass."""

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Position)
        self.to_move = other.to_move
        self.phase = other.phase
        self.seat = other.seat
        self.ending = other.ending
        self.owners = other.owners[:]
        self.found = other.found[:]
        self.last = other.last[:]
        self.passed = other.passed[:]

    def field_names(self) -> list[str]:
        return FIELD_NAMES

    def options(self) -> dict[str, Any]:
        return self.setting.options


def is_free(position: Position, space: int) -> bool:
    return position.owners[space] == NOBODY


def is_near(position: Position, space: int) -> bool:
    """Whether a space lies beside the one that the player dug last."""
    return position.last[position.seat] in NEIGHBOURS[space]


def left(position: Position, ground: int) -> int:
    """F-06: how many of a ground have not been found yet."""
    return GROUND_COUNTS[ground] - position.found.count(ground)
