"""Do the levels keep their order with as many iterations as a browser's worker makes?

    python -m benchmarks.local.levels --games 100

The iterations are what `benchmarks.local.thinking` counted in Chromium; the matches are played
here, where they take a fraction of the time. All pairs advance together, so that a run that is
interrupted has said something about each.
"""

from __future__ import annotations

import argparse
from typing import Final

from aquae.bots import bot_called
from aquae.bots.bot import Bot, Budget
from aquae.bots.playing import match
from aquae.cli.averages import margin, mean
from aquae.core.chance import Rng
from aquae.core.game import Game
from aquae.games import game_called

MADE: Final = {
    "aquaedukt": {"architectus": 240, "curator": 1850},
    "aqua-romana": {"architectus": 70, "curator": 576},
    "irrigate": {"architectus": 280, "curator": 2470},
}
"""Iterations a decision in the worker: those of `curator` are two seconds at the same rate."""
PAIRS: Final = (("faber", "tiro"), ("architectus", "faber"), ("curator", "architectus"))
ROUND: Final = 10


def player(game: Game, level: str) -> Bot:
    budget = Budget(iterations=MADE[game.name].get(level, 0))
    return bot_called(level, game, Rng(level), budget)


def told(game: str, pair: tuple[str, str], shares: list[float]) -> str:
    won = f"{100 * mean(shares):.1f} % ±{100 * margin(shares):.1f} of {len(shares)}"
    return f"{game:<12} {pair[0]:>11} : {pair[1]:<11} {won}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="of each pair (default: 100)")
    parsed = parser.parse_args()
    found: dict[tuple[str, tuple[str, str]], list[float]] = {}
    for number in range(parsed.games // ROUND):
        for pair in PAIRS:
            for name in MADE:
                game = game_called(name)
                bot, rival = (player(game, level) for level in pair)
                shares = found.setdefault((name, pair), [])
                shares += match(game, bot, rival, ROUND, f"browser/{number}")
                print(told(name, pair, shares), flush=True)


if __name__ == "__main__":
    main()
