"""The games, found by their folders. Command line, server, client, documents and tests ask here.

A game is a package in this folder with `about` and `game`; every other part may be missing, and
whoever wants it says so in a sentence. Modules are loaded when asked for: starting the command
must not pay for the tables of games that nobody plays.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from aquae.core.errors import AquaeError
from aquae.core.game import About, Game, Options
from aquae.core.observation import Observation
from aquae.core.state import Result, State


@cache
def _folders() -> dict[str, str]:
    """The folder of each game by the game's name, easy games first."""
    found = []
    for module in iter_modules(__path__):
        if module.ispkg:
            about: About = import_module(f"{__name__}.{module.name}.about").ABOUT
            found.append((about.difficulty, about.name, module.name))
    return {name: folder for _, name, folder in sorted(found)}


def game_names() -> list[str]:
    """The names of all games, as records and the command line write them."""
    return list(_folders())


def folder_of(name: str) -> str:
    """The name of a game's package, or an error that says which games there are."""
    if name not in _folders():
        raise AquaeError(f"there is no game called {name!r}; there are {', '.join(_folders())}")
    return _folders()[name]


def path_of(name: str) -> Path:
    """Where the files of a game lie."""
    return Path(__file__).parent / folder_of(name)


def game_called(name: str) -> Game:
    """The game of this name, or an error that says which there are."""
    game = import_module(f"{__name__}.{folder_of(name)}.game").GAME
    assert isinstance(game, Game)
    return game


def game_of(state: State) -> Game:
    """The game that a state belongs to: its class stands in the game's folder."""
    game = import_module(f"{type(state).__module__.rpartition('.')[0]}.game").GAME
    assert isinstance(game, Game)
    return game


def all_games() -> list[Game]:
    return [game_called(name) for name in game_names()]


def chosen(game: Game, given: Mapping[str, Any]) -> Options:
    """All options of a play: boards by number or written out, defaults for what is not given."""
    return game.complete(game.with_plans_read(given))


def part_of(game: Game, part: str) -> ModuleType | None:
    """A module of a game's folder, such as `drawing` or `bot.guide`; None if the game has none."""
    module = f"{__name__}.{folder_of(game.name)}.{part}"
    return import_module(module) if _exists(module) else None


def _exists(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # not even the folder around it
        return False


def observation_of(game: Game) -> Observation:
    """How states of this game are told to learners."""
    part = part_of(game, "observe")
    if part is None:
        raise AquaeError(f"{game.title} has no observation, so that learners cannot play it")
    found = part.OBSERVATION
    assert isinstance(found, Observation)
    return found


def reason_of(game: Game, result: Result) -> str:
    """Why a play ended, as a sentence that begins with its rule."""
    part = part_of(game, "scoring")
    sentences: dict[str, str] = {} if part is None else part.ENDINGS
    return sentences.get(result.ending, f"{result.rule}: {result.ending}")


def endings_of(game: Game) -> dict[str, str]:
    """The words for how a play of this game can end, and the rule of each."""
    part = part_of(game, "scoring")
    found: dict[str, str] = {} if part is None else part.ENDING_RULES
    return found
