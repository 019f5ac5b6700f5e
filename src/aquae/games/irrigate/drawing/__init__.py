"""Drawings of Irrigate."""

from aquae.games.irrigate.drawing.picture import svg
from aquae.games.irrigate.drawing.plain import board, row, supplies, text

__all__ = ["board", "row", "supplies", "svg", "text"]
