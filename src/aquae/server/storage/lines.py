"""Connections to PostgreSQL: how long anything on them may take, and how one is cut."""

import os
import socket
from contextlib import suppress
from typing import Any, Final
from weakref import WeakSet

import psycopg
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine

from aquae.core.errors import AquaeError

CONNECT_SECONDS: Final = 3
STATEMENT_MS: Final = 5000
"""What a healthy database does for us takes a thousandth of it."""
# A network that has gone silent is noticed by the system; a hanging server is not, so whoever
# waits for one cuts the connection (below).
OPTIONS: Final[dict[str, Any]] = {
    "connect_timeout": CONNECT_SECONDS,
    "application_name": "aquae",
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 8000,
    "options": (
        f"-c statement_timeout={STATEMENT_MS} -c lock_timeout={STATEMENT_MS}"
        # Whoever was cut off in the middle must not keep others from a table.
        f" -c idle_in_transaction_session_timeout={2 * STATEMENT_MS}"
    ),
}
IN_USE: Final = 4_105_105_106
"""The lock that all processes on a database share, and that a restore wants for itself."""
SHARE: Final = f"SELECT pg_try_advisory_lock_shared({IN_USE})"


class BeingRestored(psycopg.OperationalError):
    """Nobody may use the database now."""


def options_besides(query: dict[str, Any]) -> dict[str, Any]:
    """The options of a connection; what its address says comes first."""
    return {name: value for name, value in OPTIONS.items() if name not in query}


def share(connection: "psycopg.Connection[Any]") -> None:
    """Keep a restore away as long as this connection is open."""
    (shared,) = connection.execute(SHARE).fetchone() or (False,)
    if not shared:
        raise BeingRestored("a backup is being restored into the database")


def cut(connection: Any) -> None:
    """Let whoever waits for an answer on a connection fail now."""
    with (
        suppress(OSError, psycopg.Error),
        socket.socket(fileno=os.dup(_number(connection))) as line,
    ):
        line.shutdown(socket.SHUT_RDWR)


def _number(connection: Any) -> int:
    number: int = connection.pgconn.socket
    return number


class Lines:
    """The open connections of an engine."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._open: WeakSet[Any] = WeakSet()
        event.listen(engine.sync_engine, "connect", self._add)

    def _add(self, connection: Any, record: object) -> None:
        self._open.add(connection.driver_connection)

    def cut(self) -> None:
        """One did not answer: the others would not, either, and would only be waited for."""
        for connection in list(self._open):
            cut(connection)


def exclusive(connection: "psycopg.Connection[Any]") -> None:
    """Have the database for oneself, or say why not."""
    found = connection.execute(f"SELECT pg_try_advisory_lock({IN_USE})").fetchone()
    if found != (True,):
        raise AquaeError("servers or workers use this database: stop them first")
