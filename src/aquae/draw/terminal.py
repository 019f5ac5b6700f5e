"""Text for terminals: a canvas of characters with styles, and rows that wrap."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from aquae.draw.scene import COLUMNS, Scene, columns_of, width
from aquae.draw.svg import Look

# Select Graphic Rendition of ECMA-48; colours from the 256 that terminals agree on.
STYLES: Final = {
    "": "",
    "bold": "1",
    "dim": "2",
    "water": "38;5;33",
    "deep": "1;38;5;27",
    "stone": "38;5;137",
    "heading": "1;38;5;31",
    "red": "1;38;5;203",
    "yellow": "1;38;5;220",
    "green": "1;38;5;42",
    "blue": "1;38;5;75",
    "navy": "1;38;5;111",
    "white": "1;38;5;231",
    "grey": "38;5;246",
}

GAP: Final = "   "
"""Between the signs of a legend."""


def padded(text: str, columns: int) -> str:
    return text + " " * max(0, columns - width(text))


class Place(NamedTuple):
    """Where a thing is drawn: its first column and line, and how far it goes."""

    column: int
    line: int
    wide: int
    high: int

    def holds(self, column: int, line: int) -> bool:
        return (
            self.column <= column < self.column + self.wide
            and self.line <= line < self.line + self.high
        )


class Canvas:
    """Characters at columns and lines. Write styled pieces, then ask for the text."""

    def __init__(self, colour: bool, columns: int = COLUMNS) -> None:
        self.colour = colour
        self.columns = columns
        self.lines: dict[int, dict[int, tuple[str, str]]] = {}
        self.height = 0
        self.places: dict[str, Place] = {}
        """Of the things that actions name, by their names."""

    @property
    def width(self) -> int:
        return max([max(cells, default=-1) for cells in self.lines.values()], default=-1) + 1

    def name(self, thing: str, column: int, line: int, wide: int = 1, high: int = 1) -> None:
        """Say where a thing is, for those who point at it."""
        self.places[thing] = Place(column, line, wide, high)

    def put(self, column: int, line: int, text: str, style: str = "") -> int:
        """Write, over what is there; the column after the text."""
        self.height = max(self.height, line + 1)
        cells = self.lines.setdefault(line, {})
        for char in text:
            columns = columns_of(char)
            if columns > 0:
                cells[column] = (char, style)
            if columns == 2:
                cells[column + 1] = ("", style)
            column += columns
        return column

    def below(self, *pieces: tuple[str, str]) -> None:
        """A new last line of (text, style) pieces; breaks between pieces where it gets too long."""
        line, column = self.height, 0
        for text, style in pieces:
            if column > 0 and column + width(text.rstrip()) > self.columns:
                line, column = line + 1, 4
                text = text.lstrip()
            column = self.put(column, line, text, style)
        self.height = line + 1

    def list_below(self, heading: str, things: Iterable[str], style: str = "") -> None:
        """A heading and the things after it, wrapped."""
        found = list(things) or ["none"]
        self.below((heading, "dim"), *[(f" {thing}", style) for thing in found])

    def legend_below(self, text: str) -> None:
        """Signs and what they mean, wrapped between them; a sentence between its words."""
        gap = GAP if GAP in text else " "
        first, *others = text.split(gap)
        self.below((first, "dim"), *[(f"{gap}{other}", "dim") for other in others])

    def text(self) -> str:
        return "\n".join([self._line(line) for line in range(self.height)]) + "\n"

    def _line(self, line: int) -> str:
        cells = self.lines.get(line, {})
        row = [cells.get(column, (" ", "")) for column in range(max(cells, default=-1) + 1)]
        if not self.colour:
            return "".join([char for char, style in row]).rstrip()
        return _styled(row)


def headed(scene: Scene, colour: bool) -> Canvas:
    """A canvas with the title of the game, and who is to do what."""
    canvas = Canvas(colour, scene.columns)
    canvas.put(0, 0, scene.title, "heading")
    canvas.put(len(scene.title) + 2, 0, scene.told_status(), "bold")
    return canvas


def _styled(row: list[tuple[str, str]]) -> str:
    """Codes only where the style changes, and none left open at the end of the line."""
    out, last = "", ""
    for char, style in row:
        if style != last:
            out += "\x1b[0m" if last else ""
            out += f"\x1b[{STYLES[style]}m" if style else ""
            last = style
        out += char
    return out + ("\x1b[0m" if last else "")


Piece = tuple[str, str]
"""A text and its style."""


def seat_line(scene: Scene, seat: int, look: Look) -> list[Piece]:
    """Who sits there; who is to move or has won is marked without colour too."""
    won, awaited = seat in scene.winners, scene.is_awaited(seat)
    return [
        ("★ " if won else "▶ " if awaited else "  ", "bold"),
        (f"{look.letter} ", look.word),
        (padded(scene.names[seat], 19), look.word),
    ]


def rows_below(canvas: Canvas, rows: Iterable[list[Piece]], supplies: Iterable[str]) -> None:
    """What the seats have, a line each, and what belongs to nobody."""
    canvas.below(("", ""))
    for row in rows:
        canvas.below(*row)
    pieces = [f"{supply} ".split("  ") for supply in supplies]
    canvas.below(*[(f"{part}  ", "") for parts in pieces for part in parts])
