"""How many iterations a second does the search make? By the processor's time, not the clock's.

`python -m benchmarks.iterations`: positions of plays by `faber`, each searched anew. The last
number sums up what was chosen and how often: where two checkouts name the same, they found the
same. It imports nothing but `aquae`, so the Python of an older checkout can run the file too.
"""

import argparse
from collections.abc import Iterator
from time import process_time

from aquae import Rng, bot_called, game_called
from aquae.bots.bot import Budget
from aquae.bots.guide import guide_for
from aquae.bots.search import Searcher
from aquae.core.chance import draw
from aquae.core.game import Game
from aquae.core.state import CHANCE, OVER, State

GAMES = ["aquaedukt", "aqua-romana", "irrigate"]


def positions(game: Game, players: int, every: int) -> Iterator[State]:
    """Some of the decisions of a play."""
    rng = Rng("iterations")
    state = game.start(game.complete({"players": players}))
    bot = bot_called("faber", game, rng)
    decisions = 0
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            action = draw(state, rng)
        else:
            decisions += len(state.actions()) > 1
            if decisions % every == 0 and len(state.actions()) > 1:
                yield state.copy()
            action = bot.choose(state, rng)
        state.apply(action)


def report(game: Game, players: int, iterations: int, every: int) -> str:
    seconds, count, found = 0.0, 0, 0
    for state in positions(game, players, every):
        searcher = Searcher(guide_for(game), Budget(iterations=iterations))
        started = process_time()
        root = searcher.search(state, Rng("search"))
        seconds += process_time() - started
        count += 1
        best = searcher.prospects_of(root)[0]
        found = (31 * found + 1009 * best.action + best.visits) % 1_000_003
    rate = count * iterations / seconds
    return f"{game.name:<12} {players} seats: {rate:7.0f} a second, {count} positions, {found}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=2000, help="for each position")
    parser.add_argument("--every", type=int, default=17, help="one of so many decisions")
    parsed = parser.parse_args()
    for name in GAMES:
        for players in (2, 4):
            told = report(game_called(name), players, parsed.iterations, parsed.every)
            print(told, flush=True)


if __name__ == "__main__":
    main()
