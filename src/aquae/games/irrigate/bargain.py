"""Bargaining, with the option of that name: asking for offers, and proposing to an owner."""

from typing import Final

from aquae._native import append, extend, i64, vec
from aquae.core.errors import Refusal, refuse
from aquae.core.grammar import ALLOWED, Unconditional, Verb
from aquae.games.irrigate import turn
from aquae.games.irrigate.board import BANK, CELL_NAMES, EMPTY, KIND_SHAPE, cell_of, pose_of
from aquae.games.irrigate.laying import place_fault, refuse_place
from aquae.games.irrigate.position import (
    ANSWERING,
    DEAL_PLACE,
    NOTHING,
    OFFERING_PLACE,
    OFFERING_ROTATION,
    PLACING,
    PRICING_PLACE,
    PRICING_ROTATION,
    PROPOSING,
    Position,
)
from aquae.games.irrigate.rules import (
    budget,
    pay_action,
    place_tile,
    refuse_turning,
    tax,
    turn_tile,
    turning_fault,
)
from aquae.games.irrigate.words import (
    MOST,
    PLACE_OFFERS,
    PRICE_WORDS,
    PROPOSE_BUY,
    PROPOSE_ROTATE,
    ROTATE_OFFERS,
    SOLICIT,
    TAKE,
)

# Asking for offers: I-21, I-27

NO_BARGAINING: Final = 21
ASKED_ALREADY: Final = 22


class Solicit(Verb[Position]):
    def fault(self, position: Position, _: int) -> int:
        if may_solicit(position):
            return ALLOWED
        return ASKED_ALREADY if position.setting.bargaining else NO_BARGAINING

    def refusal(self, position: Position, _: int, fault: int) -> Refusal:
        rule = "I-21" if position.phase == PLACING else "I-27"
        if fault == NO_BARGAINING:
            return refuse(rule, "this game is played without bargaining")
        if position.phase == PLACING:
            return refuse(rule, "you have already asked for offers for this tile")
        return refuse(rule, "you have already asked for offers for rotations this turn")

    def add_legal(self, position: Position, actions: vec[i64]) -> vec[i64]:
        return append(actions, SOLICIT) if may_solicit(position) else actions

    def do(self, position: Position, _: int) -> None:
        turn.enter_actions(position)
        position.asked = True
        position.phase = OFFERING_PLACE if position.phase == PLACING else OFFERING_ROTATION
        turn.ask_next(position, position.seat)


def may_solicit(position: Position) -> bool:
    return position.setting.bargaining and not position.asked


NOT_THE_PLAYERS: Final = 23


class Offer(Verb[Position]):
    def fault(self, position: Position, pose: int) -> int:
        if position.phase == OFFERING_PLACE:
            return place_fault(position, pose)
        cell = cell_of(pose)
        if position.faces[cell] != EMPTY and position.owner[cell] != position.seat:
            return NOT_THE_PLAYERS
        return turning_fault(position, pose)

    def refusal(self, position: Position, pose: int, fault: int) -> Refusal:
        if position.phase == OFFERING_PLACE:
            return refuse_place(position, pose, fault)
        if fault == NOT_THE_PLAYERS:
            return _refuse_owner(position, cell_of(pose))
        return refuse_turning(position, "I-27", pose, fault)

    def add_legal(self, position: Position, actions: vec[i64]) -> vec[i64]:
        if position.phase == OFFERING_PLACE:
            shape = KIND_SHAPE[position.drawn]
            for cell in position.spots:
                actions = extend(actions, PLACE_OFFERS[4 * cell + shape])
            return actions
        for cell in position.tiles:
            if position.owner[cell] == position.seat:
                actions = extend(actions, ROTATE_OFFERS[pose_of(cell, position.turned[cell])])
        return actions

    def do(self, position: Position, pose: int) -> None:
        position.offers[position.to_move] = pose
        position.mark(DEAL_PLACE)
        position.phase = PRICING_PLACE if position.phase == OFFERING_PLACE else PRICING_ROTATION


def _refuse_owner(position: Position, cell: int) -> Refusal:
    name, owner = CELL_NAMES[cell], position.owner[cell]
    if owner == BANK:
        return refuse(
            "I-27",
            "{} belongs to the bank, but offers now are for rotating tiles of {:seat}",
            name,
            position.seat,
        )
    return refuse(
        "I-27",
        "{} belongs to {:seat}, but offers now are for rotating tiles of {:seat}",
        name,
        owner,
        position.seat,
    )


class NoOffer(Unconditional[Position]):
    def do(self, position: Position, _: int) -> None:
        turn.ask_next(position, position.to_move)


# Prices: I-21, I-26, I-27

TOO_HIGH: Final = 1


class Price(Verb[Position]):
    def fault(self, position: Position, price: int) -> int:
        return TOO_HIGH if price > highest_price(position) else ALLOWED

    def refusal(self, position: Position, price: int, fault: int) -> Refusal:
        highest = highest_price(position)
        if position.phase == PROPOSING:
            return refuse(
                "I-26", "you can pay at most {} on top of the tax, not {}", highest, price
            )
        rule = "I-21" if position.phase == PRICING_PLACE else "I-27"
        return refuse(rule, "{:seat} can pay at most {}, not {}", position.to_move, highest, price)

    def add_legal(self, position: Position, actions: vec[i64]) -> vec[i64]:
        return extend(actions, list_prices(position))

    def do(self, position: Position, price: int) -> None:
        position.mark(DEAL_PLACE)
        if position.phase == PROPOSING:
            position.price = price
            position.phase = ANSWERING
            position.to_move = position.owner[proposed_cell(position.proposal)]
        else:
            position.bids[position.to_move] = price
            turn.ask_next(position, position.to_move)


def list_prices(position: Position) -> vec[i64]:
    return PRICE_WORDS[: highest_price(position) + 1]


def highest_price(position: Position) -> int:
    """What the payer can pay; who proposes keeps the tax back."""
    if position.phase == PROPOSING or position.phase == ANSWERING:
        return min(budget(position), MOST)
    return min(position.money[position.to_move], MOST)


def proposed_cell(proposal: int) -> int:
    if proposal < PROPOSE_ROTATE:
        return proposal - PROPOSE_BUY
    return cell_of(proposal - PROPOSE_ROTATE)


# Taking an offer: I-22, I-27

NOT_OFFERED: Final = 1
TAX_UNPAID: Final = 2


class Take(Verb[Position]):
    def fault(self, position: Position, seat: int) -> int:
        return NOT_OFFERED if seat >= position.setting.players else take_fault(position, seat)

    def refusal(self, position: Position, seat: int, fault: int) -> Refusal:
        if fault == NOT_OFFERED:
            rule = "I-22" if position.phase == PLACING else "I-27"
            return refuse(rule, "there is no offer from {:seat} to take", seat)
        price = position.bids[seat]
        return refuse(
            "I-25",
            "you cannot pay the tax of {}, even with the {} from this offer",
            tax(position),
            price,
        )

    def add_legal(self, position: Position, actions: vec[i64]) -> vec[i64]:
        for seat in range(position.setting.players):
            if take_fault(position, seat) == ALLOWED:
                actions = append(actions, TAKE + seat)
        return actions

    def do(self, position: Position, seat: int) -> None:
        pose = position.offers[seat]
        position.money[seat] -= position.bids[seat]
        position.money[position.seat] += position.bids[seat]
        if position.phase == PLACING:
            place_tile(position, pose)
        else:
            pay_action(position, 0)
            turn_tile(position, pose)


def take_fault(position: Position, seat: int) -> int:
    """The price of the offer may help to pay the tax; a placement has none."""
    if position.offers[seat] == NOTHING:
        return NOT_OFFERED
    if position.phase == PLACING or budget(position) + position.bids[seat] >= 0:
        return ALLOWED
    return TAX_UNPAID
