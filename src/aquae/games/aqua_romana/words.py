"""The vocabulary: every text that can be an action, verb by verb."""

from typing import Final

from aquae._native import i64, vec
from aquae.core.vocabulary import Vocabulary
from aquae.games.aqua_romana.board import (
    KIND_OF,
    KINDS,
    PIECE_NAMES,
    PIECES,
    SLOT_NAMES,
    SLOTS,
    SQUARE_NAMES,
    SQUARES,
    WORKMAN_NAMES,
    WORKMEN,
    has_way_in,
    is_offered,
)

# The short lists come first: numbers up to 256 cost nothing to put into a list.
VOCABULARY: Final = Vocabulary(
    "Aqua Romana",
    [
        ("builder", [f"{kind} {slot}" for kind in KINDS for slot in SLOT_NAMES]),
        ("shift", SLOT_NAMES),
        ("close", WORKMAN_NAMES),
        ("keep", []),
        ("take", KINDS),
        ("extra", [f"{square} {piece}" for square in SQUARE_NAMES for piece in PIECE_NAMES]),
        (
            "lay",
            [
                f"{workman} {slot} {piece}"
                for workman in WORKMAN_NAMES
                for slot in SLOT_NAMES
                for piece in PIECE_NAMES
            ],
        ),
    ],
)

# The first action of each verb.
BUILDER: Final = VOCABULARY.first("builder")
SHIFT: Final = VOCABULARY.first("shift")
CLOSE: Final = VOCABULARY.first("close")
KEEP: Final = VOCABULARY.first("keep")
TAKE: Final = VOCABULARY.first("take")
EXTRA: Final = VOCABULARY.first("extra")
LAY: Final = VOCABULARY.first("lay")


def lay_action(workman: i64, slot: i64, piece: i64) -> i64:
    return LAY + (workman * SLOTS + slot) * PIECES + piece


# Ready-made parts of lists of legal actions.
# EXTRAS[5 * square + kind]: a tile of the kind on the square.
# LAYS[5 * (4 * (38 * workman + slot) + side) + builder]: what a builder on the slot offers to a
# workman whose front is entered by the side.
EXTRAS: Final = [
    vec[i64]([EXTRA + square * PIECES + piece for piece in range(PIECES) if KIND_OF[piece] == kind])
    for square in range(SQUARES)
    for kind in range(5)
]
_fitting = [
    [p for p in range(PIECES) if has_way_in(p, side) and is_offered(builder, KIND_OF[p])]
    for side in range(4)
    for builder in range(5)
]
LAYS: Final = [
    vec[i64]([LAY + place * PIECES + piece for piece in pieces])
    for place in range(WORKMEN * SLOTS)
    for pieces in _fitting
]
