"""What text and picture share: looks of seats, names to coordinates, what is awaited."""

from collections.abc import Mapping
from typing import Any, Final

from aquae.draw.svg import LOOKS
from aquae.games.aquaedukt.board import FILES, LETTERS, is_space

LOOKS_OF_SEATS: Final = [LOOKS["red"], LOOKS["yellow"], LOOKS["navy"], LOOKS["white"]]

_AWAITED: Final = {
    "set-up": "places a mountain",
    "turn": "rolls, finds a spring or lays canals",
    "rolling": "rolls the die",
    "rolled": "builds in region {die} or ends",
    "placed": "rolls again or ends",
    "second canal": "lays a second canal or ends",
    "spring canal": "lays a canal from the new spring or ends",
    "turning over": "turns the mountains over",
}


def awaited(view: Mapping[str, Any]) -> str:
    return _AWAITED[view["phase"]].format(die=view["die"])


def square_of(name: str) -> tuple[int, int]:
    """Column and row, from 0, of a space like `c4`."""
    return FILES.index(name[0]), int(name[1:]) - 1


def point_of(name: str) -> tuple[int, int]:
    """Column and row of an intersection like `C4`."""
    return LETTERS.index(name[0]), int(name[1:])


def flows(canals: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
    """Each canal with its two ends in the order in which the water passes them."""
    found: dict[str, tuple[str, str]] = {}
    wet = {canal["spring"] for canal in canals.values()}
    grown = True
    while grown:
        grown = False
        for name in canals:
            ends = name.split("-")
            if name not in found and (ends[0] in wet or ends[1] in wet):
                found[name] = (ends[0], ends[1]) if ends[0] in wet else (ends[1], ends[0])
                wet.update(ends)
                grown = True
    return found


def region_at(view: Mapping[str, Any], x: int, y: int) -> int:
    """The region of the space at column x, row y; 0 outside the board."""
    return int(view["spaces"][f"{FILES[x]}{y + 1}"]["region"]) if is_space(x, y) else 0
