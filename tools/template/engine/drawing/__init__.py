"""Drawings of Fossa Nova."""

from aquae.games.fossa_nova.drawing.picture import svg
from aquae.games.fossa_nova.drawing.plain import board, row, supplies, text

__all__ = ["board", "row", "supplies", "svg", "text"]
