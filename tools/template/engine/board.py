"""The board as data: the spaces of the ditch (F-01) and what lies under them (F-02)."""

from typing import Final

SPACE_NAMES: Final = ["a", "b", "c", "d", "e", "f", "g"]
SPACES: Final = len(SPACE_NAMES)
NEIGHBOURS: Final = [
    [beside for beside in (space - 1, space + 1) if 0 <= beside < SPACES] for space in range(SPACES)
]

GROUNDS: Final = ["water", "clay"]
WATER: Final = 0
GROUND_COUNTS: Final = [4, 3]
