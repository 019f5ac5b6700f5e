"""Small words for writing SVG: elements, numbers, escaped text, looks of colours, patterns."""

from collections.abc import Iterable
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from aquae.draw.scene import printable

SERIF: Final = "'Palatino Linotype', Palatino, 'URW Palladio L', 'Book Antiqua', Georgia, serif"
SANS: Final = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

PAPER: Final = "#ece1cb"
CARD: Final = "#faf4e6"
INK: Final = "#2d241a"
SOFT_INK: Final = "#716349"
LINE: Final = "#d2c09d"
STONE: Final = "#cbbb99"
DARK_STONE: Final = "#6f5d41"
WATER: Final = "#3597bd"
DEEP_WATER: Final = "#135a7a"


class Look:
    """How a colour of the game appears: never by hue alone, always with a letter and a pattern."""

    def __init__(self, word: str, fill: str, dark: str, ink: str, texture: str) -> None:
        self.word = word
        self.letter = word[0].upper()
        self.fill = fill
        self.dark = dark
        self.ink = ink
        """Readable on `fill`."""
        self.texture = texture

    @property
    def pattern(self) -> str:
        return f"url(#aq-{self.word})"


# The hues stay apart for colour-blind eyes; each has its own texture besides.
LOOKS: Final = {
    look.word: look
    for look in [
        Look("red", "#c8452a", "#86270f", "#ffffff", "M-2 2L2 -2M0 10L10 0M8 12L12 8"),
        Look("yellow", "#ecb731", "#8a5f06", "#3a2a04", "M2.5 2.5h.1M7.5 7.5h.1"),
        Look("green", "#23825f", "#0f523b", "#ffffff", "M5 0V10M0 5H10"),
        Look(
            "blue",
            "#3a6db5",
            "#1d4277",
            "#ffffff",
            "M0 3.5Q2.5 0 5 3.5T10 3.5M0 8.5Q2.5 5 5 8.5T10 8.5",
        ),
        Look(
            "navy",
            "#2c4270",
            "#17264a",
            "#ffffff",
            "M0 3.5Q2.5 0 5 3.5T10 3.5M0 8.5Q2.5 5 5 8.5T10 8.5",
        ),
        Look("white", "#fbf7ec", "#6d6150", "#3a3128", "M5 3V7M3 5H7"),
        Look("grey", "#a59d90", "#6a6358", "#ffffff", ""),
    ]
}


def number(value: float) -> str:
    """At most one digit after the point: enough for the eye, and short."""
    text = f"{value:.1f}"
    return text.removesuffix(".0")


def element(name: str, *inside: str, **attributes: object) -> str:
    """An element; `class_` and `stroke_width` become `class` and `stroke-width`."""
    written = "".join([_attribute(key, value) for key, value in attributes.items()])
    if not inside:
        return f"<{name}{written}/>"
    return f"<{name}{written}>{''.join(inside)}</{name}>"


def _attribute(key: str, value: object) -> str:
    text = number(value) if isinstance(value, float) else str(value)
    return f" {key.rstrip('_').replace('_', '-')}={quoteattr(text)}"


def group(parts: Iterable[str], **attributes: object) -> str:
    return element("g", "".join(parts), **attributes)


def moved(x: float, y: float, *parts: str) -> str:
    return element("g", *parts, transform=f"translate({number(x)} {number(y)})")


def rect(x: float, y: float, width: float, height: float, **attributes: object) -> str:
    return element(
        "rect",
        x=float(x),
        y=float(y),
        width=float(width),
        height=float(height),
        **attributes,
    )


def circle(x: float, y: float, radius: float, **attributes: object) -> str:
    return element("circle", cx=float(x), cy=float(y), r=float(radius), **attributes)


def path(d: str, **attributes: object) -> str:
    return element("path", d=d, **attributes)


def stroke(d: str, colour: str, width: float, **attributes: object) -> str:
    """An open line with round ends."""
    return element(
        "path",
        d=d,
        fill="none",
        stroke=colour,
        stroke_width=float(width),
        stroke_linecap=attributes.pop("cap", "round"),
        stroke_linejoin="round",
        **attributes,
    )


def words(x: float, y: float, text: str, size: float, **attributes: object) -> str:
    """A line of text; escaped, so that anything may be written."""
    return element(
        "text", escape(printable(text)), x=float(x), y=float(y), font_size=float(size), **attributes
    )


def centred(x: float, y: float, text: str, size: float, **attributes: object) -> str:
    return words(x, y, text, size, text_anchor="middle", **attributes)


def titled(text: str) -> str:
    """What a pointer that rests on a thing, or a screen reader, says of it."""
    return element("title", escape(printable(text)))


def described(text: str) -> str:
    return element("desc", escape(printable(text)))


def named(thing: str, name: str, parts: Iterable[str], **data: object) -> str:
    """A thing of the game: it can be found by its class and its name."""
    extra = {f"data_{key}": value for key, value in data.items()}
    return element("g", "".join(parts), class_=thing, data_name=name, **extra)


def pattern(name: str, size: float, *inside: str, **attributes: object) -> str:
    return element(
        "pattern",
        *inside,
        id=f"aq-{name}",
        width=float(size),
        height=float(size),
        patternUnits="userSpaceOnUse",
        **attributes,
    )


def _look_pattern(look: Look) -> str:
    line = "#ffffff" if look.ink == "#ffffff" else look.dark
    return pattern(
        look.word,
        10,
        rect(0, 0, 10, 10, fill=look.fill),
        stroke(look.texture, line, 1.5, opacity=".3"),
    )


def look_patterns(looks: Iterable[Look]) -> str:
    return "".join([_look_pattern(look) for look in looks])


_BADGES: Final = {
    "red": "M-13 -13H13V13H-13Z",
    "yellow": "M0 -17L17 0L0 17L-17 0Z",
    "green": "M0 -16L14.5 -5.5L9.5 13.5H-9.5L-14.5 -5.5Z",
    "blue": "M-15 0A15 15 0 1 1 15 0A15 15 0 1 1 -15 0Z",
    "navy": "M-15 0A15 15 0 1 1 15 0A15 15 0 1 1 -15 0Z",
    "white": "M-8 -14H8L16 0L8 14H-8L-16 0Z",
    "grey": "M-13 -13H13V13H-13Z",
}


def badge(x: float, y: float, look: Look, size: float = 1.0, label: str = "") -> str:
    """The seat's own shape in its colour, with its letter or a longer label."""
    text = label or look.letter
    return element(
        "g",
        path(
            _BADGES[look.word],
            fill=look.pattern,
            stroke=look.dark,
            stroke_width="2",
            stroke_linejoin="round",
        ),
        centred(
            0,
            5.6,
            text,
            16 if len(text) == 1 else 13,
            fill=look.ink,
            font_weight="700",
            **_halo(look),
        ),
        transform=f"translate({number(x)} {number(y)}) scale({size:g})",
    )


def _halo(look: Look) -> dict[str, object]:
    """Keeps a letter readable on the pattern."""
    return {
        "stroke": look.fill,
        "stroke_width": "3",
        "paint_order": "stroke",
        "stroke_linejoin": "round",
    }


def sheet(title: str, description: str, width: int, height: int, *parts: str) -> str:
    """A whole picture: paper with a rim, told in words to those who cannot see it."""
    return element(
        "svg",
        titled(title),
        described(description),
        rect(0.5, 0.5, width - 1, height - 1, rx="18", fill=PAPER, stroke=LINE),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        width=width,
        height=height,
        role="img",
        font_family=SANS,
        fill=INK,
    )
