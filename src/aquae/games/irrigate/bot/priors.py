"""Priors for Irrigate.

Everything is measured in turns to victory: income brings fifty money, bought land ten tiles, a
goal wins at once. What shortens the own way, or lengthens that of others, is likely.
"""

from typing import Final

from aquae._native import i64
from aquae.bots.guide import Guide
from aquae.games.irrigate.bargain import may_solicit
from aquae.games.irrigate.board import PRICE, TURN_PRICE
from aquae.games.irrigate.bot.deals import (
    answer_priors,
    asked_priors,
    drop_vain_proposals,
    judge_offers,
    price_priors,
)
from aquae.games.irrigate.bot.network import (
    GOAL_FACE,
    GOAL_LOADS,
    LAND_LOADS,
    Network,
    land_of,
    network_of,
)
from aquae.games.irrigate.bot.offers import (
    WORTHWHILE,
    asking_prior,
    offer_priors,
    place_asking_prior,
)
from aquae.games.irrigate.bot.outlook import Worth
from aquae.games.irrigate.bot.placing import placing_priors
from aquae.games.irrigate.position import (
    ACTING,
    ANSWERING,
    FINAL_START,
    OFFERING_PLACE,
    OFFERING_ROTATION,
    PLACING,
    PRICE_ASKED,
    START,
    Position,
)
from aquae.games.irrigate.rules import tax
from aquae.games.irrigate.words import (
    BUY,
    DRAW,
    PASS,
    PROPOSE_BUY,
    PROPOSE_ROTATE,
    ROTATE,
    SOLICIT,
)

# Passing gives away a tile, and twice in a row everything (I-31, I-32).
PASS_PRIOR: Final = -12.0
# Between sound players most proposals lead to nothing, and drag the game out.
PROPOSAL_PRIOR: Final = -8.0
IDLE_TURN_PRIOR: Final = -2.5
# Between two, every turn that helps is good; among more, third parties gain from a quarrel.
TURN_PRIOR: Final = 0.0
TURN_PRIOR_AMONG_MANY: Final = -0.6
BUY_PRIOR: Final = -0.3
# Nobody pays for a turn of another's land that costs more than this.
DEAREST_TURN: Final = -2.0


def log_priors(guide: Guide, state: Position, actions: list[int]) -> list[float]:
    """How likely a sound player takes each action, on a logarithmic scale.

    Deals are judged by the evaluation of the guide.
    """
    phase = state.phase
    if phase == ACTING or phase == FINAL_START:
        return _acting_priors(guide, state, actions)
    if phase == PLACING:
        return _laying_priors(guide, state, actions)
    if phase == START:
        return [PASS_PRIOR if action == PASS else 0.0 for action in actions]
    if phase == OFFERING_PLACE or phase == OFFERING_ROTATION:
        return offer_priors(guide, state, actions)
    if phase == ANSWERING:
        return answer_priors(guide, state, actions)
    if phase == PRICE_ASKED:
        return asked_priors(guide, state, actions)
    if actions[0] == DRAW or len(actions) == 1:
        return [0.0] * len(actions)
    return price_priors(guide, state, actions)


def _laying_priors(guide: Guide, position: Position, actions: list[int]) -> list[float]:
    """Where to lay the tile in hand, alone or for money (I-16 to I-22)."""
    priors = placing_priors(position, actions)
    if actions[0] == SOLICIT:
        priors[0] = place_asking_prior(guide, position, max(priors))
    else:
        judge_offers(guide, position, actions, priors)
    return priors


def _acting_priors(guide: Guide, position: Position, actions: list[int]) -> list[float]:
    """END is the yardstick at 0; what is worth more than its cost is above it."""
    network = network_of(position)
    outlook = Worth(position, network, position.to_move)
    levy = tax(position)
    turning = Turning(network, outlook)
    turning.set_cost(levy)
    paid_turning = Turning(network, outlook)
    paid_turning.set_cost(levy + TURN_PRICE)
    if outlook.players > 2 and position.done == 0 and may_solicit(position):
        # Later a turn of own land costs tax.
        turning.payers = [Worth(position, network, seat) for seat in range(outlook.players)]
    priors: list[float] = []
    action: i64
    for action in actions:
        if action >= PROPOSE_BUY:
            priors.append(_proposal_prior(position, network, outlook, action))
        elif action >= BUY:
            priors.append(_buying_prior(position, network, outlook, action - BUY, levy))
        elif action >= ROTATE:
            pose = action - ROTATE
            if position.owner[pose // 10] == position.seat:
                priors.append(turning.prior(pose))
            else:
                priors.append(paid_turning.prior(pose))
        elif action == PASS:
            priors.append(PASS_PRIOR)
        else:
            priors.append(0.0)
    bargain = 2 if actions[0] == PASS else 1
    if len(actions) > bargain and actions[bargain] == SOLICIT:
        priors[bargain] = asking_prior(guide, position, turning.sought, 0.0)
    else:
        judge_offers(guide, position, actions, priors)
    if outlook.players > 2 and position.declined == 0:
        drop_vain_proposals(guide, position, actions, priors)
    return priors


class Turning:
    """Turning tiles at some cost: what the land that is irrigated then is worth."""

    def __init__(self, network: Network, outlook: Worth) -> None:
        self.network = network
        self.outlook = outlook
        self.cost = 0
        self.cell = -1
        self.idle = IDLE_TURN_PRIOR
        self.start = TURN_PRIOR if outlook.players == 2 else TURN_PRIOR_AMONG_MANY
        self.last_load = -1
        self.last_prior = 0.0
        self.payers: list[Worth] = []
        """How the seats look at it; none if nobody is to be asked for offers."""
        self.sought = 0
        """Those who may pay for one of these turns, as bits (I-27)."""

    def set_cost(self, cost: int) -> None:
        self.cost = cost
        if cost > 0:
            outlook = self.outlook
            self.idle += outlook.worth_with(outlook.load, -cost) - outlook.base

    def prior(self, pose: i64) -> float:
        network = self.network
        outlook = self.outlook
        cell: i64 = pose // 10
        if cell != self.cell:
            self.cell = cell
            network.look_around(cell)
        load: i64 = network.load_after(pose - 10 * cell)
        if load == network.wet_load:
            return self.idle
        if load != self.last_load:
            self.last_load = load
            worth: float = outlook.worth_with(load, -self.cost)
            self.last_prior = self.start + worth - outlook.base
            if self.payers and self.last_prior > DEAREST_TURN:
                self._note_sought(load)
        return self.last_prior

    def _note_sought(self, load: i64) -> None:
        outlook = self.outlook
        seat: i64
        for seat in range(outlook.players):
            if seat != outlook.seat and land_of(load, seat) > land_of(outlook.load, seat):
                payer = self.payers[seat]
                if payer.worth(load) - payer.base + self.last_prior > WORTHWHILE:
                    self.sought |= 1 << seat


def _buying_prior(
    position: Position, network: Network, outlook: Worth, cell: i64, levy: i64
) -> float:
    cost: i64 = PRICE[position.faces[cell]] + levy
    load: i64 = outlook.load
    if network.number[cell] <= network.wet:
        loads = GOAL_LOADS if position.faces[cell] == GOAL_FACE else LAND_LOADS
        load += loads[position.seat] - loads[position.owner[cell]]
    return outlook.worth_with(load, -cost) - outlook.base + BUY_PRIOR


def _proposal_prior(position: Position, network: Network, outlook: Worth, action: i64) -> float:
    """Between two, what helps one hurts the other; among more, both may gain (I-26).

    One proposal a turn is enough: who has declined would only be asked again.
    """
    if outlook.players == 2 or action < PROPOSE_ROTATE or position.declined > 0:
        return PROPOSAL_PRIOR
    pose: i64 = action - PROPOSE_ROTATE
    cell: i64 = pose // 10
    network.look_around(cell)
    load: i64 = network.load_after(pose - 10 * cell)
    if load == network.wet_load:
        return PROPOSAL_PRIOR - 2.0
    gain: float = outlook.worth(load) - outlook.base
    owner: i64 = position.owner[cell]
    dearer: float = outlook.distance(load, owner) - outlook.distance(outlook.load, owner)
    if gain < 1.0 or dearer > 0.0:
        return PROPOSAL_PRIOR
    return min(gain, 6.0) + 0.25 * PROPOSAL_PRIOR
