"""Fossa Nova as a picture: a row of spaces, water in some of them."""

from collections.abc import Mapping
from typing import Any, Final

from aquae.draw.frame import TOP, card, label, page, rows
from aquae.draw.scene import Scene
from aquae.draw.svg import DARK_STONE, SERIF, STONE, WATER, badge, centred, group, named, rect
from aquae.games.fossa_nova.drawing.things import LOOKS_OF_SEATS, awaited

LEFT: Final = 34
WIDE: Final = 120
HIGH: Final = 200
MIDDLE: Final = 440
FILLS: Final = {"water": WATER, "clay": "#c98f62", None: STONE}


def svg(scene: Scene) -> str:
    spaces = scene.view["spaces"].items()
    return page(
        scene,
        scene.status(awaited),
        LOOKS_OF_SEATS,
        "",
        group([_space(place, *named_space) for place, named_space in enumerate(spaces)]),
        _cards(scene),
    )


def _space(place: int, name: str, space: Mapping[str, Any]) -> str:
    x, y = LEFT + WIDE * place, MIDDLE - HIGH / 2
    seat = space["seat"]
    return named(
        "space",
        name,
        [
            rect(x, y, WIDE, HIGH, fill=FILLS[space["found"]], stroke=DARK_STONE),
            centred(x + WIDE / 2, y - 16, name, 26, font_family=SERIF),
            "" if seat is None else badge(x + WIDE / 2, MIDDLE, LOOKS_OF_SEATS[seat], 1.6),
        ],
        found=space["found"],
    )


def _cards(scene: Scene) -> str:
    tops, height = rows(len(scene.names), TOP, 560, 90, 24)
    cards = [
        card(scene, seat, LOOKS_OF_SEATS[seat], tops[seat], height, _passed(scene, seat))
        for seat in scene.seats
    ]
    return group(cards)


def _passed(scene: Scene, seat: int) -> str:
    return label(24, 72, "passed") if scene.view["passed"][seat] else ""
