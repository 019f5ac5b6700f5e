"""A seat at a table on a real server: taken by link, played, and found again after a break."""

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from aquae.cli.desks.remote import RemoteDesk, sit_down
from aquae.cli.desks.server import Link, identity, read_link
from aquae.cli.fullscreen.app import PlayApp
from aquae.cli.main import main
from aquae.core.errors import AquaeError
from aquae.games.spoken import words_of
from tests.cli.fullscreen.playing import SMALL, Played, by_keys, do, press, until
from tests.server.serving import AtTable, Person, kept_port, serving

Captured = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("link", "read"),
    [
        ("http://host:81/#/table/abc?seat=1&key=k", Link("http://host:81", "abc", 1, "k")),
        ("https://host/#/table/abc", Link("https://host", "abc", None, None)),
        ("https://host/t/abc?at=3", Link("https://host", "abc", None, None)),
    ],
)
def test_links_are_read(link: str, read: Link) -> None:
    assert read_link(link) == read


@pytest.mark.parametrize("link", ["abc", "http://host/", "ftp://host/#/table/abc", "/t/abc"])
def test_what_is_no_link_is_said_so(link: str, capsys: Captured) -> None:
    with pytest.raises(AquaeError, match="is no link to a table"):
        read_link(link)
    assert main(["play", "--table", link]) == 2
    assert "is no link to a table" in capsys.readouterr().err


def test_a_table_has_its_own_game_and_its_server_may_be_away(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert main(["play", "irrigate", "--table", "http://host/t/abc"]) == 2
    assert "a table has its own game" in capsys.readouterr().err
    with kept_port() as port:
        assert main(["play", "--table", f"http://127.0.0.1:{port}/t/abc"]) == 2
    assert "does not answer" in capsys.readouterr().err
    assert main(["play"]) == 2
    assert "name a game: aquaedukt" in capsys.readouterr().err


def desk_at(url: str, table: AtTable) -> RemoteDesk:
    link = read_link(f"{url}/#/table/{table.id}?seat=0&key={table.links.get(0, '')}")
    return sit_down(identity(link.server), link, "Tess")


async def ann_acts(ann: AtTable, *texts: str) -> None:
    for text in texts:
        await asyncio.to_thread(act, ann, text)


def act(ann: AtTable, text: str) -> Any:
    return ann.person.post(f"{ann.path}/actions", at=ann.look()["number"], text=text)


def said(app: PlayApp) -> str:
    return str(app.query_one("#message").render())


async def typed(pilot: Played, line: str) -> None:
    await pilot.press(*["space" if char == " " else char for char in line], "enter")


def undecided(app: PlayApp) -> str:
    """A place that leaves a choice: where there is but one way to lie, touching it is enough."""
    places = Counter(text.split()[1] for text in app.desk.legal() if text.startswith("place "))
    return places.most_common(1)[0][0]


def test_people_talk_concede_and_meet_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    with serving(tmp_path / "server") as server:
        ann = Person(server.url).make("irrigate", "open", "me", "tiro")
        desk = desk_at(server.url, ann)
        app = PlayApp(desk, words_of(desk.game, "de"))
        assert desk.names == ["Tess", "Ann", "Tiro"]

        async def scene(pilot: Played) -> None:
            await until(desk.awaits_me)
            await do(pilot, app, "draw", by_keys)
            await until(lambda: bool(desk.legal()) and app.picker.texts == desk.legal())
            await until(lambda: any(text.startswith("place ") for text in app.picker.texts))
            cell = undecided(app)
            app.choose(cell)
            assert app.picker.chosen == [cell]
            await asyncio.to_thread(ann.post, "chat", text="Salve")
            await until(lambda: said(app) == "Ann: Salve")
            assert app.picker.chosen == [cell], "talk takes no choice back"
            await pilot.press("c")
            await typed(pilot, "bin da")
            await until(lambda: ("Tess", "bin da") in desk.said)
            await until(lambda: "Tess: bin da\nAnn: Salve" in str(app.query_one("#page").render()))
            await pilot.press("escape", ":")
            await typed(pilot, "concede")
            assert said(app).startswith("Aufgeben? Ein Bot spielt für dich zu Ende.")
            await pilot.press(":")
            await typed(pilot, "yes")
            await until(lambda: desk.table["seats"][0]["conceded"])
            assert not desk.legal()
            await asyncio.to_thread(ann.post, "concede", seat=1)
            await until(lambda: desk.is_over)
            await asyncio.to_thread(ann.post, "rematch")
            await until(lambda: said(app).startswith("Ann möchte eine Revanche. Tippe :yes"))
            await pilot.press(":")
            await typed(pilot, "yes")
            await until(lambda: app.desk is not desk)
            assert app.desk.names == ["Tiro", "Tess", "Ann"]
            await until(app.desk.awaits_me)

        async def play() -> None:
            async with app.run_test(size=SMALL) as pilot:
                await scene(pilot)

        asyncio.run(play())


def test_a_seat_is_taken_by_link_and_played_with_somebody_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    with kept_port() as port, serving(tmp_path / "server", port=port) as server:
        ann = Person(server.url).make("irrigate", "open", "me")
        desk = desk_at(server.url, ann)
        app = PlayApp(desk, words_of(desk.game, "en"))
        assert desk.names == ["Tess", "Ann"]

        async def scene(pilot: Played) -> None:
            await until(desk.awaits_me)
            await do(pilot, app, "draw", by_keys)
            await until(lambda: bool(desk.legal()) and app.picker.texts == desk.legal())
            place = next(text for text in desk.legal() if text.startswith("place"))
            await do(pilot, app, place, by_keys)
            await until(lambda: desk.walk.state.to_move == 1)
            await ann_acts(ann, "pass")
            await until(lambda: desk.walk.texts()[-1] == "pass" and desk.awaits_me())
            drawn = desk.walk.texts()
            await asyncio.to_thread(server.kill)
            await until(lambda: "does not answer" in str(app.query_one("#message").render()))
            await asyncio.to_thread(server.start)
            await until(lambda: str(app.query_one("#message").render()) == "Connected again.")
            assert desk.walk.texts() == drawn
            await do(pilot, app, "pass", by_keys)
            press(app, "u")
            await until(lambda: "asked" in str(app.query_one("#message").render()))
            await ann_acts(ann, "pass")
            await until(lambda: desk.is_over)
            assert "I-34" in str(app.query_one("#message").render())
            await pilot.press("q")

        async def play() -> None:
            async with app.run_test(size=SMALL) as pilot:
                await scene(pilot)

        asyncio.run(play())
        assert app.return_value is not None
        assert f"{server.url}/#/table/{ann.id}" in app.return_value
        people = tmp_path / "aquae" / "people.json"
        assert list(json.loads(people.read_text())) == [server.url]
        assert people.stat().st_mode & 0o077 == 0
        assert desk_at(server.url, ann).table["mine"] == [0], "the same link leads to the same seat"
        assert asyncio.run(desk.record()).result is not None
        assert not desk_at(server.url, ann).is_over, "not before everything has been heard"
