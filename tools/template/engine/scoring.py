"""F-08 and F-09: the endings, and what water is worth."""

from typing import Final

from aquae.core.state import Result, best, rules_of
from aquae.games.fossa_nova.board import SPACES, WATER
from aquae.games.fossa_nova.position import Position

ENDINGS: Final = {
    "dug": "F-09: all spaces have been dug",
    "passes": "F-09: everybody passed, one after another",
}
ENDING_RULES: Final = rules_of(ENDINGS)


def scores(position: Position) -> list[int]:
    """F-08: a point for each own water, and one more for each two side by side."""
    points = [0] * position.setting.players
    before = -1
    for space in range(SPACES):
        owner = position.owners[space] if position.found[space] == WATER else -1
        if owner >= 0:
            points[owner] += 2 if owner == before else 1
        before = owner
    return points


def spaces_of_others(position: Position) -> list[int]:
    """The tie-break of F-08: spaces that a player has not dug."""
    return [SPACES - position.owners.count(seat) for seat in range(position.setting.players)]


def result(position: Position) -> Result:
    points = scores(position)
    others = spaces_of_others(position)
    return Result(
        points, others, best(points, others), position.ending, ENDING_RULES[position.ending]
    )
