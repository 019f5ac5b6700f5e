"""Where a drawn tile should lie in Irrigate (I-15 to I-22)."""

from typing import Final

from aquae._native import i64
from aquae.bots.guide import RULED_OUT
from aquae.games.irrigate.board import (
    BANK,
    BESIDE,
    DIAGONAL,
    EMPTY,
    EXITS,
    GREY_GOAL,
    KIND_COLOUR,
    OPEN,
)
from aquae.games.irrigate.bot.network import LAND_LOADS, SOURCE, Network, land_of, network_of
from aquae.games.irrigate.bot.outlook import GOAL_PRICE, Worth
from aquae.games.irrigate.position import Position
from aquae.games.irrigate.words import PLACE

# Water from own land is safe, that from the land of others is not.
SAFE_WATER: Final = 0.4
# Land of the bank: a channel that the own land feeds, or a plug in front of the others' pipes.
CHANNEL_OF_OWN: Final = 0.3
CHANNEL_OF_OTHERS: Final = -0.1
PLUG_FOR_OWN: Final = -0.3
PLUG_FOR_OTHERS: Final = 0.3
OPEN_END: Final = 0.1
AWAY_FROM_WATER: Final = -0.3

# How likely the owner of a dry tile brings water to it, by what lies beside.
BY_OWN_TURN: Final = 0.9
BY_OWN_NEIGHBOUR: Final = 0.45
BY_BANK_NEIGHBOUR: Final = 0.3
BY_DRY_NEIGHBOUR: Final = 0.15
BY_OTHERS: Final = 0.07


def placing_priors(position: Position, actions: list[int]) -> list[float]:
    """Where the tile in hand does most good, or least harm (I-15 to I-20)."""
    if position.drawn == GREY_GOAL:
        return _goal_priors(position, actions)
    network = network_of(position)
    outlook = Worth(position, network, position.to_move)
    placing = Placing(position, network, outlook)
    return [placing.prior(action - PLACE) if action >= PLACE else RULED_OUT for action in actions]


class Placing:
    """Laying the tile in hand."""

    def __init__(self, position: Position, network: Network, outlook: Worth) -> None:
        self.position = position
        self.network = network
        self.outlook = outlook
        self.owner = KIND_COLOUR[position.drawn]
        self.tile_worth = 0.0
        if self.owner != BANK:
            self.tile_worth = outlook.worth_of_tile(self.owner)
        self.cell = -1
        self.dry_prior = 0.0
        self.last_load = -1
        self.last_prior = 0.0

    def prior(self, pose: i64) -> float:
        network = self.network
        load: i64 = self.load_after(pose)
        if load == network.wet_load:
            if self.owner == BANK:
                return self._channel(pose)
            return self.dry_prior
        if load != self.last_load:
            self.last_load = load
            self.last_prior = self.outlook.worth(load) - self.outlook.base
        if self.owner == BANK:
            return self.last_prior + self._channel(pose)
        if self.owner != self.outlook.seat:
            return self.last_prior
        return self.last_prior + self._safety(pose)

    def _channel(self, pose: i64) -> float:
        """Whom land of the bank serves: whose water it takes on, whose it stops."""
        network = self.network
        orientation: i64 = pose % 10
        cell: i64 = pose // 10
        prior: float = 0.0
        flow: float = 0.0
        ends: float = 0.0
        near_water = False
        side: i64
        for side in range(4):
            beside: i64 = BESIDE[4 * cell + side]
            is_open = OPEN[4 * orientation + side] == 1
            if network.side_network[side] == SOURCE:
                near_water = True
                owner: i64 = network.owner[beside]
                if owner == BANK:
                    continue
                if owner == self.outlook.seat:
                    prior += CHANNEL_OF_OWN if is_open else PLUG_FOR_OWN
                    flow += 1.0
                else:
                    prior += CHANNEL_OF_OTHERS if is_open else PLUG_FOR_OTHERS
                    flow -= 1.0
            elif is_open and beside >= 0 and network.faces[beside] == EMPTY:
                ends += OPEN_END
        if not near_water:
            return AWAY_FROM_WATER
        return prior + flow * ends

    def _safety(self, pose: i64) -> float:
        """Who gives the water that own land gets."""
        network = self.network
        cell: i64 = pose // 10
        safety: float = -SAFE_WATER
        side: i64
        for side in EXITS[pose - 10 * cell]:
            if network.side_network[side] == SOURCE:
                owner: i64 = network.owner[BESIDE[4 * cell + side]]
                if owner == self.owner:
                    return SAFE_WATER
                if owner == BANK:
                    safety = 0.0
        return safety

    def load_after(self, pose: i64) -> i64:
        cell: i64 = pose // 10
        if cell != self.cell:
            self.cell = cell
            self.network.look_into(cell)
            self.network.own_load = LAND_LOADS[self.owner]
            self.dry_prior = self._hope(cell) * self.tile_worth
        return self.network.load_after(pose - 10 * cell)

    def _hope(self, cell: i64) -> float:
        """How likely the tile gets water later if it lies dry on this cell."""
        network = self.network
        hope: float = 0.0
        for side in range(4):
            beside: i64 = BESIDE[4 * cell + side]
            if beside < 0 or network.faces[beside] == EMPTY:
                continue
            owner: i64 = network.owner[beside]
            if network.side_network[side] == SOURCE:
                hope = max(hope, BY_OWN_TURN)
            elif network.number[beside] > network.wet:
                hope = max(hope, BY_DRY_NEIGHBOUR if owner == self.owner else BY_OTHERS)
            elif owner == self.owner:
                hope = max(hope, BY_OWN_NEIGHBOUR)
            else:
                hope = max(hope, BY_BANK_NEIGHBOUR if owner == BANK else BY_OTHERS)
        return hope


def _goal_priors(position: Position, actions: list[int]) -> list[float]:
    """A goal near the own land, if the own money will be there first; else far from the others."""
    seat = position.to_move
    network = network_of(position)
    lead = goal_lead(position, network, seat)
    return [
        lead * nearness(position, action - PLACE) if action >= PLACE else RULED_OUT
        for action in actions
    ]


def nearness(position: Position, pose: i64) -> float:
    """How near to land, own land above all, a goal comes to lie: it touches it diagonally."""
    cell: i64 = pose // 10
    near: float = 0.0
    for place in range(4 * cell, 4 * cell + 4):
        corner: i64 = DIAGONAL[place]
        if corner >= 0 and position.faces[corner] != EMPTY:
            near += 0.6 if position.owner[corner] == position.to_move else 0.3
    return near


def goal_lead(position: Position, network: Network, seat: int) -> float:
    """Positive if the seat can pay for a goal sooner than the others (I-08)."""
    best = 1000.0
    own = 0.0
    for other in range(position.setting.players):
        land: int = land_of(network.wet_load, other)
        turns = (GOAL_PRICE - position.money[other]) / (land + 0.5)
        if other == seat:
            own = turns
        else:
            best = min(best, turns)
    return max(-2.0, min(2.0, best - own))
