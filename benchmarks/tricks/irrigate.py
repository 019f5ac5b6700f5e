"""Habits of a seat of Irrigate."""

from functools import partial

from aquae.bots.bot import Bot
from aquae.bots.guide import Guide
from aquae.core.state import State
from aquae.games.irrigate.agreement import MOST_DECLINED
from aquae.games.irrigate.board import BANK
from aquae.games.irrigate.bot.network import GOAL_FACE, Network, land_of, network_of
from aquae.games.irrigate.bot.outlook import GOAL_PRICE
from aquae.games.irrigate.position import (
    ACTING,
    FINAL_START,
    PROPOSING,
    Position,
)
from aquae.games.irrigate.rules import budget
from aquae.games.irrigate.scoring import LAND_TO_WIN
from aquae.games.irrigate.words import (
    ACCEPT,
    BUY,
    PRICE_WORD,
    PROPOSE_BUY,
    PROPOSE_ROTATE,
    ROTATE,
    VERB,
)
from benchmarks.tricks.habit import Habit, Trick

DEAREST = 24
# How much of the own chance, by the bots' reckoning, a purchase may cost.
PATIENCE = 0.06


class Acting(Habit):
    """A habit among the actions of a turn."""

    def wanted(self, state: State, actions: list[int]) -> list[int]:
        assert isinstance(state, Position)
        if state.phase in (ACTING, FINAL_START):
            return self.among_actions(state, actions)
        return []

    def among_actions(self, position: Position, actions: list[int]) -> list[int]:
        raise NotImplementedError


class BuysOut(Acting):
    """Buys others' irrigated land, at the lowest price that its owner should take by the guide;
    first what costs its own chance least."""

    def __init__(self, bot: Bot, guide: Guide) -> None:
        super().__init__(bot, guide)
        self.price = 0

    def wanted(self, state: State, actions: list[int]) -> list[int]:
        assert isinstance(state, Position)
        if state.phase == PROPOSING and state.proposal < PROPOSE_ROTATE:
            return [PRICE_WORD + min(self.price, len(actions) - 1)]
        return super().wanted(state, actions)

    def among_actions(self, position: Position, actions: list[int]) -> list[int]:
        ten = buys_that_win(position, actions)
        if ten:
            return ten
        if position.declined == MOST_DECLINED:
            return []
        most = self.guide.chances(position)[position.seat] - PATIENCE
        found: list[int] = []
        for action in proposals_for_wet_land(position, actions):
            price, chance = self.taken_at(position, action)
            if chance > most:
                most, self.price, found = chance, price, [action]
        return found

    def taken_at(self, position: Position, proposal: int) -> tuple[int, float]:
        """The lowest price that should be taken, and the own chance then; 0 if there is none."""
        low, high = 0, min(budget(position), DEAREST) + 1
        while low < high:
            middle = (low + high) // 2
            low, high = (
                (low, middle) if self.takes(position, proposal, middle) else (middle + 1, high)
            )
        if low > min(budget(position), DEAREST):
            return 0, 0.0
        after = applied(position, proposal, PRICE_WORD + low, ACCEPT)
        return low, self.guide.chances(after)[position.seat]

    def takes(self, position: Position, proposal: int, price: int) -> bool:
        if price > budget(position):
            return True  # above all prices that can be named
        asked = applied(position, proposal, PRICE_WORD + price)
        answers = asked.actions()
        priors = self.guide.log_priors(asked, answers)
        return answers[priors.index(max(priors))] == ACCEPT


class Rushes(BuysOut):
    """Offers the same for irrigated land whose water hangs on no other player's tile."""

    def __init__(self, bot: Bot, guide: Guide, price: int) -> None:
        super().__init__(bot, guide)
        self.price = price

    def among_actions(self, position: Position, actions: list[int]) -> list[int]:
        ten = buys_that_win(position, actions)
        if ten or position.declined == MOST_DECLINED or budget(position) < self.price:
            return ten
        proposals = proposals_for_wet_land(position, actions)
        return [action for action in proposals if is_safe(position, action - PROPOSE_BUY)][:1]


class Hoards(Acting):
    """Spends nothing but on what wins."""

    def among_actions(self, position: Position, actions: list[int]) -> list[int]:
        return buys_that_win(position, actions) or without_spending(position, actions)


class SavesForTheGoal(Acting):
    """While a goal of the bank lies on the table, spends nothing but on it."""

    def among_actions(self, position: Position, actions: list[int]) -> list[int]:
        goals = [
            cell
            for cell in position.tiles
            if position.faces[cell] == GOAL_FACE and position.owner[cell] == BANK
        ]
        if not goals:
            return []
        buys = [BUY + cell for cell in goals if BUY + cell in actions]
        if buys or position.money[position.seat] >= GOAL_PRICE:
            return buys
        return without_spending(position, actions)


class Spoils(Acting):
    """Turns whatever dries out most land of others."""

    def among_actions(self, position: Position, actions: list[int]) -> list[int]:
        most, found = 0, []
        for action in actions:
            if VERB[action] == ROTATE:
                harm = self.harm(position, action - ROTATE)
                if harm > most:
                    most, found = harm, [action]
        return found

    def harm(self, position: Position, pose: int) -> int:
        network = network_of(position)
        network.look_around(pose // 10)
        before, after = network.wet_load, network.load_after(pose % 10)
        seats = range(position.setting.players)
        lost = [land_of(before, seat) - land_of(after, seat) for seat in seats]
        return sum(lost) - 2 * lost[position.seat]


class TurnsBack(Acting):
    """Turns back whatever was turned since its last turn."""

    def __init__(self, bot: Bot, guide: Guide) -> None:
        super().__init__(bot, guide)
        self.lay: dict[int, int] = {}

    def among_actions(self, position: Position, actions: list[int]) -> list[int]:
        turned = [cell for cell in position.tiles if self.is_turned(position, cell)]
        back = [ROTATE + 10 * cell + self.lay[cell] for cell in turned]
        self.lay = {cell: int(position.turned[cell]) for cell in position.tiles}
        if position.done > 0:  # what it has turned itself
            return []
        return [action for action in back if action in actions][:1]

    def is_turned(self, position: Position, cell: int) -> bool:
        return self.lay.get(cell, position.turned[cell]) != position.turned[cell]


class BuysAnyLand(Acting):
    """Buys irrigated land of the bank whenever it has the money."""

    def among_actions(self, position: Position, actions: list[int]) -> list[int]:
        network = network_of(position)
        return [
            action
            for action in actions
            if VERB[action] == BUY and network.number[action - BUY] <= network.wet
        ]


def applied(position: Position, *actions: int) -> Position:
    after = position.copy()
    assert isinstance(after, Position)
    for action in actions:
        after.apply(action)
    return after


def proposals_for_wet_land(position: Position, actions: list[int]) -> list[int]:
    network = network_of(position)
    return [
        action
        for action in actions
        if VERB[action] == PROPOSE_BUY and network.number[action - PROPOSE_BUY] <= network.wet
    ]


def is_safe(position: Position, cell: int) -> bool:
    """Whether no tile of another player can cut off the water of this one."""
    network = network_of(position)
    number = network.number[cell]
    while network.parents[number] > 0:
        parent = network.parents[number]
        owner = network.owner[network.cells[parent]]
        if network.lows[number] >= parent and owner not in (BANK, position.seat):
            return False
        number = parent
    return True


def buys_that_win(position: Position, actions: list[int]) -> list[int]:
    """I-29: purchases from the bank that make ten irrigated tiles, or are an irrigated goal."""
    network = network_of(position)
    return [
        action
        for action in actions
        if VERB[action] == BUY
        and network.number[action - BUY] <= network.wet
        and (makes_ten(position, network) or position.faces[action - BUY] == GOAL_FACE)
    ]


def makes_ten(position: Position, network: Network) -> bool:
    return land_of(network.wet_load, position.seat) == LAND_TO_WIN - 1


def without_spending(position: Position, actions: list[int]) -> list[int]:
    return [action for action in actions if not costs(position, action)]


def costs(position: Position, action: int) -> bool:
    if VERB[action] == ROTATE:
        is_own = position.owner[(action - ROTATE) // 10] == position.seat
        return position.done > 0 or not is_own
    return VERB[action] in (BUY, PROPOSE_BUY, PROPOSE_ROTATE)


TRICKS: dict[str, Trick] = {
    "buys out": BuysOut,
    "rushes 7": partial(Rushes, price=7),
    "rushes 9": partial(Rushes, price=9),
    "rushes 12": partial(Rushes, price=12),
    "hoards": Hoards,
    "saves for the goal": SavesForTheGoal,
    "spoils": Spoils,
    "turns back": TurnsBack,
    "buys any land": BuysAnyLand,
}
