"""The small pictures of Aquädukt: soils, water, springs, canals, mountains."""

from math import atan2, degrees
from typing import Final

from aquae.draw.svg import (
    DARK_STONE,
    DEEP_WATER,
    STONE,
    WATER,
    centred,
    circle,
    element,
    moved,
    number,
    path,
    pattern,
    rect,
    stroke,
)

# A soil: its tint, the size of its texture, the texture and the texture's colour.
_SOILS: Final = {
    "wheat": ("#e9cd77", 17, "M4 12l2-5M9 13l2-5M13 6l1.5-4", "#b88b27"),
    "grove": ("#b9c584", 22, "M6 7a3 3 0 1 1 .1 0M17 18a3 3 0 1 1 .1 0", "#66783a"),
    "clay": ("#dda77c", 14, "M0 4H14M0 11H14", "#9c5630"),
    "sand": ("#efdfb4", 16, "M3 4h.1M11 9h.1M6 13h.1", "#c0a062"),
    "meadow": ("#a5c888", 20, "M4 9l2-4 2 4M13 18l2-4 2 4", "#57853f"),
    "heath": ("#cdb8d3", 18, "M4 5h.1M8 3h.1M13 13h.1M9 14h.1M4 14h.1", "#8a6799"),
}


def _soil(name: str) -> str:
    tint, size, texture, colour = _SOILS[name]
    return pattern(
        name, size, rect(0, 0, size, size, fill=tint), stroke(texture, colour, 1.3, opacity=0.6)
    )


def _wet() -> str:
    ripples = "M2 8q4-4 8 0t8 0M11 18q4-4 8 0M-1 18q3-4 6 0"
    return pattern(
        "wet",
        20,
        rect(0, 0, 20, 20, fill="#4fb0cb", opacity=0.62),
        stroke(ripples, "#ffffff", 1.5, opacity=0.75),
    )


def _peaks() -> str:
    """Two peaks with snow, lit from the west."""
    return element(
        "g",
        element("ellipse", cx=0, cy=24, rx=30, ry=5, fill="#5b4c3a", opacity=0.22),
        path("M-4 24L14 -10L31 24Z", fill="#a79c97"),
        path("M14 -10L31 24H16Z", fill="#6b6167"),
        path("M-31 24L-9 -26L13 24Z", fill="#b9aea6"),
        path("M-9 -26L13 24H-3L-6 -2Z", fill="#766b70"),
        path("M-9 -26L-16.5 -9L-11 -12L-8 -6L-5 -11L-1 -8Z", fill="#ffffff"),
        path("M14 -10L9.5 -1L14 -3L17 1L19.5 1Z", fill="#ffffff"),
        id="aq-mountain",
    )


def _spring() -> str:
    """A stone basin seen from above, with rings of water and a jet."""
    joints = "M0 -17v4M0 17v-4M-17 0h4M17 0h-4M-12 -12l3 3M12 12l-3 -3M-12 12l3 -3M12 -12l-3 3"
    return element(
        "g",
        circle(0, 0, 17, fill=STONE, stroke=DARK_STONE, stroke_width=2),
        circle(0, 0, 12, fill=WATER, stroke=DEEP_WATER, stroke_width=1.5),
        circle(0, 0, 7.5, fill="none", stroke="#ffffff", stroke_width=1.4, opacity=0.8),
        circle(0, 0, 3, fill="#ffffff"),
        stroke(joints, DARK_STONE, 1.4),
        id="aq-spring",
    )


def spring_art(x: float, y: float) -> str:
    return element("use", href="#aq-spring", x=float(x), y=float(y))


def mountain_art(x: float, y: float, face: str | None) -> str:
    peaks = element("use", href="#aq-mountain", x=float(x), y=float(y))
    if face is None:
        return peaks
    colour, letter = (WATER, "+2") if face == "mineral" else ("#5c5a2a", "✕")
    medal = [
        circle(0, 0, 13, fill=colour, stroke="#ffffff", stroke_width=2),
        centred(0, 5, letter, 13, fill="#ffffff", font_weight=800),
    ]
    return peaks + moved(x + 16, y + 16, *medal)


def _line(x1: float, y1: float, x2: float, y2: float) -> str:
    return f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}"


def canal_bed(x1: float, y1: float, x2: float, y2: float, count: int) -> list[str]:
    """The stone that holds a canal: its rim and its inside, to be drawn under all water."""
    line = _line(x1, y1, x2, y2)
    return [stroke(line, DARK_STONE, 8.5 + 6 * count), stroke(line, "#e9dcbb", 5.5 + 6 * count)]


def canal_water(x1: float, y1: float, x2: float, y2: float, count: int) -> list[str]:
    """One channel or two; arrows show where the water goes."""
    line = _line(x1, y1, x2, y2)
    water = [stroke(line, DEEP_WATER, 2.5 + 6 * count), stroke(line, WATER, 1 + 6 * count)]
    if count == 2:
        water.append(stroke(line, "#e9dcbb", 3))
    turn = degrees(atan2(y2 - y1, x2 - x1))
    place = f"translate({number((x1 + x2) / 2)} {number((y1 + y2) / 2)}) rotate({number(turn)})"
    lanes = [0.0] if count == 1 else [-4.2, 4.2]
    arrows = [
        moved(shift, lane, stroke("M-3 -3.5L2.5 0L-3 3.5", "#ffffff", 1.8))
        for lane in lanes
        for shift in (-14.0, 14.0)
    ]
    return [*water, element("g", *arrows, transform=place)]


def drop_art(x: float, y: float) -> str:
    """Marks a house that has water."""
    return element("use", href="#aq-drop", x=float(x), y=float(y))


def _drop() -> str:
    return path(
        "M0 -10C4.5 -4 7 -1.5 7 2.500A7 7 0 0 1 -7 2.500C-7 -1.5 -4.5 -4 0 -10Z",
        fill=WATER,
        stroke="#ffffff",
        stroke_width=2,
        id="aq-drop",
    )


DEFS: Final = "".join([_soil(name) for name in _SOILS]) + _wet() + _peaks() + _spring() + _drop()
