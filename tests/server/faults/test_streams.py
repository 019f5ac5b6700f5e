"""Nobody is deaf: not with more tables than memory is meant for, not after a step back."""

import asyncio
import sqlite3
from pathlib import Path

import psycopg

from aquae.server.memory.followers import Follower
from aquae.server.memory.loaded import EVENTS_A_WEIGHT, LoadedTable
from aquae.server.memory.shelf import Shelf
from aquae.server.service import Service
from aquae.server.settings import Settings
from aquae.server.tables.creating import SeatWish, TableWish
from aquae.server.tables.events import Said
from tests.server.conftest import FREELY
from tests.server.loops import in_a_loop_of_its_own
from tests.server.postgres import Postgres
from tests.server.serving import Following, Person, eventually, serving

SEATS = [SeatWish("me"), SeatWish("open")]


def test_more_tables_are_followed_than_are_kept(tmp_path: Path) -> None:
    arguments = (*FREELY, "--data", str(tmp_path / "data"), "--live-tables", "2")
    with serving(tmp_path, *arguments) as server:
        ann = Person(server.url)
        tables = [ann.make("irrigate", "me", "me") for _ in range(5)]
        streams = [Following(server.url, table.id) for table in tables]
        for stream in streams:
            stream.presence({"here": [], "watching": 1})
        for table, stream in zip(tables, streams, strict=True):
            last = table.act("draw")["number"]
            assert stream.numbers(last) == list(range(1, last + 1))


def loaded_in(service: Service, person: str) -> "asyncio.Future[LoadedTable]":
    async def make() -> LoadedTable:
        return (await service.make_table(TableWish(SEATS, "irrigate"), person))[0]

    return asyncio.ensure_future(make())


async def weights(folder: Path) -> tuple[list[int], int, int]:
    """What short and long tables weigh, and how many are left when many are made."""
    service = Service(Settings(data=str(folder), port=0, bots=0, live_tables=10))
    service.database.prepare()
    await service.start()
    try:
        long = await loaded_in(service, "ann")

        def talk(table: object) -> object:
            return iter([Said(0, "Ann", "la")] * (4 * EVENTS_A_WEIGHT))

        await service.tables.perform(long.id, talk, "key")  # type: ignore[arg-type]
        short = [await loaded_in(service, "ann") for _ in range(5)]
        found = [long.weight, short[0].weight]
        shelf = service.tables.shelf
        before = len(shelf)
        for _ in range(20):
            await loaded_in(service, "ann")
        assert shelf.weight <= 10
        return found, before, len(shelf)
    finally:
        await service.stop()


def test_tables_are_weighed(tmp_path: Path) -> None:
    """A long one takes the room of several, and goes when nobody has used it for longest."""
    found, before, after = in_a_loop_of_its_own(weights(tmp_path))
    assert found == [5, 1]
    assert (before, after) == (6, 10)


async def evict_while_followed(folder: Path) -> tuple[int, bool, bool]:
    service = Service(Settings(data=str(folder), port=0, bots=0, live_tables=1))
    service.database.prepare()
    await service.start()
    try:
        first = await loaded_in(service, "ann")
        follower = Follower(0, False, None)
        followed = await service.follow(first.id, follower)
        others = [await loaded_in(service, "ann") for _ in range(3)]
        shelf: Shelf = service.tables.shelf
        is_kept = shelf.get(first.id) is followed
        service.unfollow(followed, follower)
        others.append(await loaded_in(service, "ann"))
        return len(shelf), is_kept, shelf.get(first.id) is None
    finally:
        await service.stop()


def test_a_followed_table_is_never_let_go(tmp_path: Path) -> None:
    left, is_kept, is_gone = in_a_loop_of_its_own(evict_while_followed(tmp_path))
    assert (left, is_kept, is_gone) == (1, True, True)


async def use_what_was_let_go(folder: Path) -> list[int]:
    """Somebody acts on a table that was let go meanwhile and read again for a follower."""
    service = Service(Settings(data=str(folder), port=0, bots=0, live_tables=1))
    service.database.prepare()
    await service.start()
    try:
        orphan = await loaded_in(service, "ann")
        service.tables.shelf.pop(orphan.id)
        follower = Follower(0, False, None)
        followed = await service.follow(orphan.id, follower)
        assert followed is not orphan
        async with orphan.lock:
            append = await service.tables._judged(
                orphan, lambda table: iter([Said(0, "Ann", "la")]), "key", None
            )
            assert append is not None
            assert await service.tables._append(orphan, append)
        for _ in range(100):
            if followed.published == orphan.published:
                break
            await asyncio.sleep(0.05)
        return [orphan.published, followed.published]
    finally:
        await service.stop()


def test_a_table_that_was_let_go_in_use_tells_its_twin(tmp_path: Path) -> None:
    numbers = in_a_loop_of_its_own(use_what_was_let_go(tmp_path))
    assert numbers[0] == numbers[1]


def test_a_stream_ahead_of_its_table_begins_again(tmp_path: Path) -> None:
    with serving(tmp_path, *FREELY, "--data", str(tmp_path / "data")) as server:
        table = Person(server.url).make("irrigate", "me", "me")
        last = table.look()["number"]
        ahead = Following(server.url, table.id, after=last + 7)
        assert ahead.resets.get(timeout=20) == {"number": last}
        assert ahead.numbers(last) == list(range(1, last + 1))
        new = table.act("draw")["number"]
        assert ahead.numbers(new) == list(range(last + 1, new + 1))
        level = Following(server.url, table.id, after=new)
        level.presence({"here": [], "watching": 2})
        assert level.resets.empty()


def set_back(database: str, table_id: str, number: int) -> None:
    """As after failing over to a copy that had not heard of the last events."""
    with psycopg.connect(database) as connection:
        connection.execute(
            "DELETE FROM event WHERE table_id = %s AND number > %s", (table_id, number)
        )
        connection.execute("UPDATE head SET number = %s WHERE table_id = %s", (number, table_id))
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def test_open_streams_hear_that_the_database_was_set_back(
    tmp_path: Path, postgres: Postgres
) -> None:
    database = postgres.new_database()
    with serving(tmp_path, *FREELY, "--database", database) as server:
        table = Person(server.url).make("irrigate", "me", "me")
        first = table.look()["number"]
        stream = Following(server.url, table.id)
        last = table.act("draw")["number"]
        assert stream.numbers(last) == list(range(1, last + 1))
        set_back(database, table.id, first)
        assert stream.resets.get(timeout=20) == {"number": first}
        assert stream.numbers(first) == list(range(1, first + 1))
        again = table.act("pass")["number"]
        assert stream.numbers(again) == list(range(first + 1, again + 1))


def test_who_comes_back_late_hears_that_the_database_was_set_back(
    tmp_path: Path, postgres: Postgres
) -> None:
    """By then the new past has as many events as the old one had, and more."""
    database = postgres.new_database()
    with serving(tmp_path, *FREELY, "--database", database) as server:
        table = Person(server.url).make("irrigate", "me", "me")
        first = table.look()["number"]
        table.act("draw")
        seen = table.look()
        set_back(database, table.id, first)
        eventually(lambda: table.look()["number"] == first)
        while (last := table.act("pass")["number"]) <= seen["number"]:
            pass
        late = {"after": seen["number"], "made_at": seen["changed_at"]}
        stream = Following(server.url, table.id, **late)
        assert stream.resets.get(timeout=20) == {"number": last}
        assert stream.numbers(last) == list(range(1, last + 1))
        now = {"after": last, "made_at": table.look()["changed_at"]}
        level = Following(server.url, table.id, **now)
        level.presence({"here": [], "watching": 2})
        assert level.resets.empty()


def test_a_table_that_is_no_more_ends_its_streams(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.new_database()
    with serving(tmp_path, *FREELY, "--database", database) as server:
        ann = Person(server.url)
        table = ann.make("irrigate", "me", "me")
        stream = Following(server.url, table.id)
        stream.presence({"here": [], "watching": 1})
        with psycopg.connect(database) as connection:
            connection.execute("DELETE FROM creation WHERE table_id = %s", (table.id,))
        set_back(database, table.id, 0)
        assert stream.ended.wait(20)
        assert ann.get(table.path, 404)["code"] == "no-such-table"


def test_rows_of_a_database_that_was_set_back_are_not_mistaken_for_the_old(tmp_path: Path) -> None:
    """The same number, but another event: what was heard before is not so."""
    service_folder = tmp_path / "data"

    async def play() -> tuple[int, list[int]]:
        service = Service(Settings(data=str(service_folder), port=0, bots=0))
        service.database.prepare()
        await service.start()
        try:
            loaded = await loaded_in(service, "ann")
            number = loaded.published
            connection = sqlite3.connect(service.database.path)
            with connection:
                connection.execute("UPDATE event SET made_at = made_at - 5000 WHERE number = 1")
                connection.execute(
                    "UPDATE event SET made_at = made_at - 5000 WHERE number = ?", (number,)
                )
            connection.close()
            await service.tables.catch_up(loaded)
            return number, [loaded.published, loaded.history]
        finally:
            await service.stop()

    number, found = in_a_loop_of_its_own(play())
    assert found == [number, 1]
