"""The vocabulary of Irrigate, and ready-made runs of it that lists of actions are built from."""

from typing import Final

from aquae.core.vocabulary import Vocabulary
from aquae.games.irrigate.board import (
    CELL_NAMES,
    CELLS,
    KIND_NAMES,
    KINDS,
    ORIENTATIONS,
    ORIENTATIONS_OF,
)

MOST: Final = 99  # the highest price that can be named
POSES: Final = 4000

# The first number of each verb. Verbs with a pose run over 10 * cell + orientation.
DRAW: Final = 0
PASS: Final = 1
END: Final = 2
SOLICIT: Final = 3
NO_OFFER: Final = 4
ACCEPT: Final = 5
DECLINE: Final = 6
TAKE: Final = 7
PRICE_WORD: Final = 11
TILE: Final = 111
PLACE: Final = 127
OFFER: Final = 4127
ROTATE: Final = 8127
BUY: Final = 12127
PROPOSE_BUY: Final = 12527
PROPOSE_ROTATE: Final = 12927

_POSE_NAMES: Final = [
    f"{cell} {orientation}" for cell in CELL_NAMES for orientation in ORIENTATIONS
]

# Verb by verb, in the order of the numbers above: the verb's first number and its texts.
_TEXTS: Final = [
    (DRAW, ["draw"]),
    (PASS, ["pass"]),
    (END, ["end"]),
    (SOLICIT, ["solicit"]),
    (NO_OFFER, ["no offer"]),
    (ACCEPT, ["accept"]),
    (DECLINE, ["decline"]),
    (TAKE, [f"take {seat}" for seat in range(4)]),
    (PRICE_WORD, [f"price {price}" for price in range(MOST + 1)]),
    (TILE, [f"tile {name}" for name in KIND_NAMES]),
    (PLACE, [f"place {pose}" for pose in _POSE_NAMES]),
    (OFFER, [f"offer {pose}" for pose in _POSE_NAMES]),
    (ROTATE, [f"rotate {pose}" for pose in _POSE_NAMES]),
    (BUY, [f"buy {cell}" for cell in CELL_NAMES]),
    (PROPOSE_BUY, [f"propose buy {cell}" for cell in CELL_NAMES]),
    (PROPOSE_ROTATE, [f"propose rotate {pose}" for pose in _POSE_NAMES]),
]

VOCABULARY: Final = Vocabulary("Irrigate", [text for _, texts in _TEXTS for text in texts])
# The verb of each action, as the verb's first number.
VERB: Final = [first for first, texts in _TEXTS for _ in texts]


def _lying(first: int) -> list[list[int]]:
    """For each cell and shape, at 4 * cell + shape: the actions that name an orientation of it."""
    return [
        [first + 10 * cell + orientation for orientation in orientations]
        for cell in range(CELLS)
        for orientations in ORIENTATIONS_OF
    ]


def _turning(first: int) -> list[list[int]]:
    """For each pose: the actions that name another orientation of the same tile."""
    others = [
        [other for other in same if other != orientation]
        for same in ORIENTATIONS_OF[:3]
        for orientation in same
    ]
    return [
        [first + 10 * cell + other for other in others[orientation]]
        for cell in range(CELLS)
        for orientation in range(10)
    ]


PLACES: Final = _lying(PLACE)
PLACE_OFFERS: Final = _lying(OFFER)
ROTATES: Final = _turning(ROTATE)
ROTATE_OFFERS: Final = _turning(OFFER)
ROTATE_PROPOSALS: Final = _turning(PROPOSE_ROTATE)
BUYS: Final = [[BUY + cell] for cell in range(CELLS)]
BUY_PROPOSALS: Final = [[PROPOSE_BUY + cell] for cell in range(CELLS)]
PRICE_WORDS: Final = [PRICE_WORD + price for price in range(MOST + 1)]
TILES: Final = [TILE + kind for kind in range(KINDS)]


def pose_name(pose: int) -> str:
    return _POSE_NAMES[pose]
