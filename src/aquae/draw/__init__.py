"""Positions as text for terminals and as SVG pictures, drawn from the view alone."""

from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import Final

from aquae.core.errors import AquaeError
from aquae.core.game import Game
from aquae.core.state import State
from aquae.draw.scene import Scene

# The drawing of each game, loaded when asked for. Each module has `text` and `svg`.
DRAWINGS: Final = {
    "aquaedukt": "aquaedukt",
    "aqua-romana": "aqua_romana",
    "irrigate": "irrigate",
}


def _drawing(game: Game) -> ModuleType:
    if game.name not in DRAWINGS:
        raise AquaeError(f"there is no drawing of {game.title}; there are {', '.join(DRAWINGS)}")
    return import_module(f"aquae.draw.{DRAWINGS[game.name]}")


def to_text(game: Game, state: State, seats: Sequence[str], colour: bool) -> str:
    """The position for a terminal of 100 columns; readable without colour too."""
    drawing: str = _drawing(game).text(Scene(game, state, seats), colour)
    return drawing


def to_svg(game: Game, state: State, seats: Sequence[str]) -> str:
    """The position as a picture that stands for itself."""
    picture: str = _drawing(game).svg(Scene(game, state, seats))
    return picture
