"""The small pictures of Aqua Romana: channels, builders, workmen, fountains, stone."""

from typing import Final

from aquae.draw.svg import (
    DARK_STONE,
    DEEP_WATER,
    INK,
    STONE,
    WATER,
    Look,
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

UNIT: Final = 62
HALF: Final = UNIT / 2
TOWARDS: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
# How often the arches of an aqueduct stand: another mark of its colour.
_ARCHES: Final = {"yellow": "2 5", "red": "7 4", "blue": "14 3", "green": "4 3"}


def _stones() -> str:
    """Travertine for the board, with veins."""
    veins = "M0 12q12 -5 24 1t24 -3M6 34q14 4 30 -2t16 4M30 22q6 2 12 0"
    return pattern(
        "travertine",
        52,
        rect(0, 0, 52, 52, fill="#b4bc7e"),
        stroke(veins, "#94a05c", 1, opacity=0.45),
    )


def _fountain() -> str:
    return element(
        "g",
        circle(0, 0, 22, fill=STONE, stroke=DARK_STONE, stroke_width=2),
        circle(0, 0, 16, fill=WATER, stroke=DEEP_WATER, stroke_width=1.5),
        stroke(
            "M0 -11V-5M0 11V5M-11 0H-5M11 0H5M-8 -8L-4 -4M8 8L4 4M-8 8L-4 4M8 -8L4 -4", "#ffffff", 2
        ),
        circle(0, 0, 3.5, fill="#ffffff"),
        id="aq-fountain",
    )


DEFS: Final = _stones() + _fountain()


def way(sides: str, half: float = HALF) -> str:
    """The line of a channel between the middles of two sides of a square around 0 0."""
    (x1, y1), (x2, y2) = TOWARDS[sides[0]], TOWARDS[sides[1]]
    start = f"M{number(x1 * half)} {number(y1 * half)}"
    end = f"{number(x2 * half)} {number(y2 * half)}"
    turn = x1 * y2 - y1 * x2
    if turn == 0:
        return f"{start}L{end}"
    return f"{start}A{number(half)} {number(half)} 0 0 {0 if turn > 0 else 1} {end}"


def channel(line: str, look: Look | None) -> str:
    """A channel between its walls: in its owner's colour and full, or bare stone and dry."""
    if look is None:
        bed = [(DARK_STONE, 22.0), ("#e3d5b4", 19.0), (DARK_STONE, 12.0), ("#8d7c5c", 9.0)]
        return "".join([stroke(line, colour, wide, cap="butt") for colour, wide in bed])
    arches = "#ffffff" if look.ink == "#ffffff" else look.dark
    return "".join(
        [
            stroke(line, look.dark, 24, cap="butt"),
            stroke(line, look.fill, 21, cap="butt"),
            stroke(line, arches, 21, cap="butt", stroke_dasharray=_ARCHES[look.word], opacity=0.35),
            stroke(line, "#fffdf5", 13.5, cap="butt"),
            stroke(line, WATER, 10, cap="butt"),
        ]
    )


def shadow(line: str) -> str:
    """What a bridge casts on the channel below it."""
    return stroke(line, INK, 30, cap="butt", opacity=0.28)


def tile_base(printed: bool) -> str:
    """The slab under a channel; what is printed on the board has none."""
    if printed:
        return rect(-HALF, -HALF, UNIT, UNIT, fill="#c9c48e")
    return rect(-HALF + 1, -HALF + 1, UNIT - 2, UNIT - 2, rx=4, fill="#dccfa4", stroke="#94a05c")


_ICONS: Final = {
    "curve": ["NE"],
    "straight": ["NS"],
    "bridge": ["NS", "EW"],
    "double": ["NE", "SW"],
}


def builder_art(x: float, y: float, kind: str, size: float = 1.0) -> str:
    """A master builder: a disc with what he builds."""
    joker = kind == "joker"
    disc = circle(0, 0, 17, fill="#f4cf63" if joker else "#fffdf5", stroke=INK, stroke_width=1.8)
    icon = [centred(0, 8, "★", 23, fill="#8a4b08")] if joker else _icon(kind)
    return element(
        "g", disc, *icon, transform=f"translate({number(x)} {number(y)}) scale({size:g})"
    )


def _icon(kind: str) -> list[str]:
    lines = [way(sides, 11) for sides in _ICONS[kind]]
    if kind != "bridge":
        return [stroke(line, DEEP_WATER, 4.5) for line in lines]
    under, over = lines
    return [
        stroke(under, DEEP_WATER, 4.5),
        stroke(over, "#fffdf5", 9),
        stroke(over, DEEP_WATER, 4.5),
    ]


def workman_art(x: float, y: float, name: str, look: Look, facing: str) -> str:
    """A workman: an arrow that points out of his aqueduct's end, with his name upright on it."""
    turn = {"E": 0, "S": 90, "W": 180, "N": 270}[facing]
    arrow = path(
        "M-13 -12H6L17 0L6 12H-13Z",
        fill=look.pattern,
        stroke="#fffdf5",
        stroke_width=4,
        stroke_linejoin="round",
        paint_order="stroke",
    )
    rim = path("M-13 -12H6L17 0L6 12H-13Z", fill="none", stroke=look.dark, stroke_width=1.8)
    return moved(x, y, element("g", arrow, rim, transform=f"rotate({turn})"), _name(name, look))


def _name(name: str, look: Look) -> str:
    return centred(
        0,
        4.8,
        name,
        13.5,
        font_weight=800,
        fill=look.ink,
        stroke=look.fill,
        stroke_width=3,
        paint_order="stroke",
    )


def figure_art(x: float, y: float, name: str, look: Look) -> str:
    """A workman off the board: head and shoulders."""
    body = path(
        "M-13 13V3Q-13 -5 -5 -6A7 7 0 1 1 5 -6Q13 -5 13 3V13Z",
        fill=look.pattern,
        stroke=look.dark,
        stroke_width=1.8,
        stroke_linejoin="round",
    )
    return moved(x, y, body, moved(0, 4.5, _name(name, look)))
