"""What is printed on cardboard: cells, tiles, piles and prices, and tables computed from them."""

from typing import Final

from aquae._native import i64, vec
from aquae.core.grid import NORTH, SIDES, SOUTH, STEP_X, STEP_Y

# I-01. Cells are numbered like a page is read: row 10 first, in each row from west to east.
COLUMNS: Final = list(range(-6, 14))
ROWS: Final = [*range(10, 0, -1), *range(-1, -11, -1)]
WIDTH: Final = 20
CELLS: Final = 400
NOWHERE: Final = -1


def cell_at(column: int, row: int) -> int:
    """The number of a cell, or NOWHERE for the river and for what lies outside."""
    if column not in COLUMNS or row not in ROWS:
        return NOWHERE
    return ROWS.index(row) * WIDTH + COLUMNS.index(column)


def _look(step_x: int, step_y: int) -> list[int]:
    return [cell_at(column + step_x, row + step_y) for row in ROWS for column in COLUMNS]


def _beside() -> vec[i64]:
    looks = [_look(STEP_X[side], STEP_Y[side]) for side in range(4)]
    return vec[i64]([looks[side][cell] for cell in range(CELLS) for side in range(4)])


def _diagonal() -> vec[i64]:
    looks = [_look(x, y) for x in (-1, 1) for y in (-1, 1)]
    return vec[i64]([looks[corner][cell] for cell in range(CELLS) for corner in range(4)])


CELL_NAMES: Final = [f"{column},{row}" for row in ROWS for column in COLUMNS]
# The neighbour of a cell by side, at 4 * cell + side; likewise the four diagonal ones.
BESIDE: Final = _beside()
DIAGONAL: Final = _diagonal()

# I-02. The cells at the ends of the pipes, and the side of each that faces the river.
ENDS: Final = [cell_at(2, 1), cell_at(5, 1), cell_at(2, -1), cell_at(5, -1)]
RIVER_SIDES: Final = [SOUTH, SOUTH, NORTH, NORTH]

# I-04.
SHAPES: Final = ["tee", "corner", "straight", "goal"]
TEE: Final = 0
GOAL: Final = 3
ORIENTATIONS: Final = ["NES", "NEW", "NSW", "ESW", "NE", "ES", "SW", "NW", "NS", "EW"]
ORIENTATIONS_OF: Final = [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9], [4, 5, 6, 7]]
EXITS: Final = [[SIDES.index(letter) for letter in text] for text in ORIENTATIONS]
# Whether an orientation has an exit on a side, at 4 * orientation + side.
OPEN: Final = vec[i64]([1 if side in exits else 0 for exits in EXITS for side in range(4)])


# A pose is a cell with an orientation, in one number.


def pose_of(cell: i64, orientation: i64) -> i64:
    return 10 * cell + orientation


def cell_of(pose: int) -> int:
    return pose // 10


def orientation_of(pose: int) -> int:
    return pose % 10


def _onward(shape: int, side: int) -> list[int]:
    joined = [EXITS[orientation] for orientation in ORIENTATIONS_OF[shape]]
    return [
        other
        for other in range(4)
        if other != side and any(side in e and other in e for e in joined)
    ]


# I-17. The sides that a shape can join with a side, in some orientation; at 4 * shape + side.
ONWARD: Final = [_onward(shape, side) for shape in range(4) for side in range(4)]

# I-05, I-08.
GREY: Final = 4
COLOURS: Final = ["red", "yellow", "green", "blue", "grey"]
TAP: Final = 0
GOAL_GROUP: Final = 5
GROUPS: Final = ["tap", "1", "2", "3", "4", "goal"]
PRICES: Final = [14, 12, 10, 8, 6, 25]
TURN_PRICE: Final = 3

# A kind is what Chance names, colour and shape: 3 * colour + shape, the grey goal last.
KINDS: Final = 16
GREY_GOAL: Final = 15
KIND_COLOUR: Final = [min(kind // 3, GREY) for kind in range(KINDS)]
KIND_SHAPE: Final = [kind - 3 * KIND_COLOUR[kind] for kind in range(KINDS)]
KIND_NAMES: Final = [f"{COLOURS[KIND_COLOUR[k]]} {SHAPES[KIND_SHAPE[k]]}" for k in range(KINDS)]

# A face is what a tile shows on both sides, kind and group: 6 * kind + group. It never changes.
EMPTY: Final = -1
SHAPE: Final = vec[i64]([KIND_SHAPE[face // 6] for face in range(6 * KINDS)])
COLOUR: Final = vec[i64]([KIND_COLOUR[face // 6] for face in range(6 * KINDS)])
PRICE: Final = vec[i64]([PRICES[face % 6] for face in range(6 * KINDS)])


def face_of(kind: int, pile: int) -> int:
    """The face of a tile that comes from a pile; goals have a price of their own (I-08)."""
    return 6 * kind + (GOAL_GROUP if kind == GREY_GOAL else pile)


def tap_face(colour: int) -> int:
    return 6 * (3 * colour + TEE) + TAP


# I-06, I-07. Tees, corners, straights and goals of each pile: of each colour in play, and grey.
LAST_PILE: Final = 4
COLOURED: Final = [[0, 0, 0], [1, 1, 1], [1, 1, 1], [1, 1, 1], [0, 0, 0]]
UNOWNED: Final = [[0, 0, 0, 0], [4, 4, 3, 0], [4, 3, 4, 2], [4, 4, 3, 2], [4, 3, 4, 0]]


def _pile(players: int, pile: int) -> list[int]:
    coloured = [COLOURED[pile] if seat < players else [0, 0, 0] for seat in range(4)]
    return [count for counts in coloured for count in counts] + UNOWNED[pile]


# How many of each kind a full pile holds, by players and pile.
PILES: Final = [[_pile(players, pile) for pile in range(5)] for players in range(5)]

# I-09. Which seat's Tap lies at which end, in the order of ENDS; the bank's Taps are grey.
BANK: Final = 4
TAP_SEATS: Final = {
    2: [0, BANK, BANK, 1],
    3: [0, BANK, 2, 1],
    4: [0, 1, 3, 2],
}
TAP_ORIENTATIONS: Final = [ORIENTATIONS.index("ESW")] * 2 + [ORIENTATIONS.index("NEW")] * 2
