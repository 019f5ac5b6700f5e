"""The page around a board: background, title strip, and a card for every seat."""

from collections.abc import Sequence
from typing import Final

from aquae.draw.scene import Scene, width
from aquae.draw.svg import (
    CARD,
    DEEP_WATER,
    LINE,
    SERIF,
    SOFT_INK,
    WATER,
    Look,
    badge,
    centred,
    element,
    group,
    look_patterns,
    moved,
    named,
    path,
    rect,
    sheet,
    words,
)

WIDTH: Final = 1200
HEIGHT: Final = 800
PANEL: Final = 908
"""Where the cards of the seats begin."""
PANEL_WIDTH: Final = 264
TOP: Final = 108

# A running wave, as on the rims of Roman mosaics; 36 wide, 18 high.
_WAVE: Final = (
    "M0 18V12.5C9 12.5 8.5 2 18.5 2C28 2 29.5 12.5 22.5 12.8C18.6 12.9 17.6 8.4 21 7.6"
    "C14.5 5.4 13.5 12.5 36 12.5V18Z"
)


def page(scene: Scene, status: str, looks: Sequence[Look], defs: str, *parts: str) -> str:
    """The whole picture."""
    return sheet(
        f"{scene.title}: {status}",
        _description(scene),
        WIDTH,
        HEIGHT,
        element("defs", look_patterns(looks), _wave_pattern(), defs),
        _title_strip(scene.title, status),
        *parts,
    )


def _description(scene: Scene) -> str:
    scores = zip(scene.names, scene.view["scores"], strict=True)
    return "; ".join([f"{name} has {score}" for name, score in scores])


def _wave_pattern() -> str:
    return element(
        "pattern",
        path(_WAVE, fill=WATER),
        id="aq-waves",
        width=36,
        height=18,
        patternUnits="userSpaceOnUse",
    )


def _title_strip(title: str, status: str) -> str:
    return group(
        [
            words(34, 54, title, 40, font_family=SERIF, font_weight=600, fill=DEEP_WATER),
            words(
                WIDTH - 32,
                53,
                status,
                min(21, 1450 / width(status)),
                class_="status",
                text_anchor="end",
                font_weight=600,
            ),
            moved(34, 68, rect(0, 0, WIDTH - 66, 18, fill="url(#aq-waves)", opacity=0.9)),
        ]
    )


def card(scene: Scene, seat: int, look: Look, top: float, height: float, *inside: str) -> str:
    """A seat's card; `inside` is drawn below its name, from the card's own corner."""
    awaited = scene.is_awaited(seat)
    won = seat in scene.winners
    edge = look.dark if awaited or won else LINE
    return named(
        "seat",
        str(seat),
        [
            f'<g transform="translate({PANEL} {top:g})">',
            rect(
                0,
                0,
                PANEL_WIDTH,
                height,
                rx=12,
                fill=CARD,
                stroke=edge,
                stroke_width=3 if awaited or won else 1,
            ),
            path(
                f"M0 12A12 12 0 0 1 12 0V{height:g}A12 12 0 0 1 0 {height - 12:g}Z",
                fill=look.pattern,
            ),
            badge(38, 28, look),
            words(
                62, 34, scene.names[seat], min(17, 240 / width(scene.names[seat])), font_weight=600
            ),
            words(
                PANEL_WIDTH - 16,
                36,
                str(scene.view["scores"][seat]),
                27,
                text_anchor="end",
                font_family=SERIF,
                font_weight=700,
                class_="score",
            ),
            _ribbon(look, "winner") if won else _ribbon(look, "to move") if awaited else "",
            *inside,
            "</g>",
        ],
    )


def _ribbon(look: Look, text: str) -> str:
    """Sticks out of the card's upper rim."""
    return moved(
        62,
        -9,
        rect(0, 0, 70, 18, rx=9, fill=look.dark),
        centred(35, 13, text, 12, fill="#ffffff", font_weight=700),
    )


def label(x: float, y: float, text: str, **attributes: object) -> str:
    """Small print."""
    return words(x, y, text, 13, fill=SOFT_INK, **attributes)


def rows(
    count: int, top: float, bottom: float, most: float, gap: float
) -> tuple[list[float], float]:
    """Tops and height of the cards of `count` seats between two lines."""
    height = min(most, (bottom - top - gap * (count - 1)) / count)
    return [top + number * (height + gap) for number in range(count)], height


KEY_LINE: Final = 34


def key(top: float, bottom: float, items: Sequence[tuple[str, str]]) -> str:
    """How to read the picture: small drawings (around 0 0) with words; as many as there is room."""
    room = int((bottom - top - 14) // KEY_LINE)
    if room < 2:
        return ""
    lines = [
        moved(PANEL, top + 22 + KEY_LINE * place, moved(24, 0, art), label(54, 5, text))
        for place, (art, text) in enumerate(items[:room])
    ]
    return group(lines, class_="key")
