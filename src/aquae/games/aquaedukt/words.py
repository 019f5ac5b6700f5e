"""The vocabulary: every text that can be an action, verb by verb."""

from typing import Final

from aquae.core.vocabulary import Vocabulary
from aquae.games.aquaedukt.board import EDGE_NAMES, POINT_NAMES, REGIONS, SPACE_NAMES

VALUES: Final = 4
FACES: Final = ["mineral", "foul"]

# The order makes the list of each phase ascending by itself: roll, springs, canals.
VOCABULARY: Final = Vocabulary(
    "Aquädukt",
    [
        ("mountain", SPACE_NAMES),
        ("roll", []),
        ("die", [str(region + 1) for region in range(REGIONS)]),
        ("house", [f"{value + 1} {space}" for space in SPACE_NAMES for value in range(VALUES)]),
        ("end", []),
        ("spring", POINT_NAMES),
        ("canal", EDGE_NAMES),
        ("pass", []),
        ("reveal", [f"{space} {face}" for space in SPACE_NAMES for face in FACES]),
    ],
)

# The first action of each verb.
MOUNTAIN: Final = VOCABULARY.first("mountain")
ROLL: Final = VOCABULARY.first("roll")
DIE: Final = VOCABULARY.first("die")
HOUSE: Final = VOCABULARY.first("house")
END: Final = VOCABULARY.first("end")
SPRING: Final = VOCABULARY.first("spring")
CANAL: Final = VOCABULARY.first("canal")
PASS: Final = VOCABULARY.first("pass")
REVEAL: Final = VOCABULARY.first("reveal")
