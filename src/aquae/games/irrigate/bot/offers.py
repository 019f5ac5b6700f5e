"""Asking for offers and making them in Irrigate (I-21, I-27).

Between two, what helps one hurts the other; among more, both may gain at the cost of the rest.
"""

from typing import Final

from aquae._native import i64
from aquae.bots.guide import Guide
from aquae.games.irrigate.board import BANK, GREY_GOAL, KIND_COLOUR
from aquae.games.irrigate.bot.deals import MARGIN, Deal, chances_without, prior_of
from aquae.games.irrigate.bot.network import Network, land_of, network_of
from aquae.games.irrigate.bot.outlook import Worth
from aquae.games.irrigate.bot.placing import Placing
from aquae.games.irrigate.position import OFFERING_PLACE, Position
from aquae.games.irrigate.words import NO_OFFER, OFFER, SOLICIT

# Asking and offering without a deal in sight drags the game out.
SOLICIT_PRIOR: Final = -7.0
OFFER_PRIOR: Final = -6.0
# How many offers are thought through, and how much they have to be worth to both sides together.
PROMISING: Final = 2
WORTHWHILE: Final = 1.0
# Asking takes everybody's time: what it must bring to who asks, as a chance of winning.
ASKING_MARGIN: Final = 0.02


def offer_priors(guide: Guide, position: Position, actions: list[int]) -> list[float]:
    """An offer that the active player should take is as likely as it is good for its maker."""
    priors = [0.0 if action == NO_OFFER else OFFER_PRIOR for action in actions]
    for place, own_gain, _ in good_offers(guide, position, actions):
        priors[place] = prior_of(own_gain - MARGIN)
    return priors


def good_offers(
    guide: Guide, position: Position, actions: list[int]
) -> list[tuple[int, float, float]]:
    """Places of offers that suit both at a fair price; what who makes it gains, and who takes it.

    Where a goal lies, nobody pays for.
    """
    good: list[tuple[int, float, float]] = []
    money = position.money[position.to_move]
    if position.setting.players == 2 or money == 0 or position.drawn == GREY_GOAL:
        return good
    without: list[float] = []
    for place in promising_offers(position, actions):
        offered = position.copy()
        assert isinstance(offered, Position)
        offered.apply(actions[place])
        if not without:
            without = chances_without(guide, offered)
        deal = Deal(guide, offered, without)
        price = deal.fair_price(money)
        if price > 0:
            good.append((place, deal.gain(deal.payer, price), deal.gain(deal.seller, price)))
    return good


def promising_offers(position: Position, actions: list[int]) -> list[int]:
    """The places of the few that bring the payer water and are worth most to both together."""
    network = network_of(position)
    offers = TurnOffers(position, network)
    if position.phase == OFFERING_PLACE:
        offers = PlaceOffers(position, network)
    wet: i64 = land_of(network.wet_load, position.to_move)
    places: list[int] = []
    both = [0.0] * len(actions)
    action: i64
    for place, action in enumerate(actions):
        if action == NO_OFFER:
            continue
        load: i64 = offers.load_after(action - OFFER)
        if land_of(load, position.to_move) > wet:
            both[place] = offers.worth_to_both(action - OFFER, load)
            if both[place] > WORTHWHILE:
                places.append(place)
    places.sort(key=both.__getitem__, reverse=True)
    return places[:PROMISING]


class TurnOffers:
    """What turns of the active player's land are worth to that player and to the payer."""

    def __init__(self, position: Position, network: Network) -> None:
        self.network = network
        self.payer = Worth(position, network, position.to_move)
        self.active = Worth(position, network, position.seat)

    def load_after(self, pose: i64) -> i64:
        """The irrigated land then."""
        self.network.look_around(pose // 10)
        return self.network.load_after(pose % 10)

    def worth_to_both(self, pose: i64, load: i64) -> float:
        """Prices left aside; nothing if the payer loses by it."""
        own: float = self.payer.worth(load) - self.payer.base
        other: float = self.active.worth(load) - self.active.base
        return own + other if own > 0.0 else 0.0


class PlaceOffers(TurnOffers):
    """The same for places of the tile in hand."""

    def __init__(self, position: Position, network: Network) -> None:
        super().__init__(position, network)
        self.payers = Placing(position, network, self.payer)
        self.actives = Placing(position, network, self.active)

    def load_after(self, pose: i64) -> i64:
        return self.payers.load_after(pose)

    def worth_to_both(self, pose: i64, load: i64) -> float:
        own: float = self.payers.prior(pose)
        return own + self.actives.prior(pose) if own > 0.0 else 0.0


def place_asking_prior(guide: Guide, position: Position, free: float) -> float:
    """I-21: whoever owns the tile in hand may pay for water on it."""
    owner = KIND_COLOUR[position.drawn]
    if owner == BANK or owner == position.seat:
        return free + SOLICIT_PRIOR
    return asking_prior(guide, position, 1 << owner, free)


def asking_prior(guide: Guide, position: Position, seats: int, free: float) -> float:
    """Offers are asked for if one of these seats should make one that is better than none."""
    if seats == 0 or position.setting.players == 2:
        return free + SOLICIT_PRIOR
    most: float = 0.0
    asked = position.copy()
    assert isinstance(asked, Position)
    asked.apply(SOLICIT)
    while asked.to_move != position.seat:
        if seats >> asked.to_move & 1:
            most = max(most, gain_by_offer(guide, asked))
        asked.apply(NO_OFFER)
    return free + (prior_of(most) if most > ASKING_MARGIN else SOLICIT_PRIOR)


def gain_by_offer(guide: Guide, asked: Position) -> float:
    """What the active player gains by the offer that is best for who is asked."""
    most: float = MARGIN
    gain: float = 0.0
    for _, own_gain, his_gain in good_offers(guide, asked, asked.actions()):
        if own_gain > most:
            most = own_gain
            gain = his_gain
    return gain
