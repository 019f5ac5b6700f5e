"""The four sides of a square, in the order in which the notation writes them."""

from typing import Final

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2

SIDES: Final = "NESW"
STEP_X: Final = [0, 1, 0, -1]
STEP_Y: Final = [1, 0, -1, 0]


def opposite(side: int) -> int:
    return side ^ 2
