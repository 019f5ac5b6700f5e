"""What text and picture share: looks of seats, the part of the table in use, what is awaited."""

from collections.abc import Mapping
from typing import Any, Final

from aquae.draw.svg import LOOKS
from aquae.games.irrigate.board import CELL_NAMES, COLOURS, COLUMNS, ENDS, ROWS

LOOKS_OF_SEATS: Final = [LOOKS[word] for word in COLOURS[:4]]

_AWAITED: Final = {
    "start": "draws a tile, or passes",
    "draw again": "draws again: the {lost} fits nowhere",
    "drawing": "draws a tile",
    "placing": "places the {drawn}",
    "offering a place": "may offer money for a place",
    "pricing a place": "names a price for the place",
    "final start": "begins a final turn, or passes",
    "acting": "rotates or buys land, or ends",
    "offering a rotation": "may offer money for a rotation",
    "pricing a rotation": "names a price for the rotation",
    "proposing": "names a price: {proposal}",
    "answering": "answers: {proposal} for {price}",
    "price asked": "answers the owner: {proposal} for {asked} instead of {price}",
}


def awaited(view: Mapping[str, Any]) -> str:
    proposal = view["proposal"] or {"text": "", "price": 0, "asked": 0}
    return _AWAITED[view["phase"]].format(
        drawn=view["drawn"],
        lost=view["lost"][-1] if view["lost"] else "tile",
        proposal=proposal["text"].removeprefix("propose "),
        price=proposal["price"],
        asked=proposal["asked"],
    )


def cell_of(name: str) -> tuple[int, int]:
    """Column and row of a cell like `-3,2`."""
    column, row = name.split(",")
    return int(column), int(row)


class Extent:
    """The part of the table in use: all tiles and the ends of the pipes, and a cell around."""

    def __init__(self, tiles: Mapping[str, Any]) -> None:
        used = [cell_of(name) for name in [*tiles, *[CELL_NAMES[end] for end in ENDS]]]
        columns = [column for column, row in used]
        rows = [row for column, row in used]
        self.columns = [c for c in COLUMNS if min(columns) - 1 <= c <= max(columns) + 1]
        self.rows = [r for r in ROWS if min(rows) - 1 <= r <= max(rows) + 1]
        self.north = [row for row in self.rows if row > 0]
        self.south = [row for row in self.rows if row < 0]


PIPE_COLUMNS: Final = sorted({cell_of(CELL_NAMES[end])[0] for end in ENDS})


def pile_size(pile: Mapping[str, int]) -> int:
    return sum(pile.values())
