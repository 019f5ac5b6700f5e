"""Proposing to an owner, who agrees, declines or asks for another price (I-26)."""

from typing import Final

from aquae._native import append, extend, i64, vec
from aquae.core.errors import Refusal, refuse
from aquae.core.grammar import ALLOWED, Unconditional, Verb
from aquae.games.irrigate import turn
from aquae.games.irrigate.bargain import (
    NO_BARGAINING,
    TAX_UNPAID,
    TOO_HIGH,
    highest_price,
    proposed_cell,
)
from aquae.games.irrigate.board import CELL_NAMES, EMPTY, cell_of, pose_of
from aquae.games.irrigate.position import (
    ACTING,
    DEAL_PLACE,
    NOTHING,
    PRICE_ASKED,
    PROPOSING,
    Position,
    clear_offers,
)
from aquae.games.irrigate.rules import (
    FOREIGN,
    NO_TILE,
    OWN,
    PROPOSALS_KEPT,
    YOURS,
    Action,
    budget,
    give_land,
    holding,
    pay_action,
    refuse_turning,
    tax,
    turn_tile,
    turning_fault,
)
from aquae.games.irrigate.words import (
    ASK_WORDS,
    PROPOSE_BUY,
    PROPOSE_ROTATE,
    ROTATE_PROPOSALS,
)

MOST_DECLINED: Final = 3  # in a turn


# Proposing

TOO_MANY: Final = 24
NOBODYS: Final = 25


class ProposeBuy(Action):
    def fault(self, position: Position, cell: int) -> int:
        return proposal_fault(position, cell)

    def refusal(self, position: Position, cell: int, fault: int) -> Refusal:
        return _refuse_proposal(position, cell, fault)

    def add_legal(self, position: Position, actions: vec[i64]) -> vec[i64]:
        if not may_propose(position):
            return actions
        if not position.menu & PROPOSALS_KEPT:
            _keep_proposals(position)
        return extend(actions, position.buy_proposals)

    def do(self, position: Position, cell: int) -> None:
        propose(position, PROPOSE_BUY + cell)


class ProposeRotate(Action):
    def fault(self, position: Position, pose: int) -> int:
        fault = proposal_fault(position, cell_of(pose))
        return turning_fault(position, pose) if fault == ALLOWED else fault

    def refusal(self, position: Position, pose: int, fault: int) -> Refusal:
        if proposal_fault(position, cell_of(pose)) == ALLOWED:
            return refuse_turning(position, "I-26", pose, fault)
        return _refuse_proposal(position, cell_of(pose), fault)

    def add_legal(self, position: Position, actions: vec[i64]) -> vec[i64]:
        if not may_propose(position):
            return actions
        if not position.menu & PROPOSALS_KEPT:
            _keep_proposals(position)
        return extend(actions, position.rotate_proposals)

    def do(self, position: Position, pose: int) -> None:
        propose(position, PROPOSE_ROTATE + pose)


def may_propose(position: Position) -> bool:
    return (
        position.setting.bargaining and position.declined < MOST_DECLINED and budget(position) >= 0
    )


def proposal_fault(position: Position, cell: int) -> int:
    """Why nothing can be proposed, or nothing about this cell."""
    if not may_propose(position):
        if not position.setting.bargaining:
            return NO_BARGAINING
        return TOO_MANY if position.declined == MOST_DECLINED else TAX_UNPAID
    if position.faces[cell] == EMPTY:
        return NO_TILE
    held = holding(position, cell)
    if held == FOREIGN:
        return ALLOWED
    return YOURS if held == OWN else NOBODYS


def _refuse_proposal(position: Position, cell: int, fault: int) -> Refusal:
    name = CELL_NAMES[cell]
    if fault == NO_BARGAINING:
        return refuse("I-26", "this game is played without bargaining")
    if fault == TOO_MANY:
        return refuse(
            "I-26",
            "{} of your proposals have been declined this turn, so you cannot propose again",
            MOST_DECLINED,
        )
    if fault == TAX_UNPAID:
        return refuse(
            "I-26", "you cannot pay the tax of {}, so you cannot propose anything", tax(position)
        )
    if fault == NO_TILE:
        return refuse("I-26", "there is no tile on {}", name)
    if fault == YOURS:
        return refuse("I-26", "{} already belongs to you", name)
    return refuse("I-26", "{} needs no agreement: buy or rotate it at the bank's price", name)


def _keep_proposals(position: Position) -> None:
    position.menu |= PROPOSALS_KEPT
    buys = vec[i64]()
    rotates = vec[i64]()
    for cell in position.tiles:
        if holding(position, cell) == FOREIGN:
            buys = append(buys, PROPOSE_BUY + cell)
            rotates = extend(rotates, ROTATE_PROPOSALS[pose_of(cell, position.turned[cell])])
    position.buy_proposals = buys
    position.rotate_proposals = rotates


def propose(position: Position, proposal: int) -> None:
    turn.enter_actions(position)
    position.proposal = proposal
    position.mark(DEAL_PLACE)
    clear_offers(position)
    position.wait_for(PROPOSING)


# Answering

NOT_HIGHER: Final = 2


class Ask(Verb[Position]):
    """Its things are the prices from 1 on."""

    def fault(self, position: Position, thing: int) -> int:
        if thing < position.price:
            return NOT_HIGHER
        return TOO_HIGH if thing >= highest_price(position) else ALLOWED

    def refusal(self, position: Position, thing: int, fault: int) -> Refusal:
        if fault == NOT_HIGHER:
            message = "the price named is {}, so you can ask only for more than that, not for {}"
            return refuse("I-26", message, position.price, thing + 1)
        return refuse(
            "I-26",
            "{:seat} can pay at most {} on top of the tax, not {}",
            position.seat,
            highest_price(position),
            thing + 1,
        )

    def add_legal(self, position: Position, actions: vec[i64]) -> vec[i64]:
        return extend(actions, ASK_WORDS[position.price : highest_price(position)])

    def do(self, position: Position, thing: int) -> None:
        position.asking = thing + 1
        position.mark(DEAL_PLACE)
        position.wait_for(PRICE_ASKED)


class Accept(Unconditional[Position]):
    def do(self, position: Position, _: int) -> None:
        proposal = position.proposal
        cell = proposed_cell(proposal)
        price = agreed_price(position)
        position.money[position.owner[cell]] += price
        pay_action(position, price)
        if proposal < PROPOSE_ROTATE:
            give_land(position, cell)
        else:
            turn_tile(position, proposal - PROPOSE_ROTATE)
        settle(position)


class Decline(Unconditional[Position]):
    def do(self, position: Position, _: int) -> None:
        position.declined += 1
        settle(position)


def agreed_price(position: Position) -> int:
    """What is paid if the answer is yes."""
    return position.asking if position.phase == PRICE_ASKED else position.price


def settle(position: Position) -> None:
    """Nothing is proposed any more; the turn goes on."""
    position.proposal = NOTHING
    position.price = 0
    position.asking = 0
    position.mark(DEAL_PLACE)
    position.wait_for(ACTING)
