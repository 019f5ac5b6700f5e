"""A service that is told to stop does, whatever it is about to do."""

import asyncio
from pathlib import Path

from aquae.server.service import Service
from aquae.server.settings import Settings
from tests.server.loops import in_a_loop_of_its_own


def test_work_that_comes_while_stopping_does_not_keep_it_running(tmp_path: Path) -> None:
    async def start_and_stop() -> None:
        service = Service(Settings(data=str(tmp_path)))
        service.database.prepare()
        await service.start()
        await asyncio.sleep(0.1)
        assert service.dispatcher is not None
        service.dispatcher.nudge()
        async with asyncio.timeout(5):
            await service.stop()

    in_a_loop_of_its_own(start_and_stop())


def test_no_process_that_thinks_outlives_the_stop(tmp_path: Path) -> None:
    async def processes() -> list[asyncio.subprocess.Process]:
        service = Service(Settings(data=str(tmp_path), bots=2))
        service.database.prepare()
        await service.start()
        pool = service.thinkers["move"]
        await pool.start()
        idle, busy = [await process.start() for process in pool.all]
        pool.all[1].kill()
        await service.stop()
        return [idle, busy]

    assert [process.returncode for process in in_a_loop_of_its_own(processes())] == [-9, -9]
