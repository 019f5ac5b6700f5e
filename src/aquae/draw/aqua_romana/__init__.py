"""Drawings of Aqua Romana."""

from aquae.draw.aqua_romana.picture import svg
from aquae.draw.aqua_romana.plain import text

__all__ = ["svg", "text"]
