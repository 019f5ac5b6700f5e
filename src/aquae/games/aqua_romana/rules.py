"""The rules, one verb after another: what forbids it, what is legal, what it does.

What is waited for afterwards is the business of `turn`.
"""

from typing import Any, Final

from aquae.core.errors import Refusal, refuse
from aquae.core.grid import SIDES
from aquae.games.aqua_romana.board import (
    BLANK,
    CORNERS,
    ENTRY,
    FRONT,
    JOKER,
    KIND_OF,
    KINDS,
    NEXT_SLOT,
    OUTLET,
    PIECE_NAMES,
    PIECES,
    RESERVOIR,
    SIGHT,
    SLOT_NAMES,
    SLOT_SIDE,
    SLOTS,
    SQUARE_NAMES,
    STAND,
    WAY_OUT,
    WORKMAN_NAMES,
)
from aquae.games.aqua_romana.position import (
    BUILDING,
    CLOSED_PLACE,
    FREE,
    NONE,
    ON_BOARD,
    RESERVE_PLACE,
    RESERVES,
    SLOT_PLACE,
    Position,
    change_hand,
    hand_of,
    with_more,
)
from aquae.games.aqua_romana.water import (
    heading_of,
    is_stopped,
    joined_by,
    lay_piece,
    outlets_at,
    workman_facing,
)
from aquae.games.aqua_romana.words import (
    BUILDERS,
    CLOSE,
    EXTRA,
    EXTRAS,
    KEEP,
    LAYS,
    SHIFT,
    TAKE,
    lay_action,
)

# Master builders onto the pathway: R-10 in the set-up, R-27 from the reserve


def holds_builders(position: Position) -> bool:
    hand = hand_of(position)
    return any(position.hands[place] > 0 for place in range(hand, hand + len(KINDS)))


def forbids_builder(position: Position, kind: int, slot: int) -> Refusal | None:
    if position.hands[hand_of(position) + kind] == 0:
        if position.phase == RESERVES:
            return refuse("R-27", "{:seat} holds no {:kind} builder", position.seat, KINDS[kind])
        if kind == JOKER:
            return refuse("R-09", "the {:kind} waits in the reserve", KINDS[kind])
        return refuse("R-10", "all {:kind} builders of the set-up are on the pathway", KINDS[kind])
    if position.pathway[slot] != FREE:
        there = KINDS[position.pathway[slot]]
        return refuse("R-03", "{} already holds the {:kind} builder", SLOT_NAMES[slot], there)
    return None


def list_builders(position: Position) -> list[int]:
    actions: list[int] = []
    hand = hand_of(position)
    free = [slot for slot in range(SLOTS) if position.pathway[slot] == FREE]
    for kind in range(5):
        if position.hands[hand + kind] > 0:
            on_slots: list[Any] = BUILDERS[kind]  # actions as they are, not copies of them
            actions.extend([on_slots[slot] for slot in free])
    return actions


def builder_weights(position: Position) -> list[int]:
    """R-10: each builder that is left and each free slot are equally likely."""
    hand = hand_of(position)
    return [position.hands[hand + action // SLOTS] for action in list_builders(position)]


def do_builder(position: Position, kind: int, slot: int) -> None:
    position.pathway[slot] = kind
    position.note(SLOT_PLACE + SLOTS * kind + slot)
    change_hand(position, hand_of(position) + kind, -1)


# Laying a tile


def supplies(position: Position, builder: int, kind: int) -> bool:
    """R-18 and R-20: whether a builder hands out tiles of this kind."""
    if position.stock[kind] == 0:
        return False
    return builder == kind or builder == JOKER or position.stock[builder] == 0


def never_runs_short(position: Position, builder: int) -> bool:
    """Whether R-20 changes nothing about what a builder hands out."""
    stock = position.stock
    if builder == JOKER:
        return stock[0] > 0 and stock[1] > 0 and stock[2] > 0 and stock[3] > 0
    return stock[builder] > 0


def has_way_in(piece: int, side: int) -> bool:
    return WAY_OUT[4 * piece + side] >= 0


def is_seen(position: Position, workman: int, slot: int) -> bool:
    """R-17."""
    seen = 4 * STAND[heading_of(position, workman)]
    return slot in SIGHT[seen : seen + 4]


def forbids_workman(position: Position, workman: int) -> Refusal | None:
    """R-07, R-31: the workman must be in the game and on the board."""
    name = WORKMAN_NAMES[workman]
    if position.setting.owner[workman] < 0:
        players = position.setting.players
        return refuse("R-07", "there is no workman {} with {} players", name, players)
    if position.podium[workman] != ON_BOARD:
        return refuse("R-31", "{} has left the board for podium {}", name, position.podium[workman])
    return None


def forbids_lay(position: Position, workman: int, slot: int, piece: int) -> Refusal | None:
    gone = forbids_workman(position, workman)
    if gone is not None:
        return gone
    name = WORKMAN_NAMES[workman]
    if position.setting.owner[workman] != position.seat:
        if position.phase == BUILDING:
            return refuse("R-23", "{} is not yours, and you can lay with your own workmen", name)
        if not position.setting.build_for_others:
            return refuse("R-23", "{} is not yours, and only own workmen count", name)
    builder = position.pathway[slot]
    if builder == FREE:
        return refuse("R-17", "there is no master builder on {}", SLOT_NAMES[slot])
    if not is_seen(position, workman, slot):
        stand = SQUARE_NAMES[STAND[heading_of(position, workman)]]
        return refuse("R-17", "{} on {} does not see {}", name, stand, SLOT_NAMES[slot])
    return _forbids_piece(position, workman, slot, piece)


def _forbids_piece(position: Position, workman: int, slot: int, piece: int) -> Refusal | None:
    builder = position.pathway[slot]
    kind = KIND_OF[piece]
    if position.stock[kind] == 0:
        return refuse("R-20", "no {:kind} tile is left", KINDS[kind])
    if not supplies(position, builder, kind):
        return refuse("R-18", "{} holds the {:kind} builder", SLOT_NAMES[slot], KINDS[builder])
    heading = heading_of(position, workman)
    front = FRONT[heading]
    if not has_way_in(piece, ENTRY[heading]):
        return refuse(
            "R-18",
            "{:piece} on {} has no way in on its {:side} side, where the aqueduct of {} ends",
            PIECE_NAMES[piece],
            SQUARE_NAMES[front],
            SIDES[ENTRY[heading]],
            WORKMAN_NAMES[workman],
        )
    joined = joined_by(position, front, piece)
    if joined > 0:
        return refuse(
            "R-19",
            "{:piece} on {} would join the aqueducts of {} and {}",
            PIECE_NAMES[piece],
            SQUARE_NAMES[front],
            WORKMAN_NAMES[joined // 256 - OUTLET],
            WORKMAN_NAMES[joined % 256 - OUTLET],
        )
    return None


def add_lays(position: Position, workman: int, actions: list[int]) -> None:
    """Add what a workman on the board can lay, ascending."""
    pathway = position.pathway
    heading = heading_of(position, workman)
    front = FRONT[heading]
    entry = ENTRY[heading]
    # Where no other outlet arrives, no piece can join two.
    alone = outlets_at(position, front) == 1
    seen = 4 * STAND[heading]
    for look in range(seen, seen + 4):
        slot = SIGHT[look]
        builder = pathway[slot]
        if builder == FREE:
            continue
        if alone and never_runs_short(position, builder):
            actions.extend(LAYS[5 * (4 * (SLOTS * workman + slot) + entry) + builder])
            continue
        for piece in range(PIECES):
            if (
                supplies(position, builder, KIND_OF[piece])
                and has_way_in(piece, entry)
                and joined_by(position, front, piece) == 0
            ):
                actions.append(lay_action(workman, slot, piece))


def list_lays(position: Position, workmen: list[int]) -> list[int]:
    actions: list[int] = []
    for workman in workmen:
        if position.podium[workman] == ON_BOARD:
            add_lays(position, workman, actions)
    return actions


def do_lay(position: Position, workman: int, slot: int, piece: int) -> None:
    kind = KIND_OF[piece]
    position.stock[kind] -= 1
    position.idle_turns = 0
    if lay_piece(position, FRONT[heading_of(position, workman)], piece):
        position.closed = [
            other
            for other in position.setting.layout.workmen
            if position.podium[other] == ON_BOARD and is_stopped(position, other)
        ]
        position.note(CLOSED_PLACE)
    position.lays = []
    if move_builder(position, slot):
        position.laid_kind = kind


def move_builder(position: Position, slot: int) -> bool:
    """R-22: clockwise to the next free slot. Whether that passes a fountain."""
    pathway = position.pathway
    to = NEXT_SLOT[slot]
    while pathway[to] != FREE:
        to = NEXT_SLOT[to]
    kind = pathway[slot]
    pathway[to] = kind
    pathway[slot] = FREE
    position.note(SLOT_PLACE + SLOTS * kind + slot)
    position.note(SLOT_PLACE + SLOTS * kind + to)
    # 17 builders cannot fill a whole side and its neighbours: a new side is a corner turned.
    return SLOT_SIDE[to] != SLOT_SIDE[slot]


# One more tile after a fountain: R-22

FACED: Final = 11


def seen_by_extra(position: Position) -> list[int]:
    """R-22: what lies on each square, FACED where an aqueduct ends in front of it.

    One more tile may go where BLANK is left. As no outlet's water arrives there, R-19 has
    nothing to forbid.
    """
    squares = position.pieces[:]
    for workman in position.setting.layout.workmen:
        if not is_stopped(position, workman):
            squares[FRONT[heading_of(position, workman)]] = FACED
    return squares


def has_place_for_extra(position: Position) -> bool:
    return BLANK in seen_by_extra(position)


def forbids_extra(position: Position, square: int, piece: int) -> Refusal | None:
    there = seen_by_extra(position)[square]
    if there != BLANK:
        return _forbids_square(position, square, there)
    kind = KIND_OF[piece]
    if position.stock[kind] == 0:
        return refuse("R-20", "no {:kind} tile is left", KINDS[kind])
    if not supplies(position, position.laid_kind, kind):
        just_laid = KINDS[position.laid_kind]
        return refuse(
            "R-22", "the tile just laid was a {:kind}, not a {:kind}", just_laid, KINDS[kind]
        )
    return None


def _forbids_square(position: Position, square: int, there: int) -> Refusal:
    name = SQUARE_NAMES[square]
    if there == FACED:
        workman = WORKMAN_NAMES[workman_facing(position, square)]
        return refuse("R-22", "the aqueduct of {} ends in front of {}", workman, name)
    if there == RESERVOIR:
        return refuse("R-08", "{} is covered by a reservoir", name)
    if name in CORNERS:
        return refuse("R-02", "{} carries a printed curve", name)
    return refuse("R-22", "{} is not blank: it holds {:piece}", name, PIECE_NAMES[there])


def list_extras(position: Position) -> list[int]:
    actions: list[int] = []
    kind = position.laid_kind
    plenty = position.stock[kind] > 0
    for square, there in enumerate(seen_by_extra(position)):
        if there != BLANK:
            continue
        if plenty:
            actions.extend(EXTRAS[5 * square + kind])
            continue
        for piece in range(PIECES):
            if supplies(position, kind, KIND_OF[piece]):
                actions.append(EXTRA + square * PIECES + piece)
    return actions


def do_extra(position: Position, square: int, piece: int) -> None:
    position.stock[KIND_OF[piece]] -= 1
    position.laid_kind = NONE
    lay_piece(position, square, piece)


# Nobody to build with: R-24


def forbids_shift(position: Position, slot: int) -> Refusal | None:
    if position.pathway[slot] == FREE:
        return refuse("R-24", "there is no master builder on {}", SLOT_NAMES[slot])
    return None


def list_shifts(position: Position) -> list[int]:
    return [SHIFT + slot for slot in range(SLOTS) if position.pathway[slot] != FREE]


def do_shift(position: Position, slot: int) -> None:
    move_builder(position, slot)
    position.idle_turns += 1


# Closing by choice: R-25


def forbids_close(position: Position, workman: int) -> Refusal | None:
    gone = forbids_workman(position, workman)
    if gone is None and position.setting.owner[workman] != position.seat:
        return refuse("R-25", "{} is not yours to close", WORKMAN_NAMES[workman])
    return gone


def list_closings(position: Position) -> list[int]:
    actions: list[int] = []
    for workman in position.setting.layout.workmen_of[position.seat]:
        if position.podium[workman] == ON_BOARD:
            actions.append(CLOSE + workman)
    actions.append(KEEP)
    return actions


def do_close(position: Position, workman: int) -> None:
    position.closed = [workman, *position.closed]
    position.note(CLOSED_PLACE)


# Taking from the reserve: R-26


def forbids_take(position: Position, kind: int) -> Refusal | None:
    if position.reserve[kind] == 0:
        return refuse("R-26", "the reserve holds no {:kind} builder", KINDS[kind])
    return None


def list_takes(position: Position) -> list[int]:
    return [TAKE + kind for kind in range(5) if position.reserve[kind] > 0]


def do_take(position: Position, kind: int) -> None:
    seat = position.to_move
    position.reserve = with_more(position.reserve, kind, -1)
    change_hand(position, seat * len(KINDS) + kind, 1)
    position.claims = with_more(position.claims, seat, -1)
    position.note(RESERVE_PLACE)
