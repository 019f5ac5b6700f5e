"""The one list of games. Command line, server, client, documents and tests read it."""

from importlib import import_module
from pathlib import Path
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


def game_names() -> list[str]:
    """The names of all games, as records and the command line write them."""
    return list(FOLDERS)


def folder_of(name: str) -> str:
    """The name of a game's package, or an error that says which games there are."""
    if name not in FOLDERS:
        raise AquaeError(f"there is no game called {name!r}; there are {', '.join(FOLDERS)}")
    return FOLDERS[name]


def path_of(name: str) -> Path:
    """Where the files of a game lie."""
    return Path(__file__).parent / folder_of(name)


def game_called(name: str) -> Game:
    """The game of this name, or an error that says which there are."""
    game = import_module(f"aquae.games.{folder_of(name)}.game").GAME
    assert isinstance(game, Game)
    return game


def observation_of(game: Game) -> Observation:
    """How states of this game are told to learners."""
    found = import_module(f"aquae.games.{FOLDERS[game.name]}.observe").OBSERVATION
    assert isinstance(found, Observation)
    return found


def all_games() -> list[Game]:
    return [game_called(name) for name in FOLDERS]
