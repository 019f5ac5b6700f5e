"""Mountains: put down in the set-up (A-07 to A-09), turned over at the end (A-30 to A-34)."""

from typing import Final

from aquae._native import append, extend, i64, vec
from aquae.core.errors import Refusal, refuse
from aquae.core.grammar import ALLOWED, Verb
from aquae.core.packed import without
from aquae.games.aquaedukt import turn
from aquae.games.aquaedukt.board import SPACE_NAMES, SPACE_NEIGHBOURS, SPACES_NEAR
from aquae.games.aquaedukt.position import (
    COUNT_PLACE,
    FOUL,
    FREE,
    HOUSES,
    MOUNTAINED,
    SPACE_PLACE,
    Position,
    faces_left,
)
from aquae.games.aquaedukt.words import FACES, MOUNTAIN, REVEAL

COVERED: Final = 1
LAST_UNCOVERED: Final = 2
MOUNTAIN_NEAR: Final = 3


class Mountain(Verb[Position]):
    def fault(self, position: Position, space: int) -> int:
        return mountain_fault(position, space)

    def refusal(self, position: Position, space: int, fault: int) -> Refusal:
        name = SPACE_NAMES[space]
        if fault == COVERED:
            return refuse("A-07", "{} already has a mountain", name)
        if fault == LAST_UNCOVERED:
            region = position.setting.board.region_of[space] + 1
            return refuse(
                "A-08",
                "{} is the last space of region {} without a mountain, so it must stay free",
                name,
                region,
            )
        near = SPACE_NAMES[_mountain_near(position, space)]
        return refuse(
            "A-09",
            "{} is too close to the mountain on {}: at least two spaces must lie between them",
            name,
            near,
        )

    def add_legal(self, position: Position, actions: vec[i64]) -> vec[i64]:
        return extend(actions, position.mountain_actions)

    def do(self, position: Position, space: int) -> None:
        position.tiles[space] = MOUNTAINED
        position.mark(SPACE_PLACE + space)
        position.mark(COUNT_PLACE)
        position.mountains = [*position.mountains, space]
        region = position.setting.board.region_of[space]
        position.uncovered[region] -= 1
        _drop_mountains(position, SPACES_NEAR[space] if position.setting.hidden else [space])
        if position.uncovered[region] == 1:
            _drop_mountains(position, position.setting.board.spaces_of[region])
        turn.after_mountain(position)


def mountain_fault(position: Position, space: int) -> int:
    if position.tiles[space] != FREE:
        return COVERED
    if position.uncovered[position.setting.board.region_of[space]] < 2:
        return LAST_UNCOVERED
    if position.setting.hidden and _mountain_near(position, space) >= 0:
        return MOUNTAIN_NEAR
    return ALLOWED


def _mountain_near(position: Position, space: int) -> int:
    """A-09: a mountain with fewer than two spaces between it and this one, or -1."""
    for near in SPACES_NEAR[space]:
        if position.tiles[near] == MOUNTAINED:
            return near
    return -1


def _drop_mountains(position: Position, spaces: list[int]) -> None:
    """Spaces that no longer allow a mountain (A-07 to A-09)."""
    gone = vec[i64]([MOUNTAIN + space for space in spaces])
    position.mountain_actions = without(position.mountain_actions, gone)


# Turning the mountains over

NOT_NEXT: Final = 1
ALL_TURNED: Final = 2


class Reveal(Verb[Position]):
    """Its things are 2 * space + face."""

    def fault(self, position: Position, thing: int) -> int:
        if thing // 2 != position.mountains[len(position.faces)]:
            return NOT_NEXT
        return ALL_TURNED if faces_left(position)[thing % 2] == 0 else ALLOWED

    def refusal(self, position: Position, thing: int, fault: int) -> Refusal:
        if fault == NOT_NEXT:
            next_one = SPACE_NAMES[position.mountains[len(position.faces)]]
            return refuse("A-30", "the mountain on {} is the next to be turned over", next_one)
        return refuse("A-30", "no mountain hiding {:face} is left", FACES[thing % 2])

    def add_legal(self, position: Position, actions: vec[i64]) -> vec[i64]:
        first = REVEAL + 2 * position.mountains[len(position.faces)]
        for face, left in enumerate(faces_left(position)):
            if left > 0:
                actions = append(actions, first + face)
        return actions

    def weights(self, position: Position) -> list[int]:
        return [left for left in faces_left(position) if left > 0]

    def do(self, position: Position, thing: int) -> None:
        """A-31, A-34: foul water takes away the tiles beside it that two canals do not supply."""
        face = thing % 2
        position.faces = [*position.faces, face]
        position.mark(COUNT_PLACE)
        if face == FOUL:
            for beside in SPACE_NEIGHBOURS[thing // 2]:
                if position.tiles[beside] >= HOUSES and position.supply[beside] < 2:
                    position.tiles[beside] = FREE
                    position.mark(SPACE_PLACE + beside)
        turn.after_reveal(position)
