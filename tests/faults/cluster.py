"""The processes that are struck: one server on SQLite, or two and a worker on PostgreSQL."""

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg

from tests.faults.disk import Disk
from tests.faults.history import Row, Stored
from tests.faults.proxy import Wire
from tests.server.postgres import Postgres
from tests.server.serving import Serving, kept_port

FREELY = (
    *("--rate", "0", "--table-rate", "0", "--streams", "0", "--connections", "0"),
    *("--table-quota", "0", "--table-events", "150", "--live-tables", "6"),
)
STOP_SECONDS = 10.0
DISK_MB = 256
NOT_STARTED = 2


class Working:
    """`aquae worker`, which can be started again."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.log = folder / "log-worker"
        self.arguments = arguments
        self.environment: dict[str, str] = {}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Working":
        command = [sys.executable, "-m", "aquae", "worker", *self.arguments]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stderr=log, stdout=log, env={**os.environ, **self.environment}
            )
        return self

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(STOP_SECONDS)

    def stop(self) -> float:
        assert self.process is not None
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(STOP_SECONDS)
        return time.monotonic() - began


class Cluster:
    """Everything that runs, and what can be done to it."""

    def __init__(self) -> None:
        self.servers: dict[str, Serving] = {}
        self.workers: dict[str, Working] = {}
        self.wires: dict[str, Wire] = {}
        self.postgres: Postgres | None = None
        self.disk: Disk | None = None
        self.database = ""

    @property
    def processes(self) -> dict[str, Serving | Working]:
        return {**self.servers, **self.workers}

    def ports(self) -> dict[str, int]:
        return {name: server.port for name, server in self.servers.items()}

    def died(self) -> Iterator[str]:
        """Processes that have ended though nobody wanted them to.

        One that finds no database when it starts says so and ends; as `systemd` would, we start it
        again.
        """
        for name, process in self.processes.items():
            assert process.process is not None
            ended = process.process.poll()
            if ended == NOT_STARTED:
                process.start()
            elif ended is not None:
                yield f"{name} has ended with {ended}: {process.log.read_text()[-2000:]}"

    def stop(self) -> None:
        for process in self.processes.values():
            if process.process is not None and process.process.poll() is None:
                process.stop()

    def end_leases(self) -> None:
        """Let twenty seconds pass for those who are gone and still have something to do."""
        if self.postgres is not None:
            with psycopg.connect(self.postgres.address(self.database)) as connection:
                connection.execute("UPDATE due SET lease_until = lease_until - 20000")

    def stored(self) -> dict[str, Stored]:
        """All tables, from the database itself."""
        if self.postgres is not None:
            with psycopg.connect(self.postgres.address(self.database)) as connection:
                return _stored(connection)
        with closing(sqlite3.connect(self.database)) as file:
            assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            return _stored(file)


def _stored(connection: Any) -> dict[str, Stored]:
    heads = "SELECT table_id, creator, number, status FROM head JOIN creation USING (table_id)"
    found = {
        table: Stored(creator, number, status, [])
        for table, creator, number, status in connection.execute(heads).fetchall()
    }
    events = "SELECT table_id, number, kind, seat, data, made_at, key FROM event"
    for table, number, kind, seat, data, made_at, key in connection.execute(
        f"{events} ORDER BY table_id, number"
    ).fetchall():
        found[table].rows.append(Row(number, kind, seat, json.loads(data), made_at, key))
    return found


@contextmanager
def on_sqlite(folder: Path) -> Iterator[Cluster]:
    """One server with its bots, on a disk of its own if possible."""
    with ExitStack() as stack:
        cluster = Cluster()
        cluster.disk = Disk(folder / "disk", DISK_MB)
        stack.callback(cluster.disk.close)
        cluster.database = str(folder / "disk" / "aquae.sqlite")
        port = stack.enter_context(kept_port())
        arguments = (*FREELY, "--bots", "1", "--data", str(folder / "disk"))
        cluster.servers["one"] = Serving(folder, *arguments, port=port)
        stack.callback(cluster.stop)
        cluster.servers["one"].start()
        yield cluster


@contextmanager
def on_postgres(folder: Path) -> Iterator[Cluster]:
    """Two servers and a worker, each on a wire of its own."""
    with ExitStack() as stack:
        cluster = Cluster()
        cluster.disk = Disk(folder / "disk", DISK_MB)
        stack.callback(cluster.disk.close)
        cluster.postgres = Postgres(folder / "disk" if cluster.disk.is_small else None)
        stack.callback(cluster.postgres.stop)
        cluster.database = cluster.postgres.new_database_name()
        socket = f"{cluster.postgres.folder}/.s.PGSQL.5432"
        for name in ("one", "two", "worker"):
            wire = cluster.wires[name] = Wire(socket)
            stack.callback(wire.close)
        for name in ("one", "two"):
            port = stack.enter_context(kept_port())
            arguments = (*FREELY, "--bots", "0", "--database", _address(cluster, name))
            cluster.servers[name] = Serving(folder, *arguments, port=port)
        database = _address(cluster, "worker")
        cluster.workers["worker"] = Working(folder, "--bots", "1", "--database", database)
        stack.callback(cluster.stop)
        for process in cluster.processes.values():
            process.start()
        yield cluster


def _address(cluster: Cluster, name: str) -> str:
    return f"postgresql://aquae@127.0.0.1:{cluster.wires[name].port}/{cluster.database}"
