"""The games that can be played, and the bots that can play them."""

from aquae.bots import LEVELS
from aquae.core.game import Game
from aquae.games import all_games, endings_of
from aquae.server.tables.codec import Data
from aquae.server.thinking.levels import levels_of


def games_data(has_documents: bool = False) -> Data:
    """The games, their options, the bots, and whether the documents are there, too."""
    bots = [{"level": level, "seconds": seconds} for level, seconds in LEVELS.items()]
    return {"games": [game_data(game) for game in all_games()], "bots": bots, "docs": has_documents}


def game_data(game: Game) -> Data:
    players = game.option("players").values
    options = [
        {
            "name": option.name,
            "default": option.default,
            "values": option.values,
            "open_ended": option.open_ended,
            "help": option.help,
        }
        for option in game.option_list
    ]
    return {
        "name": game.name,
        "title": game.title,
        "summary": game.summary,
        "players": {"min": min(players), "max": max(players)},
        "options": options,
        "unit": game.unit,
        "colours": game.colours,
        "first": game.first,
        "levels": levels_of(game),
        "endings": endings_of(game),
        "rules": game.rules,
    }
