"""How much land lies before the aqueducts of Aqua Romana, and what their workmen can do with it."""

from typing import Final

from aquae._native import i64
from aquae.core.packed import packed
from aquae.games.aqua_romana.board import (
    BLANK,
    DEAD,
    EDGE,
    ENTRY,
    FRONT,
    LOW,
    OUTLET,
    SIGHT,
    SLOTS,
    SQUARES,
    STAND,
    WIDTH,
)
from aquae.games.aqua_romana.position import FREE, ON_BOARD, Position

STOPPED: Final = -1
"""Instead of a heading: nothing can be laid beyond."""

# Kinds of builders by what their tiles do to the water: on ahead, aside, or both (the joker).
GOES_AHEAD: Final = [False, True, True, False, True]
GOES_ASIDE: Final = [True, False, False, True, True]


def heading(position: Position, workman: i64) -> i64:
    """Where the aqueduct of a workman on the board leads, or STOPPED."""
    end = position.far[OUTLET + workman]
    if end == DEAD:
        return STOPPED
    podium: i64 = position.podium[workman]
    if podium != ON_BOARD:
        return STOPPED
    return 2 * end if position.pieces[LOW[end]] == BLANK else 2 * end + 1


def beyond(position: Position, square: i64, side: i64) -> i64:
    """Where water that leaves a blank square by a side gets to, through loose pieces too (R-16).

    STOPPED if it is the rim, a piece without a way in, or the aqueduct of another (R-19).
    """
    edge = EDGE[4 * square + side]
    end = position.far[edge]
    if end >= DEAD:
        return STOPPED
    if end == edge:
        return 2 * end if LOW[end] != square else 2 * end + 1
    return 2 * end if position.pieces[LOW[end]] == BLANK else 2 * end + 1


def exits(position: Position, square: i64, entry: i64) -> i64:
    """By how many sides water that enters a blank square can go on."""
    far = position.far
    edges = 4 * square
    count: i64 = 0
    side: i64
    for side in range(4):
        if side != entry and far[EDGE[edges + side]] < DEAD:
            count += 1
    return count


def room(position: Position, ahead: i64) -> i64:
    """Ways on from a heading, two squares deep: 0 (the next tile closes) to 12."""
    square = FRONT[ahead]
    entry = ENTRY[ahead]
    ways: i64 = 0
    side: i64
    for side in range(4):
        if side != entry:
            next_heading = beyond(position, square, side)
            if next_heading != STOPPED:
                ways += 1 + exits(position, FRONT[next_heading], ENTRY[next_heading])
    return ways


# Squares as bits: ranks of 11 squares and a gap, four ranks in each half of the board. Shifts then
# are steps, and what steps off the board falls into a gap.
RANK: Final = 12
HALF: Final = 4 * RANK
BIT: Final = [square // WIDTH * RANK + square % WIDTH for square in range(SQUARES)]
SOUTH_BITS: Final = packed([1 << bit if bit < HALF else 0 for bit in BIT])
NORTH_BITS: Final = packed([1 << (bit - HALF) if bit >= HALF else 0 for bit in BIT])
NEAR: Final = 2
"""Tiles to what is near, to what is not far, and to what is in reach."""
NOT_FAR: Final = 4
IN_REACH: Final = 8


def bits_in(squares: i64) -> i64:
    """How many of the lowest 48 bits are set."""
    x: i64 = squares - ((squares >> 1) & 0x5555_5555_5555)
    x = (x & 0x3333_3333_3333) + ((x >> 2) & 0x3333_3333_3333)
    x = (x + (x >> 4)) & 0x0F0F_0F0F_0F0F
    x = x + (x >> 8)
    x = x + (x >> 16)
    return (x + (x >> 32)) & 0xFF


class Reach:
    """Blank squares before an aqueduct, or before several: near, not far, and all in reach.

    Each is in two halves, the south and the north of the board.
    """

    def __init__(self) -> None:
        self.near_south: i64 = 0
        self.near_north: i64 = 0
        self.far_south: i64 = 0
        self.far_north: i64 = 0
        self.all_south: i64 = 0
        self.all_north: i64 = 0

    def add(self, other: "Reach") -> None:
        self.near_south |= other.near_south
        self.near_north |= other.near_north
        self.far_south |= other.far_south
        self.far_north |= other.far_north
        self.all_south |= other.all_south
        self.all_north |= other.all_north

    def spread(self, south: i64, north: i64, blank: "Reach") -> None:
        """From what the next tiles reach to what the tiles after them do."""
        free_south: i64 = blank.all_south
        free_north: i64 = blank.all_north
        tiles: i64 = 1
        while True:
            if tiles == NEAR:
                self.near_south = south
                self.near_north = north
            elif tiles == NOT_FAR:
                self.far_south = south
                self.far_north = north
            elif tiles == IN_REACH:
                break
            more: i64 = south | south << 1 | south >> 1 | south << 12 | south >> 12
            more |= (north & 0xFFF) << 36
            north |= north << 1 | north >> 1 | north << 12 | north >> 12 | south >> 36
            north &= free_north
            south = more & free_south
            tiles += 1
        self.all_south = south
        self.all_north = north

    def near(self) -> int:
        """How many squares are near."""
        return int(bits_in(self.near_south) + bits_in(self.near_north))

    def share(self, rivals: "Reach") -> int:
        """How many squares are in reach that the rivals do not reach clearly sooner."""
        south: i64 = self.far_south & ~rivals.near_south | self.near_south
        north: i64 = self.far_north & ~rivals.near_north | self.near_north
        south |= self.all_south & ~(self.far_south | rivals.far_south)
        north |= self.all_north & ~(self.far_north | rivals.far_north)
        return int(bits_in(south) + bits_in(north))


def blank_squares(position: Position) -> Reach:
    """All of them, as what is in reach."""
    south: i64 = 0
    north: i64 = 0
    # By table: mypyc would shift a literal 1 as a C int of 32 bits.
    pieces = position.pieces
    square: i64
    for square in range(SQUARES):
        if pieces[square] == BLANK:
            south |= SOUTH_BITS[square]
            north |= NORTH_BITS[square]
    blank = Reach()
    blank.all_south = south
    blank.all_north = north
    return blank


class Outlook(Reach):
    """What lies before a workman whose aqueduct is open."""

    def __init__(self, workman: i64) -> None:
        super().__init__()
        self.workman = workman
        self.front: i64 = 0
        self.safe = 0
        """Builders in sight who can extend his aqueduct without closing it."""
        self.harmful = 0
        """Builders in sight who can only close it."""
        self.soon = 0
        """Free slots in sight that the next move of a builder could fill (R-22)."""


def outlook(position: Position, workman: i64, ahead: i64, blank: Reach) -> Outlook:
    """The land ahead, the builders in sight (R-17), and whether their tiles lead on."""
    square = FRONT[ahead]
    entry = ENTRY[ahead]
    found = Outlook(workman)
    found.front = square
    on = beyond(position, square, entry ^ 2)
    left = beyond(position, square, entry ^ 1)
    right = beyond(position, square, entry ^ 3)
    south: i64 = SOUTH_BITS[square]
    north: i64 = NORTH_BITS[square]
    # Through loose pieces too, while later steps know only blank squares.
    if on != STOPPED:
        south |= SOUTH_BITS[FRONT[on]]
        north |= NORTH_BITS[FRONT[on]]
    if left != STOPPED:
        south |= SOUTH_BITS[FRONT[left]]
        north |= NORTH_BITS[FRONT[left]]
    if right != STOPPED:
        south |= SOUTH_BITS[FRONT[right]]
        north |= NORTH_BITS[FRONT[right]]
    found.spread(south, north, blank)
    _look_around(
        position, found, 4 * STAND[ahead], on != STOPPED, left != STOPPED or right != STOPPED
    )
    return found


def _look_around(position: Position, found: Outlook, seen: i64, on: bool, aside: bool) -> None:
    pathway = position.pathway
    look: i64
    for look in range(seen, seen + 4):
        slot = SIGHT[look]
        builder = pathway[slot]
        if builder == FREE:
            if pathway[slot - 1 if slot else SLOTS - 1] != FREE:
                found.soon += 1
        elif (on and GOES_AHEAD[builder]) or (aside and GOES_ASIDE[builder]):
            found.safe += 1
        else:
            found.harmful += 1


def outlooks(position: Position) -> list[Outlook]:
    """Of all workmen whose aqueducts are open."""
    blank = blank_squares(position)
    closed = position.closed
    found: list[Outlook] = []
    workman: i64
    for workman in position.setting.layout.workmen:
        ahead = heading(position, workman)
        if ahead != STOPPED and (not closed or workman not in closed):
            found.append(outlook(position, workman, ahead, blank))
    return found


def leads_on(position: Position, ahead: i64, builder: i64) -> bool:
    """Whether tiles of this builder can extend an aqueduct without closing it."""
    far = position.far
    edges = 4 * FRONT[ahead]
    entry = ENTRY[ahead]
    if far[EDGE[edges + (entry ^ 2)]] < DEAD and GOES_AHEAD[builder]:
        return True
    if not GOES_ASIDE[builder]:
        return False
    return far[EDGE[edges + (entry ^ 1)]] < DEAD or far[EDGE[edges + (entry ^ 3)]] < DEAD
