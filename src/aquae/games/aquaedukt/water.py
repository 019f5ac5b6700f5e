"""Canals on their way from the springs, and the spaces that get water from them."""

from aquae.core.ordered import add, drop
from aquae.games.aquaedukt.board import (
    EDGE_FAR,
    EDGE_NEAR,
    EDGE_START,
    EDGE_STOP,
    POINT_EDGES,
)
from aquae.games.aquaedukt.position import HAS_SPRING, Position
from aquae.games.aquaedukt.words import CANAL, SPRING


def is_source(position: Position, point: int) -> bool:
    """A-21: a canal can start here: a spring with a direction left, or the free end of a canal."""
    touch = position.touch[point]
    return touch == 1 or touch == HAS_SPRING or touch == HAS_SPRING + 1


def canal_fault(position: Position, edge: int) -> int:
    """The number of the rule that forbids a canal here, or 0. Whether any are left is not asked."""
    carried = position.canals[edge]
    if carried == 2:
        return 23
    if carried == 1:
        before = position.before[edge]
        return 0 if before < 0 or position.canals[before] == 2 else 24
    start = EDGE_START[edge]
    stop = EDGE_STOP[edge]
    if is_source(position, start):
        return 0 if position.touch[stop] == 0 else 22
    if is_source(position, stop):
        return 0 if position.touch[start] == 0 else 22
    return 21


def lay_canal(position: Position, edge: int) -> None:
    """A-20 to A-24, A-26: one more canal on this edge, and its water."""
    start = EDGE_START[edge]
    stop = EDGE_STOP[edge]
    supply = position.supply
    if position.canals[edge] == 0:
        position.canals[edge] = 1
        _extend(position, edge, start, stop)
    else:
        position.canals[edge] = 2
        for space in EDGE_FAR[edge]:
            supply[space] += 1
    for space in EDGE_NEAR[edge]:
        supply[space] += 1
    position.canals_left -= 1
    refresh_canals_at(position, start)
    refresh_canals_at(position, stop)


def _extend(position: Position, edge: int, start: int, stop: int) -> None:
    touch = position.touch
    if touch[start] == 0:
        start, stop = stop, start
    if touch[start] < HAS_SPRING:
        position.before[edge] = _canal_at(position, start, edge)
    touch[start] += 1
    touch[stop] += 1
    drop(position.spring_actions, SPRING + stop)


def _canal_at(position: Position, point: int, but: int) -> int:
    """The canal that touches a free end, other than the one being laid."""
    for edge in POINT_EDGES[point]:
        if edge != but and position.canals[edge] > 0:
            return edge
    return -1


def refresh_canals_at(position: Position, point: int) -> None:
    """Bring the kept list of legal canals up to date after a change at an intersection."""
    for edge in POINT_EDGES[point]:
        possible = canal_fault(position, edge) == 0
        if possible != position.canal_open[edge]:
            position.canal_open[edge] = possible
            if possible:
                add(position.canal_actions, CANAL + edge)
            else:
                drop(position.canal_actions, CANAL + edge)


def spring_of(position: Position, edge: int) -> int:
    """The spring from which a canal gets its water."""
    while position.before[edge] >= 0:
        edge = position.before[edge]
    for point in (EDGE_START[edge], EDGE_STOP[edge]):
        if position.touch[point] >= HAS_SPRING:
            return point
    raise AssertionError("a canal without a spring")
