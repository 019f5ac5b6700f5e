"""The rules, one verb after another: what forbids it, what is legal, what it does.

The named faults above a verb are what can forbid it. What comes after a deed is said in `turn`.
Mountains have a module of their own.
"""

from typing import Final

from aquae._native import append, extend, i64, vec
from aquae.core.errors import Refusal, refuse
from aquae.core.grammar import ALLOWED, Unconditional, Verb
from aquae.core.packed import without
from aquae.games.aquaedukt import turn
from aquae.games.aquaedukt.board import (
    EDGE_NAMES,
    EDGE_START,
    EDGE_STOP,
    POINT_EDGES,
    POINT_NAMES,
    POINTS_NEAR,
    SPACE_NAMES,
)
from aquae.games.aquaedukt.position import (
    ALL_SPRINGS,
    COUNT_PLACE,
    FREE,
    HAS_SPRING,
    HOUSES,
    MOUNTAINED,
    ROLLED,
    ROLLING,
    SPACE_PLACE,
    SPRING_CANAL,
    SPRING_PLACE,
    SPRINGS,
    Position,
    can_roll,
    house_code,
    lowest_value,
    owner_of,
    value_of,
)
from aquae.games.aquaedukt.water import (
    STAYS_SINGLE,
    TOUCHES,
    TWO_ALREADY,
    canal_fault,
    is_source,
    lay_canal,
    open_canals,
    open_spring_canals,
    refresh_canals_at,
    spring_of,
    way_to,
)
from aquae.games.aquaedukt.words import DIE, HOUSE, PASS, ROLL, SPRING, VALUES

# Rolling

NO_ROOM: Final = 1
NO_HOUSE: Final = 2


class Roll(Verb[Position]):
    def fault(self, position: Position, _: int) -> int:
        if can_roll(position):
            return ALLOWED
        return NO_HOUSE if len(position.die_actions) > 0 else NO_ROOM

    def refusal(self, position: Position, _: int, fault: int) -> Refusal:
        if fault == NO_ROOM:
            return refuse("A-13", "no region has a free space, so no houses can be built")
        return refuse("A-13", "{:seat} has no house tiles left", position.seat)

    def add_legal(self, position: Position, actions: vec[i64]) -> vec[i64]:
        return append(actions, ROLL) if can_roll(position) else actions

    def do(self, position: Position, _: int) -> None:
        position.wait_for(ROLLING)


class Die(Verb[Position]):
    def fault(self, position: Position, region: int) -> int:
        return NO_ROOM if position.uncovered[region] == 0 else ALLOWED

    def refusal(self, position: Position, region: int, fault: int) -> Refusal:
        return refuse("A-13", "region {} has no free space, so the die is rolled again", region + 1)

    def add_legal(self, position: Position, actions: vec[i64]) -> vec[i64]:
        return extend(actions, position.die_actions)

    def do(self, position: Position, region: int) -> None:
        position.die = region
        position.wait_for(ROLLED)


# Houses

ELSEWHERE: Final = 1
NOT_FREE: Final = 2
NONE_LEFT: Final = 3
NOT_LOWEST: Final = 4


class House(Verb[Position]):
    """Its things are VALUES * space + value - 1."""

    def fault(self, position: Position, tile: int) -> int:
        return house_fault(position, tile % VALUES + 1, tile // VALUES)

    def refusal(self, position: Position, tile: int, fault: int) -> Refusal:
        value, space = tile % VALUES + 1, tile // VALUES
        name = SPACE_NAMES[space]
        if fault == ELSEWHERE:
            return refuse(
                "A-11", "the die shows region {}, but {} is not in it", position.die + 1, name
            )
        if fault == NOT_FREE:
            return _refuse_space(position, space)
        if fault == NONE_LEFT:
            return refuse("A-14", "{:seat} has no {}-house tiles left", position.seat, value)
        return refuse(
            "A-15",
            "{} already has water, so only your lowest remaining value ({}) may go there",
            name,
            lowest_value(position),
        )

    def add_legal(self, position: Position, actions: vec[i64]) -> vec[i64]:
        space: i64
        value: i64
        for space in position.setting.board.spaces_of[position.die]:
            for value in range(1, VALUES + 1):
                if house_fault(position, value, space) == ALLOWED:
                    actions = append(actions, HOUSE + space * VALUES + value - 1)
        return actions

    def do(self, position: Position, tile: int) -> None:
        value = tile % VALUES + 1
        space = tile // VALUES
        seat = position.seat
        region = position.die
        position.die = -1
        position.tiles[space] = house_code(seat, value)
        position.mark(SPACE_PLACE + space)
        position.mark(COUNT_PLACE)
        position.stock[seat * VALUES + value - 1] -= 1
        position.stock_left[seat] -= 1
        position.uncovered[region] -= 1
        if position.uncovered[region] == 0:
            _clear_full_region(position, region)
        position.placements += 1
        position.progress = True
        turn.after_house(position)


def house_fault(position: Position, value: i64, space: i64) -> i64:
    if position.setting.board.region_of[space] != position.die:
        return ELSEWHERE
    if position.tiles[space] != FREE:
        return NOT_FREE
    if position.stock[position.seat * VALUES + value - 1] == 0:
        return NONE_LEFT
    if position.supply[space] > 0 and value != lowest_value(position):
        return NOT_LOWEST
    return ALLOWED


def _refuse_space(position: Position, space: int) -> Refusal:
    name = SPACE_NAMES[space]
    tile = position.tiles[space]
    if tile == MOUNTAINED:
        return refuse("A-13", "{} is not free: there is a mountain on it", name)
    value, owner = value_of(tile), owner_of(tile)
    return refuse(
        "A-13", "{} is not free: it has a {}-house tile that belongs to {:seat}", name, value, owner
    )


def _clear_full_region(position: Position, region: int) -> None:
    """A-16: in a full region houses without water leave the game."""
    freed = 0
    for space in position.setting.board.spaces_of[region]:
        if position.tiles[space] >= HOUSES and position.supply[space] == 0:
            position.tiles[space] = FREE
            position.mark(SPACE_PLACE + space)
            freed += 1
    position.uncovered[region] = freed
    if freed == 0:
        position.die_actions = without(position.die_actions, vec[i64]([DIE + region]))


# Springs

ALL_PLACED: Final = 1
TOUCHED: Final = 2
SPRING_NEAR: Final = 3


# The actions that a spring on an intersection makes impossible.
SPRINGS_NEAR: Final = [vec[i64]([SPRING + near for near in points]) for points in POINTS_NEAR]


class Spring(Verb[Position]):
    def fault(self, position: Position, point: int) -> int:
        if len(position.springs) == SPRINGS:
            return ALL_PLACED
        if position.touch[point] > 0:
            return TOUCHED
        return SPRING_NEAR if position.spring_near[point] >= 0 else ALLOWED

    def refusal(self, position: Position, point: int, fault: int) -> Refusal:
        name = POINT_NAMES[point]
        if fault == ALL_PLACED:
            return refuse("A-19", "all 5 springs are already on the board")
        if fault == TOUCHED:
            return _refuse_point(position, point)
        near = POINT_NAMES[position.spring_near[point]]
        return refuse(
            "A-19",
            "{} is too close to the spring at {}: springs must be at least 5 intersections apart",
            name,
            near,
        )

    def add_legal(self, position: Position, actions: vec[i64]) -> vec[i64]:
        return extend(actions, position.spring_actions)

    def do(self, position: Position, point: int) -> None:
        """A-17: one spring, and fewer places for others (A-19)."""
        position.springs = [*position.springs, point]
        position.spring_near = position.spring_near[:]
        position.touch[point] = HAS_SPRING
        position.mark(SPRING_PLACE)
        position.progress = True
        for near in POINTS_NEAR[point]:
            if position.spring_near[near] < 0:
                position.spring_near[near] = point
        gone = ALL_SPRINGS if len(position.springs) == SPRINGS else SPRINGS_NEAR[point]
        position.spring_actions = without(position.spring_actions, gone)
        refresh_canals_at(position, point)
        turn.after_spring(position)


def _refuse_point(position: Position, point: int) -> Refusal:
    name = POINT_NAMES[point]
    if position.touch[point] & HAS_SPRING:
        return refuse("A-18", "{} is not free: there is a spring on it", name)
    canal, spring = canal_at(position, point)
    message = "{} is not free: canal {} from the spring at {} touches it"
    return refuse("A-18", message, name, canal, spring)


def canal_at(position: Position, point: int) -> tuple[str, str]:
    """A-18: a canal that touches an intersection, and the spring that it comes from."""
    edge = next(edge for edge in POINT_EDGES[point] if position.canals[edge] > 0)
    return EDGE_NAMES[edge], POINT_NAMES[spring_of(position, edge)]


# Canals. Where one can lie is the business of `water`, with faults of its own.

ALL_LAID: Final = 11
NOT_FROM_SPRING: Final = 12


class Canal(Verb[Position]):
    def fault(self, position: Position, edge: int) -> int:
        if position.canals_left == 0:
            return ALL_LAID
        if position.phase == SPRING_CANAL and edge not in POINT_EDGES[position.springs[-1]]:
            return NOT_FROM_SPRING
        return canal_fault(position, edge)

    def refusal(self, position: Position, edge: int, fault: int) -> Refusal:
        name = EDGE_NAMES[edge]
        if fault == ALL_LAID:
            return refuse("A-06", "all 36 canals are already on the board")
        if fault == NOT_FROM_SPRING:
            spring = POINT_NAMES[position.springs[-1]]
            return refuse(
                "A-19",
                "{} does not start at {}, where you have just placed the spring",
                name,
                spring,
            )
        if fault == TWO_ALREADY:
            return refuse("A-23", "there are already two canals on {}, and no more fit", name)
        if fault == STAYS_SINGLE:
            before = EDGE_NAMES[way_to(position, edge)[0]]
            return refuse(
                "A-24",
                "{} cannot become double while {}, the canal before it, is single",
                name,
                before,
            )
        return _refuse_end(position, edge) if fault == TOUCHES else _refuse_start(position, edge)

    def add_legal(self, position: Position, actions: vec[i64]) -> vec[i64]:
        if position.phase == SPRING_CANAL:
            return extend(actions, open_spring_canals(position))
        return extend(actions, open_canals(position))

    def do(self, position: Position, edge: int) -> None:
        """A-25: both canals of a turn may go anywhere, and doubling is laying one."""
        lay_canal(position, edge)
        position.progress = True
        turn.after_canal(position)


def _refuse_end(position: Position, edge: int) -> Refusal:
    far = EDGE_STOP[edge] if is_source(position, EDGE_START[edge]) else EDGE_START[edge]
    end = POINT_NAMES[far]
    if position.touch[far] & HAS_SPRING:
        return refuse("A-22", "the canal would end at {}, where there is already a spring", end)
    canal, spring = canal_at(position, far)
    message = "canals never touch: at {} this one would meet canal {} from the spring at {}"
    return refuse("A-22", message, end, canal, spring)


def _refuse_start(position: Position, edge: int) -> Refusal:
    for point in (EDGE_START[edge], EDGE_STOP[edge]):
        name = POINT_NAMES[point]
        touch = position.touch[point]
        if touch & HAS_SPRING:
            return refuse(
                "A-21",
                "canals already leave the spring at {} in two directions, and that is the limit",
                name,
            )
        if touch > 0:
            canal, spring = canal_at(position, point)
            message = (
                "canals never branch: at {} this one would leave canal {} from the spring at {}"
            )
            return refuse("A-22", message, name, canal, spring)
    return refuse(
        "A-21", "{} does not start at a spring or at the open end of a canal", EDGE_NAMES[edge]
    )


# Ending a turn, and passing

NOT_STUCK: Final = 1


class End(Unconditional[Position]):
    def do(self, position: Position, _: int) -> None:
        turn.end_turn(position)


class Pass(Verb[Position]):
    def fault(self, position: Position, _: int) -> int:
        places = len(position.spring_actions) + len(open_canals(position))
        stuck = not can_roll(position) and places == 0
        return ALLOWED if stuck else NOT_STUCK

    def refusal(self, position: Position, _: int, fault: int) -> Refusal:
        return refuse(
            "A-10", "you can pass only if you cannot build houses, place a spring or lay a canal"
        )

    def add_legal(self, position: Position, actions: vec[i64]) -> vec[i64]:
        """Asked after all others of the phase, as its number is the highest."""
        return append(actions, PASS) if len(actions) == 0 else actions

    def do(self, position: Position, _: int) -> None:
        position.passes += 1
        turn.end_turn(position)
