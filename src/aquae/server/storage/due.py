"""Work that is due, in the database: claimed with a lease, so that one worker does it.

All functions are work for the writer: they get a connection inside a transaction. The statements
are written for PostgreSQL's placeholders; SQLite has its own mark for them.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from aquae.server.storage.schema import METADATA

CLAIM: Final = (
    "UPDATE due SET lease_until = %s, worker = %s WHERE (table_id, what) IN"
    " (SELECT table_id, what FROM due WHERE due_at <= %s AND lease_until <= %s AND what {}"
    " ORDER BY due_at LIMIT %s"
)
NEXT: Final = (
    "SELECT min(CASE WHEN due_at > lease_until THEN due_at ELSE lease_until END) FROM due"
    " WHERE what <> 'review'"
)


class Lease(NamedTuple):
    """Who has taken work on, and until when nobody else does."""

    worker: str
    until: int


class Claim(NamedTuple):
    """A piece of work that was claimed."""

    table_id: str
    what: str
    number: int


Claiming = Callable[[Any], tuple[list[Claim], int | None]]


class Statements:
    """The statements on due work, in the dialect of a database."""

    def __init__(self, is_postgres: bool) -> None:
        self.is_postgres = is_postgres

    def _sql(self, statement: str) -> str:
        return statement if self.is_postgres else statement.replace("%s", "?")

    def claim(self, now: int, lease: Lease, room: int, reviews: int) -> Claiming:
        """Up to so many moves and clocks, and reviews; and when the next is due."""
        end = " FOR UPDATE SKIP LOCKED)" if self.is_postgres else ")"
        statement = self._sql(CLAIM + end + " RETURNING table_id, what, number")

        def work(connection: Any) -> tuple[list[Claim], int | None]:
            claims: list[Claim] = []
            for kind, limit in (("<> 'review'", room), ("= 'review'", reviews)):
                values = (lease.until, lease.worker, now, now, limit)
                rows = connection.execute(statement.format(kind), values).fetchall()
                claims += [Claim(*row) for row in rows]
            (next_due,) = connection.execute(NEXT).fetchone()
            return claims, next_due

        return work

    def extend(self, claim: Claim, lease: Lease) -> Callable[[Any], None]:
        """Go on with work that takes longer."""
        statement = self._sql(
            "UPDATE due SET lease_until = %s WHERE table_id = %s AND what = %s AND worker = %s"
        )

        def work(connection: Any) -> None:
            values = (lease.until, claim.table_id, claim.what, lease.worker)
            connection.execute(statement, values)

        return work

    def ask_review(self, table_id: str, number: int, now: int) -> Callable[[Any], None]:
        """Note that somebody wants a review, once."""
        note = self._sql("INSERT INTO review VALUES (%s, 0, NULL) ON CONFLICT DO NOTHING")
        due = self._sql(
            "INSERT INTO due VALUES (%s, 'review', %s, %s, 0, NULL) ON CONFLICT DO NOTHING"
        )

        def work(connection: Any) -> None:
            if connection.execute(note, (table_id,)).rowcount:
                connection.execute(due, (table_id, number, now))

        return work

    def note_progress(self, claim: Claim, lease: Lease, progress: float) -> Callable[[Any], None]:
        statement = self._sql("UPDATE review SET progress = %s WHERE table_id = %s")

        def work(connection: Any) -> None:
            connection.execute(statement, (progress, claim.table_id))
            self.extend(claim, lease)(connection)

        return work

    def keep_review(self, table_id: str, data: str) -> Callable[[Any], None]:
        keep = self._sql("UPDATE review SET progress = 1, data = %s WHERE table_id = %s")
        done = self._sql("DELETE FROM due WHERE table_id = %s AND what = 'review'")

        def work(connection: Any) -> None:
            connection.execute(keep, (data, table_id))
            connection.execute(done, (table_id,))

        return work

    def expire(self, before: int, limit: int) -> Callable[[Any], list[str]]:
        """Forget tables at which nothing has happened since a time; which."""
        lock = " FOR UPDATE SKIP LOCKED" if self.is_postgres else ""
        find = self._sql(
            f"SELECT table_id FROM head WHERE listed_at < %s ORDER BY listed_at LIMIT %s{lock}"
        )
        deletes = [
            self._sql(f"DELETE FROM {table.name} WHERE table_id = %s")
            for table in METADATA.sorted_tables
            if "table_id" in table.columns
        ]

        def work(connection: Any) -> list[str]:
            old = [table_id for (table_id,) in connection.execute(find, (before, limit)).fetchall()]
            for table_id in old:
                for delete in deletes:
                    connection.execute(delete, (table_id,))
            return old

        return work
