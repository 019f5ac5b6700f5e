"""Where a tile can be laid: in front of a workman (R-17 to R-20, R-23), or after a fountain (R-22).

Both what is legal and what is said of the rest follow from the faults here.
"""

from typing import Final

from aquae._native import append, extend, i64, vec
from aquae.core.errors import Refusal, refuse
from aquae.core.grammar import ALLOWED
from aquae.games.aqua_romana.board import (
    BLANK,
    CORNERS,
    ENTRY,
    FRONT,
    JOKER,
    KIND_OF,
    PIECE_NAMES,
    PIECES,
    RESERVOIR,
    SIGHT,
    SLOTS,
    SQUARE_NAMES,
    STAND,
    WORKMAN_NAMES,
    has_way_in,
    is_offered,
)
from aquae.games.aqua_romana.position import BUILDING, FREE, ON_BOARD, Position
from aquae.games.aqua_romana.water import (
    heading_of,
    is_stopped,
    joined_by,
    let_in_by,
    outlets_at,
    workman_facing,
)
from aquae.games.aqua_romana.words import EXTRA, EXTRAS, LAYS, lay_action

# Why a workman cannot do anything.
NO_SUCH_WORKMAN: Final = 1
HAS_LEFT: Final = 2
# Why he cannot lay a piece that a master builder hands out.
OWN_FIRST: Final = 3
OWN_ONLY: Final = 4
NO_BUILDER: Final = 5
UNSEEN: Final = 6
NONE_LEFT: Final = 7
OTHER_KIND: Final = 8
NO_WAY_IN: Final = 9
JOINS: Final = 10
# Why one more tile cannot go on a square, or not in this way.
NOT_OPEN: Final = 11
EXTENDS: Final = 12


def workman_fault(position: Position, workman: int) -> int:
    """R-07, R-31: the workman must be in the game and on the board."""
    if position.setting.owner[workman] < 0:
        return NO_SUCH_WORKMAN
    return ALLOWED if position.podium[workman] == ON_BOARD else HAS_LEFT


def lay_fault(position: Position, workman: int, slot: int, piece: int) -> int:
    fault = workman_fault(position, workman)
    if fault != ALLOWED:
        return fault
    if position.setting.owner[workman] != position.seat:
        if position.phase == BUILDING:
            return OWN_FIRST
        if not position.setting.build_for_others:
            return OWN_ONLY
    builder = position.pathway[slot]
    if builder == FREE:
        return NO_BUILDER
    heading = heading_of(position, workman)
    seen = 4 * STAND[heading]
    if slot not in SIGHT[seen : seen + 4]:
        return UNSEEN
    return _piece_fault(position, builder, heading, piece)


def _piece_fault(position: Position, builder: i64, heading: i64, piece: i64) -> i64:
    """R-18 to R-20: for a builder in sight, and a piece in front of a heading."""
    fault = kind_fault(position, builder, KIND_OF[piece])
    if fault != ALLOWED:
        return fault
    if not has_way_in(piece, ENTRY[heading]):
        return NO_WAY_IN
    return JOINS if joined_by(position, FRONT[heading], piece) > 0 else ALLOWED


def kind_fault(position: Position, builder: i64, kind: i64) -> i64:
    """R-18 and R-20: whether a builder hands out tiles of this kind."""
    if position.stock[kind] == 0:
        return NONE_LEFT
    return ALLOWED if is_offered(builder, kind) or position.stock[builder] == 0 else OTHER_KIND


def _never_runs_short(position: Position, builder: i64) -> bool:
    """Whether R-20 changes nothing about what a builder hands out."""
    stock = position.stock
    if builder == JOKER:
        return stock[0] > 0 and stock[1] > 0 and stock[2] > 0 and stock[3] > 0
    return stock[builder] > 0


def list_lays(position: Position, workmen: list[int]) -> vec[i64]:
    """What these workmen can lay, ascending, whoever owns them."""
    actions = vec[i64]()
    for workman in workmen:
        if position.podium[workman] == ON_BOARD:
            actions = _add_lays(position, workman, actions)
    return actions


def _add_lays(position: Position, workman: i64, actions: vec[i64]) -> vec[i64]:
    pathway = position.pathway
    heading = heading_of(position, workman)
    entry = ENTRY[heading]
    # Where no other outlet arrives, no piece can join two.
    alone = outlets_at(position, FRONT[heading]) == 1
    seen = 4 * STAND[heading]
    for look in range(seen, seen + 4):
        slot = SIGHT[look]
        builder = pathway[slot]
        if builder == FREE:
            continue
        if alone and _never_runs_short(position, builder):
            lays = LAYS[5 * (4 * (SLOTS * workman + slot) + entry) + builder]
            actions = extend(actions, lays)
            continue
        for piece in range(PIECES):
            if _piece_fault(position, builder, heading, piece) == ALLOWED:
                actions = append(actions, lay_action(workman, slot, piece))
    return actions


# One more tile after a fountain: R-22

FACED: Final = 11


def seen_by_extra(position: Position) -> vec[i64]:
    """R-22: what lies on each square, FACED where an aqueduct ends in front of it.

    One more tile may go where BLANK is left, and with the option so that it blocks what is FACED.
    As it lets in no outlet's water, R-19 has nothing to forbid.
    """
    squares = position.pieces[:]
    for workman in position.setting.layout.workmen:
        if not is_stopped(position, workman):
            squares[FRONT[heading_of(position, workman)]] = FACED
    return squares


def has_place_for_extra(position: Position) -> bool:
    if BLANK in seen_by_extra(position):
        return True
    return len(add_extras(position, vec[i64]())) > 0


def extra_fault(position: Position, square: int, piece: int) -> int:
    there = seen_by_extra(position)[square]
    if there == FACED and position.setting.blocking:
        return blocking_fault(position, square, piece)
    if there != BLANK:
        return NOT_OPEN
    return kind_fault(position, position.laid_kind, KIND_OF[piece])


def blocking_fault(position: Position, square: i64, piece: i64) -> i64:
    """R-22: in front of aqueducts the piece must not let the water of any of them in."""
    fault = kind_fault(position, position.laid_kind, KIND_OF[piece])
    if fault != ALLOWED:
        return fault
    return ALLOWED if let_in_by(position, square, piece) < 0 else EXTENDS


def add_extras(position: Position, actions: vec[i64]) -> vec[i64]:
    """With every piece that may follow on every square, ascending."""
    kind = position.laid_kind
    plenty = position.stock[kind] > 0
    blocking = position.setting.blocking
    for square, there in enumerate(seen_by_extra(position)):
        if there == FACED and blocking:
            actions = _add_blocking(position, square, actions)
        if there != BLANK:
            continue
        if plenty:
            actions = extend(actions, EXTRAS[5 * square + kind])
            continue
        for piece in range(PIECES):
            if kind_fault(position, kind, KIND_OF[piece]) == ALLOWED:
                actions = append(actions, EXTRA + square * PIECES + piece)
    return actions


def _add_blocking(position: Position, square: i64, actions: vec[i64]) -> vec[i64]:
    for piece in range(PIECES):
        if blocking_fault(position, square, piece) == ALLOWED:
            actions = append(actions, EXTRA + square * PIECES + piece)
    return actions


def refuse_square(position: Position, square: int) -> Refusal:
    name = SQUARE_NAMES[square]
    there = seen_by_extra(position)[square]
    if there == FACED:
        workman = WORKMAN_NAMES[workman_facing(position, square)]
        return refuse(
            "R-22",
            "the aqueduct of {} ends in front of {}, so the extra tile cannot go there",
            workman,
            name,
        )
    if there == RESERVOIR:
        return refuse("R-08", "{} is covered by a reservoir", name)
    if name in CORNERS:
        return refuse("R-02", "{} has a printed curve, so nothing can be placed there", name)
    return refuse(
        "R-22", "{} is not blank: it already has a tile ({:piece})", name, PIECE_NAMES[there]
    )


def refuse_extending(position: Position, square: int, piece: int) -> Refusal:
    return refuse(
        "R-22",
        "{:piece} on {} would extend the aqueduct of {}; the extra tile can only block it",
        PIECE_NAMES[piece],
        SQUARE_NAMES[square],
        WORKMAN_NAMES[let_in_by(position, square, piece)],
    )
