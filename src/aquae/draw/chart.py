"""Winning chances over a play, as a picture: one line a seat, told apart without colour too."""

from collections.abc import Sequence
from typing import Final

from aquae.draw.scene import shortened
from aquae.draw.svg import (
    INK,
    LINE,
    LOOKS,
    SERIF,
    SOFT_INK,
    Look,
    number,
    sheet,
    stroke,
    words,
)

WIDTH: Final = 1000
HEIGHT: Final = 480
LEFT: Final = 64
TOP: Final = 116
RIGHT: Final = 760
BOTTOM: Final = 420
MARK_ROWS: Final = 3

SEAT_LOOKS: Final = [LOOKS[name] for name in ("red", "yellow", "green", "blue")]
DASHES: Final = ["", "12 6", "3 5", "14 5 3 5"]


def chart(
    title: str, seats: Sequence[str], chances: Sequence[Sequence[float]], marks: Sequence[int]
) -> str:
    """`chances[i]` are the chances of all seats after i actions; `marks` are turning points."""
    return sheet(
        f"{title}: winning chances",
        _told(seats, chances),
        WIDTH,
        HEIGHT,
        words(LEFT, 46, title, size=28, font_weight=700, font_family=SERIF, fill=INK),
        words(LEFT, 68, "chance of winning after each action", size=14, fill=SOFT_INK),
        _grid(len(chances)),
        *[_mark(place, len(chances), row % MARK_ROWS) for row, place in enumerate(marks)],
        *[_line(seat, chances) for seat in range(len(seats))],
        *[_label(seat, name, chances) for seat, name in enumerate(seats)],
    )


def _told(seats: Sequence[str], chances: Sequence[Sequence[float]]) -> str:
    halfway = chances[len(chances) // 2]
    parts = [f"{name} {100 * share:.0f} %" for name, share in zip(seats, halfway, strict=True)]
    return f"Halfway through: {', '.join(parts)}."


def _x(place: int, count: int) -> float:
    return LEFT + (RIGHT - LEFT) * place / max(count - 1, 1)


def _y(share: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * share


def _grid(count: int) -> str:
    lines = []
    for percent in range(0, 101, 25):
        y = _y(percent / 100)
        lines.append(stroke(f"M{LEFT} {number(y)}H{RIGHT}", LINE, 1))
        lines.append(
            words(LEFT - 10, y + 5, f"{percent} %", text_anchor="end", size=13, fill=SOFT_INK)
        )
    step = max(1, (count // 8 + 9) // 10 * 10)
    for place in range(0, count, step):
        x = _x(place, count)
        lines.append(
            words(x, BOTTOM + 24, str(place), text_anchor="middle", size=13, fill=SOFT_INK)
        )
    return "".join(lines)


def _mark(place: int, count: int, row: int) -> str:
    """A turning point; labels take turns between the rows, as they often come close together."""
    x = number(_x(place + 1, count))
    label = words(float(x), TOP - 6 - 13 * row, str(place), text_anchor="middle", size=12, fill=INK)
    return stroke(f"M{x} {TOP}V{BOTTOM}", SOFT_INK, 1.2, stroke_dasharray="2 4") + label


def _line(seat: int, chances: Sequence[Sequence[float]]) -> str:
    points = [
        f"{number(_x(place, len(chances)))} {number(_y(shares[seat]))}"
        for place, shares in enumerate(chances)
    ]
    return stroke(
        "M" + "L".join(points),
        look_of(seat).dark,
        3,
        stroke_dasharray=DASHES[seat] or "none",
        class_="chances",
        data_seat=seat,
    )


def _label(seat: int, name: str, chances: Sequence[Sequence[float]]) -> str:
    y = TOP + 30 + 44 * seat
    sample = stroke(
        f"M{RIGHT + 24} {y}h34",
        look_of(seat).dark,
        3,
        stroke_dasharray=DASHES[seat] or "none",
    )
    # Below each other: beside a long name the share would lie beyond the sheet.
    share = f"{100 * chances[-1][seat]:.0f} %"
    return (
        sample
        + words(RIGHT + 66, y + 5, shortened(name), size=15, fill=INK)
        + words(RIGHT + 66, y + 22, share, size=13, fill=SOFT_INK)
    )


def look_of(seat: int) -> Look:
    return SEAT_LOOKS[seat]
