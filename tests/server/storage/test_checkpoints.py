"""What is written reaches the database's file while the server goes on."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

from aquae.server.service import Service
from aquae.server.settings import Settings
from aquae.server.storage.sqlite import EVENTS_A_CHECKPOINT
from aquae.server.tables.creating import SeatWish, TableWish
from aquae.server.tables.events import Happening, Said
from aquae.server.tables.live import LiveTable
from tests.server.loops import in_a_loop_of_its_own

WORDS = "and so on " * 10
ALL = EVENTS_A_CHECKPOINT * len(WORDS)


def talk(table: LiveTable) -> Iterator[Happening]:
    for _ in range(EVENTS_A_CHECKPOINT):
        yield Said(0, "Ann", WORDS)


async def growth(folder: Path) -> int:
    """By how many bytes the file grows after many events, seen while nothing is closed."""
    service = Service(Settings(data=str(folder), port=0, bots=0))
    service.database.prepare()
    await service.start()
    try:
        seats = [SeatWish("me"), SeatWish("open")]
        loaded, _ = await service.make_table(TableWish(seats, "irrigate"), "somebody")
        path = service.database.path
        before = path.stat().st_size
        await service.tables.perform(loaded.table.creation.id, talk, "key")
        for _ in range(200):
            if path.stat().st_size - before >= ALL:
                break
            await asyncio.sleep(0.05)
        return path.stat().st_size - before
    finally:
        await service.stop()


def test_events_reach_the_file_without_being_asked(tmp_path: Path) -> None:
    grown = in_a_loop_of_its_own(growth(tmp_path))
    assert grown >= ALL
    assert not list(tmp_path.glob("**/*-wal")), "the log is gone once the server has stopped"
