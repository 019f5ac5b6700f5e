"""The drawings of Irrigate show what the view holds."""

import re
import unicodedata
from typing import Any

import pytest

from aquae.games.irrigate.drawing.things import Extent
from aquae.games.irrigate.game import GAME
from tests.drawings import picture, plain, positions, said, tables_of, things

TABLES = tables_of(GAME)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_picture_shows_everything(options: dict[str, Any]) -> None:
    for game, state in positions(GAME.name, options):
        root, view = picture(game, state), state.view()
        tiles = [
            (
                name,
                tile["colour"],
                tile["shape"],
                tile["exits"],
                "bank" if tile["owner"] is None else str(tile["owner"]),
                "true" if tile["irrigated"] else "false",
            )
            for name, tile in view["tiles"].items()
        ]
        shown = things(root, "tile", "colour", "shape", "exits", "owner", "wet")
        assert shown == sorted(tiles)
        assert things(root, "drawn") == ([(view["drawn"],)] if view["drawn"] else [])
        assert things(root, "pipe") == [("2",), ("5",)]
        rims = said(root).replace("−", "-").split("\n")
        assert {part for name in view["tiles"] for part in name.split(",")} <= set(rims)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_text_shows_everything(options: dict[str, Any]) -> None:
    for game, state in positions(GAME.name, options):
        view = state.view()
        drawing = plain(game, state)
        end = drawing.index("money   land")
        board, rest = drawing[:end], drawing[end:]
        lines, extent = drawing.split("\n"), Extent(view["tiles"])
        for name, tile in view["tiles"].items():
            water = "≈" if tile["irrigated"] else ""
            entry = f" {name}={tile['colour']}-{tile['shape']}-{tile['exits']}{water}"
            assert len(re.findall(rf"{re.escape(entry)}(?=\s)", rest)) == 1
            column, row = name.split(",")
            x = 5 + 4 * (int(column) - extent.columns[0])
            y = 3 + 3 * extent.rows.index(int(row)) + (1 if int(row) < 0 else 0)
            cell = [line.ljust(100)[x : x + 4] for line in lines[y : y + 3]]
            assert lines[2][x : x + 3].strip() == column
            assert lines[y + 1][:4].strip() == row
            assert cell[0][0] == ("." if tile["owner"] is None else "RYGB"[tile["owner"]])
            assert cell[0][2] == ("." if tile["colour"] == "grey" else tile["colour"][0])
            assert _exits(cell, tile["irrigated"]) == tile["exits"]
        taps = [tile for tile in view["tiles"].values() if tile["group"] == "tap"]
        goals = [tile for tile in view["tiles"].values() if tile["shape"] == "goal"]
        cells = "\n".join(board.split("\n")[2:-2])
        assert cells.count("T") == len(taps)
        assert cells.count("◎") == len(goals)
        assert drawing.count("tile in hand") == (0 if view["drawn"] is None else 1)
        assert f"tile in hand: {view['drawn']}" in drawing or view["drawn"] is None
        for pile, left in view["piles"].items():
            assert f"{pile}: {sum(left.values())}" in rest
        for seat in view["seats"]:
            assert f"{seat['money']} money" in drawing


def _exits(cell: list[str], water: bool) -> str:
    """The exits that the characters of a cell show, heavy if there is water."""
    upright, flat = ("┃", "━") if water else ("│", "─")
    shown = [cell[0][1] == upright, cell[1][2] == flat, cell[2][1] == upright, cell[1][0] == flat]
    exits = "".join([side for side, pipe in zip("NESW", shown, strict=True) if pipe])
    assert cell[1][1] == "◎" or _arms(cell[1][1], water) == exits
    return exits


def _arms(box: str, heavy: bool) -> str:
    """The arms of a box character, by its name in Unicode."""
    words = set(unicodedata.name(box).split())
    assert ("HEAVY" in words) == heavy
    named = {"N": "UP", "E": "RIGHT", "S": "DOWN", "W": "LEFT"}
    both = {"N": "VERTICAL", "E": "HORIZONTAL", "S": "VERTICAL", "W": "HORIZONTAL"}
    return "".join([side for side in "NESW" if {named[side], both[side]} & words])
