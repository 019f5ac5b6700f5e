"""Do the searching bots keep to their time? `make bench-thinking`.

Every decision of a few plays is clocked. The limit is kept if 99 of 100 decisions take at most
1.1 times of it.
"""

import argparse
from time import perf_counter

from aquae.bots import bot_called
from aquae.bots.bot import Budget
from aquae.bots.guide import has_guide
from aquae.core.chance import Rng, let_chance_act
from aquae.core.game import Game
from aquae.core.state import CHANCE, OVER
from aquae.games import all_games

TOLERANCE = 1.1


def thinking_times(game: Game, players: int, seconds: float, rng: Rng) -> list[float]:
    """How long each decision of a play among searching bots took."""
    bots = [bot_called("architectus", game, rng, Budget(seconds=seconds)) for _ in range(players)]
    state = game.start(game.complete({"players": players}))
    times = []
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            let_chance_act(state, rng)
            continue
        started = perf_counter()
        action = bots[state.to_move].choose(state, rng)
        if len(state.actions()) > 1:
            times.append(perf_counter() - started)
        state.apply(action)
    return times


def report(game: Game, seconds: float, times: list[float]) -> str:
    times = sorted(times)
    kept = sum(time <= TOLERANCE * seconds for time in times)
    late = times[int(0.99 * len(times))]
    return (
        f"{game.name:<12} limit {seconds:g} s: {len(times)} decisions,"
        f" mean {sum(times) / len(times):.3f} s, 99th percentile {late / seconds:.3f} x limit,"
        f" {100 * kept / len(times):.2f} % within {TOLERANCE}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--plays", type=int, default=3, help="of each game, for 2, 3, 4 ... seats")
    parsed = parser.parse_args()
    for game in filter(has_guide, all_games()):
        rng = Rng("thinking")
        times = []
        for play in range(parsed.plays):
            times += thinking_times(game, 2 + play % 3, parsed.seconds, rng)
        print(report(game, parsed.seconds, times), flush=True)


if __name__ == "__main__":
    main()
