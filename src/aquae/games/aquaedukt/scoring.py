"""A-27 to A-29, A-32 and A-33: the endings, and what the houses on the board are worth."""

from typing import Final

from aquae.core.state import Result, best, rules_of
from aquae.games.aquaedukt.board import SPACE_NEIGHBOURS
from aquae.games.aquaedukt.position import HOUSES, MINERAL, Position, owner_of, value_of

ENDINGS: Final = {
    "canals": "A-27: the last canal was laid and the round played to its end",
    "passes": "A-28: everybody passed in one round",
    "standstill": "A-28: nothing was placed in twelve rounds",
}
ENDING_RULES: Final = rules_of(ENDINGS)

MINERAL_BONUS: Final = 2


def scores(position: Position) -> list[int]:
    """Points by the present board: houses with water, and mineral springs turned up so far."""
    points = [0] * position.setting.players
    for space, tile in enumerate(position.tiles):
        if tile >= HOUSES and position.supply[space] > 0:
            points[owner_of(tile)] += value_of(tile)
    for mountain, face in zip(position.mountains, position.faces, strict=False):
        if face == MINERAL:
            _add_mineral(position, mountain, points)
    return points


def _add_mineral(position: Position, mountain: int, points: list[int]) -> None:
    """A-33: +2 for each tile beside it that two canals supply (A-32)."""
    for space in SPACE_NEIGHBOURS[mountain]:
        tile = position.tiles[space]
        if tile >= HOUSES and position.supply[space] >= 2:
            points[owner_of(tile)] += MINERAL_BONUS


def tiles_left(position: Position) -> list[int]:
    """The tie-break of A-29: own tiles with water."""
    count = [0] * position.setting.players
    for space, tile in enumerate(position.tiles):
        if tile >= HOUSES and position.supply[space] > 0:
            count[owner_of(tile)] += 1
    return count


def result(position: Position) -> Result:
    points = scores(position)
    tiles = tiles_left(position)
    return Result(
        points, tiles, best(points, tiles), position.ending, ENDING_RULES[position.ending]
    )
