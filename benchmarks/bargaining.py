"""Can a bot of Irrigate be outwitted in bargaining? `python -m benchmarks.bargaining`.

One seat plays like `faber`, but for one habit; the others are `faber`. With a habit that wins more
than a fair share, bots sell too cheaply, pay too much, or ask and offer at the wrong moment.

- `buys 4`: offers 4 for some irrigated land of another seat, once a turn; 0 is the yardstick.
- `wets 4`: the same for dry land that gets water as soon as the buyer turns it.
- `silent`: never asks for offers, makes none and takes none.
- `stingy`, `generous`: offers the least that should be taken, or the most that is worth it.
- `choosy 3`: takes no offer below 3.
"""

import argparse
from collections.abc import Callable
from functools import partial

from aquae.bots.bot import Bot
from aquae.bots.heuristic import Faber
from aquae.cli.averages import margin, mean
from aquae.core.chance import Rng, draw
from aquae.core.state import CHANCE, OVER, State
from aquae.games import game_called
from aquae.games.irrigate.bot.deals import Deal, chances_without
from aquae.games.irrigate.bot.guide import GUIDE
from aquae.games.irrigate.bot.network import network_of
from aquae.games.irrigate.position import PRICING_PLACE, PRICING_ROTATION, PROPOSING, Position
from aquae.games.irrigate.rules import budget
from aquae.games.irrigate.words import OFFER, PRICE_WORD, PROPOSE_BUY, SOLICIT, TAKE, VERB

GAME = game_called("irrigate")


class Merchant(Bot):
    """`faber` with a habit."""

    def choose(self, state: State, rng: Rng) -> int:
        assert isinstance(state, Position)
        actions = state.actions()
        if len(actions) == 1:
            return actions[0]
        settled = self.settled(state, actions, rng)
        if settled is not None:
            return settled
        priors = GUIDE.log_priors(state, actions)
        left = [place for place in range(len(actions)) if self.may(state, actions[place])]
        best = max(priors[place] for place in left)
        equal = [actions[place] for place in left if priors[place] >= best]
        return equal[int(rng.below(len(equal)))]

    def settled(self, position: Position, actions: list[int], rng: Rng) -> int | None:
        """What the habit says, if it says anything."""
        return None

    def may(self, position: Position, action: int) -> bool:
        """Whether the habit allows an action."""
        return True


class Buyer(Merchant):
    """Offers the same for any irrigated land, or for any that lies dry beside water."""

    def __init__(self, price: int, dry: bool = False) -> None:
        self.price = price
        self.dry = dry

    def settled(self, position: Position, actions: list[int], rng: Rng) -> int | None:
        if position.phase == PROPOSING and VERB[position.proposal] == PROPOSE_BUY:
            return PRICE_WORD + self.price
        if position.declined or budget(position) < self.price:
            return None
        wanted = [
            action
            for action in actions
            if VERB[action] == PROPOSE_BUY and self._wants(position, action - PROPOSE_BUY)
        ]
        return wanted[int(rng.below(len(wanted)))] if wanted else None

    def _wants(self, position: Position, cell: int) -> bool:
        network = network_of(position)
        if network.number[cell] <= network.wet:
            return not self.dry
        return self.dry and network.is_beside_water(cell)


class Silent(Merchant):
    """Has nothing to do with offers."""

    def may(self, position: Position, action: int) -> bool:
        return VERB[action] not in (SOLICIT, OFFER, TAKE)


class Haggler(Merchant):
    """Offers the least that should be taken, or the most that is worth it."""

    def __init__(self, generous: bool) -> None:
        self.generous = generous

    def settled(self, position: Position, actions: list[int], rng: Rng) -> int | None:
        if position.phase not in (PRICING_PLACE, PRICING_ROTATION):
            return None
        deal = Deal(GUIDE, position, chances_without(GUIDE, position))
        highest = len(actions) - 1
        prices = [price for price in range(highest + 1) if deal.suits(deal.payer, price)]
        return PRICE_WORD + (prices[-1] if self.generous and prices else deal.lowest_price(highest))


class Choosy(Merchant):
    """Takes only good money."""

    def __init__(self, least: int) -> None:
        self.least = least

    def may(self, position: Position, action: int) -> bool:
        return VERB[action] != TAKE or position.bids[action - TAKE] >= self.least


HABITS: dict[str, Callable[[], Bot]] = {
    **{f"buys {price}": partial(Buyer, price) for price in (0, 4, 6, 7, 8)},
    **{f"wets {price}": partial(Buyer, price, dry=True) for price in (0, 3, 4, 5)},
    "silent": Silent,
    "stingy": partial(Haggler, generous=False),
    "generous": partial(Haggler, generous=True),
    "choosy 3": partial(Choosy, 3),
}


def share_of(habit: str, players: int, number: int) -> float:
    rng = Rng(f"merchant {players} {number}")
    place = number % players
    bots: list[Bot] = [Faber(GUIDE) for _ in range(players)]
    bots[place] = HABITS[habit]()
    state = GAME.new(players=players)
    while state.to_move != OVER:
        mover = state.to_move
        state.apply(draw(state, rng) if mover == CHANCE else bots[mover].choose(state, rng))
    return state.final_shares()[place]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=240, help="for each habit (default: 240)")
    parser.add_argument("--habits", help="some of them, with commas between (default: all)")
    parsed = parser.parse_args()
    habits = parsed.habits.split(",") if parsed.habits else list(HABITS)
    for players in (2, 3, 4):
        for habit in habits:
            shares = [share_of(habit, players, number) for number in range(parsed.games)]
            rate = f"{100 * mean(shares):.1f} % ±{100 * margin(shares):.1f}"
            print(f"{players} seats, {habit}: {rate} of {len(shares)}", flush=True)


if __name__ == "__main__":
    main()
