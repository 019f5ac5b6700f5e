"""The drawings of Aqua Romana show what the view holds."""

import re
from typing import Any

import pytest

from aquae.games.aqua_romana.board import CHANNELS, SLOT_NAMES
from aquae.games.aqua_romana.game import GAME
from tests.drawings import PLAIN, picture, plain, positions, said, tables_of, things

TABLES = tables_of(GAME)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_picture_shows_everything(options: dict[str, Any]) -> None:
    for game, state in positions(GAME.name, options):
        root, view = picture(game, state), state.view()
        assert things(root, "piece", "piece") == sorted(view["pieces"].items())
        water = [
            (name, step[:2])
            for name, workman in view["workmen"].items()
            for step in workman["course"]
        ]
        shown = things(root, "piece", "water")
        assert sorted([(who, on) for on, all_ in shown for who in all_.split()]) == sorted(water)
        assert things(root, "builder", "kind") == sorted(view["pathway"].items())
        assert things(root, "reservoir") == sorted([(colour,) for colour in view["reservoirs"]])
        assert len(things(root, "podium")) == 20
        building = {
            (name, workman["square"], "None")
            for name, workman in view["workmen"].items()
            if workman["square"]
        }
        finished = {
            (name, "None", str(workman["podium"]))
            for name, workman in view["workmen"].items()
            if workman["podium"]
        }
        assert things(root, "workman", "square", "podium") == sorted(building | finished)
        assert set(SLOT_NAMES) <= set(said(root).split("\n"))


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_text_shows_everything(options: dict[str, Any]) -> None:
    for game, state in positions(GAME.name, options):
        view = state.view()
        drawing = plain(game, state)
        board = drawing[: drawing.rindex(PLAIN[0])]
        for slot in SLOT_NAMES:
            assert len(re.findall(rf"\b{slot}\b", board)) == 1
        builders = re.findall(r"\b(?:CUR|STR|BRI|DOU|JOK)\b", board)
        assert sorted(builders) == sorted([kind[:3].upper() for kind in view["pathway"].values()])
        for square, piece in view["pieces"].items():
            assert drawing.count(f" {square}={piece}") == 1
        _check_channels(view, drawing.split("\n"))
        for name, workman in view["workmen"].items():
            arrow = {None: None, "N": "▴", "E": "▸", "S": "▾", "W": "◂"}[workman["facing"]]
            mark = f"◂{name}" if arrow == "◂" else f"{name}{arrow}"
            assert board.count(mark) == (0 if arrow is None else 1)
            done = workman["podium"] is not None
            length = f" {name}#{workman['podium']}" if done else f" {name}:{workman['points']}"
            assert drawing.count(length) >= 1
        for number in {workman["podium"] for workman in view["workmen"].values()} - {None, 0}:
            on_it = [n for n in view["podium_order"] if view["workmen"][n]["podium"] == number]
            assert f" {number} {','.join(on_it)}" in drawing


def _check_channels(view: dict[str, Any], lines: list[str]) -> None:
    """At each side that a channel leads to, its line is thin exactly where it is dry."""
    wet = {
        (step[:2], side)
        for workman in view["workmen"].values()
        for step in workman["course"]
        for side in step[3:]
    }
    places = {"N": (3, 0), "E": (6, 1), "S": (3, 2), "W": (0, 1)}
    for square, piece in view["pieces"].items():
        for side in CHANNELS[piece].replace(" ", ""):
            dx, dy = places[side]
            column = 8 + 7 * "abcdefghijk".index(square[0]) + dx
            char = lines[5 + 3 * (8 - int(square[1:])) + dy][column]
            assert (char in "│─└┌┐┘") == ((square, side) not in wet)
