"""Bargaining, with the option of that name: asking for offers, and proposing to an owner."""

from typing import Final

from aquae.core.errors import Refusal, refuse
from aquae.games.irrigate.board import BANK, CELL_NAMES, EMPTY, KIND_SHAPE
from aquae.games.irrigate.position import (
    ACTING,
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
    FOREIGN,
    OWN,
    PROPOSALS_KEPT,
    budget,
    do_place,
    forbids_place,
    forbids_turning,
    give_land,
    holding,
    pay_action,
    tax,
    turn_tile,
)
from aquae.games.irrigate.turn import clear_offers
from aquae.games.irrigate.words import (
    BUY_PROPOSALS,
    MOST,
    NO_OFFER,
    PLACE_OFFERS,
    PRICE_WORDS,
    PROPOSE_BUY,
    PROPOSE_ROTATE,
    ROTATE_OFFERS,
    ROTATE_PROPOSALS,
    TAKE,
)

PROPOSALS: Final = 3  # I-26, in a turn


# Asking for offers: I-21, I-27


def may_solicit(position: Position) -> bool:
    return position.setting.bargaining and not position.asked


def forbids_solicit(position: Position) -> Refusal | None:
    if may_solicit(position):
        return None
    rule = "I-21" if position.phase == PLACING else "I-27"
    if not position.setting.bargaining:
        return refuse(rule, "there is no bargaining in this play")
    if position.phase == PLACING:
        return refuse(rule, "offers were already asked for in this placement")
    return refuse(rule, "offers were already asked for among the actions of this turn")


def do_solicit(position: Position) -> None:
    position.asked = True
    position.phase = OFFERING_PLACE if position.phase == PLACING else OFFERING_ROTATION
    ask_next(position, position.seat)


def ask_next(position: Position, seat: int) -> None:
    """Clockwise the next who has not withdrawn; after the last, the turn goes on."""
    players = position.setting.players
    seat = (seat + 1) % players
    while seat != position.seat and position.is_withdrawn(seat):
        seat = (seat + 1) % players
    placing = position.phase == OFFERING_PLACE or position.phase == PRICING_PLACE
    if seat == position.seat:
        position.wait_for(PLACING if placing else ACTING)
    else:
        position.phase = OFFERING_PLACE if placing else OFFERING_ROTATION
        position.to_move = seat


def forbids_offer(position: Position, pose: int) -> Refusal | None:
    if position.phase == OFFERING_PLACE:
        return forbids_place(position, pose)
    cell = pose // 10
    if position.faces[cell] != EMPTY and position.owner[cell] != position.seat:
        return _forbids_owner(position, cell)
    return forbids_turning(position, "I-27", pose)


def _forbids_owner(position: Position, cell: int) -> Refusal:
    name, owner = CELL_NAMES[cell], position.owner[cell]
    if owner == BANK:
        return refuse("I-27", "{} belongs to the bank, not to {:seat}", name, position.seat)
    return refuse("I-27", "{} belongs to {:seat}, not to {:seat}", name, owner, position.seat)


def list_offers(position: Position) -> list[int]:
    actions = [NO_OFFER]
    if position.phase == OFFERING_PLACE:
        shape = KIND_SHAPE[position.drawn]
        for cell in position.spots:
            actions.extend(PLACE_OFFERS[4 * cell + shape])
        return actions
    for cell in position.tiles:
        if position.owner[cell] == position.seat:
            actions.extend(ROTATE_OFFERS[10 * cell + position.turned[cell]])
    return actions


def do_offer(position: Position, pose: int) -> None:
    position.offers[position.to_move] = pose
    position.note(DEAL_PLACE)
    position.phase = PRICING_PLACE if position.phase == OFFERING_PLACE else PRICING_ROTATION


# Prices: I-21, I-26, I-27


def highest_price(position: Position) -> int:
    """What the payer can pay; who proposes keeps the tax back."""
    if position.phase == PROPOSING:
        return min(budget(position), MOST)
    return min(position.money[position.to_move], MOST)


def list_prices(position: Position) -> list[int]:
    return PRICE_WORDS[: highest_price(position) + 1]


def forbids_price(position: Position, price: int) -> Refusal | None:
    highest = highest_price(position)
    if price <= highest:
        return None
    if position.phase == PROPOSING:
        return refuse("I-26", "you can pay {} on top of the tax, not {}", highest, price)
    rule = "I-21" if position.phase == PRICING_PLACE else "I-27"
    return refuse(rule, "{:seat} can pay {}, not {}", position.to_move, highest, price)


def do_price(position: Position, price: int) -> None:
    position.note(DEAL_PLACE)
    if position.phase == PROPOSING:
        position.price = price
        position.phase = ANSWERING
        position.to_move = position.owner[proposed_cell(position.proposal)]
    else:
        position.bids[position.to_move] = price
        ask_next(position, position.to_move)


# Taking an offer: I-22, I-27


def can_take(position: Position, seat: int) -> bool:
    """The price of the offer may help to pay the tax; a placement has none."""
    if position.offers[seat] == NOTHING:
        return False
    return position.phase == PLACING or budget(position) + position.bids[seat] >= 0


def list_takes(position: Position, actions: list[int]) -> None:
    for seat in range(position.setting.players):
        if can_take(position, seat):
            actions.append(TAKE + seat)


def forbids_take(position: Position, seat: int) -> Refusal | None:
    rule = "I-22" if position.phase == PLACING else "I-27"
    if seat >= position.setting.players or position.offers[seat] == NOTHING:
        return refuse(rule, "there is no offer of {:seat} to take", seat)
    if not can_take(position, seat):
        return refuse(
            "I-25", "the tax of {} cannot be paid with {} more", tax(position), position.bids[seat]
        )
    return None


def do_take(position: Position, seat: int) -> None:
    pose = position.offers[seat]
    position.money[seat] -= position.bids[seat]
    position.money[position.seat] += position.bids[seat]
    if position.phase == PLACING:
        do_place(position, pose)
    else:
        pay_action(position, 0)
        turn_tile(position, pose)


# Proposing to an owner: I-26


def proposed_cell(proposal: int) -> int:
    if proposal < PROPOSE_ROTATE:
        return proposal - PROPOSE_BUY
    return (proposal - PROPOSE_ROTATE) // 10


def may_propose(position: Position) -> bool:
    return position.setting.bargaining and position.proposals < PROPOSALS and budget(position) >= 0


def list_proposals(position: Position, actions: list[int]) -> None:
    if may_propose(position):
        if not position.menu & PROPOSALS_KEPT:
            _keep_proposals(position)
        actions.extend(position.buy_proposals)
        actions.extend(position.rotate_proposals)


def _keep_proposals(position: Position) -> None:
    position.menu |= PROPOSALS_KEPT
    position.buy_proposals = []
    position.rotate_proposals = []
    for cell in position.tiles:
        if holding(position, cell) == FOREIGN:
            position.buy_proposals.extend(BUY_PROPOSALS[cell])
            position.rotate_proposals.extend(ROTATE_PROPOSALS[10 * cell + position.turned[cell]])


def forbids_propose(position: Position, proposal: int) -> Refusal | None:
    if not may_propose(position):
        return _forbids_any_proposal(position)
    cell = proposed_cell(proposal)
    name = CELL_NAMES[cell]
    if position.faces[cell] == EMPTY:
        return refuse("I-26", "no tile lies on {}", name)
    held = holding(position, cell)
    if held == OWN:
        return refuse("I-26", "{} already belongs to you", name)
    if held != FOREIGN:
        return refuse("I-26", "{} belongs to nobody who could agree", name)
    if proposal >= PROPOSE_ROTATE:
        return forbids_turning(position, "I-26", proposal - PROPOSE_ROTATE)
    return None


def _forbids_any_proposal(position: Position) -> Refusal:
    if not position.setting.bargaining:
        return refuse("I-26", "there is no bargaining in this play")
    if position.proposals == PROPOSALS:
        return refuse("I-26", "{} proposals were already made in this turn", PROPOSALS)
    return refuse("I-26", "you cannot pay the tax of {}", tax(position))


def do_propose(position: Position, proposal: int) -> None:
    position.proposals += 1
    position.proposal = proposal
    position.note(DEAL_PLACE)
    clear_offers(position)
    position.wait_for(PROPOSING)


def do_accept(position: Position) -> None:
    proposal = position.proposal
    cell = proposed_cell(proposal)
    position.money[position.owner[cell]] += position.price
    pay_action(position, position.price)
    if proposal < PROPOSE_ROTATE:
        give_land(position, cell)
    else:
        turn_tile(position, proposal - PROPOSE_ROTATE)
    do_decline(position)


def do_decline(position: Position) -> None:
    """Nothing is proposed any more; the turn goes on."""
    position.proposal = NOTHING
    position.price = 0
    position.note(DEAL_PLACE)
    position.wait_for(ACTING)
