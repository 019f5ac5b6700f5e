"""The vocabulary of Irrigate, and ready-made runs of it that lists of actions are built from."""

from typing import Final

from aquae._native import i64, vec
from aquae.core.vocabulary import Vocabulary
from aquae.games.irrigate.board import (
    CELL_NAMES,
    CELLS,
    KIND_NAMES,
    ORIENTATIONS,
    ORIENTATIONS_OF,
    pose_of,
)

MOST: Final = 99  # the highest price that can be named

_POSE_NAMES: Final = [
    f"{cell} {orientation}" for cell in CELL_NAMES for orientation in ORIENTATIONS
]

VOCABULARY: Final = Vocabulary(
    "Irrigate",
    [
        ("draw", []),
        ("pass", []),
        ("end", []),
        ("solicit", []),
        ("no offer", []),
        ("accept", []),
        ("decline", []),
        ("take", [str(seat) for seat in range(4)]),
        ("price", [str(price) for price in range(MOST + 1)]),
        ("tile", KIND_NAMES),
        ("place", _POSE_NAMES),
        ("offer", _POSE_NAMES),
        ("rotate", _POSE_NAMES),
        ("buy", CELL_NAMES),
        ("propose buy", CELL_NAMES),
        ("propose rotate", _POSE_NAMES),
        ("ask", [str(price) for price in range(1, MOST + 1)]),
    ],
)

# The first action of each verb.
DRAW: Final = VOCABULARY.first("draw")
PASS: Final = VOCABULARY.first("pass")
END: Final = VOCABULARY.first("end")
SOLICIT: Final = VOCABULARY.first("solicit")
NO_OFFER: Final = VOCABULARY.first("no offer")
ACCEPT: Final = VOCABULARY.first("accept")
DECLINE: Final = VOCABULARY.first("decline")
TAKE: Final = VOCABULARY.first("take")
PRICE_WORD: Final = VOCABULARY.first("price")
TILE: Final = VOCABULARY.first("tile")
PLACE: Final = VOCABULARY.first("place")
OFFER: Final = VOCABULARY.first("offer")
ROTATE: Final = VOCABULARY.first("rotate")
BUY: Final = VOCABULARY.first("buy")
PROPOSE_BUY: Final = VOCABULARY.first("propose buy")
PROPOSE_ROTATE: Final = VOCABULARY.first("propose rotate")
ASK: Final = VOCABULARY.first("ask")

# The verb of each action, as the verb's first number.
VERB: Final = [
    VOCABULARY.first(verb)
    for verb in VOCABULARY.table_of_verbs
    for _ in range(VOCABULARY.count(verb))
]


def _lying(first: int) -> list[vec[i64]]:
    """For each cell and shape, at 4 * cell + shape: the actions that name an orientation of it."""
    return [
        vec[i64]([first + pose_of(cell, orientation) for orientation in orientations])
        for cell in range(CELLS)
        for orientations in ORIENTATIONS_OF
    ]


def _turning(first: int) -> list[vec[i64]]:
    """For each pose: the actions that name another orientation of the same tile."""
    others = [
        [other for other in same if other != orientation]
        for same in ORIENTATIONS_OF[:3]
        for orientation in same
    ]
    return [
        vec[i64]([first + pose_of(cell, other) for other in others[orientation]])
        for cell in range(CELLS)
        for orientation in range(len(ORIENTATIONS))
    ]


PLACES: Final = _lying(PLACE)
PLACE_OFFERS: Final = _lying(OFFER)
ROTATES: Final = _turning(ROTATE)
ROTATE_OFFERS: Final = _turning(OFFER)
ROTATE_PROPOSALS: Final = _turning(PROPOSE_ROTATE)
PRICE_WORDS: Final = vec[i64]([PRICE_WORD + price for price in range(MOST + 1)])
ASK_WORDS: Final = vec[i64]([ASK + price - 1 for price in range(1, MOST + 1)])


def pose_name(pose: int) -> str:
    return _POSE_NAMES[pose]
