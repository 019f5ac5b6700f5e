"""Drawings show what the view holds: everything, nothing twice, and nothing that breaks a page."""

import json
import re
import unicodedata
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

from aquae.bots.random_play import Lively
from aquae.core.chance import Rng, draw
from aquae.core.errors import AquaeError
from aquae.core.game import Game
from aquae.core.state import CHANCE, OVER, State
from aquae.draw import to_svg, to_text
from aquae.draw.chart import RIGHT, WIDTH, chart
from aquae.draw.scene import LONGEST_NAME, Scene, shortened, width
from aquae.draw.terminal import COLUMNS
from aquae.games import game_called, game_names, part_of
from aquae.games.aqua_romana.board import CHANNELS, SLOT_NAMES
from aquae.games.aquaedukt.board import SPACE_NAMES
from aquae.games.aquaedukt.drawing.things import flows
from aquae.games.irrigate.drawing.things import Extent
from tests.texts import play

SVG = "{http://www.w3.org/2000/svg}"
ANSI = re.compile(r"\x1b\[[0-9;]*m")
NASTY = ['<b>&"', "]]>'", "\x1b[31mred\x00\ud800", "水" * 40]
PLAIN = ["Livia", "Marcus", "Octavia", "Titus"]
EVERY = {"aquaedukt": 29, "aqua-romana": 19, "irrigate": 67}
MOST = 420
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "aquaedukt": [{}, {"mountains": "hidden", "setup": "placed"}],
    "aqua-romana": [{}, {"setup": "random"}],
    "irrigate": [{}, {"bargaining": False}],
}
TABLES: list[tuple[str, dict[str, Any]]] = [
    (name, {"players": players, **more})
    for name, mores in OPTIONS.items()
    for players in (2, 3, 4)
    for more in mores
]


def positions(name: str, options: dict[str, Any]) -> list[tuple[Game, State]]:
    """The first position of a lively play, some along the way, and the last one reached."""
    return _positions(name, tuple(options.items()))


@cache
def _positions(name: str, options: tuple[tuple[str, Any], ...]) -> list[tuple[Game, State]]:
    game = game_called(name)
    state = game.new(**dict(options))
    rng = Rng(f"{name} {options}")
    bot = Lively(game, rng)
    found = []
    for step in range(MOST):
        if state.to_move == OVER:
            break
        if step % EVERY[name] == 0:
            found.append((game, state.copy()))
        state.apply(draw(state, rng) if state.to_move == CHANCE else bot.choose(state, rng))
    return [*found, (game, state)]


def picture(game: Game, state: State, seats: list[str] = PLAIN) -> ElementTree.Element:
    return ElementTree.fromstring(to_svg(game, state, seats[: state.options()["players"]]))


def things(root: ElementTree.Element, kind: str, *data: str) -> list[tuple[str, ...]]:
    """Name and data of everything of a kind, sorted."""
    found = [part for part in root.iter() if part.get("class") == kind]
    keys = ["data-name", *[f"data-{key}" for key in data]]
    return sorted([tuple([str(part.get(key)) for key in keys]) for part in found])


def said(root: ElementTree.Element) -> str:
    return "\n".join([part.text or "" for part in root.iter(f"{SVG}text")])


def plain(game: Game, state: State, colour: bool = False) -> str:
    return to_text(game, state, PLAIN[: state.options()["players"]], colour)


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_pictures_stand_for_themselves(name: str, options: dict[str, Any]) -> None:
    for game, state in positions(name, options):
        source = to_svg(game, state, PLAIN[: options["players"]])
        root = ElementTree.fromstring(source)
        assert len(source.encode()) < 200_000
        assert (root.tag, root.get("role")) == (f"{SVG}svg", "img")
        assert [part.tag for part in root[:2]] == [f"{SVG}title", f"{SVG}desc"]
        assert "<script" not in source
        assert source.count("http") == 1, "nothing but the name space may look like an address"
        used = set(re.findall(r'(?:url\(|href=")#([^)"]+)', source))
        ids = [part.get("id") for part in root.iter() if part.get("id")]
        assert used <= set(ids)
        assert len(ids) == len(set(ids))


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_who_is_awaited_and_who_won_is_shown(name: str, options: dict[str, Any]) -> None:
    for game, state in positions(name, options):
        root, view = picture(game, state), state.view()
        assert len(things(root, "seat")) == options["players"]
        ribbons = said(root).split("\n")
        over = view["result"]
        assert ribbons.count("to move") == (1 if isinstance(view["to_move"], int) else 0)
        assert ribbons.count("winner") == (0 if over is None else len(over["winners"]))
        drawing = plain(game, state)
        assert drawing.count("▶ ") == ribbons.count("to move")
        assert drawing.count("★ ") == ribbons.count("winner")
        scores = [part.text for part in root.iter() if part.get("class") == "score"]
        assert scores == [str(score) for score in view["scores"]]


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_text_fits_and_is_whole_without_colour(name: str, options: dict[str, Any]) -> None:
    for game, state in positions(name, options):
        bare, coloured = plain(game, state), plain(game, state, colour=True)
        assert "\x1b" not in bare
        assert ANSI.search(coloured)
        uncoloured = ANSI.sub("", coloured)
        assert [line.rstrip() for line in uncoloured.split("\n")] == bare.split("\n")
        assert max([width(line) for line in bare.split("\n")]) <= COLUMNS
        for seat in range(options["players"]):
            assert bare.count(f" {PLAIN[seat]} ") >= 1


@pytest.mark.parametrize("name", game_names())
def test_names_of_seats_cannot_break_anything(name: str) -> None:
    game = game_called(name)
    state = game.new(players=4)
    source = to_svg(game, state, NASTY)
    spoken = said(ElementTree.fromstring(source))
    assert "<b>" not in source
    assert '<b>&"' in spoken
    assert "]]>'" in spoken
    assert "[31mred" in spoken
    drawing = to_text(game, state, NASTY, False)
    assert '<b>&"' in drawing
    assert "\x1b" not in drawing
    assert "\x00" not in drawing
    assert drawing.encode()
    assert max([width(line) for line in drawing.split("\n")]) <= COLUMNS


@pytest.mark.parametrize("name", game_names())
def test_every_phase_has_words(name: str) -> None:
    game = game_called(name)
    words, position = part_of(game, "drawing.things"), part_of(game, "position")
    assert words is not None
    assert position is not None
    view = game.new().view()
    for phase in position.PHASES[:-1]:
        assert words.awaited({**view, "phase": phase}).strip()


def test_a_game_without_a_drawing_is_shown_as_its_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aquae.draw.part_of", lambda game, part: None)
    game = game_called("irrigate")
    state = game.new()
    assert json.loads(to_text(game, state, PLAIN, colour=False)) == state.view()
    with pytest.raises(AquaeError, match="nobody has drawn Irrigate yet"):
        to_svg(game, state, PLAIN)


def test_names_are_shortened_by_their_width() -> None:
    assert shortened(" Livia\n") == "Livia"
    assert shortened("\x07") == "nobody"
    for name in ("x" * 50, "水" * 50, "e\u0301" * 50):
        assert width(shortened(name)) in (LONGEST_NAME - 1, LONGEST_NAME)
        assert shortened(name).endswith("…")
    assert shortened("bot:tiro (seat 1)") == "bot:tiro (seat 1)"
    assert shortened("bot:architectus (seat 1)") == "bot:arch… (seat 1)"


def test_the_legend_of_a_chart_lies_on_the_sheet() -> None:
    names = [f"bot:architectus (seat {seat})" for seat in range(4)]
    texts = texts_of(chart("Irrigate", names, [[0.25] * 4, [0.0, 0.0, 0.0, 1.0]], []))
    legend = [text for text in texts if float(text.get("x", 0)) > RIGHT]
    assert len(legend) == 8, "the shares stand below the names"
    for text in legend:
        widest = 0.6 * float(text.get("font-size", 0)) * width(text.text or "")
        assert float(text.get("x", 0)) + widest < WIDTH


def test_turning_points_that_come_close_have_rows_of_their_own() -> None:
    texts = texts_of(chart("Irrigate", ["a", "b"], [[0.5, 0.5]] * 500, [101, 102, 103]))
    heights = [float(text.get("y", 0)) for text in texts if text.text in ("101", "102", "103")]
    assert len(set(heights)) == 3
    assert min(heights) > max(float(text.get("y", 0)) for text in texts[:2]), "below the title"


def texts_of(svg: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(svg).iter(f"{SVG}text"))


def test_a_shared_victory_is_said() -> None:
    game = game_called("aquaedukt")
    state = game.new(players=3)
    scene = Scene(game, state, PLAIN[:3])
    scene.view = {**scene.view, "result": {"winners": [0, 2]}}
    assert scene.status(str) == "Livia and Octavia share the victory"


@pytest.mark.parametrize("options", [options for name, options in TABLES if name == "aquaedukt"])
def test_aquaedukt_shows_everything(options: dict[str, Any]) -> None:
    for game, state in positions("aquaedukt", options):
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


@pytest.mark.parametrize("options", [options for name, options in TABLES if name == "aquaedukt"])
def test_aquaedukt_in_text(options: dict[str, Any]) -> None:
    for game, state in positions("aquaedukt", options):
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
    game = game_called("aquaedukt")
    state = game.new(players=2)
    rng = Rng("arrows")
    while state.to_move == CHANCE:
        state.apply(draw(state, rng))
    play(game, state, "spring E4", "canal E4-F4", "canal D4-E4", "spring J4")
    play(game, state, "canal J4-J5", "canal J3-J4")
    lines = plain(game, state).split("\n")
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


@pytest.mark.parametrize("options", [options for name, options in TABLES if name == "aqua-romana"])
def test_aqua_romana_shows_everything(options: dict[str, Any]) -> None:
    for game, state in positions("aqua-romana", options):
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


@pytest.mark.parametrize("options", [options for name, options in TABLES if name == "aqua-romana"])
def test_aqua_romana_in_text(options: dict[str, Any]) -> None:
    for game, state in positions("aqua-romana", options):
        view = state.view()
        drawing = plain(game, state)
        board = drawing[: drawing.index("points")]
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
        for number in range(1, 21):
            assert f" {number}:" in drawing


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


@pytest.mark.parametrize("options", [options for name, options in TABLES if name == "irrigate"])
def test_irrigate_shows_everything(options: dict[str, Any]) -> None:
    for game, state in positions("irrigate", options):
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


@pytest.mark.parametrize("options", [options for name, options in TABLES if name == "irrigate"])
def test_irrigate_in_text(options: dict[str, Any]) -> None:
    for game, state in positions("irrigate", options):
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
        assert f"in hand: {view['drawn'] or 'none'}" in drawing
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
