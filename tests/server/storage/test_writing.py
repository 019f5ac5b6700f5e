"""Groups of appends: all that fit are written, nothing else is, and late ones are heard of."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from aquae.server.memory.appends import appended, made
from aquae.server.memory.followers import Follower
from aquae.server.memory.loaded import LoadedTable
from aquae.server.service import Service
from aquae.server.settings import Settings
from aquae.server.storage import writer as writing
from aquae.server.storage.database import Database
from aquae.server.storage.postgres import PostgresWriter
from aquae.server.storage.writer import Append
from aquae.server.tables.creating import SeatWish, TableWish, fresh_start, new_creation
from aquae.server.tables.events import Said
from aquae.server.tables.live import LiveTable
from aquae.server.tables.problems import Problem
from tests.server.loops import in_a_loop_of_its_own
from tests.server.postgres import Postgres

SEATS = [SeatWish("me"), SeatWish("open")]


def new_table() -> tuple[Append, LiveTable]:
    wish = TableWish(SEATS, "irrigate")
    creation, command, _ = new_creation(wish, fresh_start(wish), "somebody", 1)
    return made(creation, command)


def spoken(table: LiveTable, words: str) -> Append:
    """Somebody says something at a table, which is not written yet."""
    before = table.number
    events = table.perform(lambda table: iter([Said(0, "Ann", words)]), 1, f"key {words}")
    return appended(table, events, before)


def rows(database: str, table: LiveTable) -> tuple[int, list[int]]:
    """The head of a table, and the numbers of its events."""
    with psycopg.connect(database) as connection:
        head = "SELECT number FROM head WHERE table_id = %s"
        (number,) = connection.execute(head, (table.creation.id,)).fetchone() or (0,)
        log = "SELECT number FROM event WHERE table_id = %s ORDER BY number"
        found = connection.execute(log, (table.creation.id,)).fetchall()
    return number, [one for (one,) in found]


@pytest.fixture
def database(postgres: Postgres) -> str:
    url = postgres.new_database()
    Database(url, Path()).prepare()
    return url


async def write(database: str, *groups: list[Append]) -> list[list[bool]]:
    writer = PostgresWriter(database, "me")
    await writer.start()
    try:
        return [await asyncio.gather(*map(writer.append, group)) for group in groups]
    finally:
        await writer.stop()


def test_one_that_was_overtaken_keeps_nobody_else_from_being_written(database: str) -> None:
    tables = [new_table() for _ in range(3)]
    first = [append for append, _ in tables]
    one, two, three = [table for _, table in tables]
    group = [spoken(table, "la") for table in (one, two, three)]
    group[1].before = group[1].events[0].number - 2  # what another server has written is not known
    written = in_a_loop_of_its_own(write(database, first, group))
    assert written == [[True] * 3, [True, False, True]]
    for table, spoke in ((one, 1), (two, 0), (three, 1)):
        number = table.number - 1 + spoke
        assert rows(database, table) == (number, list(range(1, number + 1)))


def test_whoever_is_overtaken_while_statements_are_prepared_goes_on_writing(database: str) -> None:
    """The driver prepares what it has sent five times; of a group that fails it does not know how
    far that went."""
    append, table = new_table()
    groups = [[append]]
    for number in range(20):
        said = spoken(table, f"word {number}")
        late = Append(**{**vars(said), "before": said.before - 1})
        groups += [[late], [said]]
    written = in_a_loop_of_its_own(write(database, *groups))
    assert written == [[True]] + [[False], [True]] * 20
    assert rows(database, table) == (table.number, list(range(1, table.number + 1)))


def test_a_group_that_was_written_before_its_connection_was_lost(database: str) -> None:
    """It is sent again, and found to be there: the new table is made, the event is not doubled."""
    made_now, table = new_table()
    again, _ = new_table()
    said = spoken(table, "la")
    written = in_a_loop_of_its_own(
        write(database, [made_now], [said, again], [said, again], [made_now])
    )
    assert written == [[True], [True, True], [False, True], [True]]
    assert rows(database, table) == (table.number, list(range(1, table.number + 1)))


async def write_while_the_driver_miscounts(database: str, groups: list[list[Append]]) -> Any:
    """As it does when the connection breaks amid answers; what it had sent has happened."""
    writer = PostgresWriter(database, "me")
    await writer.start()
    connection: Any = writer.connection
    in_one_go = connection.pipeline

    @contextmanager
    def miscounting() -> Iterator[None]:
        with in_one_go():
            yield
        raise IndexError("pop from an empty deque")

    connection.pipeline = miscounting
    try:
        return [await asyncio.gather(*map(writer.append, group)) for group in groups]
    finally:
        await writer.stop()


def test_a_driver_that_loses_count_is_a_connection_that_was_lost(database: str) -> None:
    append, table = new_table()
    groups = [[append], [spoken(table, "la")]]
    written = in_a_loop_of_its_own(write_while_the_driver_miscounts(database, groups))
    assert written == [[True], [True]]
    assert rows(database, table) == (table.number, list(range(1, table.number + 1)))


def test_a_table_that_is_no_more_is_not_written_to(database: str) -> None:
    append, table = new_table()
    other, twin = new_table()
    in_a_loop_of_its_own(write(database, [append, other]))
    with psycopg.connect(database) as connection:
        for name in ("head", "event"):
            connection.execute(f"DELETE FROM {name} WHERE table_id = %s", (append.table_id,))
    group = [spoken(table, "la"), spoken(twin, "la")]
    assert in_a_loop_of_its_own(write(database, group)) == [[False, True]]
    assert rows(database, table) == (0, [])


async def given_up(folder: Path) -> tuple[str, list[int], int]:
    """A write that takes longer than anybody waits, and happens all the same."""
    service = Service(Settings(data=str(folder), port=0, bots=0))
    service.database.prepare()
    await service.start()
    try:
        loaded = (await service.make_table(TableWish(SEATS, "irrigate"), "somebody"))[0]
        follower = Follower(loaded.published, False, None)
        await service.follow(loaded.id, follower)
        before = loaded.published
        slowly(service)
        code = await code_of(speak(service, loaded))
        known = await speak_again(service, loaded)
        return code, [known.first, known.last], loaded.published - before
    finally:
        await service.stop()


def slowly(service: Service) -> None:
    quickly = service.writer.write

    def write(appends: list[Append]) -> list[bool]:
        service.writer.write = quickly  # type: ignore[method-assign]
        time.sleep(1.5)
        return quickly(appends)

    service.writer.write = write  # type: ignore[method-assign]


async def speak(service: Service, loaded: LoadedTable) -> Any:
    words = Said(0, "Ann", "la")
    return (await service.tables.perform(loaded.id, lambda table: iter([words]), "key"))[1]


async def speak_again(service: Service, loaded: LoadedTable) -> Any:
    """Until it is answered, as clients do."""
    while True:
        try:
            return await speak(service, loaded)
        except Problem:
            await asyncio.sleep(0.1)


async def code_of(asking: Any) -> str:
    try:
        await asking
    except Problem as problem:
        return problem.code
    return "done"


def test_a_write_that_was_given_up_happens_once_and_is_heard_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "LONGEST_WRITE", 0.2)
    code, answered, heard = in_a_loop_of_its_own(given_up(tmp_path))
    assert code == "database-away"
    assert answered[0] == answered[1]
    assert heard == 1
