"""Drawings of Aquädukt."""

from aquae.games.aquaedukt.drawing.picture import svg
from aquae.games.aquaedukt.drawing.plain import board, row, supplies, text

__all__ = ["board", "row", "supplies", "svg", "text"]
