"""The small pictures of Irrigate: land, pipes, basins, taps, coins. A tile is 100 by 100."""

from collections.abc import Mapping
from typing import Any, Final

from aquae.draw.svg import (
    DARK_STONE,
    DEEP_WATER,
    LOOKS,
    STONE,
    WATER,
    badge,
    centred,
    circle,
    element,
    moved,
    path,
    pattern,
    rect,
    stroke,
)
from aquae.games.irrigate.board import ORIENTATIONS

LEAD: Final = "#4c3a26"
LIGHT_LEAD: Final = "#c79a58"
_REACH: Final = {"N": "M0 0V-50", "E": "M0 0H50", "S": "M0 0V50", "W": "M0 0H-50"}
_BENDS: Final = {
    "NE": "M0 -50Q0 0 50 0",
    "ES": "M50 0Q0 0 0 50",
    "SW": "M0 50Q0 0 -50 0",
    "NW": "M0 -50Q0 0 -50 0",
}


def _land() -> str:
    cracks = "M0 14l9 6 3 12 12 2M12 32l-8 10M24 34l10-9 12 3M34 25l2-13-8-12M46 28l4 16-9 6"
    rows = "M-2 6q7 -6 14 0M8 6v5M16 20q7 -6 14 0M26 20v5M-2 34q7 -6 14 0M8 34v5"
    return pattern(
        "dry", 50, rect(0, 0, 50, 50, fill="#e4c993"), stroke(cracks, "#a67f47", 1.3, opacity=0.55)
    ) + pattern(
        "field", 28, rect(0, 0, 28, 28, fill="#8fba5c"), stroke(rows, "#457d33", 2, opacity=0.55)
    )


def _earth() -> str:
    grains = "M6 8h.1M30 14h.1M18 30h.1M40 36h.1M9 42h.1M34 50h.1"
    return pattern(
        "earth", 56, rect(0, 0, 56, 56, fill="#dcc692"), stroke(grains, "#b3935a", 2.2, opacity=0.6)
    )


def _river() -> str:
    waves = "M0 10q10 -8 20 0t20 0t20 0M0 30q10 -8 20 0t20 0t20 0M0 50q10 -8 20 0t20 0t20 0"
    return pattern(
        "river", 60, rect(0, 0, 60, 60, fill="#4aa3c4"), stroke(waves, "#d7eef9", 2, opacity=0.6)
    )


def _pipes(exits: str) -> str:
    """The line of the pipes of a tile with these exits."""
    if exits in _BENDS:
        return _BENDS[exits]
    return "".join([_REACH[side] for side in exits])


def pipe_art(line: str, full: bool) -> str:
    """A pipe of lead, open at the top so that one sees the water in it."""
    inside = WATER if full else "#6f5a3e"
    layers = [(LEAD, 32.0), (LIGHT_LEAD, 27.0), (LEAD, 17.0), (inside, 13.0)]
    return "".join([stroke(line, colour, wide, cap="butt") for colour, wide in layers])


def _pipe_id(exits: str, full: bool) -> str:
    return f"aq-pipe-{exits}-{'full' if full else 'dry'}"


def _all_pipes() -> str:
    """The pipes of every orientation, full and dry: tiles refer to them."""
    return "".join(
        [
            element("g", pipe_art(_pipes(exits), full), id=_pipe_id(exits, full))
            for exits in ORIENTATIONS
            for full in (False, True)
        ]
    )


DEFS: Final = _land() + _earth() + _river() + _all_pipes()


def tile_art(tile: Mapping[str, Any]) -> str:
    """Land with its printed colour as a frame, its pipes, and what stands on it."""
    look = LOOKS[tile["colour"]]
    wet = tile["irrigated"]
    edge = 10 if tile["colour"] != "grey" else 6
    inset = 3 + edge / 2
    wide = 100 - 2 * inset
    parts = [
        rect(3, 3, 94, 94, rx=10, fill=look.pattern, stroke=look.dark, stroke_width=2),
        rect(
            inset + edge / 2,
            inset + edge / 2,
            wide - edge,
            wide - edge,
            rx=5,
            fill="url(#aq-field)" if wet else "url(#aq-dry)",
        ),
        moved(50, 50, element("use", href=f"#{_pipe_id(tile['exits'], wet)}"), _centre(tile, wet)),
    ]
    return "".join(parts)


def _centre(tile: Mapping[str, Any], wet: bool) -> str:
    if tile["shape"] == "goal":
        return _basin(wet)
    if tile.get("group") == "tap":
        return _wheel(LOOKS[tile["colour"]].fill)
    return _joint(wet) if tile["shape"] == "tee" else ""


def _joint(wet: bool) -> str:
    """Where three pipes meet."""
    return circle(0, 0, 6.5, fill=WATER if wet else "#6f5a3e")


def _wheel(colour: str) -> str:
    """The handwheel of a Tap."""
    return (
        circle(0, 0, 17, fill="#fffdf5", stroke=LEAD, stroke_width=3)
        + stroke("M-13 0H13M0 -13V13", LEAD, 4)
        + circle(0, 0, 6, fill=colour, stroke=LEAD, stroke_width=2)
    )


def _basin(wet: bool) -> str:
    """The large basin of a goal, with a star."""
    water = WATER if wet else "#6f5a3e"
    star = "M0 -15L4.4 -6L14.3 -4.6L7.1 2.3L8.8 12.1L0 7.5L-8.8 12.1L-7.1 2.3L-14.3 -4.6L-4.4 -6Z"
    return (
        circle(0, 0, 33, fill=STONE, stroke=DARK_STONE, stroke_width=3)
        + circle(0, 0, 25, fill=water, stroke=DEEP_WATER if wet else DARK_STONE, stroke_width=2)
        + path(star, fill="#f4cf63", stroke="#8a4b08", stroke_width=1.5, stroke_linejoin="round")
    )


def owner_art(owner: int | None, price: int) -> str:
    """In a tile's corner: the owner's badge, or what the bank asks."""
    if owner is None:
        return coin_art(20, 80, 11, str(price))
    return badge(21, 79, list(LOOKS.values())[owner], 1.05)


def coin_art(x: float, y: float, radius: float, text: str = "") -> str:
    """A coin with a number on it."""
    return moved(
        x,
        y,
        circle(0, 0, radius, fill="#ecc154", stroke="#8a5f12", stroke_width=1.5),
        circle(0, 0, radius * 0.78, fill="none", stroke="#c9962b", stroke_width=0.9),
        centred(0, radius * 0.37, text, radius * 1.05, font_weight=700, fill="#452d02")
        if text
        else "",
    )


def drop_art(x: float, y: float, full: bool) -> str:
    return moved(
        x,
        y,
        path(
            "M0 -9C4 -3.5 6.5 -1.5 6.5 2.5A6.5 6.5 0 0 1 -6.5 2.5C-6.5 -1.5 -4 -3.5 0 -9Z",
            fill=WATER if full else "none",
            stroke=DEEP_WATER if full else "#b8a987",
            stroke_width=1.4,
        ),
    )


def stack_art(x: float, y: float, count: int, name: str) -> str:
    """A pile of tiles face down: the higher the more."""
    layers = min(6, (count + 4) // 5)
    cards = [
        rect(
            x - 19,
            y - 19 - 3 * layer,
            38,
            38,
            rx=5,
            fill="#cbbb99",
            stroke=DARK_STONE,
            stroke_width=1.2,
        )
        for layer in range(layers)
    ]
    empty = (
        []
        if layers
        else [
            rect(
                x - 19, y - 19, 38, 38, rx=5, fill="none", stroke="#b8a987", stroke_dasharray="3 3"
            )
        ]
    )
    top = y - 3 * max(layers - 1, 0)
    return element(
        "g",
        *cards,
        *empty,
        centred(x, top + 6, str(count), 17, font_weight=700),
        centred(x, y + 36, name, 12, fill="#716349"),
    )
