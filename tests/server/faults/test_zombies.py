"""A server that cannot write says so: it does not start, it is not healthy, or it ends."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from aquae.server.service import Service
from aquae.server.settings import Settings
from aquae.server.storage.database import Database
from aquae.server.tables.creating import SeatWish, TableWish
from aquae.server.tables.problems import Problem
from tests.server.conftest import FREELY
from tests.server.loops import in_a_loop_of_its_own
from tests.server.serving import Person, eventually, serving

# Root may write everything; without this it may not.
HUMBLY = ("setpriv", "--bounding-set", "-dac_override") if os.geteuid() == 0 else ()


def prepared(folder: Path) -> Path:
    """A folder with the database of a server that has stopped."""
    database = Database(None, folder)
    database.prepare()
    database.let_go()
    with closing(sqlite3.connect(database.path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    return database.path


def start(folder: Path) -> "subprocess.CompletedProcess[str]":
    """A server that is expected to end by itself."""
    command = [*HUMBLY, sys.executable, "-m", "aquae", "serve", "--port", "0", "--bots", "0"]
    return subprocess.run(
        [*command, "--data", str(folder)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def check_refused(done: "subprocess.CompletedProcess[str]", complaint: str) -> None:
    """One sentence, and nothing that anybody would take for a server."""
    assert (done.returncode, done.stdout) == (2, "")
    assert complaint in done.stderr.splitlines()[-1], done.stderr
    assert "Traceback" not in done.stderr


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program writes to the file, and takes its time."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield


def test_a_file_that_may_not_be_written(tmp_path: Path) -> None:
    prepared(tmp_path).chmod(0o444)
    check_refused(start(tmp_path), "attempt to write a readonly database")


def test_a_file_that_another_program_locks(tmp_path: Path) -> None:
    with locked(prepared(tmp_path)):
        check_refused(start(tmp_path), "database is locked")


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "aquae.sqlite").write_bytes(b"This is a letter, and no database. " * 100)
    check_refused(start(tmp_path), "is no database that can be read: file is not a database")


def test_a_file_of_which_a_part_is_lost(tmp_path: Path) -> None:
    path = prepared(tmp_path)
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 3 * 4096)
    done = start(tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert "aquae.sqlite is " in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr


def test_a_file_without_its_tables(tmp_path: Path) -> None:
    with closing(sqlite3.connect(prepared(tmp_path))) as connection:
        connection.execute("DROP TABLE holding")
    check_refused(start(tmp_path), "is not whole: it has no holding")


def test_a_file_of_a_later_version(tmp_path: Path) -> None:
    with closing(sqlite3.connect(prepared(tmp_path))) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    check_refused(start(tmp_path), "was written by a later version of Aquae (revision 9999")


DYING = """
import sys
from threading import Timer
from aquae.server.run import Server, serve
from aquae.server.settings import Settings

class Doomed(Server):
    async def startup(self, sockets=None):
        await super().startup(sockets)
        # No Exception: nothing in the thread is prepared for it.
        self.doom = self.service.writer.run(lambda connection: sys.exit("the end"))
        self.waiting = __import__("asyncio").ensure_future(self.doom)

import aquae.server.run as run
run.Server = Doomed
sys.exit(serve(Settings(port=0, bots=0, data=sys.argv[1])))
"""


def test_without_its_thread_that_writes_the_process_ends(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", DYING, str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert "the thread that writes has died" in done.stderr
    assert "this process cannot go on" in done.stderr


def test_a_locked_database_is_told_as_such(tmp_path: Path) -> None:
    """To whoever watches the process, and to whoever wants something written; reading goes on."""
    data = tmp_path / "data"
    with serving(tmp_path, *FREELY, "--data", str(data)) as server:
        ann = Person(server.url)
        table = ann.make("irrigate", "me", "me", public=True)
        cold = [ann.make("irrigate", "me", "me", public=True).path for _ in range(2)]
        with locked(data / "aquae.sqlite"):
            assert table.act("draw", 503)["code"] == "database-away"
            health = httpx.get(f"{server.url}/healthz", timeout=20)
            assert (health.status_code, health.json()["status"]) == (503, "ill")
            assert health.json()["parts"]["writer"] == "cannot write"
            assert health.json()["parts"]["database"] == "ok"
            assert httpx.get(f"{server.url}/readyz", timeout=20).status_code == 503
            seats = [{"kind": "me"}, {"kind": "me"}]
            made = ann.post("/api/tables", 503, game="irrigate", seats=seats)
            assert made["code"] == "database-away"
            for path in (table.path, *cold, "/api/tables"):
                ann.get(path)
        assert eventually(lambda: httpx.get(f"{server.url}/healthz").status_code == 200)
        assert table.act("draw")["events"][0]["text"] == "draw"
        log = server.log.read_text()
        assert log.count("the database cannot be written to: database is locked") == 1
        assert "the database answers again" in log
        assert "Traceback" not in log


async def fill(folder: Path) -> list[str]:
    """What is answered before, while and after the disk is full."""
    service = Service(Settings(data=str(folder), port=0, bots=0))
    service.database.prepare()
    await service.start()
    found = []

    async def make(count: int) -> str:
        try:
            for _ in range(count):
                seats = [SeatWish("me"), SeatWish("open")]
                await service.make_table(TableWish(seats, "irrigate"), "somebody")
        except Problem as problem:
            return problem.code
        return "made"

    def room(pages: str) -> Any:
        return service.writer.run(
            lambda connection: connection.execute(f"PRAGMA max_page_count = {pages}").fetchall()
        )

    try:
        found.append(await make(1))
        await room("1")  # no more than there are
        found.append(await make(100))
        found.append(await make(1))
        await room("1000000")
        found.append(await make(1))
    finally:
        await service.stop()
    return found


def test_a_full_disk_is_a_database_that_is_away(tmp_path: Path) -> None:
    found = in_a_loop_of_its_own(fill(tmp_path))
    assert found == ["made", "database-away", "database-away", "made"]


async def ask_a_dead_writer(folder: Path) -> tuple[str, dict[str, str]]:
    service = Service(Settings(data=str(folder), port=0, bots=0))
    service.database.prepare()
    await service.start()
    try:
        with pytest.raises(Problem):
            await service.writer.run(lambda connection: sys.exit())
        try:
            await service.writer.run(lambda connection: None)
        except Problem as problem:
            return problem.code, await service.vitals.parts()
        raise AssertionError("nobody is there to do it")
    finally:
        await service.stop()


def test_nobody_waits_for_a_thread_that_has_died(tmp_path: Path) -> None:
    code, parts = in_a_loop_of_its_own(ask_a_dead_writer(tmp_path))
    assert code == "database-away"
    assert parts["writer"] == "its thread has died"
