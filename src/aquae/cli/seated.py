"""What `aquae play` can be told: who plays, and how it is shown."""

import argparse

from aquae.cli.numbers import whole
from aquae.games.law import LANGUAGES


def add_play(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--people", type=whole, metavar="N", help="seats played by people (default: 1)"
    )
    command.add_argument(
        "--bot",
        metavar="NAME",
        help="who plays the other seats: tiro, faber, architectus or curator, from easy to hard "
        "(default: faber; lively if no bot has learned the game)",
    )
    command.add_argument("--name", action="append", default=[], help="a person's name, in order")
    command.add_argument(
        "--first",
        choices=["die", "random", "seated"],
        help="who begins: the highest roll of the die, anybody at random, or the first person "
        "(default: the game's own way)",
    )
    command.add_argument(
        "--table",
        metavar="LINK",
        help="play at a table on a server instead: take the seat of a link, come back to it, or "
        "look on",
    )
    command.add_argument("--load", metavar="FILE", help="continue a saved game")
    command.add_argument(
        "--language",
        choices=LANGUAGES,
        help="of everything that is said (default: that of the terminal, or else en)",
    )
    command.add_argument(
        "--lines", action="store_true", help="line by line instead of on the whole screen"
    )
    command.add_argument(
        "--plain", action="store_true", help="line by line, without colours and drawings"
    )
