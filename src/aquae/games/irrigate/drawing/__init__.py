"""Drawings of Irrigate."""

from aquae.games.irrigate.drawing.picture import svg
from aquae.games.irrigate.drawing.plain import SIGNS, board, row, supplies, text

__all__ = ["SIGNS", "board", "row", "supplies", "svg", "text"]
