"""The board as data: spaces, intersections and edges (A-01 to A-04), and its regions (A-02)."""

from typing import Final

from aquae._native import i64, vec

FILES: Final = "abcdefghijkl"
LETTERS: Final = "ABCDEFGHIJKLM"
WIDTH: Final = 12
HEIGHT: Final = 8
REGIONS: Final = 20


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
EDGE_START: Final = vec[i64]([POINT_AT[x, y] for x, y, upright in EDGE_XY])
EDGE_STOP: Final = vec[i64](
    [POINT_AT[(x, y + 1) if upright else (x + 1, y)] for x, y, upright in EDGE_XY]
)
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
