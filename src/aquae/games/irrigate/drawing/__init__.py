"""Drawings of Irrigate."""

from aquae.games.irrigate.drawing.picture import svg
from aquae.games.irrigate.drawing.plain import text

__all__ = ["svg", "text"]
