"""The games that can be played here, and the bots that can play them."""

from fastapi import APIRouter
from starlette.responses import Response

from aquae.bots import LEVELS
from aquae.core.game import Game
from aquae.games import all_games, endings_of
from aquae.server.bots.levels import levels_of
from aquae.server.http import answers
from aquae.server.http.openapi import answered, merged, reading
from aquae.server.http.responses import json
from aquae.server.tables.codec import Data

router = APIRouter()


@router.get("/api/games", responses=merged(answered(answers.GamesData), reading()))
async def games() -> Response:
    """The games, their options, and the bots."""
    bots = [{"level": level, "seconds": seconds} for level, seconds in LEVELS.items()]
    return json({"games": [game_data(game) for game in all_games()], "bots": bots})


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
