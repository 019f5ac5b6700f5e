"""Writing to an SQLite file: write-ahead log, each commit forced to the disk.

Whatever the size of a group, it is written by a handful of statements, each with all its rows as
one JSON text. Python lets go of its lock for every step of a statement, and a busy event loop gives
it back late: row by row, a large group would wait for that a hundred times.
"""

import sqlite3
from pathlib import Path
from typing import Any, Final

from aquae.server.events import encoded
from aquae.server.writer import Append, Work, Writer, rows_of


def _from_rows(count: int) -> str:
    """The columns c0, c1 … of the rows that come as JSON."""
    columns = [f"json_extract(value, '$[{place}]') AS c{place}" for place in range(count)]
    return f"SELECT {', '.join(columns)} FROM json_each(?)"


STATEMENTS: Final = {
    "creation": f"INSERT INTO creation {_from_rows(7)}",
    "head": f"INSERT INTO head {_from_rows(6)}",
    "move": (
        "UPDATE head SET number = c1, status = c2, changed_at = c4, over_at = c5"
        f" FROM ({_from_rows(7)}) WHERE table_id = c0 AND number = c6"
    ),
    "event": f"INSERT INTO event {_from_rows(7)}",
    "holding": f"INSERT OR IGNORE INTO holding {_from_rows(2)}",
    "clear": f"DELETE FROM due WHERE what <> 'review' AND table_id IN ({_from_rows(1)})",
    "due": f"INSERT INTO due {_from_rows(6)}",
}


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
        # Leases of a server that is gone bind nobody.
        self.connection.execute("UPDATE due SET lease_until = 0, worker = NULL")

    def close(self) -> None:
        self.connection.close()

    def write(self, appends: list[Append]) -> list[bool]:
        try:
            self.work(lambda connection: self._write_group(connection, appends))
        except Overtaken:
            if len(appends) == 1:
                return [False]
            return [fits for append in appends for fits in self.write([append])]
        return [True] * len(appends)

    def work(self, work: Work) -> Any:
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            result = work(self.connection)
        except BaseException:
            self.connection.execute("ROLLBACK")
            raise
        self.connection.execute("COMMIT")
        return result

    def _write_group(self, connection: sqlite3.Connection, appends: list[Append]) -> None:
        for name, rows in rows_of(appends).items():
            done = connection.execute(STATEMENTS[name], (encoded(rows).decode(),))
            if name == "move" and done.rowcount != len(rows):
                raise Overtaken
