"""Canals on their way from the springs, and the spaces that get water from them."""

from typing import Final

from aquae._native import i64, vec
from aquae.core.grammar import ALLOWED
from aquae.core.packed import add, drop
from aquae.games.aquaedukt.board import (
    EDGE_FAR,
    EDGE_NEAR,
    EDGE_START,
    EDGE_STOP,
    POINT_EDGES,
)
from aquae.games.aquaedukt.position import HAS_DOUBLE, HAS_SPRING, Position
from aquae.games.aquaedukt.words import CANAL, SPRING

# Why a canal cannot lie on an edge.
NO_START: Final = 1
TOUCHES: Final = 2
TWO_ALREADY: Final = 3
STAYS_SINGLE: Final = 4

NO_ACTIONS: Final = vec[i64]()


def is_source(position: Position, point: i64) -> bool:
    """A-21: a canal can start here: a spring with a direction left, or the free end of a canal."""
    touch = position.touch[point] & ~HAS_DOUBLE
    return touch == 1 or touch == HAS_SPRING or touch == HAS_SPRING + 1


def canal_fault(position: Position, edge: i64) -> i64:
    """A-21 to A-24. Whether any canals are left is not asked."""
    carried = position.canals[edge]
    if carried == 2:
        return TWO_ALREADY
    if carried == 1:
        return ALLOWED if _can_be_double(position, edge) else STAYS_SINGLE
    start = EDGE_START[edge]
    stop = EDGE_STOP[edge]
    if is_source(position, start):
        return ALLOWED if position.touch[stop] == 0 else TOUCHES
    if is_source(position, stop):
        return ALLOWED if position.touch[start] == 0 else TOUCHES
    return NO_START


def _can_be_double(position: Position, edge: i64) -> bool:
    """A-24. Canals neither branch nor touch, so a double canal at one end is the one before."""
    touch = position.touch
    return (touch[EDGE_START[edge]] | touch[EDGE_STOP[edge]]) & (HAS_SPRING | HAS_DOUBLE) != 0


def lay_canal(position: Position, edge: i64) -> None:
    """A-20 to A-24, A-26: one more canal on this edge, and its water."""
    start = EDGE_START[edge]
    stop = EDGE_STOP[edge]
    space: i64
    supply = position.supply
    if position.canals[edge] == 0:
        position.canals[edge] = 1
        _extend(position, start, stop)
    else:
        position.canals[edge] = 2
        position.touch[start] |= HAS_DOUBLE
        position.touch[stop] |= HAS_DOUBLE
        for space in EDGE_FAR[edge]:
            supply[space] += 1
    for space in EDGE_NEAR[edge]:
        supply[space] += 1
    position.canals_left -= 1
    position.mark(edge)
    refresh_canals_at(position, start)
    refresh_canals_at(position, stop)


def _extend(position: Position, start: i64, stop: i64) -> None:
    touch = position.touch
    if touch[start] == 0:
        start, stop = stop, start
    touch[start] += 1
    touch[stop] += 1
    position.spring_actions = drop(position.spring_actions, SPRING + stop)


def refresh_canals_at(position: Position, point: i64) -> None:
    """Bring the kept list of legal canals up to date after a change at an intersection."""
    edge: i64
    for edge in POINT_EDGES[point]:
        possible: i64 = 1 if canal_fault(position, edge) == ALLOWED else 0
        if possible != position.canal_open[edge]:
            position.canal_open[edge] = possible
            if possible == 1:
                position.canal_actions = add(position.canal_actions, CANAL + edge)
            else:
                position.canal_actions = drop(position.canal_actions, CANAL + edge)


def open_canals(position: Position) -> vec[i64]:
    """The legal actions with `canal`; not to be changed."""
    return position.canal_actions if position.canals_left > 0 else NO_ACTIONS


def open_spring_canals(position: Position) -> vec[i64]:
    """A-19, option spring_canal: canals that start at the spring just placed."""
    if position.canals_left == 0:
        return NO_ACTIONS
    at_spring = POINT_EDGES[position.springs[-1]]
    return vec[i64]([CANAL + edge for edge in at_spring if canal_fault(position, edge) == ALLOWED])


def way_to(position: Position, edge: int) -> list[int]:
    """The canals before this one, from it back to the spring."""
    for point in (EDGE_START[edge], EDGE_STOP[edge]):
        way = [edge]
        while not position.touch[point] & HAS_SPRING:
            onward = [e for e in POINT_EDGES[point] if position.canals[e] > 0 and e != way[-1]]
            if not onward:
                break  # the free end
            way.append(onward[0])
            point = EDGE_START[way[-1]] + EDGE_STOP[way[-1]] - point
        else:
            return way[1:]
    raise AssertionError("a canal without a spring")


def spring_of(position: Position, edge: int) -> int:
    """The spring from which a canal gets its water."""
    last = [edge, *way_to(position, edge)][-1]
    start = EDGE_START[last]
    return start if position.touch[start] & HAS_SPRING else EDGE_STOP[last]
