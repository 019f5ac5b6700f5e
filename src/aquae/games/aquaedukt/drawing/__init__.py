"""Drawings of Aquädukt."""

from aquae.games.aquaedukt.drawing.picture import svg
from aquae.games.aquaedukt.drawing.plain import text

__all__ = ["svg", "text"]
