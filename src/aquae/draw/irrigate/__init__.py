"""Drawings of Irrigate."""

from aquae.draw.irrigate.picture import svg
from aquae.draw.irrigate.plain import text

__all__ = ["svg", "text"]
