"""What a sound player of Irrigate knows.

Everything is measured in turns to victory: income brings fifty money, bought land ten tiles, a
goal wins at once. What shortens the own way, or lengthens that of others, appeals.
"""

from typing import Final

from aquae._native import i64
from aquae.bots.guide import Guide, load_weights
from aquae.bots.guides.irrigate_deals import (
    OFFER_APPEAL,
    SOLICIT_APPEAL,
    answer_appeal,
    paid_worth,
    price_appeal,
)
from aquae.bots.guides.irrigate_features import NAMES, features_of
from aquae.bots.guides.irrigate_outlook import Worth
from aquae.bots.guides.irrigate_placing import placing_appeal
from aquae.bots.guides.irrigate_water import (
    GOAL_FACE,
    GOAL_LOADS,
    LAND_LOADS,
    Network,
    network_of,
)
from aquae.core.state import State
from aquae.games.irrigate.board import PRICE, TURN_PRICE
from aquae.games.irrigate.position import (
    ACTING,
    ANSWERING,
    FINAL_START,
    OFFERING_PLACE,
    OFFERING_ROTATION,
    PLACING,
    START,
    Position,
)
from aquae.games.irrigate.rules import tax
from aquae.games.irrigate.words import (
    BUY,
    DRAW,
    END,
    NO_OFFER,
    OFFER,
    PASS,
    PROPOSE_BUY,
    PROPOSE_ROTATE,
    ROTATE,
    SOLICIT,
    TAKE,
)

# Passing gives away a tile, and twice in a row everything (I-31, I-32).
PASS_APPEAL: Final = -12.0
# Between sound players most proposals lead to nothing, and drag the game out.
PROPOSAL_APPEAL: Final = -8.0
IDLE_TURN_APPEAL: Final = -2.5
# Between two, every turn that helps is good; among more, third parties gain from a quarrel.
TURN_APPEAL: Final = 0.0
TURN_APPEAL_AMONG_MANY: Final = -0.6
BUY_APPEAL: Final = -0.3
# Who thinks seven times as long wins about six games of ten; a little loyalty to the appeal makes
# the step between the levels one that can be felt.
EASY_LOYALTY: Final = 0.05


class IrrigateGuide(Guide):
    """Rules of thumb and judgement for Irrigate."""

    def __init__(self) -> None:
        self.weights = load_weights("irrigate", NAMES)
        self.easy_loyalty = EASY_LOYALTY

    def appeal(self, state: State, actions: list[int]) -> list[float]:
        assert isinstance(state, Position)
        phase = state.phase
        if phase == ACTING or phase == FINAL_START:
            return acting_appeal(state, actions)
        if phase == PLACING or phase == OFFERING_PLACE:
            return placing_appeal(state, actions)
        if phase == START:
            return [PASS_APPEAL if action == PASS else 0.0 for action in actions]
        if phase == OFFERING_ROTATION:
            return offering_appeal(state, actions)
        if phase == ANSWERING:
            return answer_appeal(self, state, actions)
        if actions[0] == DRAW or len(actions) == 1:
            return [0.0] * len(actions)
        return price_appeal(self, state, actions)

    def features(self, state: State) -> list[list[float]]:
        assert isinstance(state, Position)
        return features_of(state)

    def feature_names(self) -> list[str]:
        return NAMES


def acting_appeal(position: Position, actions: list[int]) -> list[float]:
    """END is the yardstick at 0; what is worth more than its cost is above it."""
    network = network_of(position)
    outlook = Worth(position, network, position.to_move)
    levy = tax(position)
    turning = Turning(network, outlook)
    turning.set_cost(levy)
    paid_turning = Turning(network, outlook)
    paid_turning.set_cost(levy + TURN_PRICE)
    appeal: list[float] = []
    action: i64
    for action in actions:
        if action >= PROPOSE_BUY:
            appeal.append(proposal_appeal(position, network, outlook, action))
        elif action >= BUY:
            appeal.append(buying_appeal(position, network, outlook, action - BUY, levy))
        elif action >= ROTATE:
            pose = action - ROTATE
            if position.owner[pose // 10] == position.seat:
                appeal.append(turning.appeal(pose))
            else:
                appeal.append(paid_turning.appeal(pose))
        elif action == END:
            appeal.append(0.0)
        elif action == SOLICIT:
            appeal.append(SOLICIT_APPEAL)
        elif action == PASS:
            appeal.append(PASS_APPEAL)
        else:
            appeal.append(taken_turn_appeal(position, network, outlook, action - TAKE))
    return appeal


class Turning:
    """Turning tiles at some cost: what the land that is irrigated then is worth."""

    def __init__(self, network: Network, outlook: Worth) -> None:
        self.network = network
        self.outlook = outlook
        self.cost = 0
        self.cell = -1
        self.idle = IDLE_TURN_APPEAL
        self.start = TURN_APPEAL if outlook.players == 2 else TURN_APPEAL_AMONG_MANY
        self.last_load = -1
        self.last_appeal = 0.0

    def set_cost(self, cost: int) -> None:
        self.cost = cost
        if cost > 0:
            outlook = self.outlook
            self.idle += outlook.worth_with(outlook.load, -cost) - outlook.base

    def appeal(self, pose: i64) -> float:
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
            self.last_appeal = self.start + worth - outlook.base
        return self.last_appeal


def buying_appeal(
    position: Position, network: Network, outlook: Worth, cell: i64, levy: i64
) -> float:
    cost: i64 = PRICE[position.faces[cell]] + levy
    load: i64 = outlook.load
    if network.number[cell] <= network.wet:
        loads = GOAL_LOADS if position.faces[cell] == GOAL_FACE else LAND_LOADS
        load += loads[position.seat] - loads[position.owner[cell]]
    return outlook.worth_with(load, -cost) - outlook.base + BUY_APPEAL


def proposal_appeal(position: Position, network: Network, outlook: Worth, action: i64) -> float:
    """Between two, what helps one hurts the other; among more, both may gain (I-26).

    One proposal a turn is enough: who has declined would only be asked again.
    """
    if outlook.players == 2 or action < PROPOSE_ROTATE or position.proposals > 0:
        return PROPOSAL_APPEAL
    pose: i64 = action - PROPOSE_ROTATE
    cell: i64 = pose // 10
    network.look_around(cell)
    load: i64 = network.load_after(pose - 10 * cell)
    if load == network.wet_load:
        return PROPOSAL_APPEAL - 2.0
    gain: float = outlook.worth(load) - outlook.base
    owner: i64 = position.owner[cell]
    dearer: float = outlook.distance(load, owner) - outlook.distance(outlook.load, owner)
    if gain < 1.0 or dearer > 0.0:
        return PROPOSAL_APPEAL
    return min(gain, 6.0) + 0.25 * PROPOSAL_APPEAL


def taken_turn_appeal(position: Position, network: Network, outlook: Worth, seat: i64) -> float:
    """I-27: a turn that somebody pays for."""
    pose: i64 = position.offers[seat]
    cell: i64 = pose // 10
    network.look_around(cell)
    load: i64 = network.load_after(pose - 10 * cell)
    return paid_worth(position, outlook, load, seat) - outlook.base - 0.3


def offering_appeal(position: Position, actions: list[int]) -> list[float]:
    """I-27, the others' part: pay for a turn of land that the active player owns."""
    network = network_of(position)
    outlook = Worth(position, network, position.to_move)
    theirs = Worth(position, network, position.seat)
    appeal: list[float] = []
    action: i64
    for action in actions:
        if action == NO_OFFER:
            appeal.append(0.0)
            continue
        pose = action - OFFER
        network.look_around(pose // 10)
        load = network.load_after(pose % 10)
        if load == network.wet_load:
            appeal.append(OFFER_APPEAL - 3.0)
            continue
        gain: float = outlook.worth(load) - outlook.base
        loss: float = min(theirs.worth(load) - theirs.base, 0.0)
        appeal.append(OFFER_APPEAL + min(gain + loss, 6.0))
    return appeal


GUIDE: Final = IrrigateGuide()
