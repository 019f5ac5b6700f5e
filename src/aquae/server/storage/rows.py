"""Statements in the dialect of either database: written for PostgreSQL, with SQLite's own marks."""

from collections.abc import Callable
from typing import Any

from aquae.server.storage.store import Store

Work = Callable[[Any], Any]
"""Work for the writer, on a connection inside a transaction."""


class Statements:
    """Statements on a connection inside a transaction."""

    def __init__(self, is_postgres: bool) -> None:
        self.is_postgres = is_postgres

    def _found(self, connection: Any, statement: str, *values: Any) -> list[Any]:
        return list(self._do(connection, statement, *values).fetchall())

    def _do(self, connection: Any, statement: str, *values: Any) -> Any:
        text = statement if self.is_postgres else statement.replace("%s", "?")
        return connection.execute(text, values)


class Rows(Statements):
    """What all those share who read by the store and write by work for the writer."""

    def __init__(self, store: Store, is_postgres: bool) -> None:
        super().__init__(is_postgres)
        self.store = store
