"""Writing to PostgreSQL: one transaction a group, a few statements whatever its size.

The heads of all tables of a group are locked in one order, so that servers wait for one another
but never in a circle. Whoever finds a head moved on has been overtaken and writes nothing there.
"""

import time
from collections.abc import Callable
from typing import Any, Final, LiteralString, TypeVar

import psycopg

from aquae.server.storage.channels import CHANGE_CHANNEL, DUE_CHANNEL
from aquae.server.storage.writer import Append, Work, Writer, rows_of

PATIENCE: Final = 8.0
"""Seconds to wait for a database that has gone away before requests are told so."""

LOCK_HEADS: Final = (
    "SELECT table_id, number FROM head WHERE table_id = ANY(%s) ORDER BY table_id FOR UPDATE"
)
STATEMENTS: Final[dict[str, LiteralString]] = {
    "creation": (
        "INSERT INTO creation SELECT * FROM unnest(%s::text[], %s::text[], %s::bool[], %s::text[],"
        " %s::text[], %s::text[], %s::bigint[])"
    ),
    "head": (
        "INSERT INTO head SELECT * FROM unnest(%s::text[], %s::int[], %s::text[], %s::bool[],"
        " %s::bigint[], %s::bigint[])"
    ),
    "move": (
        "UPDATE head SET number = n.number, status = n.status, changed_at = n.changed_at,"
        " over_at = n.over_at FROM unnest(%s::text[], %s::int[], %s::text[], %s::bool[],"
        " %s::bigint[], %s::bigint[], %s::int[])"
        " AS n(table_id, number, status, public, changed_at, over_at, before)"
        " WHERE head.table_id = n.table_id AND head.number = n.before"
    ),
    "event": (
        "INSERT INTO event SELECT * FROM unnest(%s::text[], %s::int[], %s::text[], %s::int[],"
        " %s::text[], %s::bigint[], %s::text[])"
    ),
    "holding": (
        "INSERT INTO holding SELECT * FROM unnest(%s::text[], %s::text[]) ON CONFLICT DO NOTHING"
    ),
    "clear": "DELETE FROM due WHERE what <> 'review' AND table_id = ANY(%s)",
    "due": (
        "INSERT INTO due SELECT * FROM unnest(%s::text[], %s::text[], %s::int[], %s::bigint[],"
        " %s::bigint[], %s::text[])"
    ),
}
TELL: Final = "SELECT pg_notify(%s, told) FROM unnest(%s::text[]) AS told"

T = TypeVar("T")


class PostgresWriter(Writer):
    def __init__(self, dsn: str, process: str) -> None:
        self.dsn = dsn
        self.process = process
        self.connection: psycopg.Connection[Any] | None = None
        super().__init__()

    def connect(self) -> None:
        """The first job connects: the thread must not die of a database that is away."""

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()

    def write(self, appends: list[Append]) -> list[bool]:
        return self._insist(lambda connection: self._write_group(connection, appends))

    def work(self, work: Work) -> Any:
        return self._insist(work)

    def _insist(self, work: Callable[[Any], T]) -> T:
        """Do it in a transaction; once more if the connection is lost, on a new one.

        Work that was committed just before the loss is found to be overtaken by itself, and
        the request's key then says that it was done.
        """
        give_up_at = time.monotonic() + PATIENCE
        while True:
            try:
                connection = self._connected()
                with connection.transaction():
                    return work(connection)
            except psycopg.OperationalError:
                self.close()
                if self.stopping or time.monotonic() > give_up_at:
                    raise
                time.sleep(0.1)

    def _connected(self) -> "psycopg.Connection[Any]":
        if self.connection is None or self.connection.closed:
            self.connection = psycopg.connect(self.dsn, autocommit=True, connect_timeout=3)
        return self.connection

    def _write_group(self, connection: Any, appends: list[Append]) -> list[bool]:
        ids = [append.table_id for append in appends]
        heads = dict(connection.execute(LOCK_HEADS, (ids,)).fetchall())
        fits = [
            append.creation is not None or heads.get(append.table_id) == append.before
            for append in appends
        ]
        going = [append for append, fit in zip(appends, fits, strict=True) if fit]
        with connection.pipeline():
            self._write_all(connection, going)
        return fits

    def _write_all(self, connection: Any, going: list[Append]) -> None:
        rows = rows_of(going)
        for name, found in rows.items():
            columns = [list(column) for column in zip(*found, strict=True)]
            connection.execute(STATEMENTS[name], columns)
        told = [f"{self.process} {head[0]}" for head in rows.get("move", [])]
        connection.execute(TELL, (CHANGE_CHANNEL, told))
        if "due" in rows:
            connection.execute(TELL, (DUE_CHANNEL, [self.process]))
