"""Prices and answers in Irrigate: a deal is judged by the chances that it leaves (I-21 to I-27)."""

from math import ceil
from typing import Final

from aquae.bots.guide import RULED_OUT, Guide
from aquae.core.state import State
from aquae.games.irrigate.bargain import proposed_cell
from aquae.games.irrigate.bot.features import wins_now
from aquae.games.irrigate.bot.network import land_of, network_of
from aquae.games.irrigate.bot.outlook import WON, Outlook
from aquae.games.irrigate.position import (
    ANSWERING,
    NOTHING,
    OFFERING_PLACE,
    OFFERING_ROTATION,
    PLACING,
    PRICE_ASKED,
    PRICING_PLACE,
    PRICING_ROTATION,
    PROPOSING,
    Position,
)
from aquae.games.irrigate.rules import budget
from aquae.games.irrigate.scoring import LAND_TO_WIN
from aquae.games.irrigate.words import (
    ACCEPT,
    ASK,
    DECLINE,
    NO_OFFER,
    PRICE_WORD,
    PROPOSE_BUY,
    PROPOSE_ROTATE,
    TAKE,
)

# A deal has to be better than none by this chance of winning.
MARGIN: Final = 0.004
KEENNESS: Final = 60.0
STRONGEST: Final = 8.0
# Who sells irrigated land for less than this loses by it, whatever the evaluation says and however
# many play; `benchmarks.tricks` measures it.
FAIR_PRICE: Final = 12
# What more it costs whoever has so many irrigated tiles with it: ten of them win (I-29).
SURCHARGES: Final = [0, 0, 0, 0, 0, 1, 2, 3, 5, 8, 99]
SECOND_TAX: Final = 2
# How likely a price that should suit both is agreed to; a yes to the price named is certain.
AGREEMENT: Final = 0.6
# How many proposals are looked at until none is thought to be agreed to.
MOST_VAIN: Final = 3
# No place is worth more than this.
MOST_PAID: Final = 12


def chances_after(guide: Guide, state: State, actions: list[int]) -> list[float]:
    after = state.copy()
    for action in actions:
        after.apply(action)
    return guide.chances(after)


def answer_priors(guide: Guide, position: Position, actions: list[int]) -> list[float]:
    """I-26: yes if the own chance grows by it, or another price that suits both."""
    seat = position.to_move
    with_it = chances_after(guide, position, [ACCEPT])[seat]
    without = chances_after(guide, position, [DECLINE])
    priors = [RULED_OUT] * len(actions)
    priors[actions.index(ACCEPT)] = prior_of(with_it - without[seat] - MARGIN)
    priors[actions.index(DECLINE)] = 0.0
    least = least_price(position)
    if gives_victory(agreed(position, position.seat), position.seat):
        priors[actions.index(ACCEPT)] = -STRONGEST
    elif position.setting.players > 2 and actions[-1] >= ASK:
        deal = Deal(guide, position, without)
        price = deal.price_to_ask(least, position.price, actions[-1] - ASK + 1)
        if price > 0:
            gain = AGREEMENT * deal.gain(seat, price)
            priors[actions.index(ASK + price - 1)] = prior_of(gain - MARGIN)
    if position.price < least:
        priors[actions.index(ACCEPT)] = RULED_OUT
    return priors


def asked_priors(guide: Guide, position: Position, actions: list[int]) -> list[float]:
    """I-26: a higher price is paid as long as the own chance grows by it, as when naming one."""
    seat = position.to_move
    with_it = chances_after(guide, position, [ACCEPT])[seat]
    without = chances_after(guide, position, [DECLINE])[seat]
    prior = prior_of(with_it - without)
    return [prior if action == ACCEPT else 0.0 for action in actions]


def least_price(position: Position) -> int:
    """Below this, land with water would go for less than it is worth, and than it can still bring.

    Land that gets water as soon as the buyer turns it, for the tax of a second action (I-25), has
    its price too.
    """
    if position.proposal >= PROPOSE_ROTATE:
        return 0
    network = network_of(position)
    cell = position.proposal - PROPOSE_BUY
    least = FAIR_PRICE
    if network.number[cell] > network.wet:
        if not network.is_beside_water(cell):
            return 0
        least = FAIR_PRICE - SECOND_TAX
    incomes = Outlook(position, network, position.to_move).turns
    land: int = land_of(network.wet_load, position.seat)
    return min(least, ceil(incomes)) + SURCHARGES[min(land + 1, LAND_TO_WIN)]


def gives_victory(after: Position, payer: int) -> bool:
    """Whether the payer wins by ending this turn or the next own one (I-29)."""
    network = network_of(after)
    turns = Outlook(after, network, payer).distance(network.wet_load, payer)
    return wins_now(after, network, turns) if payer == after.seat else turns == WON


def price_priors(guide: Guide, position: Position, actions: list[int]) -> list[float]:
    """For a proposal the lowest price that should be agreed to, for an offer a fair one."""
    deal = Deal(guide, position, chances_without(guide, position))
    highest = len(actions) - 1
    if position.phase == PROPOSING:
        aim = deal.lowest_price(highest)
    else:
        aim = deal.fair_price(highest)
    if deal.gain(deal.payer, aim) <= 0.0:
        aim = 0
    priors: list[float] = []
    for action in actions:
        away = action - PRICE_WORD - aim
        priors.append(-0.4 * away if away >= 0 else 0.8 * away)
    return priors


def drop_vain_proposals(
    guide: Guide, position: Position, actions: list[int], priors: list[float]
) -> None:
    """I-26: a likely proposal is made only if some price suits both; else it would be declined."""
    tempting = [
        place
        for place, action in enumerate(actions)
        if action >= PROPOSE_BUY and priors[place] > 0.0
    ]
    tempting.sort(key=priors.__getitem__, reverse=True)
    for rank, place in enumerate(tempting):
        if rank < MOST_VAIN and may_be_agreed_to(guide, position, actions[place]):
            return
        priors[place] = -STRONGEST


def may_be_agreed_to(guide: Guide, position: Position, proposal: int) -> bool:
    proposed = position.copy()
    assert isinstance(proposed, Position)
    proposed.apply(proposal)
    deal = Deal(guide, proposed, chances_without(guide, proposed))
    price = deal.lowest_price(min(budget(position), MOST_PAID))
    return deal.suits(deal.seller, price) and deal.gain(deal.payer, price) > 0.0


class Deal:
    """Something for money, its price open: what it does to everybody's chances."""

    def __init__(self, guide: Guide, position: Position, without: list[float]) -> None:
        self.guide = guide
        self.without = without
        self.payer = position.to_move
        self.seller = position.seat
        if position.phase == PROPOSING:
            self.seller = position.owner[proposed_cell(position.proposal)]
        if position.phase == ANSWERING:
            self.payer, self.seller = position.seat, position.to_move
        self.made = agreed(position, self.payer)
        """The table once the deal is made for nothing."""
        if position.phase == ANSWERING:
            self.made.money[self.payer] += position.price
            self.made.money[self.seller] -= position.price
        self.most = MOST_PAID
        """What the payer may offer. The owner of turned land can undo it in the next turn, so
        only its first income is certain."""
        if position.phase == PRICING_ROTATION:
            before: int = land_of(network_of(position).wet_load, self.payer)
            after: int = land_of(network_of(self.made).wet_load, self.payer)
            self.most = max(after - before, 0)

    def gain(self, seat: int, price: int) -> float:
        """By how much a seat's chance grows if the deal is made at this price."""
        money = self.made.money
        if money[self.seller] + price < 0:
            return -1.0  # the tax could not be paid (I-27)
        money[self.payer] -= price
        money[self.seller] += price
        gain = self.guide.chances(self.made)[seat] - self.without[seat]
        money[self.payer] += price
        money[self.seller] -= price
        return gain

    def suits(self, seat: int, price: int) -> bool:
        return self.gain(seat, price) > MARGIN

    def lowest_price(self, highest: int) -> int:
        """What the seller should agree to, by halving: the higher, the better for the seller."""
        low = 0
        high = highest
        while low < high:
            middle = (low + high) // 2
            if self.suits(self.seller, middle):
                high = middle
            else:
                low = middle + 1
        return low

    def fair_price(self, highest: int) -> int:
        """Half way between the lowest and the highest that suit both; 0 if none does."""
        high = min(highest, self.most)
        lowest = max(1, self.lowest_price(high))
        if lowest > high or not (
            self.suits(self.payer, lowest) and self.suits(self.seller, lowest)
        ):
            return 0
        low = lowest
        while low < high:
            middle = (low + high + 1) // 2
            if self.suits(self.payer, middle):
                low = middle
            else:
                high = middle - 1
        return (lowest + low) // 2

    def price_to_ask(self, least: int, named: int, highest: int) -> int:
        """I-26: a fair price above the one that was named; 0 if none suits both."""
        fair = self.fair_price(highest)
        price = max(fair, least, named + 1)
        return price if fair > 0 and price <= highest and self.suits(self.payer, price) else 0


def agreed(position: Position, payer: int) -> Position:
    """The table once a proposal, or this seat's offer, is agreed to; without a price, for none."""
    made = position.copy()
    assert isinstance(made, Position)
    if made.phase == PROPOSING or made.phase == PRICING_PLACE or made.phase == PRICING_ROTATION:
        made.apply(PRICE_WORD)
    if made.phase == ANSWERING or made.phase == PRICE_ASKED:
        made.apply(ACCEPT)
    else:
        hear_the_rest(made)
        made.apply(TAKE + payer)
    return made


def chances_without(guide: Guide, position: Position) -> list[float]:
    """The chances if the deal whose price is to be named comes to nothing."""
    after = position.copy()
    assert isinstance(after, Position)
    after.apply(PRICE_WORD)
    if after.phase == ANSWERING:
        after.apply(DECLINE)
    else:
        hear_the_rest(after)
        after.offers[position.to_move] = NOTHING
        go_on_freely(guide, after)
    return guide.chances(after)


def hear_the_rest(position: Position) -> None:
    """The others who are still to be asked offer nothing (I-21, I-27)."""
    while position.phase == OFFERING_PLACE or position.phase == OFFERING_ROTATION:
        position.apply(NO_OFFER)


def go_on_freely(guide: Guide, position: Position) -> None:
    """The active player lays the tile, or takes an offer that there is, or does nothing yet."""
    if position.phase != PLACING and max(position.offers) == NOTHING:
        return
    actions = position.actions()
    priors = guide.log_priors(position, actions)
    action = actions[priors.index(max(priors))]
    if position.phase == PLACING or TAKE <= action < PRICE_WORD:
        position.apply(action)


def judge_offers(guide: Guide, position: Position, actions: list[int], priors: list[float]) -> None:
    """I-22, I-27: an offer is taken if the own chance grows by it, and no victory is sold.

    A placement is compared with the likeliest free one, a turn with none.
    """
    seat = position.seat
    if max(position.offers) == NOTHING:
        return
    free: list[int] = []
    best = 0.0
    if position.phase == PLACING:
        best = max(priors)
        free = [actions[priors.index(best)]]
    without = chances_after(guide, position, free)[seat]
    for place, action in enumerate(actions):
        if TAKE <= action < PRICE_WORD:
            after = agreed(position, action - TAKE)
            gain = guide.chances(after)[seat] - without
            prior = prior_of(gain - 0.5 * MARGIN)
            priors[place] = best + (-STRONGEST if gives_victory(after, action - TAKE) else prior)


def prior_of(gain: float) -> float:
    """The log prior of what makes the chance of winning so much higher."""
    return max(-STRONGEST, min(STRONGEST, KEENNESS * gain))
