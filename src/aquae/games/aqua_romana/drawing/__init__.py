"""Drawings of Aqua Romana."""

from aquae.games.aqua_romana.drawing.picture import svg
from aquae.games.aqua_romana.drawing.plain import text

__all__ = ["svg", "text"]
