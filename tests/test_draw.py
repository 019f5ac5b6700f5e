"""Drawings show what the view holds: everything, nothing twice, and nothing that breaks a page."""

import json
import re
from typing import Any
from xml.etree import ElementTree

import pytest

from aquae.core.errors import AquaeError
from aquae.core.game import Game
from aquae.draw import to_svg, to_text
from aquae.draw.chart import RIGHT, WIDTH, chart
from aquae.draw.scene import COLUMNS, LONGEST_NAME, Scene, shortened, width
from aquae.games import all_games, game_called, part_of
from tests.drawings import PLAIN, SVG, picture, plain, positions, said, tables_of, things
from tests.facts import names_with_part

ANSI = re.compile(r"\x1b\[[0-9;]*m")
NASTY = ['<b>&"', "]]>'", "\x1b[31mred\x00\ud800", "水" * 40]
GAMES = [game for game in all_games() if part_of(game, "drawing") is not None]
TABLES = [(game.name, options) for game in GAMES for options in tables_of(game)]


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


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_names_of_seats_cannot_break_anything(game: Game) -> None:
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


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_there_is_a_name_for_every_seat(game: Game) -> None:
    for names in ([], PLAIN[:1], PLAIN[:3]):
        told = f"there are 2 seats, and {len(names)} names were given"
        with pytest.raises(AquaeError, match=told):
            to_svg(game, game.new(players=2), names)


@pytest.mark.parametrize("name", names_with_part("drawing.things"))
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
    head, _, view = to_text(game, state, PLAIN[:2], colour=False).partition("\n")
    assert head == "Irrigate: Livia is to move"
    assert json.loads(view) == state.view()
    with pytest.raises(AquaeError, match="nobody has drawn Irrigate yet"):
        to_svg(game, state, PLAIN)


def test_names_are_shortened_by_their_width() -> None:
    assert shortened(" Livia\n") == "Livia"
    assert shortened("\x07") == "nobody"
    for name in ("x" * 50, "水" * 50, "e\u0301" * 50):
        assert width(shortened(name)) in (LONGEST_NAME - 1, LONGEST_NAME)
        assert shortened(name).endswith("…")
    assert shortened("Tiro II") == "Tiro II"
    assert shortened("Architectus Maximus I") == "Architectus Max… I"


def test_the_legend_of_a_chart_lies_on_the_sheet() -> None:
    names = [f"Architectus Maximus {number}" for number in ("I", "II", "III", "IV")]
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
