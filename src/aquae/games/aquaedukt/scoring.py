"""A-29 to A-34: mountains turned over, and what the houses on the board are worth."""

from typing import Final

from aquae.core.errors import Refusal, refuse
from aquae.core.state import Result, best, rules_of
from aquae.games.aquaedukt.board import SPACE_NAMES, SPACE_NEIGHBOURS
from aquae.games.aquaedukt.position import (
    COUNT_PLACE,
    DONE,
    FOULS,
    FREE,
    HOUSES,
    MINERALS,
    SPACE_PLACE,
    Position,
    owner_of,
    value_of,
)
from aquae.games.aquaedukt.words import FACES, REVEAL

ENDINGS: Final = {
    "canals": "A-27: the last canal was laid and the round played to its end",
    "passes": "A-28: everybody passed in one round",
    "standstill": "A-28: nothing was placed in twelve rounds",
}
ENDING_RULES: Final = rules_of(ENDINGS)

MINERAL: Final = 0
FOUL: Final = 1
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


# Turning the mountains over


def face_weights(position: Position) -> list[int]:
    """A-30: mineral springs and foul waters not yet turned over."""
    foul = position.faces.count(FOUL)
    return [MINERALS - (len(position.faces) - foul), FOULS - foul]


def forbids_reveal(position: Position, space: int, face: int) -> Refusal | None:
    next_one = position.mountains[len(position.faces)]
    if space != next_one:
        return refuse(
            "A-30", "the mountain on {} is the next to be turned over", SPACE_NAMES[next_one]
        )
    if face_weights(position)[face] == 0:
        return refuse("A-30", "no mountain that hides {:face} is left", FACES[face])
    return None


def list_reveals(position: Position) -> list[int]:
    space = position.mountains[len(position.faces)]
    left = face_weights(position)
    return [REVEAL + space * 2 + face for face in (MINERAL, FOUL) if left[face] > 0]


def do_reveal(position: Position, space: int, face: int) -> None:
    """A-31, A-34: foul water takes away the tiles beside it that two canals do not supply."""
    position.faces = [*position.faces, face]
    position.note(COUNT_PLACE)
    if face == FOUL:
        for beside in SPACE_NEIGHBOURS[space]:
            if position.tiles[beside] >= HOUSES and position.supply[beside] < 2:
                position.tiles[beside] = FREE
                position.note(SPACE_PLACE + beside)
    if len(position.faces) == len(position.mountains):
        position.wait_for(DONE)
