"""Drawings of Aquädukt."""

from aquae.draw.aquaedukt.picture import svg
from aquae.draw.aquaedukt.plain import text

__all__ = ["svg", "text"]
