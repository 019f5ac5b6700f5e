"""What is printed: squares, pathway, pieces (R-01 to R-06) and reservoirs (R-08), as data."""

from typing import Final

from aquae.core.errors import Refused, refuse
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
KIND_OF: Final = [KINDS.index(name.split("-")[0]) for name in PIECE_NAMES]
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
PIECE_SIDES: Final = [side for ways in CHANNELS.values() for side in _sides_in_order(ways)]
HAS_TWO: Final = [" " in ways for ways in CHANNELS.values()]


def _way_out(piece: int, side: int) -> int:
    for way in CHANNELS[PIECE_NAMES[piece]].split():
        if SIDES[side] in way:
            return SIDES.index(way.replace(SIDES[side], ""))
    return -1


# WAY_OUT[4 * piece + side]: where water that enters by this side leaves; -1 is no way in.
WAY_OUT: Final = [_way_out(piece, side) for piece in range(PIECES) for side in range(4)]


def has_way_in(piece: int, side: int) -> bool:
    return WAY_OUT[4 * piece + side] >= 0


def is_offered(builder: int, kind: int) -> bool:
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
SLOT_SIDE: Final = [SIDES.index(name[0]) for name in SLOT_NAMES]
NEXT_SLOT: Final = [(slot + 1) % SLOTS for slot in range(SLOTS)]


def _seen_from(x: int, y: int) -> list[int]:
    """R-17: the slots at the ends of file and rank; N, E, S, W, which is ascending."""
    names = [f"N{FILES[x]}", f"E{y + 1}", f"S{FILES[x]}", f"W{y + 1}"]
    return [SLOT_NAMES.index(name) for name in names]


SIGHT: Final = [slot for y in range(HEIGHT) for x in range(WIDTH) for slot in _seen_from(x, y)]

# Edges between two squares: for each the western or southern square, the eastern or northern.
_pairs = [
    (square, square + (1 if side == EAST else WIDTH), side)
    for square in range(SQUARES)
    for side in (EAST, NORTH)
    if (square % WIDTH < WIDTH - 1 if side == EAST else square + WIDTH < SQUARES)
]
EDGES: Final = len(_pairs)
LOW: Final = [low for low, high, side in _pairs]

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


EDGE: Final = [edge for square in range(SQUARES) for edge in _edges_of(square)]

# A heading is an edge and a direction across it: 2 * edge if towards LOW, else 2 * edge + 1.
# FRONT is the square ahead, STAND the one behind, ENTRY the side by which water enters FRONT.
FRONT: Final = [square for low, high, side in _pairs for square in (low, high)]
STAND: Final = [square for low, high, side in _pairs for square in (high, low)]
ENTRY: Final = [entry for low, high, side in _pairs for entry in (side, side ^ 2)]


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

_ROMA_OF_THREE_OUTLETS: Final = (
    "Y c8 d8 c8:W c8:S d8:S / R h8 i8 h8:S i8:S i8:E / "
    "B h1 i1 i1:E i1:N h1:N / G c1 d1 d1:N c1:N c1:W"
)
_ROMA_OF_FOUR_OUTLETS: Final = (
    "Y c8 d8 c8:W c8:S d8:S d8:E / R h8 i8 h8:W h8:S i8:S i8:E / B e1 f1 f1:E f1:N e1:N e1:W"
)
# By name: the reservoirs for 2 and 4 players, and for 3.
LAYOUTS: Final = {"roma": [_ROMA_OF_THREE_OUTLETS, _ROMA_OF_FOUR_OUTLETS]}


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
        self.opening: list[list[int]] = []
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


_parsed: Final[dict[str, Layout]] = {}


def layout_called(name_or_text: str, players: int) -> Layout:
    """A shipped arrangement by name, or the one that the text itself is; or Refused."""
    key = f"{players} {name_or_text}"
    if key not in _parsed:
        if len(_parsed) > 256:
            _parsed.clear()
        _parsed[key] = _read_layout(name_or_text, players)
    return _parsed[key]


def _read_layout(name_or_text: str, players: int) -> Layout:
    if name_or_text in LAYOUTS:
        return parse_layout(LAYOUTS[name_or_text][1 if players == 3 else 0], players)
    if " " not in name_or_text:
        known = ", ".join(LAYOUTS)
        raise Refused(
            refuse("R-08", "there is no layout called {}; choose from: {}", name_or_text, known)
        )
    return parse_layout(name_or_text, players)


def parse_layout(text: str, players: int) -> Layout:
    """R-08, all but the water: whether outlets are open shows when the reservoirs are placed."""
    reservoirs = [_parse_reservoir(part) for part in text.split(" / ")]
    given = "".join([COLOURS[reservoir.colour] for reservoir in reservoirs])
    wanted = COLOURS_WITH[players]
    if sorted(given) != sorted(wanted):
        raise Refused(
            refuse(
                "R-08", "with {} players the reservoirs must be {}, not {}", players, wanted, given
            )
        )
    covered: dict[int, str] = {}
    for reservoir in reservoirs:
        _check_outlets(reservoir, players)
        _check_overlap(reservoir, covered)
    return Layout(players, sorted(reservoirs, key=lambda reservoir: reservoir.colour))


def _parse_reservoir(text: str) -> Reservoir:
    words = text.split(" ")
    if len(words) < 3 or words[0] not in list(COLOURS):
        raise Refused(
            refuse("R-08", "a reservoir is written like {}, not like {}", "Y c8 d8 c8:W", text)
        )
    reservoir = Reservoir(
        COLOURS.index(words[0]), [_parse_square(words[1]), _parse_square(words[2])]
    )
    if reservoir.squares[1] not in [neighbour(reservoir.squares[0], side) for side in range(4)]:
        raise Refused(refuse("R-08", "{} and {} are not side by side", words[1], words[2]))
    for word in words[3:]:
        _add_outlet(reservoir, word)
    return reservoir


def _parse_square(name: str) -> int:
    if name not in SQUARE_NAMES:
        raise Refused(refuse("R-01", "{} is not a square of the board", name))
    if name in CORNERS:
        raise Refused(
            refuse("R-02", "{} has a printed curve, so nothing can be placed there", name)
        )
    return SQUARE_NAMES.index(name)


def _add_outlet(reservoir: Reservoir, text: str) -> None:
    name, colon, letter = text.partition(":")
    if not colon or letter not in list(SIDES):
        raise Refused(refuse("R-08", "an outlet is written like {}, not like {}", "c8:W", text))
    square = _parse_square(name)
    if square not in reservoir.squares:
        raise Refused(refuse("R-08", "the outlet {} is not on a square of its reservoir", text))
    side = SIDES.index(letter)
    if (square, side) in zip(reservoir.outlet_squares, reservoir.outlet_sides, strict=True):
        raise Refused(refuse("R-08", "the outlet {} is listed twice", text))
    reservoir.outlet_squares.append(square)
    reservoir.outlet_sides.append(side)


def _check_outlets(reservoir: Reservoir, players: int) -> None:
    outlets = len(reservoir.outlet_sides)
    colour = COLOURS[reservoir.colour]
    wanted = OUTLETS_WITH[players]
    if outlets != wanted:
        raise Refused(
            refuse("R-08", "reservoir {} has {} outlets instead of {}", colour, outlets, wanted)
        )


def _check_overlap(reservoir: Reservoir, covered: dict[int, str]) -> None:
    colour = COLOURS[reservoir.colour]
    for square in reservoir.squares:
        if square in covered:
            name = SQUARE_NAMES[square]
            raise Refused(
                refuse("R-08", "reservoirs {} and {} both cover {}", covered[square], colour, name)
            )
        covered[square] = colour
