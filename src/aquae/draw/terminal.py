"""Text for terminals: a canvas of characters with styles, and rows that wrap."""

from collections.abc import Iterable
from typing import Final

from aquae.draw.scene import columns_of, width
from aquae.draw.svg import Look

COLUMNS: Final = 100

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


def padded(text: str, columns: int) -> str:
    return text + " " * max(0, columns - width(text))


class Canvas:
    """Characters at columns and lines. Write styled pieces, then ask for the text."""

    def __init__(self, colour: bool) -> None:
        self.colour = colour
        self.lines: dict[int, dict[int, tuple[str, str]]] = {}
        self.height = 0

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
            if column > 0 and column + width(text.rstrip()) > COLUMNS:
                line, column = line + 1, 4
                text = text.lstrip()
            column = self.put(column, line, text, style)
        self.height = line + 1

    def list_below(self, heading: str, things: Iterable[str], style: str = "") -> None:
        """A heading and the things after it, wrapped."""
        found = list(things) or ["none"]
        self.below((heading, "dim"), *[(f" {thing}", style) for thing in found])

    def text(self) -> str:
        return "\n".join([self._line(line) for line in range(self.height)]) + "\n"

    def _line(self, line: int) -> str:
        cells = self.lines.get(line, {})
        row = [cells.get(column, (" ", "")) for column in range(max(cells, default=-1) + 1)]
        if not self.colour:
            return "".join([char for char, style in row]).rstrip()
        return _styled(row)


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


def seat_line(name: str, look: Look, awaited: bool, won: bool, rest: str) -> list[tuple[str, str]]:
    """A seat's row: who is to move or has won is marked without colour too."""
    mark = "★ " if won else "▶ " if awaited else "  "
    return [
        (mark, "bold"),
        (f"{look.letter} ", look.word),
        (padded(name, 19), look.word),
        (rest, ""),
    ]
