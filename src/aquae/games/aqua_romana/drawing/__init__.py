"""Drawings of Aqua Romana."""

from aquae.games.aqua_romana.drawing.picture import svg
from aquae.games.aqua_romana.drawing.plain import SIGNS, board, row, supplies, text

__all__ = ["SIGNS", "board", "row", "supplies", "svg", "text"]
