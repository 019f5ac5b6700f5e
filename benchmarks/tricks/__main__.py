"""Does a cheap trick beat the bots? `python -m benchmarks.tricks`.

One seat, each in turn, has a habit and is otherwise the same bot as the others. With a habit that
wins clearly more than its share the bots can be outwitted.
"""

import argparse

from aquae.bots import bot_called
from aquae.bots.bot import Budget
from aquae.bots.guide import guide_for
from aquae.bots.seats import finish
from aquae.cli.averages import margin, mean
from aquae.core.chance import Rng
from aquae.core.game import Game
from aquae.games import game_called
from benchmarks.tricks import aqua_romana, aquaedukt, irrigate
from benchmarks.tricks.habit import Trick

TRICKS: dict[str, dict[str, Trick]] = {
    "aquaedukt": aquaedukt.TRICKS,
    "aqua-romana": aqua_romana.TRICKS,
    "irrigate": irrigate.TRICKS,
}


def share_of(trick: Trick, game: Game, rivals: str, budget: Budget, seats: int, n: int) -> float:
    """The share of the victory that the seat with the trick has in the play of this number."""
    rng = Rng(f"tricks {seats} {n // seats}")
    bots = [bot_called(rivals, game, rng, budget) for _ in range(seats)]
    place = n % seats
    bots[place] = trick(bots[place], guide_for(game))
    state = game.new(players=seats)
    finish(state, bots, rng)
    return state.final_shares()[place]


def report(name: str, trick: str, seats: int, parsed: argparse.Namespace) -> str:
    budget = Budget(iterations=parsed.iterations)
    shares = [
        share_of(TRICKS[name][trick], game_called(name), parsed.against, budget, seats, number)
        for number in range(parsed.games)
    ]
    rate = f"{100 * mean(shares):.1f} % ±{100 * margin(shares):.1f} of {len(shares)}"
    return f"{name}, {seats} seats, {trick}: {rate} (share {100 / seats:.0f})"


def parsed_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.tricks", description=__doc__)
    parser.add_argument("--game", choices=list(TRICKS), help="(default: all)")
    parser.add_argument("--tricks", help="some of them, with commas between (default: all)")
    parser.add_argument("--seats", default="2,3,4", help="(default: 2,3,4)")
    parser.add_argument("--against", default="faber", help="a bot (default: faber)")
    parser.add_argument(
        "--iterations", type=int, default=200, help="of bots that search (default: 200)"
    )
    parser.add_argument("--games", type=int, default=200, help="for each (default: 200)")
    return parser.parse_args()


def main() -> None:
    parsed = parsed_arguments()
    for name in [parsed.game] if parsed.game else TRICKS:
        wanted = parsed.tricks.split(",") if parsed.tricks else TRICKS[name]
        for seats in map(int, parsed.seats.split(",")):
            for trick in filter(TRICKS[name].__contains__, wanted):
                print(report(name, trick, seats, parsed), flush=True)


if __name__ == "__main__":
    main()
