"""A PostgreSQL server for tests: its own folder, a socket there, no network; stopped at the end."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest


def program(name: str) -> str | None:
    """Where a program of PostgreSQL is; Debian keeps them out of the path."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    return shutil.which(name) or next((str(place) for place in places), None)


class Postgres:
    """One server with as many databases as there are tests."""

    def __init__(self, within: Path | None = None) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="aquae-pg-", dir=within or "/tmp"))
        self.user: dict[str, Any] = {"cwd": "/"}
        if os.getuid() == 0:
            # PostgreSQL refuses to run as root.
            self.user.update(user="nobody", group="nogroup", extra_groups=[])
            shutil.chown(self.folder, "nobody", "nogroup")
        initdb = program("initdb")
        assert initdb is not None
        self._run(initdb, "-A", "trust", "-U", "aquae", "-D", self.data, "--no-sync")
        self.count = 0
        self.start()

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def _run(self, *command: str) -> None:
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, **self.user)

    def start(self) -> None:
        postgres = program("postgres")
        assert postgres is not None
        command = [postgres, "-D", self.data, "-k", str(self.folder), "-c", "listen_addresses="]
        # After a crash all files are synced; one by one that takes long on a busy disk.
        command += ["-c", "recovery_init_sync_method=syncfs", "-c", "max_wal_size=64MB"]
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(command, stderr=log, **self.user)
        until = time.monotonic() + 20
        while time.monotonic() < until:
            try:
                psycopg.connect(self.address("postgres")).close()
            except psycopg.OperationalError:
                time.sleep(0.05)
            else:
                return
        raise AssertionError((self.folder / "log").read_text())

    def crash(self) -> None:
        """Stop at once, as if the power failed: what was not written is lost."""
        self.process.kill()
        self.process.wait()
        # The children notice by themselves; a new server waits for their shared memory.
        time.sleep(0.5)

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Hanging: it keeps its connections, and takes new ones, but never answers."""
        stopped = [self.process.pid, *children_of(self.process.pid)]
        for pid in stopped:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in stopped:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)

    def address(self, database: str) -> str:
        return f"postgresql://aquae@/{database}?host={self.folder}"

    def new_database(self) -> str:
        return self.address(self.new_database_name())

    def new_database_name(self) -> str:
        self.count += 1
        name = f"test{self.count}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return name

    def stop(self) -> None:
        self.process.send_signal(signal.SIGQUIT)
        try:
            self.process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self.process.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


def children_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    path = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in path.read_text().split()]


def started() -> Postgres:
    if program("initdb") is None or program("postgres") is None:
        pytest.fail("PostgreSQL's programs initdb and postgres are not installed: make postgres")
    return Postgres()
