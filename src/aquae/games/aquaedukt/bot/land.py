"""The lie of the land in Aquädukt: how many canals every dry space is away from water."""

from typing import Final

from aquae._native import i64, vec
from aquae.core.packed import packed
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


def _two(spaces: list[int]) -> list[int]:
    return [*spaces, NOWHERE][:2]


# At 2 * edge: the two spaces that one canal there gives water to, and those of a second one.
NEAR_SPACES: Final = packed([space for near in EDGE_NEAR for space in _two(near)])
FAR_SPACES: Final = packed([space for far in EDGE_FAR for space in _two(far)])


def _ways_from(point: int) -> list[int]:
    """In threes: the next intersection, and the two spaces beside the edge that leads there."""
    ways: list[int] = []
    for edge in POINT_EDGES[point]:
        start, stop = EDGE_START[edge], EDGE_STOP[edge]
        ways.append(stop if start == point else start)
        ways += _two(EDGE_NEAR[edge])
    return ways


# Of the intersection i those from WAYS_FROM[i] to WAYS_FROM[i + 1].
WAYS: Final = packed([number for point in range(POINTS) for number in _ways_from(point)])
WAYS_FROM: Final = packed(
    [sum(len(_ways_from(point)) for point in range(before)) for before in range(POINTS + 1)]
)
# At 4 * space: its corners.
CORNERS: Final = packed(
    [POINT_AT[x + dx, y + dy] for x, y in SPACE_XY for dx in (0, 1) for dy in (0, 1)]
)


def steps_to_water(position: Position) -> vec[i64]:
    """How many canals each space lacks: 1, 2, or BEYOND. Of wet spaces it says nothing."""
    steps = vec[i64]([BEYOND] * (SPACES + 1))
    if position.canals_left == 0:
        return steps
    touch = position.touch
    canals = position.canals
    for action in position.canal_actions:
        edge = action - CANAL
        if canals[edge] > 0:
            steps[FAR_SPACES[2 * edge]] = 1
            steps[FAR_SPACES[2 * edge + 1]] = 1
            continue
        steps[NEAR_SPACES[2 * edge]] = 1
        steps[NEAR_SPACES[2 * edge + 1]] = 1
        start = EDGE_START[edge]
        _look_further(EDGE_STOP[edge] if touch[start] > 0 else start, touch, steps)
    return steps


def _look_further(point: i64, touch: vec[i64], steps: vec[i64]) -> None:
    """Mark what a second canal would give water to; it ends where nothing touches (A-22)."""
    place: i64
    for place in range(WAYS_FROM[point], WAYS_FROM[point + 1], 3):
        if touch[WAYS[place]] == 0:
            one = WAYS[place + 1]
            if steps[one] > 2:
                steps[one] = 2
            other = WAYS[place + 2]
            if steps[other] > 2:
                steps[other] = 2


def free_end(position: Position, edge: i64) -> i64:
    """Where a canal that may be laid on an empty edge will end (A-22: nothing touches it)."""
    start = EDGE_START[edge]
    return EDGE_STOP[edge] if position.touch[start] > 0 else start


# One more than there are: NOWHERE too lies beside none.
FLAT: Final = vec[i64]([0] * (SPACES + 1))


def mountains_beside(position: Position) -> vec[i64]:
    """A-31: how many mountains that may still hide something lie beside each space."""
    if not position.setting.hidden:
        return FLAT
    beside = vec[i64]([0] * (SPACES + 1))
    space: i64
    for mountain in position.mountains[len(position.faces) :]:
        for space in SPACE_NEIGHBOURS[mountain]:
            beside[space] += 1
    return beside


# of 8 faces 6 are mineral (+2 for a tile with two canals), 2 foul (the others are lost).
MINERAL_WORTH: Final = 1.5
FOUL_SHARE: Final = 0.25


def worth(value: i64, supply: i64, beside: i64) -> float:
    """What a tile will probably score with this supply (A-29, A-33, A-34)."""
    if supply == 0:
        return 0.0
    points: int = value
    if beside == 0:
        return float(points)
    mountains: int = beside
    if supply >= 2:
        return points + MINERAL_WORTH * mountains
    return points * max(0.0, 1.0 - FOUL_SHARE * mountains)


def lowest_of(position: Position, seat: i64) -> int:
    """A-15: the lowest value in a seat's stock; 0 if there is none."""
    value: i64
    for value in range(1, VALUES + 1):
        if position.stock[seat * VALUES + value - 1] > 0:
            return value
    return 0
