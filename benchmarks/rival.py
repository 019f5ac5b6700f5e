"""A bot of some checkout at a pipe, for `benchmarks.before`: run by that checkout's own Python.

It imports nothing but `aquae`, so that older checkouts can run it too. Lines of JSON come in:
`{"start": options, "seed": text}`, `{"play": action}` for whatever is played, and
`{"choose": seat}`, which it answers with a line of its own: the text of the action it takes.
"""

import argparse
import json
import sys
from time import process_time

import aquae.bots.search
from aquae import Rng, bot_called, game_called
from aquae.bots.bot import Budget


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="curator")
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--iterations", type=int, default=0)
    parsed = parser.parse_args()
    # Time of its own: whoever else uses the machine takes nothing away from it.
    aquae.bots.search.perf_counter = process_time  # type: ignore[attr-defined]
    game = game_called(parsed.game)
    for line in sys.stdin:
        order = json.loads(line)
        if "start" in order:
            state = game.start(order["start"])
            rng = Rng(order["seed"])
            budget = Budget(seconds=parsed.seconds, iterations=parsed.iterations)
            bots = [bot_called(parsed.bot, game, rng, budget) for _ in state.scores()]
        elif "play" in order:
            state.apply(game.vocabulary.number(order["play"]))
        else:
            action = bots[order["choose"]].choose(state, rng)
            print(game.vocabulary.text(action), flush=True)


if __name__ == "__main__":
    main()
