"""The rules, one verb after another: what forbids it, what is legal, what it does.

The named faults are what can forbid something. What comes after a deed is said in `turn`.
Where the tile in hand may lie is the business of `laying`; bargaining has a module of its own.
"""

from typing import Final

from aquae._native import append, extend, i64, vec
from aquae.core.errors import Refusal, refuse
from aquae.core.grammar import ALLOWED, Unconditional, Verb
from aquae.core.packed import place_of
from aquae.games.irrigate import turn
from aquae.games.irrigate.board import (
    BANK,
    CELL_NAMES,
    EMPTY,
    KIND_NAMES,
    KIND_SHAPE,
    KINDS,
    ORIENTATIONS,
    PILES,
    PRICE,
    SHAPE,
    TURN_PRICE,
    cell_of,
    face_of,
    orientation_of,
    pose_of,
)
from aquae.games.irrigate.laying import (
    CANNOT_LIE,
    can_lie,
    find_spots,
    place_fault,
    refuse_orientation,
    refuse_place,
)
from aquae.games.irrigate.position import (
    DONE,
    DRAWING,
    KIND_PLACE,
    NOTHING,
    PILE_PLACE,
    START,
    WITHDRAWN,
    Position,
    clear_offers,
)
from aquae.games.irrigate.water import lay_tile
from aquae.games.irrigate.words import BUY, END, PLACES, ROTATE_PROPOSALS, ROTATES, TILE

# Drawing: I-15


class Draw(Unconditional[Position]):
    def do(self, position: Position, _: int) -> None:
        position.passes[position.seat] = 0  # I-33
        if position.stock == 0:
            position.pile += 1
            position.left = PILES[position.setting.players][position.pile][:]
            position.stock = sum(position.left)
            position.mark(PILE_PLACE)
        position.wait_for(DRAWING)


NONE_LEFT: Final = 1


class Tile(Verb[Position]):
    def fault(self, position: Position, kind: int) -> int:
        return NONE_LEFT if position.left[kind] == 0 else ALLOWED

    def refusal(self, position: Position, kind: int, fault: int) -> Refusal:
        words = KIND_NAMES[kind].split(" ")
        return refuse("I-15", "no {:colour} {:shape} is left in pile {}", *words, position.pile)

    def add_legal(self, position: Position, actions: vec[i64]) -> vec[i64]:
        for kind in range(KINDS):
            if position.left[kind] > 0:
                actions = append(actions, TILE + kind)
        return actions

    def weights(self, position: Position) -> list[int]:
        return [count for count in position.left if count > 0]

    def do(self, position: Position, kind: int) -> None:
        position.left[kind] -= 1
        position.stock -= 1
        position.drawn = kind
        position.mark(KIND_PLACE + kind)
        find_spots(position)
        turn.after_tile(position)


# Placing: I-16 to I-19


class Place(Verb[Position]):
    def fault(self, position: Position, pose: int) -> int:
        return place_fault(position, pose)

    def refusal(self, position: Position, pose: int, fault: int) -> Refusal:
        return refuse_place(position, pose, fault)

    def add_legal(self, position: Position, actions: vec[i64]) -> vec[i64]:
        shape = KIND_SHAPE[position.drawn]
        for cell in position.spots:
            actions = extend(actions, PLACES[4 * cell + shape])
        return actions

    def do(self, position: Position, pose: int) -> None:
        place_tile(position, pose)


def place_tile(position: Position, pose: int) -> None:
    """Put down the tile in hand."""
    kind = position.drawn
    position.drawn = NOTHING
    position.mark(KIND_PLACE + kind)
    clear_offers(position)
    lay_tile(position, cell_of(pose), face_of(kind, position.pile), orientation_of(pose))
    turn.after_place(position, kind)


# Actions: I-23 to I-25

OWN: Final = 0
FOR_SALE: Final = 1
FOREIGN: Final = 2


def holding(position: Position, cell: i64) -> int:
    """Whose land it is for the player: his own, the bank's or as good as (I-32), or another's."""
    owner = position.owner[cell]
    if owner == position.seat:
        return OWN
    return FOR_SALE if owner == BANK or position.is_withdrawn(owner) else FOREIGN


def tax(position: Position) -> int:
    """I-25: nothing on the first action of a turn, 2 on the second, 3 on the third."""
    return position.done + 1 if position.done > 0 else 0


def budget(position: Position) -> int:
    """What the player can pay for an action on top of its tax; below 0, none is possible."""
    return position.money[position.seat] - tax(position)


def pay_action(position: Position, cost: int) -> None:
    """One more action of this turn: its cost, its tax; offers lapse (I-27)."""
    turn.enter_actions(position)
    position.money[position.seat] -= cost + tax(position)
    position.done += 1
    clear_offers(position)


NO_TILE: Final = 11
LIES_SO: Final = 12
ANOTHERS: Final = 13
YOURS: Final = 14
TOO_DEAR: Final = 15


class Action(Verb[Position]):
    """A verb for after the placement."""

    def untimely(self, position: Position, thing: int) -> Refusal | None:
        if position.phase == START and position.early:
            message = (
                "in the early game you only draw and place a tile; {:verb} is not possible yet"
            )
            return refuse("I-14", message, self.name)
        return None


class End(Action):
    def add_legal(self, position: Position, actions: vec[i64]) -> vec[i64]:
        return append(actions, END)

    def do(self, position: Position, _: int) -> None:
        turn.enter_actions(position)
        turn.end_turn(position)


class Pass(Unconditional[Position]):
    def untimely(self, position: Position, _: int) -> Refusal | None:
        if position.phase == DONE:
            return None
        return refuse("I-31", "you can pass only at the start of your turn")

    def do(self, position: Position, _: int) -> None:
        """I-32: the second in a row withdraws."""
        passes = position.passes[position.seat]
        position.passes[position.seat] = 1 if passes == 0 else WITHDRAWN
        turn.after_pass(position)


# Turning tiles: I-23


class Rotate(Action):
    def fault(self, position: Position, pose: int) -> int:
        fault = turning_fault(position, pose)
        if fault != ALLOWED:
            return fault
        cell = cell_of(pose)
        if holding(position, cell) == FOREIGN:
            return ANOTHERS
        return TOO_DEAR if turning_cost(position, cell) > budget(position) else ALLOWED

    def refusal(self, position: Position, pose: int, fault: int) -> Refusal:
        cell = cell_of(pose)
        if fault == ANOTHERS:
            name, owner = CELL_NAMES[cell], position.owner[cell]
            return refuse("I-23", "{} belongs to {:seat}, who has to agree", name, owner)
        if fault == TOO_DEAR:
            return _refuse_cost(position, turning_cost(position, cell))
        return refuse_turning(position, "I-23", pose, fault)

    def add_legal(self, position: Position, actions: vec[i64]) -> vec[i64]:
        spare = budget(position)
        if spare >= TURN_PRICE:
            return extend(actions, free_rotates(position))
        return extend(actions, own_rotates(position)) if spare >= 0 else actions

    def do(self, position: Position, pose: int) -> None:
        pay_action(position, turning_cost(position, cell_of(pose)))
        turn_tile(position, pose)


def turning_fault(position: Position, pose: int) -> int:
    """Why the tile of a pose cannot be turned into it, whoever owns it."""
    cell = cell_of(pose)
    if position.faces[cell] == EMPTY:
        return NO_TILE
    if position.turned[cell] == orientation_of(pose):
        return LIES_SO
    return ALLOWED if can_lie(SHAPE[position.faces[cell]], orientation_of(pose)) else CANNOT_LIE


def refuse_turning(position: Position, rule: str, pose: int, fault: int) -> Refusal:
    cell = cell_of(pose)
    if fault == NO_TILE:
        return refuse(rule, "there is no tile on {}", CELL_NAMES[cell])
    if fault == LIES_SO:
        exits = ORIENTATIONS[orientation_of(pose)]
        return refuse(rule, "the pipes of {} already lead {:exits}", CELL_NAMES[cell], exits)
    return refuse_orientation(SHAPE[position.faces[cell]], orientation_of(pose))


def turning_cost(position: Position, cell: int) -> int:
    return 0 if holding(position, cell) == OWN else TURN_PRICE


def _refuse_cost(position: Position, cost: int) -> Refusal:
    whole = cost + tax(position)
    has = position.money[position.seat]
    return refuse("I-25", "this costs {} including the tax, but you have only {}", whole, has)


# The lists of `Position` that are kept, as bits of its `menu`.
OWN_KEPT: Final = 1
FREE_KEPT: Final = 2
PROPOSALS_KEPT: Final = 4


def own_rotates(position: Position) -> vec[i64]:
    """Turning own land."""
    if not position.menu & OWN_KEPT:
        position.menu |= OWN_KEPT
        actions = vec[i64]()
        for cell in position.tiles:
            if position.owner[cell] == position.seat:
                actions = extend(actions, ROTATES[pose_of(cell, position.turned[cell])])
        position.own_rotates = actions
    return position.own_rotates


def free_rotates(position: Position) -> vec[i64]:
    """Turning all land for which nobody has to be asked."""
    if not position.menu & FREE_KEPT:
        position.menu |= FREE_KEPT
        actions = vec[i64]()
        for cell in position.tiles:
            if holding(position, cell) != FOREIGN:
                actions = extend(actions, ROTATES[pose_of(cell, position.turned[cell])])
        position.free_rotates = actions
    return position.free_rotates


def turn_tile(position: Position, pose: int) -> None:
    cell = cell_of(pose)
    old = pose_of(cell, position.turned[cell])
    position.turned[cell] = orientation_of(pose)
    position.mark_land(cell)
    if position.menu & OWN_KEPT:
        _exchange(position.own_rotates, ROTATES[old], ROTATES[pose])
    if position.menu & FREE_KEPT:
        _exchange(position.free_rotates, ROTATES[old], ROTATES[pose])
    if position.menu & PROPOSALS_KEPT:
        _exchange(position.rotate_proposals, ROTATE_PROPOSALS[old], ROTATE_PROPOSALS[pose])


def _exchange(actions: vec[i64], old: vec[i64], new: vec[i64]) -> None:
    """Put other actions of the same tile in their place, if they have one in this list."""
    place = place_of(actions, old[0])
    if place < len(actions) and actions[place] == old[0]:
        for step, action in enumerate(new):  # as many as the old ones
            actions[place + step] = action


# Buying land: I-24


class Buy(Action):
    def fault(self, position: Position, cell: int) -> int:
        if position.faces[cell] == EMPTY:
            return NO_TILE
        held = holding(position, cell)
        if held != FOR_SALE:
            return YOURS if held == OWN else ANOTHERS
        return TOO_DEAR if PRICE[position.faces[cell]] > budget(position) else ALLOWED

    def refusal(self, position: Position, cell: int, fault: int) -> Refusal:
        name = CELL_NAMES[cell]
        if fault == NO_TILE:
            return refuse("I-24", "there is no tile on {}", name)
        if fault == YOURS:
            return refuse("I-24", "{} already belongs to you", name)
        if fault == ANOTHERS:
            owner = position.owner[cell]
            return refuse("I-24", "{} belongs to {:seat}, who has to agree", name, owner)
        return _refuse_cost(position, PRICE[position.faces[cell]])

    def add_legal(self, position: Position, actions: vec[i64]) -> vec[i64]:
        spare = budget(position)
        if spare >= LOWEST_PRICE:
            for cell in position.tiles:
                if PRICE[position.faces[cell]] <= spare and holding(position, cell) == FOR_SALE:
                    actions = append(actions, BUY + cell)
        return actions

    def do(self, position: Position, cell: int) -> None:
        pay_action(position, PRICE[position.faces[cell]])
        give_land(position, cell)


LOWEST_PRICE: Final = min(list(PRICE))


def give_land(position: Position, cell: int) -> None:
    position.unshare_land()
    position.owner[cell] = position.seat
    position.mark_land(cell)
    position.menu = 0
