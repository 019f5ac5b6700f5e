"""aquae games"""

import argparse

from aquae.core.game import Game, Option, written
from aquae.games import all_games


def games(parsed: argparse.Namespace) -> int:
    print("\n\n".join(describe(game) for game in all_games()))
    return 0


def describe(game: Game) -> str:
    seats = game.option("players").values
    head = f"{game.name}: {game.title} ({game.credit}), {seats[0]} to {seats[-1]} players"
    lines = [head, f"  {game.summary}", f"  {len(game.vocabulary)} words, options:"]
    return "\n".join(lines + [describe_option(option) for option in game.option_list])


def describe_option(option: Option) -> str:
    values = " | ".join(written(value) for value in option.values)
    more = " | TEXT" if option.open_ended else ""
    named = f"{option.name}={values}{more}"
    return f"    {named:<36} default {written(option.default):<10} {option.help}"
