"""Drawings of Fossa Nova."""

from aquae.games.fossa_nova.drawing.picture import svg
from aquae.games.fossa_nova.drawing.plain import text

__all__ = ["svg", "text"]
