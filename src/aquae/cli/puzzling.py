"""What `aquae puzzles` can be told."""

import argparse
from typing import Final

from aquae.cli.arguments import add_crew
from aquae.cli.numbers import whole

ABOUT_PUZZLES: Final = "find positions in which one action is clearly better, and check them"
DEEDS: Final = "mine: look for them in plays; pick: choose of what was mined; check: prove again"


def add_puzzles(command: argparse.ArgumentParser) -> None:
    command.add_argument("what", choices=("mine", "pick", "check"), metavar="WHAT", help=DEEDS)
    command.add_argument(
        "about",
        nargs="+",
        metavar="ABOUT",
        help="for mine, records, or a game that bots shall play; else files of puzzles",
    )
    command.add_argument(
        "--games", type=whole, default=100, metavar="K", help="to mine of a game (default: 100)"
    )
    command.add_argument("--seed", default="1", metavar="S", help="of these games (default: 1)")
    command.add_argument(
        "--out", metavar="FILE.jsonl", help="what was mined, which is gone on with; or picked"
    )
    command.add_argument(
        "--most", type=whole, default=300, metavar="N", help="to pick (default: 300)"
    )
    command.add_argument(
        "--iterations",
        type=whole,
        default=3000,
        metavar="N",
        help="looks at each action to check it; with 0 nothing is proved anew (default: 3000)",
    )
    command.add_argument(
        "--every", type=whole, default=1, metavar="N", help="check only each N-th (default: 1)"
    )
    add_crew(command)
