"""Aquae: three board games about bringing water to land.

`aquae.new("irrigate", players=2)` begins a play, `aquae.read("game.json")` reads a record,
`aquae.board("aquaedukt", "number:7")` makes a board. `aquae.game_called("irrigate")` is the game
itself, whose states are the fast surface: see docs/python.md.
"""

import os
from importlib import import_module
from typing import TYPE_CHECKING, Any

if os.environ.get("AQUAE_PURE") == "1":
    from aquae._pure import prefer_sources

    prefer_sources()

if TYPE_CHECKING:
    from aquae.bots import bot_called as bot_called
    from aquae.bots.bot import Budget as Budget
    from aquae.core.chance import Dice as Dice
    from aquae.core.chance import Rng as Rng
    from aquae.core.errors import AquaeError as AquaeError
    from aquae.core.errors import Refusal as Refusal
    from aquae.core.errors import Refused as Refused
    from aquae.core.game import Game as Game
    from aquae.core.record import Record as Record
    from aquae.core.state import CHANCE as CHANCE
    from aquae.core.state import OVER as OVER
    from aquae.core.state import Result as Result
    from aquae.core.state import State as State
    from aquae.core.table import Table as Table
    from aquae.games import all_games as all_games
    from aquae.games import game_called as game_called
    from aquae.library.boards import Board as Board
    from aquae.library.boards import board as board
    from aquae.library.play import Play as Play
    from aquae.library.play import new as new
    from aquae.library.play import resume as resume
    from aquae.library.records import link as link
    from aquae.library.records import read as read
    from aquae.library.records import read_all as read_all

__version__ = "0.1.0"

# The public door. Loaded when asked for: `aquae --help` must not pay for the engines.
_HOMES = {
    "AquaeError": "aquae.core.errors",
    "Board": "aquae.library.boards",
    "Budget": "aquae.bots.bot",
    "CHANCE": "aquae.core.state",
    "Dice": "aquae.core.chance",
    "Game": "aquae.core.game",
    "OVER": "aquae.core.state",
    "Play": "aquae.library.play",
    "Record": "aquae.core.record",
    "Refusal": "aquae.core.errors",
    "Refused": "aquae.core.errors",
    "Result": "aquae.core.state",
    "State": "aquae.core.state",
    "Rng": "aquae.core.chance",
    "Table": "aquae.core.table",
    "all_games": "aquae.games",
    "board": "aquae.library.boards",
    "bot_called": "aquae.bots",
    "game_called": "aquae.games",
    "link": "aquae.library.records",
    "new": "aquae.library.play",
    "read": "aquae.library.records",
    "read_all": "aquae.library.records",
    "resume": "aquae.library.play",
}
__all__ = sorted(_HOMES)


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'aquae' has no attribute {name!r}")
    found = getattr(import_module(_HOMES[name]), name)
    import_module("aquae.library.docstrings").restore(found)
    return found


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
