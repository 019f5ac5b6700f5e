"""Boards and layouts over HTTP: read, judged, made up, and played on."""

from collections.abc import Iterator
from typing import Any

import pytest

from aquae.games import game_called
from aquae.games.aqua_romana.plans import generate_layout
from aquae.games.aquaedukt.plans import BoardPlans, generate_board
from aquae.server.tables.plans import plan_data
from aquae.server.tables.problems import Problem
from tests.server.conftest import FREELY
from tests.server.serving import Person, Serving, serving

PROVINCIA = BoardPlans().written_out("provincia", 2)
BOARD = "/api/games/aquaedukt/options/board"
LAYOUT = "/api/games/aqua-romana/options/layout"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("plans")
    with serving(folder, *FREELY, "--data", str(folder / "data")) as server:
        yield server


@pytest.fixture
def ann(running: Serving) -> Person:
    return Person(running.url)


def test_a_shipped_board_is_told_by_name_as_text_and_as_a_view(ann: Person) -> None:
    told = ann.get(BOARD, value="provincia")
    assert (told["value"], told["text"], told["flaws"]) == ("provincia", PROVINCIA, [])
    assert told["view"] == game_called("aquaedukt").new().view()


def test_a_layout_depends_on_the_number_of_players(ann: Person) -> None:
    told = ann.get(LAYOUT, value="roma", players=3)
    assert list(told["view"]["reservoirs"]) == ["Y", "R", "B"]
    again = ann.get(LAYOUT, value=told["text"], players=3)
    assert (again["value"], again["view"]) == (told["text"], told["view"])
    other = ann.get(LAYOUT, value=told["text"], players=2)
    assert other["view"] is None
    assert other["flaws"][0]["rule"] == "R-08"


def test_boards_and_layouts_are_made_up_from_numbers(ann: Person) -> None:
    told = ann.get(BOARD, value="number:7")
    assert told["text"] == told["value"] == generate_board(7).text()
    assert ann.get(LAYOUT, value="number:7", players=3)["text"] == generate_layout(7, 3)
    assert ann.get(LAYOUT, value="number:7")["text"] == generate_layout(7, 2)


def test_everything_wrong_is_told_as_data(ann: Person) -> None:
    lines = PROVINCIA.replace("6,6,12", "6,6,13").replace("0,1,1", "1,1,1").replace("/", "\n")
    told = ann.get(BOARD, value=lines)
    corner, pieces = told["flaws"]
    assert corner == {
        "rule": "A-01",
        "reason": "a8 is one of the missing corners, so it must be 0",
        "message": "{} is one of the missing corners, so it must be 0",
        "things": ["a8"],
        "places": ["a8"],
    }
    assert (pieces["rule"], pieces["things"]) == ("A-02", ["13"])
    assert pieces["places"] == ["a2", "a3", "a4", "b4", "l7"]
    assert told["view"] is None
    assert told["value"] == told["text"] == lines.replace("\n", "/")


def test_what_is_told_to_be_sound_can_be_played_on(ann: Person) -> None:
    value = ann.get(LAYOUT, value="number:11", players=2)["value"]
    table = ann.make("aqua-romana", "me", "me", options={"layout": value})
    assert table.look()["options"]["layout"] == value
    assert table.act("builder curve Nc")["events"][0]["text"] == "builder curve Nc"


def test_a_table_is_made_with_what_people_write(ann: Person) -> None:
    options = {"layout": "number:7"}
    table = ann.make("aqua-romana", "me", "me", "me", options=options)
    assert table.look()["options"]["layout"] == generate_layout(7, 3)
    drawing = "# mine\n" + PROVINCIA.replace("/", "\n").replace("0", "..")
    table = ann.make("aquaedukt", "me", "me", options={"board": drawing})
    assert table.look()["options"]["board"] == PROVINCIA
    wish: dict[str, Any] = {"game": "aquaedukt", "seats": [{"kind": "me"}, {"kind": "me"}]}
    for wrong in ("number:x", "number:", 7, ["provincia"]):
        problem = ann.post("/api/tables", 422, **wish, options={"board": wrong})
        assert problem["code"] == "invalid"
    assert ann.post("/api/tables", 422, **wish, options={"board": "1/2"})["rule"] == "A-01"


@pytest.mark.parametrize("value", ["", "atlantis", "/", " / ", "1,2/3", "\x00", "é" * 300])
def test_bad_values_are_answered_with_flaws(ann: Person, value: str) -> None:
    for path in (BOARD, LAYOUT):
        told = ann.get(path, value=value)
        assert told["flaws"] != []
        assert told["view"] is None


@pytest.mark.parametrize(
    ("path", "query", "status", "code"),
    [
        (BOARD, {}, 422, "invalid"),
        (BOARD, {"value": "x" * 2001}, 422, "invalid"),
        (BOARD, {"value": "number:seven"}, 422, "invalid"),
        (BOARD, {"value": "number:" + "9" * 19}, 422, "invalid"),
        (BOARD, {"value": "provincia", "players": 5}, 422, "invalid"),
        (BOARD, {"value": "provincia", "players": "two"}, 422, "invalid"),
        ("/api/games/aquaedukt/options/setup", {"value": "random"}, 404, "no-such-page"),
        ("/api/games/irrigate/options/board", {"value": "x"}, 404, "no-such-page"),
        ("/api/games/chess/options/board", {"value": "x"}, 404, "no-such-page"),
    ],
)
def test_what_cannot_be_asked(
    ann: Person, path: str, query: dict[str, Any], status: int, code: str
) -> None:
    assert ann.get(path, status, **query)["code"] == code


def test_it_is_a_pure_function() -> None:
    """A worker in a browser may answer it, without any server."""
    told = plan_data("aquaedukt", "board", "number:7", None)
    assert told["text"] == generate_board(7).text()
    with pytest.raises(Problem, match="no-such-page"):
        plan_data("nothing", "board", "number:7", None)


def test_made_up_boards_count_for_several_answers(tmp_path: Any) -> None:
    """They take longer: whoever asks for many has to wait, while others read on."""
    with serving(tmp_path, "--rate", "1", "--data", str(tmp_path / "data")) as strict:
        bea = Person(strict.url)
        answers = [bea.http.get(BOARD, params={"value": f"number:{n}"}) for n in range(5)]
        assert [answer.status_code for answer in answers[:2]] == [200, 200]
        assert answers[-1].status_code == 429
        assert answers[-1].json()["code"] == "too-many"
        assert "retry-after" in answers[-1].headers
