"""Addresses to be shared: what networks are told of a table, and its picture."""

import re
import time
from collections.abc import Iterator
from html import unescape

import pytest

from aquae.games import game_called
from aquae.server.http.sharing.picture import Album, Wanted, svg, turning_point
from aquae.server.http.sharing.render import png
from tests.server.conftest import FREELY
from tests.server.serving import AtTable, Person, Serving, serving

PIXELS = b"\x89PNG\r\n"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("sharing")
    with serving(folder, *FREELY, "--data", str(folder / "data")) as server:
        yield server


@pytest.fixture
def ann(running: Serving) -> Person:
    return Person(running.url)


def tags(text: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', text)
    return {name: unescape(said) for name, said in found}


def conceded(ann: Person) -> AtTable:
    table = ann.make("aqua-romana", "me", "tiro")
    table.post("concede", seat=table.look()["mine"][0])
    return table


def test_a_shared_table_has_a_preview_and_leads_to_the_client(ann: Person) -> None:
    table = ann.make("irrigate", "me", "tiro")
    answer = ann.http.get(f"/t/{table.id}")
    told = tags(answer.text)
    assert answer.headers["content-type"].startswith("text/html")
    assert told["og:title"].startswith("Irrigate: ")
    assert "Ann" in told["og:title"]
    assert "Ann 5" in told["og:description"]
    assert told["og:url"] == f"{ann.http.base_url}/t/{table.id}"
    assert told["og:image"] == f"{ann.http.base_url}/t/{table.id}.png"
    assert told["twitter:card"] == "summary_large_image"
    assert f'content="0; url=../#/table/{table.id}"' in answer.text
    picture = ann.http.get(told["og:image"])
    assert picture.headers["content-type"] == "image/png"
    assert picture.content.startswith(PIXELS)
    assert "max-age=30" in picture.headers["cache-control"]


def test_a_position_and_a_review_can_be_shared_too(ann: Person) -> None:
    table = conceded(ann)
    past = ann.http.get(f"/t/{table.id}?at=0").text
    assert f"url=../#/table/{table.id}?at=0" in past
    assert tags(past)["og:image"].endswith(f"/t/{table.id}.png?at=0")
    assert f"url=../#/review/{table.id}" in ann.http.get(f"/r/{table.id}").text
    assert ann.http.get(f"/t/{table.id}.svg?at=999").status_code == 404


def test_the_winner_is_named_in_the_language_of_whoever_asks(ann: Person) -> None:
    table = conceded(ann)
    for language, said in {"en-GB": "Tiro wins", "de": "Tiro gewinnt", "fr": "gagne"}.items():
        page = ann.http.get(f"/t/{table.id}", headers={"accept-language": language})
        assert said in tags(page.text)["og:title"]
        assert page.headers["vary"].startswith("Accept-Language")
    assert "max-age=3600" in ann.http.get(f"/t/{table.id}.png").headers["cache-control"]


def test_nothing_is_told_of_a_table_that_nobody_has(ann: Person) -> None:
    answer = ann.http.get("/t/nowhere")
    assert answer.status_code == 404
    assert tags(answer.text) == {}
    assert ann.http.get("/t/nowhere.png").status_code == 404
    assert ann.http.post("/t/nowhere").status_code == 405


def test_keys_of_seats_are_told_to_nobody(ann: Person) -> None:
    table = ann.make("irrigate", "me", "open")
    [key] = table.links.values()
    for path in (f"/t/{table.id}", f"/t/{table.id}.svg"):
        assert key not in ann.http.get(path).text


def test_names_cannot_break_out_of_page_or_picture(ann: Person) -> None:
    table = ann.make("aquaedukt", "open", "tiro")
    [(seat, key)] = table.links.items()
    name = '"><b>&'
    table.post(f"seats/{seat}/take", name=name, key=key)
    page = ann.http.get(f"/t/{table.id}").text
    assert "<b>" not in page
    assert name in tags(page)["og:description"]
    assert "<b>" not in ann.http.get(f"/t/{table.id}.svg").text


def test_pictures_cost_more_than_looking(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("few")
    with serving(folder, "--rate", "2", "--data", str(folder / "data"), "--bots", "0") as server:
        ann = Person(server.url)
        table = ann.make("irrigate", "me", "tiro")
        answers = [ann.http.get(f"/t/{table.id}.svg?at=0") for _ in range(3)]
        assert {answer.status_code for answer in answers} == {200}
        statuses = []
        until = time.monotonic() + 20
        while 429 not in statuses and time.monotonic() < until:
            statuses.append(ann.http.get(f"/t/{table.id}").status_code)
        assert 429 in statuses


def test_the_turning_point_is_the_largest_change() -> None:
    steps = [
        {"mover": 0, "action": "house 2 c4", "chances": [0.6, 0.4]},
        {"mover": "chance", "action": "die 4", "chances": [0.2, 0.8]},
    ]
    game = game_called("aquaedukt")
    review = {"opening": [0.5, 0.5], "steps": steps, "turning_points": [0, 1]}
    told = turning_point(game, review, ["Ann", "Bea"])
    assert told == "Turning point: The die shows region 4 (+40% for Bea)"
    first = turning_point(game, {**review, "turning_points": [0]}, ["Ann", "Bea"])
    assert first == "Turning point: Ann builds 2 houses on c4 (+10% for Ann)"
    assert turning_point(game, None, []) == ""
    assert turning_point(game, {**review, "turning_points": []}, ["Ann", "Bea"]) == ""


def test_the_line_below_a_picture_is_short_and_drawn_in_a_typeface_that_comes_along() -> None:
    game = game_called("irrigate")
    told = svg(game, game.new(), ["Ann", "Bea"], "x" * 200)
    assert "x" * 119 + "…</text>" in told
    assert "x" * 120 not in told
    plain = svg(game, game.new(), ["Ann", "Bea"], "")
    assert png(told).startswith(PIXELS)
    assert len(png(told)) != len(png(plain))


def test_an_album_forgets_what_was_wanted_longest_ago() -> None:
    album = Album(most=2)
    first, second, third = (Wanted("t", number, 0, "", "png") for number in range(3))
    album.keep(first, b"1")
    album.keep(second, b"2")
    assert album.get(first) == b"1"
    album.keep(third, b"3")
    assert (album.get(first), album.get(second), album.get(third)) == (b"1", None, b"3")
