"""A table that is forgotten while somebody reads it stays forgotten."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from aquae.server.memory.followers import Follower
from aquae.server.service import Service
from aquae.server.settings import Settings
from aquae.server.storage.store import Store
from aquae.server.tables import commands
from aquae.server.tables.creating import SeatWish, TableWish
from aquae.server.tables.problems import Problem
from aquae.server.tables.tokens import new_id
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


async def forget_all(service: Service) -> list[str]:
    """As if everything had been left alone for days."""
    service.forgetting.expire_days = -1
    return await service.forget_some()


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
        assert await forget_all(service) == [table_id]
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
        await forget_all(one)
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


SEATED = {
    "open": [SeatWish("me"), SeatWish("open")],
    "begun": [SeatWish("me"), SeatWish("bot", level="tiro")],
    "played": [SeatWish("me"), SeatWish("bot", level="tiro")],
    "finished": [SeatWish("me"), SeatWish("bot", level="tiro")],
}
DONE = {
    "played": [commands.act("somebody", 3, "pass")],
    "finished": [commands.concede("somebody", 0)],
}


async def forget_unplayed(database: str, folder: Path) -> tuple[list[str], list[str]]:
    """Which of four old tables were forgotten, by their names, and which were kept."""
    service = Service(Settings(database=database, data=str(folder), port=0, bots=0))
    service.database.prepare()
    await service.start()
    try:
        names = {}
        for name, seats in SEATED.items():
            loaded, _ = await service.make_table(TableWish(seats, "irrigate"), "somebody")
            names[loaded.id] = name
            for command in DONE.get(name, []):
                await service.tables.perform(loaded.id, command, new_id())
        service.forgetting.unplayed_days = -1
        gone = [names[table_id] for table_id in await service.forget_some()]
        assert service.forgetting.is_done
        found = {name: await code_of_reading(service, at) for at, name in names.items()}
        return sorted(gone), sorted(name for name, code in found.items() if code == "found")
    finally:
        await service.stop()


@pytest.mark.parametrize("where", ["sqlite", "postgres"])
def test_where_no_person_ever_acted_nothing_is_kept(
    tmp_path: Path, request: pytest.FixtureRequest, where: str
) -> None:
    database = request.getfixturevalue("postgres").new_database() if where == "postgres" else ""
    found = in_a_loop_of_its_own(forget_unplayed(database, tmp_path))
    assert found == (["begun", "open"], ["finished", "played"])
