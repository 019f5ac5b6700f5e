"""What the tests of all games ask of one: the `facts` in its test folder, if there are any."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from aquae.core.game import Game
from aquae.games import all_games, folder_of, part_of


def fact(game: Game, name: str, default: Any = None) -> Any:
    """A name of `tests/games/<folder>/facts.py`; the default if the game does not say."""
    module = f"tests.games.{folder_of(game.name)}.facts"
    if not exists(module):
        return default
    return getattr(import_module(module), name, default)


def exists(module: str) -> bool:
    """Whether there is such a module, without loading it."""
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # not even the folder around it
        return False


def games_with(name: str) -> list[Game]:
    """The games that say something about this."""
    return [game for game in all_games() if fact(game, name) is not None]


def names_with_part(part: str) -> list[str]:
    """The names of the games that have an optional part, such as `observe` or `bot.guide`."""
    return [game.name for game in all_games() if part_of(game, part) is not None]
