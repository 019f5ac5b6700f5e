"""The drawings of Aquädukt show what the view holds."""

import re
from typing import Any

import pytest

from aquae.core.chance import Rng, let_chance_act
from aquae.games.aquaedukt.board import SPACE_NAMES
from aquae.games.aquaedukt.drawing.things import flows
from aquae.games.aquaedukt.game import GAME
from tests.drawings import picture, plain, positions, said, tables_of, things
from tests.texts import play

TABLES = tables_of(GAME)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_picture_shows_everything(options: dict[str, Any]) -> None:
    for game, state in positions(GAME.name, options):
        root, view = picture(game, state), state.view()
        houses = {
            (name, str(space["house"]["seat"]), str(space["house"]["value"]))
            for name, space in view["spaces"].items()
            if space["house"]
        }
        canals = {(name, str(canal["count"])) for name, canal in view["canals"].items()}
        wet = {(name,) for name, space in view["spaces"].items() if space["supply"] > 0}
        faces = {(name, face or "") for name, face in view["mountains"].items()}
        assert things(root, "house", "seat", "value") == sorted(houses)
        assert things(root, "canal", "count") == sorted(canals)
        assert things(root, "spring") == sorted([(name,) for name in view["springs"]])
        assert things(root, "mountain", "face") == sorted(faces)
        assert things(root, "wet") == sorted(wet)
        assert len(things(root, "region")) == 20
        rims = said(root).split("\n")
        assert set("abcdefghijklABCDEFGHIJKLM012345678") <= set(rims)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_text_shows_everything(options: dict[str, Any]) -> None:
    for game, state in positions(GAME.name, options):
        view = state.view()
        lines = plain(game, state).split("\n")
        for name in SPACE_NAMES:
            space = view["spaces"][name]
            column, line = 5 + 6 * "abcdefghijkl".index(name[0]), 28 - 3 * int(name[1:])
            above, below = lines[line][column : column + 5], lines[line + 1][column : column + 5]
            assert int(above[:2]) == space["region"]
            assert ("≈" in above) == (space["supply"] > 0)
            assert below[1:3].strip() == _on(view, name)
        rest = "\n".join(lines)
        for name, canal in view["canals"].items():
            assert len(re.findall(rf"\b{name}(×2)?(?=\s)", rest)) == 1
            assert (f"{name}×2" in rest) == (canal["count"] == 2)
        board = "\n".join(lines[2:28])
        assert board.count("O") == len(view["springs"])
        assert len(re.findall("[▸◂▴▾]", board)) == len(view["canals"])
        assert set("abcdefghijkl") <= set(lines[28])
        assert set("ABCDEFGHIJKLM") <= set(lines[2])


def _on(view: dict[str, Any], name: str) -> str:
    """What the text shows on a space, in its first two characters."""
    if name in view["mountains"]:
        return {None: "/\\", "mineral": "/+", "foul": "/x"}[view["mountains"][name]]
    house = view["spaces"][name]["house"]
    return f"{'RYNW'[house['seat']]}{house['value']}" if house else ""


def test_arrows_point_away_from_the_spring() -> None:
    state = GAME.new(players=2)
    let_chance_act(state, Rng("arrows"))
    play(GAME, state, "spring E4", "canal E4-F4", "canal D4-E4", "spring J4")
    play(GAME, state, "canal J4-J5", "canal J3-J4")
    lines = plain(GAME, state).split("\n")
    assert lines[15][22:35] == "•──◂──O──▸──•"
    assert "".join([line[58] for line in lines[12:19]]) == "•│▴O│▾•"


def test_water_flows_away_from_the_spring() -> None:
    canals = {name: {"spring": "C4"} for name in ("B4-C4", "A4-B4", "C4-D4", "D3-D4")}
    assert flows(canals) == {
        "B4-C4": ("C4", "B4"),
        "A4-B4": ("B4", "A4"),
        "C4-D4": ("C4", "D4"),
        "D3-D4": ("D4", "D3"),
    }
