"""What `aquae train` can be told."""

import argparse
from typing import Final

from aquae.cli.arguments import add_crew, one_of_the_games
from aquae.cli.numbers import whole

ABOUT_TRAIN: Final = "learn how bots evaluate the positions of a game"


def add_train(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help=one_of_the_games())
    command.add_argument(
        "--games", type=whole, default=6000, help="games by the priors alone (default: 6000)"
    )
    command.add_argument(
        "--search-games", type=whole, default=600, help="games by bots that search (default: 600)"
    )
    command.add_argument(
        "--iterations", type=whole, default=60, help="for each of their decisions (default: 60)"
    )
    command.add_argument(
        "--rounds", type=whole, default=8, help="passes over all positions (default: 8)"
    )
    command.add_argument(
        "--units", type=whole, default=0, help="of a hidden layer beside the sum (default: 0)"
    )
    command.add_argument(
        "--continuations",
        type=whole,
        default=16,
        help="by the priors, of each position that a layer learns from (default: 16)",
    )
    command.add_argument("--seed", default="1", help="any text (default: 1)")
    add_crew(command)
    command.add_argument("--out", required=True, metavar="FILE.json", help="the weights")
    command.add_argument(
        "--keep",
        metavar="FILE.jsonl",
        help="keep what the games taught; interrupted training goes on from there",
    )
