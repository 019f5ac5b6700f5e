"""The lie of the land in Aquädukt: how many canals every dry space is away from water."""

from typing import Final

from aquae._native import i64, vec
from aquae.games.aquaedukt.board import (
    EDGE_FAR,
    EDGE_NEAR,
    EDGE_START,
    EDGE_STOP,
    POINT_AT,
    POINT_EDGES,
    POINTS,
    SPACE_NEIGHBOURS,
    SPACE_XY,
    SPACES,
)
from aquae.games.aquaedukt.position import Position
from aquae.games.aquaedukt.words import CANAL, VALUES

# More canals than anybody plans ahead.
BEYOND: Final = 3
# Stands for the missing space on the far side of an edge at the rim.
NOWHERE: Final = SPACES


def _ways_from(point: int) -> list[int]:
    """In threes: the next intersection, and the two spaces beside the edge that leads there."""
    ways: list[int] = []
    for edge in POINT_EDGES[point]:
        start, stop = EDGE_START[edge], EDGE_STOP[edge]
        ways.append(stop if start == point else start)
        ways += [*EDGE_NEAR[edge], NOWHERE][:2]
    return ways


WAYS: Final = [_ways_from(point) for point in range(POINTS)]


CORNERS: Final = [[POINT_AT[x + dx, y + dy] for dx in (0, 1) for dy in (0, 1)] for x, y in SPACE_XY]
POINT_NEIGHBOURS: Final = [ways[::3] for ways in WAYS]


def steps_to_water(position: Position) -> list[int]:
    """How many canals each space lacks: 1, 2, or BEYOND. Of wet spaces it says nothing."""
    steps = [BEYOND] * (SPACES + 1)
    if position.canals_left == 0:
        return steps
    touch = position.touch
    canals = position.canals
    for action in position.canal_actions:
        edge: i64 = action - CANAL
        carried: i64 = canals[edge]
        if carried > 0:
            for space in EDGE_FAR[edge]:
                steps[space] = 1
            continue
        for space in EDGE_NEAR[edge]:
            steps[space] = 1
        start: i64 = EDGE_START[edge]
        touched: i64 = touch[start]
        _look_further(WAYS[EDGE_STOP[edge] if touched > 0 else start], touch, steps)
    return steps


def _look_further(ways: list[int], touch: vec[i64], steps: list[int]) -> None:
    """Mark what a second canal would give water to; it ends where nothing touches (A-22)."""
    count: i64 = len(ways)
    place: i64 = 0
    while place < count:
        end: i64 = ways[place]
        touched: i64 = touch[end]
        if touched == 0:
            one: i64 = ways[place + 1]
            if steps[one] > 2:
                steps[one] = 2
            other: i64 = ways[place + 2]
            if steps[other] > 2:
                steps[other] = 2
        place += 3


def free_end(position: Position, edge: int) -> int:
    """Where a canal that may be laid on an empty edge will end (A-22: nothing touches it)."""
    start = EDGE_START[edge]
    return EDGE_STOP[edge] if position.touch[start] > 0 else start


FLAT: Final = [0] * SPACES


def mountains_beside(position: Position) -> list[int]:
    """A-31: how many mountains that may still hide something lie beside each space."""
    if not position.setting.hidden:
        return FLAT
    beside = [0] * SPACES
    for mountain in position.mountains[len(position.faces) :]:
        for space in SPACE_NEIGHBOURS[mountain]:
            beside[space] += 1
    return beside


# of 8 faces 6 are mineral (+2 for a tile with two canals), 2 foul (the others are lost).
MINERAL_WORTH: Final = 1.5
FOUL_SHARE: Final = 0.25


def worth(value: int, supply: int, beside: int) -> float:
    """What a tile will probably score with this supply (A-29, A-33, A-34)."""
    if supply == 0:
        return 0.0
    if beside == 0:
        return float(value)
    if supply >= 2:
        return value + MINERAL_WORTH * beside
    return value * max(0.0, 1.0 - FOUL_SHARE * beside)


def lowest_of(position: Position, seat: int) -> int:
    """A-15: the lowest value in a seat's stock; 0 if there is none."""
    for value in range(1, VALUES + 1):
        if position.stock[seat * VALUES + value - 1] > 0:
            return value
    return 0
