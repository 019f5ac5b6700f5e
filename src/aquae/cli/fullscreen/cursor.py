"""From thing to thing on a board, by arrow keys."""

from collections.abc import Mapping
from typing import Final

from aquae.draw.terminal import Place

LINE: Final = 2.0
"""A line of a terminal is about as high as two columns are wide."""
ASIDE: Final = 2.5
"""A step aside counts for more than one ahead."""
DIRECTIONS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def middle(place: Place) -> tuple[float, float]:
    return place.column + (place.wide - 1) / 2, LINE * (place.line + (place.high - 1) / 2)


def neighbour(places: Mapping[str, Place], cursor: str, direction: str) -> str | None:
    """The nearest thing in a direction."""
    (x, y), (dx, dy) = middle(places[cursor]), DIRECTIONS[direction]
    best: tuple[float, str] | None = None
    for name, place in places.items():
        ahead_x, ahead_y = middle(place)[0] - x, middle(place)[1] - y
        ahead = dx * ahead_x + dy * ahead_y
        aside = abs(dy * ahead_x) + abs(dx * ahead_y)
        if ahead > 0 and aside <= 2 * ahead:
            found = (ahead + ASIDE * aside, name)
            best = found if best is None else min(best, found)
    return None if best is None else best[1]


def thing_at(places: Mapping[str, Place], column: int, line: int) -> str | None:
    """The thing under a cell; of several the smallest, which lies on the others."""
    found = [name for name, place in places.items() if place.holds(column, line)]
    return min(found, key=lambda name: places[name].wide * places[name].high, default=None)


def in_reading_order(places: Mapping[str, Place], names: set[str]) -> list[str]:
    return sorted(names, key=lambda name: (places[name].line, places[name].column))
