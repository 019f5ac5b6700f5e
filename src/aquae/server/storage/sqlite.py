"""Writing to an SQLite file: write-ahead log, each commit forced to the disk.

Whatever the size of a group, it is written by a handful of statements, each with all its rows as
one JSON text. Python lets go of its lock for every step of a statement, and a busy event loop gives
it back late: row by row, a large group would wait for that a hundred times. Events, of which there
are most, come as values, which is faster: 64 rows a statement, then 32, and so on.
"""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from typing import Any, Final

from pydantic_core import to_json

from aquae.server.storage.calls import AGAIN, CALL
from aquae.server.storage.prepared import DUE_AGAIN, HAS_PREPARED
from aquae.server.storage.results import PLAYED_COLUMNS
from aquae.server.storage.writer import Append, Rows, Work, Writer, rows_of


def _from_rows(count: int) -> str:
    """The columns c0, c1 … of the rows that come as JSON."""
    columns = [f"json_extract(value, '$[{place}]') AS c{place}" for place in range(count)]
    return f"SELECT {', '.join(columns)} FROM json_each(?)"


STATEMENTS: Final = {
    "creation": f"INSERT INTO creation {_from_rows(7)}",
    "head": f"INSERT INTO head {_from_rows(7)}",
    "move": (
        "UPDATE head SET number = c1, changed_at = c2"
        f" FROM ({_from_rows(4)}) WHERE table_id = c0 AND number = c3"
    ),
    "list": (
        "UPDATE head SET status = c1, over_at = c2, listed_at = c3"
        f" FROM ({_from_rows(4)}) WHERE table_id = c0"
    ),
    "holding": f"INSERT OR IGNORE INTO holding {_from_rows(2)}",
    "result": f"INSERT OR IGNORE INTO result {_from_rows(5)}",
    "played": (
        f"INSERT OR IGNORE INTO played ({', '.join(PLAYED_COLUMNS)})"
        f" {_from_rows(len(PLAYED_COLUMNS))}"
    ),
    "tournament": (
        "UPDATE tournament SET due_at = 0, number = number + 1"
        f" WHERE tournament IN ({_from_rows(1)})"
    ),
    "clear": f"DELETE FROM due WHERE what <> 'review' AND table_id IN ({_from_rows(1)})",
    "due": f"INSERT INTO due {_from_rows(6)}",
    "prepared": (
        f"INSERT INTO due SELECT c0, 'prepared', c1, c2, 0, NULL FROM ({_from_rows(4)})"
        f" WHERE {HAS_PREPARED.format(table='c0', person='c3', now='c2')} {DUE_AGAIN}"
    ),
    "call": (
        f"{CALL} SELECT c1, bell, c2, c3, c4, c5, 0, 0 FROM ({_from_rows(6)})"
        f" JOIN bell ON person = c0 WHERE confirmed_at IS NOT NULL {AGAIN}"
    ),
}


ROW: Final = "(?, ?, ?, ?, ?, ?, ?)"
EVENTS: Final = {
    size: f"INSERT INTO event VALUES {', '.join([ROW] * size)}" for size in (64, 32, 16, 8, 4, 2, 1)
}


def portions(name: str, rows: Rows) -> Iterator[tuple[str, list[Any]]]:
    """Statements, each one of a few that are known already, and what they write."""
    if name != "event":
        yield STATEMENTS[name], [to_json(rows).decode()]
        return
    start = 0
    for size, statement in EVENTS.items():
        while len(rows) - start >= size:
            yield statement, [value for row in rows[start : start + size] for value in row]
            start += size


EVENTS_A_CHECKPOINT: Final = 1000
LARGEST_LOG: Final = 16_384
"""Pages. Should the log ever be as long, a commit clears it after all."""

log = logging.getLogger("aquae.sqlite")


class Checkpoints:
    """Takes what was committed from the log into the file, in a thread of its own.

    SQLite does that within every commit that makes the log longer than a thousand pages: all who
    waited for such a commit, several in a second of a busy server, waited 10 ms longer.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.events = 0
        """Written since the last checkpoint was asked for."""
        self._is_wanted = Event()
        self._is_over = False
        self._thread = Thread(target=self._run, name="checkpoints", daemon=True)
        self._thread.start()

    def count(self, events: int) -> None:
        self.events += events
        if self.events >= EVENTS_A_CHECKPOINT:
            self.events = 0
            self._is_wanted.set()

    def stop(self) -> None:
        self._is_over = True
        self._is_wanted.set()
        self._thread.join()

    def _run(self) -> None:
        connection = sqlite3.connect(self.path, isolation_level=None)
        while not self._is_over:
            self._is_wanted.wait()
            self._is_wanted.clear()
            try:
                # Passive: whoever reads or writes meanwhile is not kept waiting.
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
            except sqlite3.Error as failure:
                log.warning("no checkpoint this time: %s", failure)
        connection.close()


class Overtaken(Exception):
    """A table of the group was further than was thought."""


class SqliteWriter(Writer):
    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__()

    def connect(self) -> None:
        self.connection = sqlite3.connect(self.path, isolation_level=None)
        self.connection.execute("PRAGMA journal_mode = WAL")
        self.connection.execute("PRAGMA synchronous = FULL")
        self.connection.execute("PRAGMA busy_timeout = 5000")
        # What a statement may have to take back is kept in memory, not in a file for each.
        self.connection.execute("PRAGMA temp_store = MEMORY")
        self.connection.execute(f"PRAGMA wal_autocheckpoint = {LARGEST_LOG}")
        self.checkpoints = Checkpoints(self.path)
        # Leases of a server that is gone bind nobody.
        for name in ("due", "call"):
            self.connection.execute(f"UPDATE {name} SET lease_until = 0, worker = NULL")
        self.connection.execute("UPDATE tournament SET lease_until = 0")

    def close(self) -> None:
        self.checkpoints.stop()
        self.connection.close()

    def cut(self) -> None:
        with suppress(sqlite3.Error):  # it may just have been closed
            self.connection.interrupt()

    def write(self, appends: list[Append]) -> list[bool]:
        try:
            self.work(lambda connection: self._write_group(connection, appends))
        except Overtaken:
            if len(appends) == 1:
                return [False]
            return [fits for append in appends for fits in self.write([append])]
        self.checkpoints.count(sum(len(append.events) for append in appends))
        return [True] * len(appends)

    def work(self, work: Work) -> Any:
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            result = work(self.connection)
            self.connection.execute("COMMIT")
        except BaseException:
            # A full disk ends a transaction by itself, or leaves it open after the commit.
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            raise
        return result

    def add(self, connection: Any, appends: list[Append]) -> None:
        self._write_group(connection, appends)

    def _write_group(self, connection: sqlite3.Connection, appends: list[Append]) -> None:
        for name, rows in rows_of(appends).items():
            written = 0
            for statement, values in portions(name, rows):
                written += connection.execute(statement, values).rowcount
            if name == "move" and written != len(rows):
                raise Overtaken
