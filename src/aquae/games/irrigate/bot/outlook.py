"""How far everybody is from winning Irrigate (I-29, I-35), and what a change is worth to a seat."""

from math import log
from typing import Final

from aquae._native import i64
from aquae.games.irrigate.board import BANK, LAST_PILE, PILES, PRICES
from aquae.games.irrigate.bot.network import (
    LAND_LOADS,
    Network,
    goals_of,
    land_of,
)
from aquae.games.irrigate.position import Position
from aquae.games.irrigate.scoring import LAND_TO_WIN, MONEY_TO_WIN

GOAL_PRICE: Final = 25
# What the bank's land costs about, the tax of several actions in a turn included.
LAND_PRICE: Final = 12.0
# Whoever wins at the end of the next own turn if nothing changes is exactly this far.
WON: Final = 1.0
# Whoever wins with one purchase and can pay for it.
NEARLY_WON: Final = 1.1

OWN_PACE: Final = 8.0
OTHERS_PACE: Final = 6.0
VICTORY: Final = 20.0
ALARM: Final = 5.0

# Tiles in the piles after a pile, at 5 * players + pile.
STOCK_AFTER: Final = [
    sum(sum(PILES[players][later]) for later in range(pile + 1, LAST_PILE + 1))
    for players in range(5)
    for pile in range(5)
]
assert PRICES[-1] == GOAL_PRICE


def draws_left(position: Position) -> int:
    return position.stock + STOCK_AFTER[5 * position.setting.players + position.pile]


class Outlook:
    """How far everybody is from winning with some irrigated land and money."""

    def __init__(self, position: Position, network: Network, seat: int) -> None:
        self.seat = seat
        self.players = position.setting.players
        self.money = position.money[:]
        self.load = network.wet_load
        self.is_acting = position.seat == seat
        self.doubling = position.finals > 0
        self.next_tax = position.done + 2 if position.done > 0 else 2
        self.turns = float(draws_left(position)) / self.players + 2.0
        """Incomes to come, the doubled one of the final turn counted twice (I-35)."""
        self.dry_goals = network.dry_goals

    def distance(self, load: i64, seat: i64) -> float:
        """About how many own turns a seat needs to win. WON: its next income is enough."""
        land: int = land_of(load, seat)
        money: int = self.money[seat]
        need: int = MONEY_TO_WIN - money
        income: int = 2 * land if self.doubling else land
        if need <= income or land >= LAND_TO_WIN or goals_of(load, seat) > 0:
            return WON
        growth: float = land + 0.4
        turns: float = need / growth
        if turns > self.turns:
            turns = self.turns + (need - growth * self.turns) / 6.0
        missing: int = LAND_TO_WIN - land
        if missing <= land_of(load, BANK):
            price: float = LAND_PRICE * missing - money
            buying: float = 0.5 + 0.6 * missing
            if price > 0.0:
                buying += price / (growth + 0.5 * missing)
            turns = min(turns, buying)
        if goals_of(load, BANK) > 0:
            turns = min(turns, NEARLY_WON + max(GOAL_PRICE - money, 0) / growth)
        elif self.dry_goals:
            turns = min(turns, self._distance_to_dry_goal(seat, growth))
        return turns if turns > NEARLY_WON else NEARLY_WON

    def _distance_to_dry_goal(self, seat: i64, growth: float) -> float:
        if self.dry_goals >> seat & 1:
            return 3.0
        if self.dry_goals >> BANK & 1:
            short: int = GOAL_PRICE + 3 - self.money[seat]
            return 6.0 + max(short, 0) / growth
        return 1000.0


class Worth(Outlook):
    """What a seat makes of that."""

    def __init__(self, position: Position, network: Network, seat: int) -> None:
        super().__init__(position, network, seat)
        self.base = self.worth(self.load)

    def worth(self, load: i64) -> float:
        """What this irrigated land and the present money are worth to the seat, in nats."""
        seat: i64 = self.seat
        own: float = self.distance(load, seat)
        worth: float = -OWN_PACE * log(own + 0.5)
        if self.is_acting:
            if own == WON:
                return worth + VICTORY
            if goals_of(load, BANK) > 0 and self.money[seat] >= GOAL_PRICE + self.next_tax:
                return worth + 0.5 * VICTORY
        share: float = 1.0 / (self.players - 1)
        other: i64
        for other in range(self.players):
            if other != seat:
                turns: float = self.distance(load, other)
                worth += share * OTHERS_PACE * log(turns + 0.5)
                if turns <= NEARLY_WON:
                    worth -= ALARM if turns == WON else 0.6 * ALARM
        return worth

    def worth_with(self, load: i64, gain: i64) -> float:
        """The same with more or less money."""
        seat = self.seat
        self.money[seat] += gain
        worth: float = self.worth(load)
        self.money[seat] -= gain
        return worth

    def worth_of_tile(self, owner: i64) -> float:
        """What one more irrigated tile of an owner is worth to the seat."""
        return self.worth(self.load + LAND_LOADS[owner]) - self.base
