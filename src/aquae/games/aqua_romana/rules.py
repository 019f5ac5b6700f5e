"""The rules, one verb after another: what forbids it, what is legal, what it does.

The named faults above a verb are what can forbid it; where a tile can be laid is the business of
`laying`, with faults of its own. What comes after a deed is said in `turn`.
"""

from typing import Final

from aquae._native import append, extend, i64, vec
from aquae.core.errors import Refusal, refuse
from aquae.core.grammar import ALLOWED, Unconditional, Verb
from aquae.core.grid import SIDES
from aquae.games.aqua_romana import turn
from aquae.games.aqua_romana.board import (
    ENTRY,
    FRONT,
    JOKER,
    KIND_OF,
    KINDS,
    NEXT_SLOT,
    OUTLET,
    PIECE_NAMES,
    PIECES,
    SLOT_NAMES,
    SLOT_SIDE,
    SLOTS,
    SQUARE_NAMES,
    STAND,
    WORKMAN_NAMES,
)
from aquae.games.aqua_romana.laying import (
    EXTENDS,
    HAS_LEFT,
    NO_BUILDER,
    NO_SUCH_WORKMAN,
    NO_WAY_IN,
    NONE_LEFT,
    NOT_OPEN,
    OTHER_KIND,
    OWN_FIRST,
    OWN_ONLY,
    UNSEEN,
    add_extras,
    extra_fault,
    lay_fault,
    refuse_extending,
    refuse_square,
    workman_fault,
)
from aquae.games.aqua_romana.position import (
    BUILDING,
    CLOSED_PLACE,
    FREE,
    NONE,
    ON_BOARD,
    RESERVE_PLACE,
    RESERVES,
    SHIFTING,
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
)
from aquae.games.aqua_romana.words import BUILDER, CLOSE, SHIFT

# Master builders onto the pathway: R-10 in the set-up, R-27 from the reserve

NOT_IN_HAND: Final = 1
SLOT_TAKEN: Final = 2


class Builder(Verb[Position]):
    """Its things are SLOTS * kind + slot."""

    def fault(self, position: Position, thing: int) -> int:
        if position.hands[hand_of(position) + thing // SLOTS] == 0:
            return NOT_IN_HAND
        return ALLOWED if position.pathway[thing % SLOTS] == FREE else SLOT_TAKEN

    def refusal(self, position: Position, thing: int, fault: int) -> Refusal:
        kind, slot = thing // SLOTS, thing % SLOTS
        if fault == SLOT_TAKEN:
            there = KINDS[position.pathway[slot]]
            return refuse(
                "R-03", "{} is not free: a {:kind} builder stands there", SLOT_NAMES[slot], there
            )
        if position.phase == RESERVES:
            return refuse(
                "R-27", "{:seat} has no {:kind} builder to place", position.seat, KINDS[kind]
            )
        if kind == JOKER:
            return refuse("R-09", "the {:kind} stays in the reserve during the set-up", KINDS[kind])
        return refuse(
            "R-10", "all {:kind} builders for the set-up are already on the pathway", KINDS[kind]
        )

    def add_legal(self, position: Position, actions: vec[i64]) -> vec[i64]:
        hand = hand_of(position)
        for kind in range(len(KINDS)):
            if position.hands[hand + kind] > 0:
                first: i64 = BUILDER + kind * SLOTS
                for slot, there in enumerate(position.pathway):
                    if there == FREE:
                        actions = append(actions, first + slot)
        return actions

    def weights(self, position: Position) -> list[int]:
        """R-10: each builder that is left and each free slot are equally likely."""
        hand = hand_of(position)
        return [position.hands[hand + action // SLOTS] for action in position.legal()]

    def do(self, position: Position, thing: int) -> None:
        kind = thing // SLOTS
        slot = thing % SLOTS
        position.pathway[slot] = kind
        position.mark(SLOT_PLACE + SLOTS * kind + slot)
        change_hand(position, hand_of(position) + kind, -1)
        turn.after_builder(position)


# Laying a tile


class Lay(Verb[Position]):
    """Its things are PIECES * (SLOTS * workman + slot) + piece."""

    def fault(self, position: Position, thing: int) -> int:
        place = thing // PIECES
        return lay_fault(position, place // SLOTS, place % SLOTS, thing % PIECES)

    def refusal(self, position: Position, thing: int, fault: int) -> Refusal:
        place, piece = divmod(thing, PIECES)
        workman, slot = divmod(place, SLOTS)
        name = WORKMAN_NAMES[workman]
        if fault == NO_SUCH_WORKMAN or fault == HAS_LEFT:
            return _refuse_workman(position, workman, fault)
        if fault == OWN_FIRST:
            return refuse(
                "R-23", "{} is not your workman, and you can lay a tile with one of your own", name
            )
        if fault == OWN_ONLY:
            return refuse(
                "R-23",
                "{} is not your workman, and in this game you build only with your own",
                name,
            )
        if fault == NO_BUILDER:
            return refuse("R-17", "there is no master builder on {}", SLOT_NAMES[slot])
        if fault == UNSEEN:
            stand = SQUARE_NAMES[STAND[heading_of(position, workman)]]
            return refuse(
                "R-17",
                "{} on {} cannot see {}, which is not at an end of the same file or rank",
                name,
                stand,
                SLOT_NAMES[slot],
            )
        if fault == NONE_LEFT:
            return refuse("R-20", "no {:kind} tiles are left", KINDS[KIND_OF[piece]])
        if fault == OTHER_KIND:
            builder = KINDS[position.pathway[slot]]
            return refuse(
                "R-18", "the builder on {} supplies only {:kind} tiles", SLOT_NAMES[slot], builder
            )
        return _refuse_piece(position, workman, piece, fault)

    def untimely(self, position: Position, thing: int) -> Refusal | None:
        """While a builder has to be shifted, what forbids each tile is a better answer."""
        return self.forbids(position, thing) if position.phase == SHIFTING else None

    def add_legal(self, position: Position, actions: vec[i64]) -> vec[i64]:
        return extend(actions, position.lays)

    def do(self, position: Position, thing: int) -> None:
        place = thing // PIECES
        piece = thing % PIECES
        position.idle_turns = 0
        lay_tile(position, FRONT[heading_of(position, place // SLOTS)], piece)
        position.lays = vec[i64]()
        if move_builder(position, place % SLOTS):
            position.laid_kind = KIND_OF[piece]
        turn.after_lay(position)


def _refuse_workman(position: Position, workman: int, fault: int) -> Refusal:
    name = WORKMAN_NAMES[workman]
    if fault == NO_SUCH_WORKMAN:
        players = position.setting.players
        return refuse("R-07", "there is no workman {} in a game with {} players", name, players)
    return refuse(
        "R-31", "{} has already left the board for podium {}", name, position.podium[workman]
    )


def _refuse_piece(position: Position, workman: int, piece: int, fault: int) -> Refusal:
    heading = heading_of(position, workman)
    front = FRONT[heading]
    if fault == NO_WAY_IN:
        return refuse(
            "R-18",
            "{:piece} on {} has no way in on its {:side} side, where the aqueduct of {} ends",
            PIECE_NAMES[piece],
            SQUARE_NAMES[front],
            SIDES[ENTRY[heading]],
            WORKMAN_NAMES[workman],
        )
    joined = joined_by(position, front, piece)
    return refuse(
        "R-19",
        "{:piece} on {} would join the aqueducts of {} and {}",
        PIECE_NAMES[piece],
        SQUARE_NAMES[front],
        WORKMAN_NAMES[joined // 256 - OUTLET],
        WORKMAN_NAMES[joined % 256 - OUTLET],
    )


def lay_tile(position: Position, square: i64, piece: i64) -> None:
    """Take a tile from the stock; whatever it closes is closed, whoever owns it (R-21, R-22)."""
    position.stock[KIND_OF[piece]] -= 1
    if lay_piece(position, square, piece):
        position.closed = [
            workman
            for workman in position.setting.layout.workmen
            if position.podium[workman] == ON_BOARD and is_stopped(position, workman)
        ]
        position.mark(CLOSED_PLACE)


def move_builder(position: Position, slot: i64) -> bool:
    """R-22: clockwise to the next free slot. Whether that passes a fountain."""
    pathway = position.pathway
    to = NEXT_SLOT[slot]
    while pathway[to] != FREE:
        to = NEXT_SLOT[to]
    kind = pathway[slot]
    pathway[to] = kind
    pathway[slot] = FREE
    position.mark(SLOT_PLACE + SLOTS * kind + slot)
    position.mark(SLOT_PLACE + SLOTS * kind + to)
    # 17 builders cannot fill a whole side and its neighbours: a new side is a corner turned.
    return SLOT_SIDE[to] != SLOT_SIDE[slot]


# One more tile after a fountain: R-22


class Extra(Verb[Position]):
    """Its things are PIECES * square + piece."""

    def fault(self, position: Position, thing: int) -> int:
        return extra_fault(position, thing // PIECES, thing % PIECES)

    def refusal(self, position: Position, thing: int, fault: int) -> Refusal:
        kind = KINDS[KIND_OF[thing % PIECES]]
        if fault == NOT_OPEN:
            return refuse_square(position, thing // PIECES)
        if fault == EXTENDS:
            return refuse_extending(position, thing // PIECES, thing % PIECES)
        if fault == NONE_LEFT:
            return refuse("R-20", "no {:kind} tiles are left", kind)
        just_laid = KINDS[position.laid_kind]
        return refuse(
            "R-22",
            "the extra tile must match the one just laid: a {:kind}, not a {:kind}",
            just_laid,
            kind,
        )

    def untimely(self, position: Position, thing: int) -> Refusal | None:
        """Which squares a tile can go on says more than that it is no time for `extra`."""
        return _refuse_front(position, thing // PIECES) if position.phase == BUILDING else None

    def add_legal(self, position: Position, actions: vec[i64]) -> vec[i64]:
        return add_extras(position, actions)

    def do(self, position: Position, thing: int) -> None:
        position.laid_kind = NONE
        lay_tile(position, thing // PIECES, thing % PIECES)
        turn.after_building(position)


def _refuse_front(position: Position, square: int) -> Refusal:
    """R-18: whether a tile can go on this square by `lay`."""
    name = SQUARE_NAMES[square]
    for workman in position.setting.layout.workmen_of[position.seat]:
        on_board = position.podium[workman] == ON_BOARD
        if on_board and FRONT[heading_of(position, workman)] == square:
            man = WORKMAN_NAMES[workman]
            return refuse(
                "R-18", "{} is in front of {}: choose that workman to lay a tile there", name, man
            )
    return refuse(
        "R-18", "you lay tiles in front of your own workmen, but {} is not in front of one", name
    )


# Nobody to build with: R-24

SLOT_FREE: Final = 1


class Shift(Verb[Position]):
    def fault(self, position: Position, slot: int) -> int:
        return SLOT_FREE if position.pathway[slot] == FREE else ALLOWED

    def refusal(self, position: Position, slot: int, fault: int) -> Refusal:
        return refuse("R-24", "there is no master builder on {}", SLOT_NAMES[slot])

    def add_legal(self, position: Position, actions: vec[i64]) -> vec[i64]:
        for slot, there in enumerate(position.pathway):
            if there != FREE:
                actions = append(actions, SHIFT + slot)
        return actions

    def do(self, position: Position, slot: int) -> None:
        move_builder(position, slot)
        position.idle_turns += 1
        turn.after_building(position)


# Closing by choice: R-25

NOT_YOURS: Final = 13


class Close(Verb[Position]):
    def fault(self, position: Position, workman: int) -> int:
        fault = workman_fault(position, workman)
        if fault == ALLOWED and position.setting.owner[workman] != position.seat:
            return NOT_YOURS
        return fault

    def refusal(self, position: Position, workman: int, fault: int) -> Refusal:
        if fault == NOT_YOURS:
            return refuse(
                "R-25",
                "{} is not your workman, so you cannot close that aqueduct",
                WORKMAN_NAMES[workman],
            )
        return _refuse_workman(position, workman, fault)

    def add_legal(self, position: Position, actions: vec[i64]) -> vec[i64]:
        for workman in position.setting.layout.workmen_of[position.seat]:
            if position.podium[workman] == ON_BOARD:
                actions = append(actions, CLOSE + workman)
        return actions

    def do(self, position: Position, workman: int) -> None:
        position.closed = [workman, *position.closed]
        position.mark(CLOSED_PLACE)
        turn.end_turn(position)


class Keep(Unconditional[Position]):
    def do(self, position: Position, _: int) -> None:
        turn.end_turn(position)


# Taking from the reserve: R-26

NOT_THERE: Final = 1


class Take(Verb[Position]):
    def fault(self, position: Position, kind: int) -> int:
        return NOT_THERE if position.reserve[kind] == 0 else ALLOWED

    def refusal(self, position: Position, kind: int, fault: int) -> Refusal:
        return refuse("R-26", "there is no {:kind} builder left in the reserve", KINDS[kind])

    def do(self, position: Position, kind: int) -> None:
        seat = position.to_move
        position.reserve = with_more(position.reserve, kind, -1)
        change_hand(position, seat * len(KINDS) + kind, 1)
        position.claims = with_more(position.claims, seat, -1)
        position.mark(RESERVE_PLACE)
        turn.after_take(position)
