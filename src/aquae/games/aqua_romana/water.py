"""Where the water goes: aqueducts and loose pieces as chains that know their two ends.

`far[end]` is the other end of the chain that ends there, `length[end]` the squares it passes.
An end is an edge with a blank square beyond it, an outlet, or DEAD. An edge between two blank
squares is a chain of no square that ends there twice, so that a piece laid beside it needs no
special case. Edges with pieces on both sides keep old values that nobody reads.
"""

from aquae._native import i64
from aquae.core.errors import refuse
from aquae.core.grid import SIDES
from aquae.core.plan import Flaw, refuse_flawed
from aquae.games.aqua_romana.board import (
    BLANK,
    CORNERS,
    DEAD,
    EDGE,
    HAS_TWO,
    LOW,
    MOST_OUTLETS,
    OUTLET,
    PIECE_NAMES,
    PIECE_SIDES,
    RESERVOIR,
    SQUARE_NAMES,
    WORKMAN_NAMES,
    Layout,
    Reservoir,
    has_way_in,
)
from aquae.games.aqua_romana.position import WORKMAN_PLACE, Position


def heading_of(position: Position, workman: i64) -> i64:
    """R-13: the end of an open aqueduct as a heading (an index of FRONT, STAND and ENTRY).

    There the workman stands (R-15); at first that is his reservoir (R-11).
    """
    end = position.far[OUTLET + workman]
    return 2 * end if position.pieces[LOW[end]] == BLANK else 2 * end + 1


def is_stopped(position: Position, workman: i64) -> bool:
    """R-14: the front is off the board or has no way in. (Closed by choice is another matter.)"""
    return position.far[OUTLET + workman] == DEAD


def lay_piece(position: Position, square: i64, piece: i64) -> bool:
    """Put a piece on a blank square; chains that end there are joined, extended or stopped.

    Loose pieces come along with their chain (R-16), and workmen with the ends (R-21).
    Whether the water of an outlet has been stopped.
    """
    position.pieces[square] = piece
    position.mark(square)
    edges = 4 * square
    sides = 4 * piece
    c = EDGE[edges + PIECE_SIDES[sides + 2]]
    d = EDGE[edges + PIECE_SIDES[sides + 3]]
    # One after the other, as a chain may come back to the square.
    first = _join(position, EDGE[edges + PIECE_SIDES[sides]], EDGE[edges + PIECE_SIDES[sides + 1]])
    if HAS_TWO[piece] == 1:
        second = _join(position, c, d)
        return first or second
    third = _stop(position, c)
    fourth = _stop(position, d)
    return first or third or fourth


def _join(position: Position, a: i64, b: i64) -> bool:
    """Join what arrives at two edges of a square by a channel across it."""
    far = position.far
    length = position.length
    one = far[a]
    other = far[b]
    squares = length[a] + length[b] + 1
    far[one] = other
    far[other] = one
    length[one] = squares
    length[other] = squares
    _mark_outlet(position, one)
    _mark_outlet(position, other)
    if one == DEAD or other == DEAD:
        far[DEAD] = DEAD
        length[DEAD] = 0
        return one > DEAD or other > DEAD
    return False


def _stop(position: Position, edge: i64) -> bool:
    """What arrives at the edge finds no way in."""
    other = position.far[edge]
    position.far[other] = DEAD
    _mark_outlet(position, other)
    return other > DEAD


def _mark_outlet(position: Position, end: i64) -> None:
    """A chain has become another one; if an outlet is its end, the workman has moved."""
    if end > DEAD:
        position.mark(WORKMAN_PLACE + end - OUTLET)


def joined_by(position: Position, square: i64, piece: i64) -> i64:
    """R-19: the two outlets that a piece would join, as 256 * one + other; 0 if none."""
    far = position.far
    edges = 4 * square
    sides = 4 * piece
    a = EDGE[edges + PIECE_SIDES[sides]]
    b = EDGE[edges + PIECE_SIDES[sides + 1]]
    one = far[a]
    other = far[b]
    if one > DEAD and other > DEAD:
        return 256 * one + other
    if HAS_TWO[piece] == 0:
        return 0
    third = _after_joining(far[EDGE[edges + PIECE_SIDES[sides + 2]]], a, b, one, other)
    fourth = _after_joining(far[EDGE[edges + PIECE_SIDES[sides + 3]]], a, b, one, other)
    return 256 * third + fourth if third > DEAD and fourth > DEAD else 0


def _after_joining(end: i64, a: i64, b: i64, one: i64, other: i64) -> i64:
    """Where a chain to `end` leads once edges a and b, reached from one and other, are joined."""
    if end == DEAD:
        return DEAD
    if end == a:
        return other
    return one if end == b else end


def outlets_at(position: Position, square: i64) -> i64:
    """How many outlets send their water to this blank square."""
    far = position.far
    edges = 4 * square
    count: i64 = 0
    for edge in range(edges, edges + 4):
        if far[EDGE[edge]] > DEAD:
            count += 1
    return count


def workman_facing(position: Position, square: i64) -> i64:
    """R-22: one whose aqueduct, open or closed by choice, ends in front of the square; or -1."""
    for edge in range(4 * square, 4 * square + 4):
        end = position.far[EDGE[edge]]
        if end > DEAD:
            return end - OUTLET
    return -1


def let_in_by(position: Position, square: i64, piece: i64) -> i64:
    """R-22: a workman whose aqueduct, open or closed by choice, the piece would extend; or -1."""
    for side in range(4):
        end = position.far[EDGE[4 * square + side]]
        if end > DEAD and has_way_in(piece, side):
            return end - OUTLET
    return -1


# The set-up


def fill_board(position: Position) -> None:
    """R-02 and R-08: printed curves and reservoirs; Refused if an outlet is not open by itself."""
    layout = position.setting.layout
    if not layout.opening:
        refuse_flawed(opening_flaws(position))
        layout.opening = [position.pieces, position.far, position.length]
    position.pieces = layout.opening[0][:]
    position.far = layout.opening[1][:]
    position.length = layout.opening[2][:]


def opening_flaws(position: Position) -> list[Flaw]:
    """Put printed curves and reservoirs on an empty board; what is wrong with their water."""
    for name, piece in CORNERS.items():
        lay_piece(position, SQUARE_NAMES.index(name), PIECE_NAMES.index(piece))
    reservoirs = position.setting.layout.reservoirs
    flaws: list[Flaw] = []
    for reservoir in reservoirs:
        flaws += _place_reservoir(position, reservoir)
    for reservoir in reservoirs:
        flaws += _stopped_outlets(position, reservoir)
    return flaws


def _place_reservoir(position: Position, reservoir: Reservoir) -> list[Flaw]:
    outlets = list(zip(reservoir.outlet_squares, reservoir.outlet_sides, strict=True))
    for square in reservoir.squares:
        position.pieces[square] = RESERVOIR
        for side in range(4):
            if (square, side) not in outlets:
                _stop(position, EDGE[4 * square + side])
    flaws: list[Flaw] = []
    for number, (square, side) in enumerate(outlets):
        flaws += _open_outlet(position, reservoir.workman(number), EDGE[4 * square + side])
    return flaws


def _open_outlet(position: Position, workman: int, edge: int) -> list[Flaw]:
    """Let water into what arrives at an edge of the reservoir, unless it is another's water."""
    other = position.far[edge]
    if other > DEAD:
        names = [WORKMAN_NAMES[other - OUTLET], WORKMAN_NAMES[workman]]
        refusal = refuse("R-19", "the outlets of {} and {} are joined", names[0], names[1])
        layout = position.setting.layout
        return [
            Flaw(refusal, [_outlet_name(layout, other - OUTLET), _outlet_name(layout, workman)])
        ]
    outlet = OUTLET + workman
    squares = position.length[edge]
    position.far[outlet] = other
    position.length[outlet] = squares
    if other != DEAD:
        position.far[other] = outlet
        position.length[other] = squares
    return []


def _outlet_name(layout: Layout, workman: int) -> str:
    """As a square and a side: `c8:W`."""
    colour, number = divmod(workman, MOST_OUTLETS)
    reservoir = next(one for one in layout.reservoirs if one.colour == colour)
    square = SQUARE_NAMES[reservoir.outlet_squares[number]]
    return f"{square}:{SIDES[reservoir.outlet_sides[number]]}"


def _stopped_outlets(position: Position, reservoir: Reservoir) -> list[Flaw]:
    flaws: list[Flaw] = []
    for number in range(len(reservoir.outlet_sides)):
        workman = reservoir.workman(number)
        if is_stopped(position, workman):
            name = _outlet_name(position.setting.layout, workman)
            refusal = refuse("R-14", "the outlet {} is not open at the start", name)
            flaws.append(Flaw(refusal, [name]))
    return flaws
