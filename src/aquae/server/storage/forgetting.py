"""Forgets tables that nobody has touched for long, and those at which nobody ever played."""

from typing import Any, Final

from aquae.server.clock import now_ms
from aquae.server.storage.schema import METADATA

DAY_MS: Final = 86_400_000
AT_ONCE: Final = 100
"""A slice: whoever wants to write meanwhile does not wait long."""

OLD: Final = "SELECT table_id FROM head WHERE listed_at < %s ORDER BY listed_at LIMIT %s"
QUIET: Final = (
    "SELECT table_id, listed_at, status FROM head "
    "WHERE listed_at >= %s AND listed_at < %s ORDER BY listed_at LIMIT %s"
)
ACTED: Final = (
    "SELECT 1 FROM event WHERE table_id = %s AND kind = 'action' AND data LIKE %s LIMIT 1"
)
BY_A_PERSON: Final = '%"by":"seat"%'
DELETIONS: Final = [
    f"DELETE FROM {table.name} WHERE table_id = %s"
    for table in METADATA.sorted_tables
    if "table_id" in table.columns
]


class Forgetting:
    """Walks through old tables in slices; all of it is work for the writer."""

    def __init__(self, is_postgres: bool, expire_days: int, unplayed_days: int) -> None:
        self.is_postgres = is_postgres
        self.lock = " FOR UPDATE SKIP LOCKED" if is_postgres else ""
        """A table at which somebody acts this moment is not old."""
        self.expire_days = expire_days
        self.unplayed_days = unplayed_days
        self.unplayed_since = 0
        """What happened last before that has been looked at: people acted there, or it is over."""
        self.is_done = False
        """Nothing more is to be found today."""

    def forget(self, connection: Any) -> list[str]:
        """Forget some tables; which."""
        self.is_done = True
        old = self._untouched(connection) if self.expire_days else []
        old += self._unplayed(connection) if self.unplayed_days else []
        for table_id in old:
            for deletion in DELETIONS:
                self._execute(connection, deletion, table_id)
        return old

    def _untouched(self, connection: Any) -> list[str]:
        before = now_ms() - self.expire_days * DAY_MS
        old = [
            table_id for (table_id,) in self._execute(connection, OLD + self.lock, before, AT_ONCE)
        ]
        self.is_done &= len(old) < AT_ONCE
        return old

    def _unplayed(self, connection: Any) -> list[str]:
        """Never finished, and no person ever acted there."""
        before = now_ms() - self.unplayed_days * DAY_MS
        rows = self._execute(connection, QUIET + self.lock, self.unplayed_since, before, AT_ONCE)
        if len(rows) == AT_ONCE:
            self.unplayed_since = max(rows[-1][1], self.unplayed_since + 1)
            self.is_done = False
        return [
            table_id
            for table_id, _, status in rows
            if status != "over" and not self._execute(connection, ACTED, table_id, BY_A_PERSON)
        ]

    def _execute(self, connection: Any, statement: str, *values: Any) -> list[Any]:
        text = statement if self.is_postgres else statement.replace("%s", "?")
        cursor = connection.execute(text, values)
        return list(cursor.fetchall()) if statement.startswith("SELECT") else []
