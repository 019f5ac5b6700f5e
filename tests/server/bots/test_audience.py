"""Tables of bots alone go on while somebody watches, and for a while of their own."""

import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from aquae.server.bots import audience as audiences
from aquae.server.bots.audience import Audience
from aquae.server.memory.appends import made
from aquae.server.memory.followers import Follower
from aquae.server.memory.loaded import LoadedTable
from aquae.server.tables.creating import SeatWish, TableWish, fresh_start, new_creation
from tests.server.postgres import Postgres
from tests.server.serving import AtTable, Following, Person, Serving, eventually, serving, working

BOTS = ("curator", "curator")


def table_of(*kinds: str) -> LoadedTable:
    seats = [SeatWish("me") if kind == "me" else SeatWish("bot", level=kind) for kind in kinds]
    wish = TableWish(seats, "irrigate")
    creation, command, _ = new_creation(wish, fresh_start(wish), "p" * 22, 0)
    return LoadedTable(made(creation, command)[1])


def watch(loaded: LoadedTable, address: str) -> Follower:
    follower = Follower(0, False, None, address)
    loaded.followers.add(follower)
    return follower


def audience(most: int = 2, minutes: float = 10, *known: LoadedTable) -> Audience:
    return Audience(most, minutes, {loaded.id: loaded for loaded in known}.get)


def test_only_bots_alone_have_an_audience() -> None:
    who = audience()
    alone, attended = table_of(*BOTS), table_of("me", "curator")
    watch(alone, "1")
    watch(attended, "1")
    assert (who.note(alone), who.note(attended)) == (True, False)
    assert who.watched() == [alone.id]
    assert not who.note(alone), "it was watched before"
    alone.followers.clear()
    assert not who.note(alone)
    assert who.watched() == []


def test_an_address_keeps_a_few_tables_going_those_it_looked_at_last() -> None:
    who = audience(2)
    tables = [table_of(*BOTS) for _ in range(4)]
    for loaded in tables:
        watch(loaded, "greedy")
        who.note(loaded)
    assert who.watched() == [tables[3].id, tables[2].id]
    watch(tables[0], "another")
    assert set(who.watched()) == {tables[0].id, tables[3].id, tables[2].id}


def test_a_table_goes_on_for_a_while_unless_its_address_has_enough(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0
    clock = SimpleNamespace(monotonic=lambda: now)
    monkeypatch.setattr("aquae.server.bots.audience.time", clock)
    tables = [table_of(*BOTS) for _ in range(4)]
    who = audience(2, 10, *tables)
    assert [who.spare(loaded, "a") for loaded in tables[:3]] == [True, True, False]
    assert who.spare(tables[3], "b")
    assert who.unwatched() == [tables[0].id, tables[1].id, tables[3].id]
    now = 601.0
    assert who.unwatched() == []
    assert who.spare(tables[2], "a")
    assert not audience(2, 0).spare(tables[0]), "for no time at all"
    assert not who.spare(table_of("me", "curator"))


def test_processes_tell_each_other_and_forget_what_is_not_repeated(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0
    clock = SimpleNamespace(monotonic=lambda: now)
    monkeypatch.setattr("aquae.server.bots.audience.time", clock)
    one, other = audience(1000, 10), audience()
    watched = [table_of(*BOTS) for _ in range(audiences.MOST_TOLD + 1)]
    for loaded in watched:
        watch(loaded, "a")
        one.note(loaded)
    spared = table_of(*BOTS)
    one.spare(spared)
    news = list(one.news())
    assert len(news) == 3
    assert all(len(said) < 7900 for said in news)
    for said in news:
        other.hear(said)
    assert set(other.watched()) == {loaded.id for loaded in watched}
    assert other.unwatched() == [spared.id]
    now = audiences.HEARSAY_SECONDS + 1
    assert (other.watched(), other.unwatched()) == ([], [])


def stands_still(table: AtTable, seconds: float = 1.0) -> bool:
    before = table.look()["position"]
    time.sleep(seconds)
    return bool(table.look()["position"] == before)


@pytest.fixture
def unspared(tmp_path: Path) -> Iterator[Serving]:
    rest = ("--bots", "1", "--alone-minutes", "0", "--rate", "0")
    with serving(tmp_path, "--data", str(tmp_path / "data"), *rest) as server:
        yield server


def test_bots_alone_pause_until_somebody_looks(unspared: Serving) -> None:
    table = Person(unspared.url).make("aqua-romana", "architectus", "architectus")
    assert table.look()["status"] == "playing"
    assert stands_still(table)
    assert table.look()["position"] == 0
    watching = Following(unspared.url, table.id)
    watching.event("action")
    watching.client.close()
    eventually(lambda: stands_still(table), 20)
    assert table.look()["status"] == "playing"
    again = Following(unspared.url, table.id, after=table.look()["number"])
    again.event("action")


def test_bots_pause_when_the_last_person_has_left(unspared: Serving) -> None:
    ann = Person(unspared.url)
    table = ann.make("aqua-romana", "me", "architectus")
    table.post("seats/0/leave", level="architectus")
    eventually(lambda: stands_still(table), 20)
    table.take(0)
    assert table.wait_for_turn(0)["status"] == "playing"


def test_a_person_has_a_few_tables_of_bots_going_the_oldest_first(tmp_path: Path) -> None:
    rest = ("--bots", "1", "--alone-tables", "1", "--rate", "0")
    with serving(tmp_path, "--data", str(tmp_path / "data"), *rest) as server:
        ann, bea = Person(server.url), Person(server.url)
        first = ann.make("aqua-romana", "curator", "curator")
        eventually(lambda: first.look()["position"] > 0)
        second = ann.make("aqua-romana", "tiro", "tiro")
        assert stands_still(second)
        assert second.look()["position"] == 0
        stream = Following(server.url, second.id, token=bea.token)
        stream.event("action")


def test_who_watches_at_one_server_keeps_bots_going_at_a_worker(
    postgres: Postgres, tmp_path: Path
) -> None:
    database = postgres.new_database()
    rest = ("--bots", "0", "--alone-minutes", "0", "--rate", "0", "--database", database)
    with serving(tmp_path, *rest) as server, working(database, tmp_path):
        ann = Person(server.url)
        watched, other = (ann.make("aqua-romana", "architectus", "tiro") for _ in range(2))
        stream = Following(server.url, watched.id)
        stream.event("action", 40)
        assert other.look()["position"] == 0
        person = ann.make("irrigate", "me", "tiro")
        person.act("pass")
        person.wait_for_turn(0)
