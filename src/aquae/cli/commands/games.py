"""aquae games"""

import argparse

from aquae.cli.commands.position import wants_colour
from aquae.cli.options import options_from
from aquae.core.errors import AquaeError
from aquae.core.game import Game, Option, written
from aquae.core.plan import NUMBER
from aquae.games import all_games, game_called


def games(parsed: argparse.Namespace) -> int:
    if parsed.game is not None:
        print(begun(game_called(parsed.game), parsed))
    elif parsed.option or parsed.players is not None:
        raise AquaeError("--players and --option need the name of a game")
    else:
        print("\n\n".join(describe(game) for game in all_games()))
    return 0


def begun(game: Game, parsed: argparse.Namespace) -> str:
    """A game, and its board as a play with these options begins."""
    from aquae import draw

    state = game.start(options_from(game, parsed))
    board = draw.to_text(game, state, draw.seat_names(state), wants_colour(parsed.plain))
    return f"{describe(game)}\n\n{board}"


def describe(game: Game) -> str:
    seats = game.option("players").values
    head = f"{game.name}: {game.title} ({game.credit}), {seats[0]} to {seats[-1]} players"
    lines = [head, f"  {game.summary}", f"  {len(game.vocabulary)} different actions; options:"]
    return "\n".join(lines + [describe_option(option) for option in game.option_list])


def describe_option(option: Option) -> str:
    values = " | ".join(written(value) for value in option.values)
    more = f" | {NUMBER}N | TEXT" if option.open_ended else ""
    named = f"{option.name}={values}{more}"
    return f"    {named:<36} default {written(option.default):<10} {option.help}"
