"""The board as data: spaces, intersections and edges (A-01 to A-04), and its regions (A-02)."""

from typing import Final

from aquae.core.chance import Rng
from aquae.core.errors import Refused, refuse

FILES: Final = "abcdefghijkl"
LETTERS: Final = "ABCDEFGHIJKLM"
WIDTH: Final = 12
HEIGHT: Final = 8
REGIONS: Final = 20

PROVINCIA: Final = """
..  1  1  2  3  3  4  4  4  6  6 ..
 7  1  1  2  3  3  4  5  5  6  6 12
 7  7  2  2  9 10 10  5  5 11 12 12
 7  7  8  8  9  9 10 10  5 11 12 12
13 13  8  8  8  9 15 15 11 11 16 16
13 17  8 14 14 14 15 15 11 11 16 16
13 17 17 18 18 14 19 19 20 20 16 16
.. 17 17 18 18 18 19 19 20 20 20 ..
"""


def is_corner(x: int, y: int) -> bool:
    """A-01: the four corners of the grid are missing."""
    return x in (0, WIDTH - 1) and y in (0, HEIGHT - 1)


def is_space(x: int, y: int) -> bool:
    return 0 <= x < WIDTH and 0 <= y < HEIGHT and not is_corner(x, y)


SPACE_XY: Final = [(x, y) for x in range(WIDTH) for y in range(HEIGHT) if is_space(x, y)]
SPACE_AT: Final = {xy: space for space, xy in enumerate(SPACE_XY)}
SPACE_NAMES: Final = [f"{FILES[x]}{y + 1}" for x, y in SPACE_XY]
SPACES: Final = len(SPACE_XY)
# the spaces with fewer than two spaces between them and this one, itself included.
SPACES_NEAR: Final = [
    [SPACE_AT[x, y] for x, y in SPACE_XY if max(abs(x - x0), abs(y - y0)) < 3]
    for x0, y0 in SPACE_XY
]


def _neighbours(x: int, y: int) -> list[int]:
    beside = [(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)]
    return [SPACE_AT[xy] for xy in beside if xy in SPACE_AT]


SPACE_NEIGHBOURS: Final = [_neighbours(x, y) for x, y in SPACE_XY]


def _is_point(x: int, y: int) -> bool:
    """A-03: an intersection is a corner of at least one space."""
    return any(is_space(x + dx, y + dy) for dx in (-1, 0) for dy in (-1, 0))


POINT_XY: Final = [(x, y) for x in range(WIDTH + 1) for y in range(HEIGHT + 1) if _is_point(x, y)]
POINT_AT: Final = {xy: point for point, xy in enumerate(POINT_XY)}
POINT_NAMES: Final = [f"{LETTERS[x]}{y}" for x, y in POINT_XY]
POINTS: Final = len(POINT_XY)
# the intersections fewer than 5 away along the lines, itself included.
POINTS_NEAR: Final = [
    [POINT_AT[x, y] for x, y in POINT_XY if abs(x - x0) + abs(y - y0) < 5] for x0, y0 in POINT_XY
]


def _beside_edge(x: int, y: int, upright: bool) -> list[tuple[int, int]]:
    """The two grid squares on the sides of an edge that starts at the point (x, y)."""
    return [(x - 1, y), (x, y)] if upright else [(x, y - 1), (x, y)]


def _edges() -> list[tuple[int, int, bool]]:
    """A-04: unit segments that border at least one space, ascending by their text."""
    found = []
    for x, y in POINT_XY:
        for upright in (True, False):
            if any(is_space(*square) for square in _beside_edge(x, y, upright)):
                found.append((x, y, upright))
    return found


EDGE_XY: Final = _edges()
EDGES: Final = len(EDGE_XY)
EDGE_START: Final = [POINT_AT[x, y] for x, y, upright in EDGE_XY]
EDGE_STOP: Final = [POINT_AT[(x, y + 1) if upright else (x + 1, y)] for x, y, upright in EDGE_XY]
EDGE_NAMES: Final = [
    f"{POINT_NAMES[a]}-{POINT_NAMES[b]}" for a, b in zip(EDGE_START, EDGE_STOP, strict=True)
]
POINT_EDGES: Final = [
    [edge for edge in range(EDGES) if point in (EDGE_START[edge], EDGE_STOP[edge])]
    for point in range(POINTS)
]


def _watered(x: int, y: int, upright: bool, distance: int) -> list[int]:
    """A-26: the spaces `distance` steps straight away from an edge (0 is beside it)."""
    (x1, y1), (x2, y2) = _beside_edge(x, y, upright)
    dx, dy = (distance, 0) if upright else (0, distance)
    return [SPACE_AT[xy] for xy in ((x1 - dx, y1 - dy), (x2 + dx, y2 + dy)) if xy in SPACE_AT]


EDGE_NEAR: Final = [_watered(x, y, upright, 0) for x, y, upright in EDGE_XY]
EDGE_FAR: Final = [_watered(x, y, upright, 1) for x, y, upright in EDGE_XY]


class Board:
    """A division of the spaces into regions. Regions are counted from 0 inside, from 1 in texts."""

    def __init__(self, regions: list[int]) -> None:
        self.region_of = regions
        self.spaces_of = [
            [space for space in range(SPACES) if regions[space] == region]
            for region in range(REGIONS)
        ]
        self.sizes = [len(spaces) for spaces in self.spaces_of]

    def text(self) -> str:
        """The board as records write it: ranks 8 to 1 joined by `/`."""
        return "/".join(
            ",".join(str(self._number(x, y)) for x in range(WIDTH))
            for y in range(HEIGHT - 1, -1, -1)
        )

    def _number(self, x: int, y: int) -> int:
        return 0 if is_corner(x, y) else self.region_of[SPACE_AT[x, y]] + 1


def parse_board(text: str) -> Board:
    """The board of a text as in records, or Refused with the rule that it breaks."""
    ranks = [rank.split(",") for rank in text.split("/")]
    if len(ranks) != HEIGHT or any(len(rank) != WIDTH for rank in ranks):
        raise Refused(refuse("A-01", "a board has 8 ranks of 12 numbers each"))
    ranks.reverse()
    for y, rank in enumerate(ranks):
        for x, number in enumerate(rank):
            _check_number(f"{FILES[x]}{y + 1}", number, is_corner(x, y))
    board = Board([int(ranks[y][x]) - 1 for x, y in SPACE_XY])
    for region in range(REGIONS):
        _check_region(region + 1, board.spaces_of[region])
    return board


def _check_number(name: str, number: str, corner: bool) -> None:
    if corner and number != "0":
        raise Refused(refuse("A-01", "{} is one of the missing corners, so it must be 0", name))
    if not corner and number not in REGION_NUMBERS:
        raise Refused(
            refuse("A-02", "{} has {}, but regions are numbered from 1 to 20", name, number)
        )


REGION_NUMBERS: Final = [str(number) for number in range(1, REGIONS + 1)]


def _check_region(number: int, spaces: list[int]) -> None:
    if not 4 <= len(spaces) <= 6:
        raise Refused(
            refuse(
                "A-02",
                "region {} has {} spaces, but a region must have 4, 5 or 6",
                number,
                len(spaces),
            )
        )
    if len(connected(spaces[0], spaces)) != len(spaces):
        raise Refused(refuse("A-02", "region {} is not in one piece", number))


def connected(start: int, spaces: list[int]) -> list[int]:
    """Those of `spaces` that can be reached from `start` without leaving them."""
    found = [start]
    for space in found:
        for beside in SPACE_NEIGHBOURS[space]:
            if beside in spaces and beside not in found:
                found.append(beside)
    return found


def read_board(drawing: str) -> Board:
    """The board of a file: the text of a record, or eight lines of numbers as people draw them.

    Missing corners are `..` or `0`; what follows `#` is a comment.
    """
    lines = [line.split("#")[0].replace("..", "0") for line in drawing.splitlines()]
    ranks = [",".join(line.replace(",", " ").split()) for line in lines if line.strip()]
    return parse_board("/".join(ranks))


BOARDS: Final = {"provincia": read_board(PROVINCIA)}
_parsed: Final[dict[str, Board]] = {}


def board_called(name_or_text: str) -> Board:
    """A shipped board by name, or the board that the text itself is."""
    if name_or_text in BOARDS:
        return BOARDS[name_or_text]
    if "/" not in name_or_text:
        known = ", ".join(BOARDS)
        raise Refused(
            refuse("A-02", "there is no board called {}; choose from: {}", name_or_text, known)
        )
    if name_or_text not in _parsed:
        if len(_parsed) > 256:
            _parsed.clear()
        _parsed[name_or_text] = parse_board(name_or_text)
    return _parsed[name_or_text]


def generate_board(number: int) -> Board:
    """A random board that looks fair: compact regions of 4 to 6 spaces, numbered like a page."""
    attempt = 0
    while True:
        rng = Rng(f"board {number}/{attempt}")
        regions = _divide(rng)
        if regions is not None:
            return Board(_numbered_as_read(regions))
        attempt += 1


def _divide(rng: Rng) -> list[list[int]] | None:
    """Cut off one region after another; None if what is left cannot be divided."""
    left = list(range(SPACES))
    regions: list[list[int]] = []
    while left:
        missing = REGIONS - len(regions)
        sizes = [n for n in (4, 5, 6) if 4 * (missing - 1) <= len(left) - n <= 6 * (missing - 1)]
        if not sizes:
            return None
        region = _grow(left, sizes[int(rng.below(len(sizes)))], rng)
        left = [space for space in left if space not in region]
        regions.append(region)
        if not _divisible(left):
            return None
    return regions


def _grow(left: list[int], size: int, rng: Rng) -> list[int]:
    """A region that starts in the tightest corner of what is left and stays compact."""
    start = min(left, key=lambda space: (_beside(space, left), rng.below(1000)))
    region = [start]
    while len(region) < size:
        rim = [space for space in left if space not in region and _beside(space, region) > 0]
        if not rim:
            break
        # Rather a space with many neighbours inside and few outside: no long tails, no islands.
        region.append(
            max(rim, key=lambda s: 3 * _beside(s, region) - _beside(s, left) + rng.below(4))
        )
    return region


def _beside(space: int, spaces: list[int]) -> int:
    return sum(neighbour in spaces for neighbour in SPACE_NEIGHBOURS[space])


def _divisible(left: list[int]) -> bool:
    """Whether every connected part can be cut into pieces of 4 to 6: that is, not 1-3 or 7."""
    rest = left
    while rest:
        part = connected(rest[0], rest)
        if len(part) < 4 or len(part) == 7:
            return False
        rest = [space for space in rest if space not in part]
    return True


def _numbered_as_read(regions: list[list[int]]) -> list[int]:
    """Region numbers in reading order of their first space, as on a map."""
    order = sorted(regions, key=lambda region: min(_reading_place(space) for space in region))
    region_of = [0] * SPACES
    for number, region in enumerate(order):
        for space in region:
            region_of[space] = number
    return region_of


def _reading_place(space: int) -> int:
    x, y = SPACE_XY[space]
    return (HEIGHT - y) * WIDTH + x
