"""The one list of games. Command line, server, client, documents and tests read it."""

from importlib import import_module
from typing import Final

from aquae.core.errors import AquaeError
from aquae.core.game import Game
from aquae.core.observation import Observation

# Name in records and on the command line, and the folder. Loaded when asked for: starting the
# command must not pay for the tables of games that nobody plays.
FOLDERS: Final = {
    "aquaedukt": "aquaedukt",
    "aqua-romana": "aqua_romana",
    "irrigate": "irrigate",
}


def game_called(name: str) -> Game:
    """The game of this name, or an error that says which there are."""
    if name not in FOLDERS:
        raise AquaeError(f"there is no game called {name!r}; there are {', '.join(FOLDERS)}")
    game = import_module(f"aquae.games.{FOLDERS[name]}.game").GAME
    assert isinstance(game, Game)
    return game


def observation_of(game: Game) -> Observation:
    """How states of this game are told to learners."""
    found = import_module(f"aquae.games.{FOLDERS[game.name]}.observe").OBSERVATION
    assert isinstance(found, Observation)
    return found


def endings_of(game: Game) -> dict[str, str]:
    """The words for how a play of this game can end, and the rule of each."""
    found: dict[str, str] = import_module(f"aquae.games.{FOLDERS[game.name]}.scoring").ENDING_RULES
    return found


def all_games() -> list[Game]:
    return [game_called(name) for name in FOLDERS]
