"""Calls in the database: put down once, claimed with a lease, told, and remembered for a while.

Whatever makes a call puts it down in its own transaction, one row for each bell of the person. The
row stays when it was told: the same call with the same number is never told again.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from aquae.server.storage.rows import Statements
from aquae.server.tables.calling import Call

CALL: Final = "INSERT INTO call (table_id, bell, what, number, due_at, data, lease_until, tries)"
AGAIN: Final = (
    "ON CONFLICT (table_id, bell, what) DO UPDATE SET number = excluded.number,"
    " due_at = excluded.due_at, data = excluded.data, lease_until = 0, worker = NULL, tries = 0,"
    " done_at = NULL WHERE excluded.number > call.number"
)
TELL_PERSON: Final = (
    f"{CALL} SELECT %s, bell, %s, %s, %s, %s, 0, 0 FROM bell"
    f" WHERE person = %s AND confirmed_at IS NOT NULL {AGAIN}"
)
TELL_BELL: Final = f"{CALL} VALUES (%s, %s, %s, %s, %s, %s, 0, 0) {AGAIN}"
KEY: Final = "table_id, bell, what"
WAITING: Final = "done_at IS NULL AND due_at <= %s AND lease_until <= %s"
CLAIM: Final = (
    f"UPDATE call SET lease_until = %s, worker = %s, tries = tries + 1 WHERE ({KEY}) IN"
    f" (SELECT {KEY} FROM call WHERE {WAITING} ORDER BY due_at, bell LIMIT %s{{skip}})"
    f" RETURNING {KEY}, number, due_at, tries, data"
)
NEXT: Final = "SELECT min(due_at) FROM call WHERE done_at IS NULL AND lease_until <= %s"
MINE: Final = "WHERE table_id = %s AND bell = %s AND what = %s AND number = %s AND worker = %s"
DONE: Final = f"UPDATE call SET done_at = %s, worker = NULL {MINE}"
LATER: Final = f"UPDATE call SET due_at = %s, tries = %s, lease_until = 0, worker = NULL {MINE}"
FORGET: Final = "DELETE FROM call WHERE done_at < %s"
KEPT_MS: Final = 60 * 86_400_000
"""How long it is known that something was told."""


class Claimed(NamedTuple):
    """A call that this process tells."""

    table_id: str
    bell: str
    what: str
    number: int
    due_at: int
    tries: int
    data: str


class CallStatements(Statements):
    """The statements on calls; all of it is work for the writer."""

    def put(self, calls: Iterable[Call]) -> Callable[[Any], None]:
        """Tell people something, at all their bells; nothing twice that has the same number."""
        rows = [call.row() for call in calls]

        def work(connection: Any) -> None:
            for person, *row in rows:
                about, what, number, due_at, data = row
                self._do(connection, TELL_PERSON, about, what, number, due_at, data, person)

        return work

    def put_at(self, bell: str, call: Call) -> Callable[[Any], None]:
        """Tell something at one bell, whether it is confirmed or not."""
        _, about, what, number, due_at, data = call.row()
        return lambda connection: self._do(
            connection, TELL_BELL, about, bell, what, number, due_at, data
        )

    def claim(
        self, now: int, until: int, worker: str, most: int
    ) -> Callable[[Any], tuple[list[Claimed], int | None]]:
        """What is to be told now, and when there is more."""
        statement = CLAIM.format(skip=" FOR UPDATE SKIP LOCKED" if self.is_postgres else "")

        def work(connection: Any) -> tuple[list[Claimed], int | None]:
            rows = self._found(connection, statement, until, worker, now, now, most)
            ((next_due,),) = self._found(connection, NEXT, now)
            claims = [Claimed(*row) for row in rows]
            return sorted(claims, key=lambda claim: (claim.due_at, claim.number)), next_due

        return work

    def done(self, claims: Iterable[Claimed], worker: str, now: int) -> Callable[[Any], None]:
        """Told, or not worth telling; unless something newer is to be told since."""
        mine = [_mine(claim, worker) for claim in claims]

        def work(connection: Any) -> None:
            for values in mine:
                self._do(connection, DONE, now, *values)

        return work

    def later(self, claim: Claimed, worker: str, due_at: int, tries: int) -> Callable[[Any], None]:
        return lambda connection: self._do(connection, LATER, due_at, tries, *_mine(claim, worker))

    def forget(self, now: int) -> Callable[[Any], None]:
        return lambda connection: self._do(connection, FORGET, now - KEPT_MS)


def _mine(claim: Claimed, worker: str) -> tuple[Any, ...]:
    return (claim.table_id, claim.bell, claim.what, claim.number, worker)
