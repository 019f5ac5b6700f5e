"""The position as data in the words of the rule book, for clients that know no rules."""

from typing import Literal, TypedDict, cast

from aquae.core.view import Moment, Standing
from aquae.games.fossa_nova.board import GROUNDS, SPACE_NAMES, SPACES
from aquae.games.fossa_nova.position import (
    NOBODY,
    NOWHERE,
    PHASES,
    UNKNOWN,
    Position,
    left,
)

Ground = Literal["water", "clay"]


class Space(TypedDict):
    seat: int | None
    """Who has dug there."""
    found: Ground | None


class Table(Moment):
    """What lies on the table. `spaces` are keyed by name."""

    spaces: dict[str, Space]
    left: dict[str, int]
    """How many of each ground have not been found yet."""
    last: list[str | None]
    """For each seat, the space that it dug last."""
    passed: list[bool]
    """For each seat, whether its last turn was a pass."""


class View(Standing, Table):
    """Everything there is to see."""


def table(position: Position) -> Table:
    return {
        "phase": PHASES[position.phase],
        "turn": position.seat,
        "spaces": {SPACE_NAMES[space]: _space(position, space) for space in range(SPACES)},
        "left": {name: left(position, ground) for ground, name in enumerate(GROUNDS)},
        "last": [None if space == NOWHERE else SPACE_NAMES[space] for space in position.last],
        "passed": position.passed[:],
    }


def _space(position: Position, space: int) -> Space:
    owner, found = position.owners[space], position.found[space]
    return {
        "seat": None if owner == NOBODY else owner,
        "found": None if found == UNKNOWN else cast(Ground, GROUNDS[found]),
    }
