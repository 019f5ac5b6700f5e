"""Aquae: three board games about bringing water to land."""

import os
from importlib import import_module
from typing import TYPE_CHECKING, Any

if os.environ.get("AQUAE_PURE") == "1":
    from aquae._pure import prefer_sources

    prefer_sources()

if TYPE_CHECKING:
    from aquae.bots import bot_called as bot_called
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

__version__ = "0.1.0"

# The public door. Loaded when asked for: `aquae --help` must not pay for the engines.
_HOMES = {
    "AquaeError": "aquae.core.errors",
    "CHANCE": "aquae.core.state",
    "Dice": "aquae.core.chance",
    "Game": "aquae.core.game",
    "OVER": "aquae.core.state",
    "Record": "aquae.core.record",
    "Refusal": "aquae.core.errors",
    "Refused": "aquae.core.errors",
    "Result": "aquae.core.state",
    "State": "aquae.core.state",
    "Rng": "aquae.core.chance",
    "Table": "aquae.core.table",
    "all_games": "aquae.games",
    "bot_called": "aquae.bots",
    "game_called": "aquae.games",
}
__all__ = sorted(_HOMES)


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'aquae' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
