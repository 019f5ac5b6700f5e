"""What is printed: squares, pathway, pieces (R-01 to R-06) and reservoirs (R-08), as data."""

from typing import Final

from aquae._native import i64, vec
from aquae.core.grid import EAST, NORTH, SIDES, STEP_X, STEP_Y

FILES: Final = "abcdefghijk"
WIDTH: Final = 11
HEIGHT: Final = 8
SQUARES: Final = WIDTH * HEIGHT
SQUARE_NAMES: Final = [f"{FILES[x]}{y + 1}" for y in range(HEIGHT) for x in range(WIDTH)]

# kinds of tiles, and of master builders with the joker.
KINDS: Final = ["curve", "straight", "bridge", "double", "joker"]
JOKER: Final = 4
TILES_OF_A_KIND: Final = 21
BUILDERS_OF_A_KIND: Final = 4

# a piece and its channels, each written as the two sides it joins.
CHANNELS: Final = {
    "curve-NE": "NE",
    "curve-SE": "SE",
    "curve-SW": "SW",
    "curve-NW": "NW",
    "straight-NS": "NS",
    "straight-EW": "EW",
    "bridge": "NS EW",
    "double-NE": "NE SW",
    "double-NW": "NW SE",
}
PIECE_NAMES: Final = list(CHANNELS)
PIECES: Final = 9
KIND_OF: Final = vec[i64]([KINDS.index(name.split("-")[0]) for name in PIECE_NAMES])
# What else a square can hold.
BLANK: Final = 9
RESERVOIR: Final = 10

#
CORNERS: Final = {"a8": "curve-SE", "k8": "curve-SW", "a1": "curve-NE", "k1": "curve-NW"}


def _sides_in_order(channels: str) -> list[int]:
    """The four sides of a piece: those of its first channel, then the other two."""
    found = [SIDES.index(letter) for letter in channels.replace(" ", "")]
    return found + [side for side in range(4) if side not in found]


# PIECE_SIDES[4 * piece ...]: the first two are joined; so are the last two if HAS_TWO[piece],
# else they have no way in.
PIECE_SIDES: Final = vec[i64](
    [side for ways in CHANNELS.values() for side in _sides_in_order(ways)]
)
HAS_TWO: Final = vec[i64]([1 if " " in ways else 0 for ways in CHANNELS.values()])


def _way_out(piece: int, side: int) -> int:
    for way in CHANNELS[PIECE_NAMES[piece]].split():
        if SIDES[side] in way:
            return SIDES.index(way.replace(SIDES[side], ""))
    return -1


# WAY_OUT[4 * piece + side]: where water that enters by this side leaves; -1 is no way in.
WAY_OUT: Final = vec[i64]([_way_out(piece, side) for piece in range(PIECES) for side in range(4)])


def has_way_in(piece: i64, side: i64) -> bool:
    return WAY_OUT[4 * piece + side] >= 0


def is_offered(builder: i64, kind: i64) -> bool:
    """R-18: whether tiles of this kind are a builder's own; while those last, others are not."""
    return builder == kind or builder == JOKER


#
SLOT_NAMES: Final = (
    [f"N{file}" for file in FILES]
    + [f"E{rank}" for rank in range(HEIGHT, 0, -1)]
    + [f"S{file}" for file in FILES[::-1]]
    + [f"W{rank}" for rank in range(1, HEIGHT + 1)]
)
SLOTS: Final = 38
SLOT_SIDE: Final = vec[i64]([SIDES.index(name[0]) for name in SLOT_NAMES])
NEXT_SLOT: Final = vec[i64]([(slot + 1) % SLOTS for slot in range(SLOTS)])


def _seen_from(x: int, y: int) -> list[int]:
    """R-17: the slots at the ends of file and rank; N, E, S, W, which is ascending."""
    names = [f"N{FILES[x]}", f"E{y + 1}", f"S{FILES[x]}", f"W{y + 1}"]
    return [SLOT_NAMES.index(name) for name in names]


SIGHT: Final = vec[i64](
    [slot for y in range(HEIGHT) for x in range(WIDTH) for slot in _seen_from(x, y)]
)

# Edges between two squares: for each the western or southern square, the eastern or northern.
_pairs = [
    (square, square + (1 if side == EAST else WIDTH), side)
    for square in range(SQUARES)
    for side in (EAST, NORTH)
    if (square % WIDTH < WIDTH - 1 if side == EAST else square + WIDTH < SQUARES)
]
EDGES: Final = len(_pairs)
LOW: Final = vec[i64]([low for low, high, side in _pairs])

# A chain of joined pieces has two ends. An end is an edge (0 to 156) beyond which something can
# still be laid, nothing at all, or an outlet of a reservoir (OUTLET + workman).
DEAD: Final = EDGES
OUTLET: Final = DEAD + 1


def _edges_of(square: int) -> list[int]:
    """The edges N, E, S, W of a square; the rim of the board is a dead end."""
    found = [DEAD] * 4
    for edge, (low, high, side) in enumerate(_pairs):
        if square == low:
            found[side] = edge
        if square == high:
            found[side ^ 2] = edge
    return found


EDGE: Final = vec[i64]([edge for square in range(SQUARES) for edge in _edges_of(square)])

# A heading is an edge and a direction across it: 2 * edge if towards LOW, else 2 * edge + 1.
# FRONT is the square ahead, STAND the one behind, ENTRY the side by which water enters FRONT.
FRONT: Final = vec[i64]([square for low, high, side in _pairs for square in (low, high)])
STAND: Final = vec[i64]([square for low, high, side in _pairs for square in (high, low)])
ENTRY: Final = vec[i64]([entry for low, high, side in _pairs for entry in (side, side ^ 2)])


def neighbour(square: int, side: int) -> int:
    """The square beyond a side, or -1 off the board."""
    x = square % WIDTH + STEP_X[side]
    y = square // WIDTH + STEP_Y[side]
    return y * WIDTH + x if 0 <= x < WIDTH and 0 <= y < HEIGHT else -1


# green has no fourth outlet, as the sides with four are for three players.
COLOURS: Final = "YRBG"
MOST_OUTLETS: Final = 4
WORKMAN_NAMES: Final = [f"{colour}{n}" for colour in "YRB" for n in (1, 2, 3, 4)] + [
    "G1",
    "G2",
    "G3",
]
WORKMEN: Final = 15
NOBODY: Final = -1
COLOURS_WITH: Final = {2: "YRBG", 3: "YRB", 4: "YRBG"}
OUTLETS_WITH: Final = {2: 3, 3: 4, 4: 3}


class Reservoir:
    """Two squares and the outlets, each a square and the side through which it leaves."""

    def __init__(self, colour: int, squares: list[int]) -> None:
        self.colour = colour
        self.squares = squares
        self.outlet_squares: list[int] = []
        self.outlet_sides: list[int] = []

    def workman(self, number: int) -> int:
        """R-07: the workman at an outlet, counted from 0."""
        return self.colour * MOST_OUTLETS + number


class Layout:
    """R-08: the reservoirs of a play, in the order of their colours."""

    def __init__(self, players: int, reservoirs: list[Reservoir]) -> None:
        self.reservoirs = reservoirs
        self.opening: list[vec[i64]] = []
        """Pieces, far ends and lengths at the start, once the board has been filled."""
        self.workmen = [
            reservoir.workman(number)
            for reservoir in reservoirs
            for number in range(len(reservoir.outlet_sides))
        ]
        self.owner = [NOBODY] * WORKMEN
        for workman in self.workmen:
            colour = workman // MOST_OUTLETS
            self.owner[workman] = colour % 2 if players == 2 else colour
        self.workmen_of = [
            [workman for workman in self.workmen if self.owner[workman] == seat]
            for seat in range(players)
        ]
