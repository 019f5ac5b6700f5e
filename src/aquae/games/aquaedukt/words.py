"""The vocabulary: every text that can be an action, and where each verb begins in it."""

from typing import Final

from aquae.core.vocabulary import Vocabulary
from aquae.games.aquaedukt.board import EDGE_NAMES, POINT_NAMES, REGIONS, SPACE_NAMES, SPACES

VALUES: Final = 4
FACES: Final = ["mineral", "foul"]

_mountain = [f"mountain {space}" for space in SPACE_NAMES]
_die = [f"die {region + 1}" for region in range(REGIONS)]
_house = [f"house {value + 1} {space}" for space in SPACE_NAMES for value in range(VALUES)]
_spring = [f"spring {point}" for point in POINT_NAMES]
_canal = [f"canal {edge}" for edge in EDGE_NAMES]
_reveal = [f"reveal {space} {face}" for space in SPACE_NAMES for face in FACES]

# The order makes the list of each phase ascending by itself: roll, springs, canals.
MOUNTAIN: Final = 0
ROLL: Final = SPACES
DIE: Final = ROLL + 1
HOUSE: Final = DIE + REGIONS
END: Final = HOUSE + SPACES * VALUES
SPRING: Final = END + 1
CANAL: Final = SPRING + len(_spring)
PASS: Final = CANAL + len(_canal)
REVEAL: Final = PASS + 1

VOCABULARY: Final = Vocabulary(
    "Aquädukt",
    [*_mountain, "roll", *_die, *_house, "end", *_spring, *_canal, "pass", *_reveal],
)
