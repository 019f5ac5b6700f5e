"""The rules, one verb after another: what forbids it, what is legal, what it does.

`..._fault` gives the number of the rule that forbids something, or 0; the lists of legal
actions and the reasons in `forbids_...` both rest on it.
"""

from typing import Final

from aquae.core.errors import Refusal, refuse
from aquae.core.ordered import drop
from aquae.games.aquaedukt.board import (
    EDGE_NAMES,
    EDGE_START,
    EDGE_STOP,
    POINT_EDGES,
    POINT_NAMES,
    POINTS_NEAR,
    SPACE_NAMES,
    SPACES_NEAR,
)
from aquae.games.aquaedukt.position import (
    COUNT_PLACE,
    FREE,
    HAS_SPRING,
    HOUSES,
    MOUNTAINED,
    PLACED,
    ROLLED,
    SECOND_CANAL,
    SPACE_PLACE,
    SPRING_CANAL,
    SPRING_PLACE,
    SPRINGS,
    TURN,
    Position,
    house_code,
    mountains_for,
    owner_of,
    value_of,
)
from aquae.games.aquaedukt.turn import end_turn
from aquae.games.aquaedukt.water import (
    canal_fault,
    is_source,
    lay_canal,
    refresh_canals_at,
    spring_of,
    way_to,
)
from aquae.games.aquaedukt.words import (
    CANAL,
    DIE,
    HOUSE,
    MOUNTAIN,
    SPRING,
    VALUES,
)

# Mountains


def mountain_fault(position: Position, space: int) -> int:
    if position.tiles[space] != FREE:
        return 7
    if position.uncovered[position.setting.board.region_of[space]] < 2:
        return 8
    if position.setting.hidden and _near_mountain(position, space) >= 0:
        return 9
    return 0


def _near_mountain(position: Position, space: int) -> int:
    """A-09: a mountain with fewer than two spaces between it and this one, or -1."""
    for near in SPACES_NEAR[space]:
        if position.tiles[near] == MOUNTAINED:
            return near
    return -1


def forbids_mountain(position: Position, space: int) -> Refusal | None:
    name = SPACE_NAMES[space]
    fault = mountain_fault(position, space)
    if fault == 7:
        return refuse("A-07", "{} already has a mountain", name)
    if fault == 8:
        region = position.setting.board.region_of[space] + 1
        return refuse("A-08", "{} is the last uncovered space of region {}", name, region)
    if fault == 9:
        near = SPACE_NAMES[_near_mountain(position, space)]
        return refuse(
            "A-09", "{} has fewer than two spaces between it and the mountain on {}", name, near
        )
    return None


def do_mountain(position: Position, space: int) -> None:
    position.tiles[space] = MOUNTAINED
    position.note(SPACE_PLACE + space)
    position.note(COUNT_PLACE)
    position.mountains = [*position.mountains, space]
    position.mountain_actions = position.mountain_actions[:]
    region = position.setting.board.region_of[space]
    position.uncovered[region] -= 1
    _drop_mountains(position, position.setting.board.spaces_of[region])
    if position.setting.hidden:
        _drop_mountains(position, SPACES_NEAR[space])
    enough = len(position.mountains) == mountains_for(position.setting.players)
    if enough or not position.mountain_actions:
        position.mountain_actions = []
        position.seat = 0
        position.wait_for(TURN)
    elif position.setting.placed:
        position.seat = (position.seat + 1) % position.setting.players
        position.to_move = position.seat


def _drop_mountains(position: Position, spaces: list[int]) -> None:
    """Take those of the spaces that no longer allow a mountain out of the kept list."""
    for space in spaces:
        if mountain_fault(position, space) != 0:
            drop(position.mountain_actions, MOUNTAIN + space)


# Houses


def can_roll(position: Position) -> bool:
    """A-13: there is a free space somewhere and a tile to put on it."""
    return len(position.die_actions) > 0 and position.stock_left[position.seat] > 0


def forbids_roll(position: Position) -> Refusal | None:
    if not position.die_actions:
        return refuse("A-13", "no region has a free space")
    if position.stock_left[position.seat] == 0:
        return refuse("A-13", "{:seat} has no house left", position.seat)
    return None


def forbids_die(position: Position, region: int) -> Refusal | None:
    if position.uncovered[region] == 0:
        return refuse("A-13", "region {} has no free space, so the roll is repeated", region + 1)
    return None


def do_die(position: Position, region: int) -> None:
    position.die = region
    position.wait_for(ROLLED)


def lowest_value(position: Position) -> int:
    """The lowest value that the player still has."""
    value = 1
    while position.stock[position.seat * VALUES + value - 1] == 0:
        value += 1
    return value


def house_fault(position: Position, value: int, space: int) -> int:
    if position.setting.board.region_of[space] != position.die:
        return 11
    if position.tiles[space] != FREE:
        return 13
    if position.stock[position.seat * VALUES + value - 1] == 0:
        return 14
    if position.supply[space] > 0 and value != lowest_value(position):
        return 15
    return 0


def forbids_house(position: Position, value: int, space: int) -> Refusal | None:
    fault = house_fault(position, value, space)
    name = SPACE_NAMES[space]
    if fault == 11:
        return refuse(
            "A-11", "the die shows region {}, and {} is not in it", position.die + 1, name
        )
    if fault == 13:
        return _forbids_space(position, space)
    if fault == 14:
        return refuse("A-14", "{:seat} has no house of value {} left", position.seat, value)
    if fault == 15:
        lowest = lowest_value(position)
        return refuse(
            "A-15", "{} already has water, so only the lowest value, {}, may go there", name, lowest
        )
    return None


def _forbids_space(position: Position, space: int) -> Refusal:
    name = SPACE_NAMES[space]
    tile = position.tiles[space]
    if tile == MOUNTAINED:
        return refuse("A-13", "{} is not free: it has a mountain", name)
    value, owner = value_of(tile), owner_of(tile)
    return refuse(
        "A-13", "{} is not free: it has a house of value {} of {:seat}", name, value, owner
    )


def list_houses(position: Position) -> list[int]:
    actions: list[int] = []
    for space in position.setting.board.spaces_of[position.die]:
        for value in range(1, VALUES + 1):
            if house_fault(position, value, space) == 0:
                actions.append(HOUSE + space * VALUES + value - 1)
    return actions


def do_house(position: Position, value: int, space: int) -> None:
    """A-11 to A-13: after the third house, or when no more can be built, the turn is over."""
    seat = position.seat
    region = position.die
    position.die = -1
    position.tiles[space] = house_code(seat, value)
    position.note(SPACE_PLACE + space)
    position.note(COUNT_PLACE)
    position.stock[seat * VALUES + value - 1] -= 1
    position.stock_left[seat] -= 1
    position.uncovered[region] -= 1
    if position.uncovered[region] == 0:
        _clear_full_region(position, region)
    position.placements += 1
    position.progress = True
    if position.placements == 3 or not can_roll(position):
        end_turn(position)
    else:
        position.wait_for(PLACED)


def _clear_full_region(position: Position, region: int) -> None:
    """A-16: in a full region houses without water leave the game."""
    freed = 0
    for space in position.setting.board.spaces_of[region]:
        if position.tiles[space] >= HOUSES and position.supply[space] == 0:
            position.tiles[space] = FREE
            position.note(SPACE_PLACE + space)
            freed += 1
    position.uncovered[region] = freed
    if freed == 0:
        position.die_actions = [action for action in position.die_actions if action != DIE + region]


# Springs


def spring_fault(position: Position, point: int) -> int:
    if len(position.springs) == SPRINGS:
        return 17
    if position.touch[point] > 0:
        return 18
    return 19 if position.spring_near[point] >= 0 else 0


def forbids_spring(position: Position, point: int) -> Refusal | None:
    fault = spring_fault(position, point)
    name = POINT_NAMES[point]
    if fault == 17:
        return refuse("A-19", "all 5 springs are on the board")
    if fault == 18:
        return _forbids_point(position, point)
    if fault == 19:
        near = POINT_NAMES[position.spring_near[point]]
        return refuse("A-19", "{} is fewer than 5 intersections from the spring at {}", name, near)
    return None


def _forbids_point(position: Position, point: int) -> Refusal:
    name = POINT_NAMES[point]
    if position.touch[point] & HAS_SPRING:
        return refuse("A-18", "{} is not free: it has a spring", name)
    canal, spring = canal_at(position, point)
    message = "{} is not free: the canal {} from spring {} touches it"
    return refuse("A-18", message, name, canal, spring)


def canal_at(position: Position, point: int) -> tuple[str, str]:
    """A-18: a canal that touches an intersection, and the spring that it comes from."""
    edge = next(edge for edge in POINT_EDGES[point] if position.canals[edge] > 0)
    return EDGE_NAMES[edge], POINT_NAMES[spring_of(position, edge)]


def do_spring(position: Position, point: int) -> None:
    """A-17, and the house rule of A-19."""
    position.springs = [*position.springs, point]
    position.spring_near = position.spring_near[:]
    position.touch[point] = HAS_SPRING
    position.note(SPRING_PLACE)
    position.progress = True
    for near in POINTS_NEAR[point]:
        if position.spring_near[near] < 0:
            position.spring_near[near] = point
            drop(position.spring_actions, SPRING + near)
    if len(position.springs) == SPRINGS:
        position.spring_actions = []
    refresh_canals_at(position, point)
    if position.setting.spring_canal:
        position.wait_for(SPRING_CANAL)
        if list_spring_canals(position):
            return
    end_turn(position)


# Canals


def list_canals(position: Position) -> list[int]:
    return position.canal_actions if position.canals_left > 0 else []


def list_spring_canals(position: Position) -> list[int]:
    """A-19, option spring_canal: canals that start at the spring just placed."""
    if position.canals_left == 0:
        return []
    at_spring = POINT_EDGES[position.springs[-1]]
    return [CANAL + edge for edge in at_spring if canal_fault(position, edge) == 0]


def forbids_canal(position: Position, edge: int) -> Refusal | None:
    name = EDGE_NAMES[edge]
    if position.canals_left == 0:
        return refuse("A-06", "all 36 canals are on the board")
    if position.phase == SPRING_CANAL and edge not in POINT_EDGES[position.springs[-1]]:
        spring = POINT_NAMES[position.springs[-1]]
        return refuse("A-19", "{} does not start at {}, the spring just placed", name, spring)
    fault = canal_fault(position, edge)
    if fault == 23:
        return refuse("A-23", "{} already carries two canals", name)
    if fault == 24:
        before = EDGE_NAMES[way_to(position, edge)[0]]
        return refuse("A-24", "{} cannot be double while {} before it is single", name, before)
    if fault == 22:
        return _forbids_touching(position, edge)
    if fault == 21:
        return _forbids_start(position, edge)
    return None


def _forbids_touching(position: Position, edge: int) -> Refusal:
    far = EDGE_STOP[edge] if is_source(position, EDGE_START[edge]) else EDGE_START[edge]
    end = POINT_NAMES[far]
    if position.touch[far] & HAS_SPRING:
        return refuse("A-22", "the canal would end at {}, but it has a spring", end)
    canal, spring = canal_at(position, far)
    message = "the canal would end at {}, but the canal {} from spring {} touches it"
    return refuse("A-22", message, end, canal, spring)


def _forbids_start(position: Position, edge: int) -> Refusal:
    for point in (EDGE_START[edge], EDGE_STOP[edge]):
        name = POINT_NAMES[point]
        touch = position.touch[point]
        if touch & HAS_SPRING:
            return refuse("A-21", "canals leave the spring at {} in two directions already", name)
        if touch > 0:
            canal, spring = canal_at(position, point)
            message = "at {} a canal would branch off: the canal {} from spring {} touches it"
            return refuse("A-22", message, name, canal, spring)
    return refuse("A-21", "{} starts at no spring and at no free end of a canal", EDGE_NAMES[edge])


def do_canal(position: Position, edge: int) -> None:
    """A-20; both canals of a turn may go anywhere, and doubling is laying one (A-25)."""
    first = position.phase == TURN
    lay_canal(position, edge)
    position.progress = True
    if first and list_canals(position):
        position.wait_for(SECOND_CANAL)
    else:
        end_turn(position)


# Beginning a turn: A-10


def list_turn(position: Position) -> list[int]:
    """A-10: the beginnings of a turn, `pass` aside."""
    actions = ROLL_ONLY[:] if can_roll(position) else []
    actions += position.spring_actions
    if position.canals_left > 0:
        actions += position.canal_actions
    return actions


ROLL_ONLY: Final = [DIE - 1]


def forbids_pass(position: Position) -> Refusal | None:
    if list_turn(position):
        return refuse(
            "A-10", "only who can neither build houses nor place a spring nor lay a canal passes"
        )
    return None


def do_pass(position: Position) -> None:
    position.passes += 1
    end_turn(position)
