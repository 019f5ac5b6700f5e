"""Can a bot of Irrigate be bought out? `python -m benchmarks.merchant`.

A merchant plays like `faber`, but first offers the same price for some irrigated land of another
seat, once a turn. If that brings more victories than offers of nothing, bots sell too cheaply.
"""

import argparse

from aquae.bots import bot_called
from aquae.bots.bot import Bot
from aquae.cli.statistics import margin, mean
from aquae.core.chance import Stream, draw
from aquae.core.state import CHANCE, OVER, State
from aquae.games import game_called

GAME = game_called("irrigate")
PRICES = (0, 4, 6, 7, 8)


class Merchant(Bot):
    """`faber` with a purse."""

    def __init__(self, price: int) -> None:
        self.price = price
        self.usual = bot_called("faber", GAME, Stream("merchant"))

    def choose(self, state: State, stream: Stream) -> int:
        view = state.view()
        if view["phase"] == "proposing" and view["proposal"]["text"].startswith("propose buy"):
            return GAME.vocabulary.number(f"price {self.price}")
        wanted = self._wanted(state)
        can_pay = view["seats"][state.to_move]["money"] - view["tax"] >= self.price
        if wanted and can_pay and view["proposals"] == 0:
            return wanted[int(stream.below(len(wanted)))]
        return self.usual.choose(state, stream)

    def _wanted(self, state: State) -> list[int]:
        """Proposals to buy land that has water."""
        tiles = state.view()["tiles"]
        texts = [(action, GAME.vocabulary.text(action).split()) for action in state.actions()]
        return [
            action
            for action, words in texts
            if words[:2] == ["propose", "buy"] and tiles[words[2]]["irrigated"]
        ]


def share_of_merchant(price: int, players: int, number: int) -> float:
    stream = Stream(f"merchant {players} {number}")
    place = number % players
    bots = [bot_called("faber", GAME, Stream(f"faber {seat}")) for seat in range(players)]
    bots[place] = Merchant(price)
    state = GAME.new(players=players)
    while state.to_move != OVER:
        mover = state.to_move
        state.apply(draw(state, stream) if mover == CHANCE else bots[mover].choose(state, stream))
    return state.final_shares()[place]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=240, help="a price (default: 240)")
    parsed = parser.parse_args()
    for players in (2, 3, 4):
        for price in PRICES:
            shares = [share_of_merchant(price, players, number) for number in range(parsed.games)]
            rate = f"{100 * mean(shares):.1f} % ±{100 * margin(shares):.1f}"
            print(f"{players} seats, offers of {price}: {rate} of {len(shares)}", flush=True)


if __name__ == "__main__":
    main()
