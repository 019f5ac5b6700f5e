"""Arguments that several commands have."""

import argparse

from aquae.cli.numbers import whole
from aquae.games import game_names


def one_of_the_games() -> str:
    return "one of " + ", ".join(game_names())


def add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help=one_of_the_games())
    add_options(command)


def add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--players", type=whole, metavar="N", help="seats at the table (default: the game's)"
    )
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of the game (`aquae games` lists them); may be repeated. "
        "KEY=@FILE reads a board or layout from a file, KEY=number:7 makes one up",
    )


def add_crew(command: argparse.ArgumentParser, workers: int = 1) -> None:
    command.add_argument(
        "--workers",
        type=whole,
        default=workers,
        metavar="W",
        help="processes (default: %(default)s)",
    )
    command.add_argument(
        "--on",
        metavar="ray[:ADDRESS]",
        help="a Ray cluster instead of processes: ray:local starts one of W processes here, "
        "ray:ADDRESS joins one, ray alone looks for RAY_ADDRESS first",
    )


def add_record(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "file", metavar="FILE", help="a file of one record, or of one per line; or a link to a game"
    )
    command.add_argument(
        "--record", type=whole, default=1, metavar="N", help="the N-th of the file (default: 1)"
    )


def add_position(command: argparse.ArgumentParser) -> None:
    add_record(command)
    command.add_argument(
        "--at", type=whole, metavar="I", help="after the first I actions (default: all)"
    )
