"""What text and picture share: looks of colours, names to coordinates, what is awaited."""

from collections.abc import Mapping
from typing import Any, Final

from aquae.draw.svg import LOOKS, Look
from aquae.games.aqua_romana.board import FILES

LOOKS_OF_COLOURS: Final = {
    look.letter: look for look in LOOKS.values() if look.word in ("yellow", "red", "blue", "green")
}
PODIUMS: Final = range(1, 21)

_AWAITED: Final = {
    "set-up": "places a master builder",
    "reserve builders": "places builders from the reserve",
    "building": "lays a tile",
    "building for others": "lays a tile for somebody else",
    "shifting": "moves a master builder",
    "extra tile": "lays one more {kind} tile",
    "closing": "closes an aqueduct, or keeps all open",
    "taking": "takes a builder from the reserve",
}


def awaited(view: Mapping[str, Any]) -> str:
    return _AWAITED[view["phase"]].format(kind=view["extra_kind"])


def square_of(name: str) -> tuple[int, int]:
    """Column and row, from 0, of a square like `d6`."""
    return FILES.index(name[0]), int(name[1:]) - 1


def look_of(workman: str) -> Look:
    """The look of a workman or reservoir: its name begins with the colour's letter."""
    return LOOKS_OF_COLOURS[workman[0]]


def seat_look(view: Mapping[str, Any], seat: int) -> Look:
    """A seat looks like its first reservoir."""
    return next(
        look_of(colour) for colour, pool in view["reservoirs"].items() if pool["seat"] == seat
    )


def crew(view: Mapping[str, Any], seat: int) -> list[str]:
    """The workmen of a seat."""
    return [name for name, workman in view["workmen"].items() if workman["seat"] == seat]


def watered(view: Mapping[str, Any]) -> dict[tuple[str, frozenset[str]], str]:
    """Which workman's water runs where: by square and by the two sides it joins there."""
    found = {}
    for name, workman in view["workmen"].items():
        for step in workman["course"]:
            square, sides = step.split(" ")
            found[square, frozenset(sides)] = name
    return found


def on_podium(view: Mapping[str, Any], number: int) -> list[str]:
    """The workmen on a podium, in the order in which they came."""
    return [name for name in view["podium_order"] if view["workmen"][name]["podium"] == number]
