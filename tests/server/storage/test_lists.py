"""Lists come from an index, whatever the number of tables."""

import time
from pathlib import Path

import pytest
from benchmarks.lists import NOW, fill, table_id
from sqlalchemy import create_engine, text

from aquae.server.storage.database import Database
from aquae.server.storage.store import Store
from tests.server.loops import in_a_loop_of_its_own
from tests.server.postgres import Postgres

TABLES = 50_000
SLOWEST = 0.02
"""Seconds that a list may take of the processor. Through all the tables it would take more."""

Page = list[tuple[str, int]]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def filled(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Database:
    """A database full of public tables; the higher the number, the later it was changed."""
    url = None
    if request.param == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.new_database()
    folder: Path = tmp_path_factory.mktemp("lists")
    database = Database(url, folder)
    database.prepare()
    database.let_go()
    engine = create_engine(database.url)
    with engine.begin() as connection:
        fill(connection, TABLES)
    engine.dispose()
    return database


def pages(database: Database, status: str | None) -> list[Page]:
    """Two pages in a row, the quickest of a few tries of which was quick."""

    async def read() -> list[Page]:
        engine = database.reader()
        try:
            store = Store(engine)
            first = await store.listed(status, None, 5)
            table, at = first[-1]
            took = []
            for _ in range(10):
                began = time.process_time()
                second = await store.listed(status, (at, table), 5)
                took.append(time.process_time() - began)
            assert min(took) < SLOWEST
            return [first, second]
        finally:
            await engine.dispose()

    return in_a_loop_of_its_own(read())


def test_all_public_tables(filled: Database) -> None:
    first, second = pages(filled, None)
    assert [table for table, _ in first + second] == [
        table_id(number) for number in range(TABLES - 1, TABLES - 11, -1)
    ]


@pytest.mark.parametrize(("status", "rest"), [("open", [0]), ("playing", [1])])
def test_those_of_a_kind(filled: Database, status: str, rest: list[int]) -> None:
    first, second = pages(filled, status)
    numbers = [number for number in range(TABLES) if number % 10 in rest]
    assert [table for table, _ in first + second] == [
        table_id(number) for number in numbers[: -len(first + second) - 1 : -1]
    ]


def test_finished_ones_in_order(filled: Database) -> None:
    async def read() -> list[str]:
        engine = filled.reader()
        try:
            store = Store(engine)
            first = await store.finished(None, 2)
            return first + await store.finished(first[-1], 2)
        finally:
            await engine.dispose()

    found = in_a_loop_of_its_own(read())
    assert found == [table_id(number) for number in (2, 3, 4, 5)]


QUERIES = {
    "lists": "SELECT table_id FROM head WHERE public {} AND status = 'open'"
    " ORDER BY listed_at DESC, table_id DESC LIMIT 5",
    "records": "SELECT table_id FROM head WHERE public {} AND over_at IS NOT NULL"
    " ORDER BY over_at, table_id LIMIT 5",
    "old tables": f"SELECT table_id FROM head WHERE listed_at < {NOW + 5}"
    " ORDER BY listed_at LIMIT 5",
}


@pytest.mark.parametrize("name", list(QUERIES))
def test_nothing_is_searched_through(filled: Database, name: str) -> None:
    """The plans of the database itself."""
    explain = "EXPLAIN" if filled.is_postgres else "EXPLAIN QUERY PLAN"
    query = QUERIES[name].format("" if filled.is_postgres else "= 1")
    engine = create_engine(filled.url)
    with engine.connect() as connection:
        rows = connection.execute(text(f"{explain} {query}")).all()
    engine.dispose()
    plan = " ".join(str(row[-1]) for row in rows)
    assert "ix_head_" in plan, plan
    assert "Seq Scan" not in plan, plan
    assert "TEMP B-TREE" not in plan, plan
    assert "Sort" not in plan, plan
