"""A table that is forgotten while somebody reads it stays forgotten."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from aquae.server.clock import now_ms
from aquae.server.memory.followers import Follower
from aquae.server.service import Service
from aquae.server.settings import Settings
from aquae.server.storage.store import Store
from aquae.server.tables.creating import SeatWish, TableWish
from aquae.server.tables.problems import Problem
from tests.server.loops import in_a_loop_of_its_own
from tests.server.postgres import Postgres


class SlowStore(Store):
    """Stops before or after what it reads of a table, until it is told to go on."""

    def __init__(self, store: Store, when: str) -> None:
        super().__init__(store.engine)
        self.when = when
        self.reached = asyncio.Event()
        self.go_on = asyncio.Event()

    async def _hold(self) -> None:
        self.reached.set()
        await self.go_on.wait()

    async def events(self, table_id: str, after: int = 0) -> list[Any]:
        if self.when == "before":
            await self._hold()
        found = await super().events(table_id, after)
        if self.when == "after":
            await self._hold()
        return found


async def code_of_reading(service: Service, table_id: str) -> str:
    try:
        await service.tables.get(table_id)
    except Problem as problem:
        return problem.code
    return "found"


async def read_while_forgotten(folder: Path, when: str) -> list[str]:
    """What the reader of a table gets that is forgotten meanwhile, and what the next one gets."""
    service = Service(Settings(data=str(folder), port=0, bots=0))
    service.database.prepare()
    await service.start()
    try:
        seats = [SeatWish("me"), SeatWish("open")]
        loaded, _ = await service.make_table(TableWish(seats, "irrigate"), "somebody")
        table_id = loaded.id
        service.tables.forget(table_id)
        store = service.tables.store = SlowStore(service.tables.store, when)
        reading = asyncio.create_task(code_of_reading(service, table_id))
        await store.reached.wait()
        old = await service.writer.run(service.statements.expire(0, now_ms() + 1000, "", 10))
        assert old == [table_id]
        service.tables.forget(table_id)
        store.go_on.set()
        return [await reading, await code_of_reading(service, table_id)]
    finally:
        await service.stop()


@pytest.mark.parametrize("when", ["before", "after"])
def test_forgotten_while_it_is_read(tmp_path: Path, when: str) -> None:
    codes = in_a_loop_of_its_own(read_while_forgotten(tmp_path, when))
    assert codes == ["no-such-table", "no-such-table"]


async def forget_at_another(database: str) -> tuple[bool, str]:
    """Whether a stream ends, and what is found then, at a server where nothing was forgotten."""
    one, two = [Service(Settings(database=database, port=0, bots=0)) for _ in range(2)]
    one.database.prepare()
    await one.start()
    await two.start()
    try:
        seats = [SeatWish("me"), SeatWish("open")]
        made, _ = await one.make_table(TableWish(seats, "irrigate"), "somebody")
        follower = Follower(0, False, None)
        await two.follow(made.id, follower)
        await one.writer.run(lambda connection: one._expire(0, now_ms() + 1000, "", connection))
        async with asyncio.timeout(10):
            while not follower.gone:
                await asyncio.sleep(0.02)
        return follower.gone, await code_of_reading(two, made.id)
    finally:
        await two.stop()
        await one.stop()


def test_what_one_server_forgets_all_others_do(postgres: Postgres) -> None:
    found = in_a_loop_of_its_own(forget_at_another(postgres.new_database()))
    assert found == (True, "no-such-table")
