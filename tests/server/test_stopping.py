"""A service that is told to stop does, whatever it is about to do."""

import asyncio
import subprocess
import sys
import threading
from pathlib import Path

import httpx

from aquae.server.service import Service
from aquae.server.settings import Settings
from tests.server.conftest import FREELY
from tests.server.loops import in_a_loop_of_its_own
from tests.server.serving import Person, serving


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


HANGING = """
import time
from aquae.server.run import end_at_last

class Service:
    def kill_thinkers(self):
        raise ProcessLookupError("it has just ended by itself")

end_at_last(Service())
time.sleep(60)
"""


def test_a_process_that_hangs_ends_even_if_its_last_words_fail() -> None:
    done = subprocess.run([sys.executable, "-c", HANGING], timeout=30, check=False)
    assert done.returncode == 1


class Restless(threading.Thread):
    """Follows a table, and comes back at once whenever its stream ends."""

    def __init__(self, url: str) -> None:
        super().__init__(daemon=True)
        self.url = url
        self.streams = 0
        self.start()

    def run(self) -> None:
        with httpx.Client(timeout=10) as client:
            while True:
                try:
                    with client.stream("GET", self.url) as stream:
                        self.streams += 1
                        for _ in stream.iter_lines():
                            pass
                except httpx.TransportError:
                    return


def test_who_comes_back_at_once_does_not_hold_up_the_stop(tmp_path: Path) -> None:
    with serving(tmp_path, *FREELY, "--data", str(tmp_path / "data")) as server:
        table = Person(server.url).make("irrigate", "me", "me")
        clients = [Restless(f"{server.url}{table.path}/events") for _ in range(12)]
        while not all(client.streams for client in clients):
            table.look()
        assert server.stop() < 2
        for client in clients:
            client.join(10)
        log = server.log.read_text()
    assert "Traceback" not in log
    assert "Cancel" not in log
