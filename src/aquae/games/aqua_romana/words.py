"""The vocabulary: every text that can be an action, and where each verb begins in it."""

from typing import Final

from aquae.core.vocabulary import Vocabulary
from aquae.games.aqua_romana.board import (
    JOKER,
    KIND_OF,
    KINDS,
    PIECE_NAMES,
    PIECES,
    SLOT_NAMES,
    SLOTS,
    SQUARE_NAMES,
    SQUARES,
    WAY_OUT,
    WORKMAN_NAMES,
    WORKMEN,
)

_builder = [f"builder {kind} {slot}" for kind in KINDS for slot in SLOT_NAMES]
_shift = [f"shift {slot}" for slot in SLOT_NAMES]
_close = [f"close {workman}" for workman in WORKMAN_NAMES]
_take = [f"take {kind}" for kind in KINDS]
_extra = [f"extra {square} {piece}" for square in SQUARE_NAMES for piece in PIECE_NAMES]
_lay = [
    f"lay {workman} {slot} {piece}"
    for workman in WORKMAN_NAMES
    for slot in SLOT_NAMES
    for piece in PIECE_NAMES
]

# The short lists come first: numbers up to 256 cost nothing to put into a list.
BUILDER: Final = 0
SHIFT: Final = len(_builder)
CLOSE: Final = SHIFT + SLOTS
KEEP: Final = CLOSE + WORKMEN
TAKE: Final = KEEP + 1
EXTRA: Final = TAKE + len(KINDS)
LAY: Final = EXTRA + SQUARES * PIECES

VOCABULARY: Final = Vocabulary(
    "Aqua Romana", [*_builder, *_shift, *_close, "keep", *_take, *_extra, *_lay]
)


def lay_action(workman: int, slot: int, piece: int) -> int:
    return LAY + (workman * SLOTS + slot) * PIECES + piece


def _fits(piece: int, side: int, builder: int) -> bool:
    """R-18: the piece is one of this builder's, and water can enter by this side."""
    return WAY_OUT[4 * piece + side] >= 0 and (builder == JOKER or builder == KIND_OF[piece])


# Ready-made parts of lists of legal actions. BUILDERS[kind]: the builder on any slot.
# EXTRAS[5 * square + kind]: a tile of the kind on the square.
# LAYS[5 * (4 * (38 * workman + slot) + side) + builder]: what a builder on the slot offers to a
# workman whose front is entered by the side.
BUILDERS: Final = [[BUILDER + kind * SLOTS + slot for slot in range(SLOTS)] for kind in range(5)]
EXTRAS: Final = [
    [EXTRA + square * PIECES + piece for piece in range(PIECES) if KIND_OF[piece] == kind]
    for square in range(SQUARES)
    for kind in range(5)
]
_fitting = [
    [piece for piece in range(PIECES) if _fits(piece, side, builder)]
    for side in range(4)
    for builder in range(5)
]
LAYS: Final = [
    [LAY + place * PIECES + piece for piece in pieces]
    for place in range(WORKMEN * SLOTS)
    for pieces in _fitting
]
