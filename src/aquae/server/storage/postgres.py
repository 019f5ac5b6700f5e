"""Writing to PostgreSQL: one transaction a group, a few statements whatever its size.

Nearly always nobody else has written to the tables of a group. So everything is sent at once, with
a last statement that fails if a head was not where it was thought to be; nothing has then happened,
and the group is written again with its heads locked first, those left out that were overtaken.
Either way tables are gone through in one order, so that servers wait for one another but never in a
circle.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, LiteralString, TypeVar

import psycopg
from psycopg import errors

from aquae.server.storage.calls import AGAIN, CALL
from aquae.server.storage.channels import CHANGE_CHANNEL, DUE_CHANNEL
from aquae.server.storage.lines import cut, share
from aquae.server.storage.prepared import DUE_AGAIN, HAS_PREPARED
from aquae.server.storage.results import PLAYED_COLUMNS
from aquae.server.storage.telling import told
from aquae.server.storage.writer import Append, Rows, Work, Writer, rows_of

PATIENCE: Final = 8.0
"""Seconds to wait for a database that has gone away before requests are told so."""

LOCK_HEADS: Final = (
    "SELECT table_id, number FROM head WHERE table_id = ANY(%s) ORDER BY table_id FOR UPDATE"
)
# Lists are sent in binary (%b): in text the driver looks for what has to be escaped in each item,
# which took two thirds of the thread's time.
STATEMENTS: Final[dict[str, LiteralString]] = {
    # Events first: two servers that write to the same tables meet there, in one order.
    "event": (
        "INSERT INTO event SELECT * FROM unnest(%b::text[], %b::int[], %b::text[], %b::int[],"
        " %b::text[], %b::bigint[], %b::text[])"
    ),
    "creation": (
        "INSERT INTO creation SELECT * FROM unnest(%b::text[], %b::text[], %b::bool[], %b::text[],"
        " %b::text[], %b::text[], %b::bigint[])"
    ),
    "head": (
        "INSERT INTO head SELECT * FROM unnest(%b::text[], %b::int[], %b::text[], %b::bool[],"
        " %b::bigint[], %b::bigint[], %b::bigint[])"
    ),
    # Divides by nothing unless every head has moved.
    "move": (
        "WITH moved AS (UPDATE head SET number = n.number, changed_at = n.changed_at"
        " FROM unnest(%b::text[], %b::int[], %b::bigint[], %b::int[])"
        " AS n(table_id, number, changed_at, before)"
        " WHERE head.table_id = n.table_id AND head.number = n.before RETURNING 1)"
        " SELECT 1 / (count(*) = %s)::int FROM moved"
    ),
    "list": (
        "UPDATE head SET status = n.status, over_at = n.over_at, listed_at = n.listed_at"
        " FROM unnest(%b::text[], %b::text[], %b::bigint[], %b::bigint[])"
        " AS n(table_id, status, over_at, listed_at) WHERE head.table_id = n.table_id"
    ),
    "holding": (
        "INSERT INTO holding SELECT * FROM unnest(%b::text[], %b::text[]) ON CONFLICT DO NOTHING"
    ),
    "result": (
        "INSERT INTO result SELECT * FROM unnest(%b::text[], %b::text[], %b::bigint[],"
        " %b::text[], %b::text[]) ON CONFLICT DO NOTHING"
    ),
    "played": (
        f"INSERT INTO played ({', '.join(PLAYED_COLUMNS)}) SELECT * FROM unnest(%b::text[],"
        " %b::text[], %b::text[], %b::bigint[], %b::text[], %b::text[], %b::bool[], %b::int[],"
        " %b::int[], %b::int[], %b::text[], %b::text[], %b::text[], %b::text[], %b::bigint[],"
        " %b::text[], %b::bool[]) ON CONFLICT DO NOTHING"
    ),
    "tournament": (
        "UPDATE tournament SET due_at = 0, number = number + 1 WHERE tournament = ANY(%b)"
    ),
    "clear": "DELETE FROM due WHERE what <> 'review' AND table_id = ANY(%b)",
    "due": (
        "INSERT INTO due SELECT * FROM unnest(%b::text[], %b::text[], %b::int[], %b::bigint[],"
        " %b::bigint[], %b::text[])"
    ),
    "prepared": (
        "INSERT INTO due SELECT n.about, 'prepared', n.number, n.now, 0, NULL"
        " FROM unnest(%b::text[], %b::int[], %b::bigint[], %b::text[])"
        " AS n(about, number, now, person)"
        f" WHERE {HAS_PREPARED.format(table='n.about', person='n.person', now='n.now')}"
        f" {DUE_AGAIN}"
    ),
    "call": (
        f"{CALL} SELECT n.about, bell, n.what, n.number, n.due_at, n.data, 0, 0"
        " FROM unnest(%b::text[], %b::text[], %b::text[], %b::int[], %b::bigint[], %b::text[])"
        " AS n(person, about, what, number, due_at, data) JOIN bell ON bell.person = n.person"
        f" WHERE confirmed_at IS NOT NULL {AGAIN}"
    ),
}
TELL: Final = "SELECT pg_notify(%s, told) FROM unnest(%b::text[]) AS told"
LOST: Final = (
    psycopg.OperationalError,
    psycopg.InternalError,
    psycopg.InterfaceError,
    errors.InvalidSqlStatementName,  # the connection is not what the driver takes it for
)
OVERTAKEN: Final = (errors.UniqueViolation, errors.DivisionByZero)

T = TypeVar("T")


class PostgresWriter(Writer):
    def __init__(self, dsn: str, process: str) -> None:
        self.dsn = dsn
        self.process = process
        self.connection: psycopg.Connection[Any] | None = None
        self.lost_at: float | None = None
        """Since when the database has been away."""
        super().__init__()

    def connect(self) -> None:
        self._connected()

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()

    def cut(self) -> None:
        if self.connection is not None:
            cut(self.connection)

    def write(self, appends: list[Append]) -> list[bool]:
        in_order = sorted(appends, key=lambda append: append.table_id)
        try:
            return self._insist(lambda connection: self._write_at_once(connection, in_order))
        except OVERTAKEN:
            self._forget_statements()
            written = self.work(lambda connection: self._write_what_fits(connection, in_order))
            return [append.table_id in written for append in appends]

    def _forget_statements(self) -> None:
        """The driver believes prepared what it sent in a group that failed; not all of it is."""
        self._insist(lambda connection: connection.execute("DEALLOCATE ALL"))

    def work(self, work: Work) -> Any:
        return self._insist(lambda connection: _in_transaction(connection, work))

    def _insist(self, work: Callable[[Any], T]) -> T:
        """Do it; once more if the connection is lost, on a new one.

        Work that was committed just before the loss is found to be overtaken by itself, and
        the request's key then says that it was done. A database that has been away for longer
        is tried once.
        """
        while True:
            try:
                result = work(self._connected())
            except LOST:
                self.close()
                now = time.monotonic()
                self.lost_at = now if self.lost_at is None else self.lost_at
                if self.stopping or self.is_given_up or now > self.lost_at + PATIENCE:
                    raise
                time.sleep(0.1)
            else:
                self.lost_at = None
                return result

    def _connected(self) -> "psycopg.Connection[Any]":
        if self.connection is None or self.connection.closed:
            self.connection = psycopg.connect(self.dsn, autocommit=True)
            share(self.connection)
        return self.connection

    def _write_at_once(self, connection: Any, appends: list[Append]) -> list[bool]:
        # What is sent together is one transaction.
        with _in_one_go(connection):
            self._write_all(connection, appends)
        return [True] * len(appends)

    def _write_what_fits(self, connection: Any, appends: list[Append]) -> set[str]:
        """The tables that were where they were thought to be."""
        ids = [append.table_id for append in appends]
        heads = dict(connection.execute(LOCK_HEADS, (ids,)).fetchall())
        fitting = [append for append in appends if heads.get(append.table_id, 0) == append.before]
        with _in_one_go(connection):
            self._write_all(connection, fitting)
        # A new table that is there already was written just before the connection was lost.
        made = {append.table_id for append in appends if append.creation is not None}
        return made | {append.table_id for append in fitting}

    def add(self, connection: Any, appends: list[Append]) -> None:
        self._write_all(connection, appends)

    def _write_all(self, connection: Any, appends: list[Append]) -> None:
        rows = rows_of(appends)
        for name, statement in STATEMENTS.items():
            if name in rows:
                connection.execute(statement, _columns(name, rows[name]))
        if "move" in rows:
            words = told(self.process, rows["move"], rows["event"])
            connection.execute(TELL, (CHANGE_CHANNEL, words))
        if "due" in rows:
            connection.execute(TELL, (DUE_CHANNEL, [self.process]))


def _columns(name: str, rows: Rows) -> list[Any]:
    columns: list[Any] = [list(column) for column in zip(*rows, strict=True)]
    return [*columns, len(rows)] if name == "move" else columns


@contextmanager
def _in_one_go(connection: Any) -> Iterator[None]:
    """Send everything before the first answer is read."""
    try:
        with connection.pipeline():
            yield
    except IndexError as confused:
        # The driver counts more answers than questions when a connection breaks amid them.
        raise psycopg.OperationalError("the connection broke while it answered") from confused


def _in_transaction(connection: Any, work: Work) -> Any:
    with connection.transaction():
        return work(connection)
