"""aquae perft: how many sequences of actions there are, Chance's included."""

import argparse
import time

from aquae.cli.options import options_from
from aquae.core.state import State
from aquae.games import game_called


def perft(parsed: argparse.Namespace) -> int:
    game = game_called(parsed.game)
    options = options_from(game, parsed)
    for depth in range(1, parsed.depth + 1):
        started = time.perf_counter()
        count = count_sequences(game.start(options), depth)
        print(f"{depth} {count}  ({time.perf_counter() - started:.2f} s)", flush=True)
    return 0


def count_sequences(state: State, depth: int) -> int:
    """Sequences of exactly `depth` actions; plays that end sooner do not count."""
    actions = state.actions()
    if depth <= 1:
        return len(actions) if depth == 1 else 1
    count = 0
    for action in actions:
        after = state.copy()
        after.apply(action)
        count += count_sequences(after, depth - 1)
    return count
