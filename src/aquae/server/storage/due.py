"""Work that is due, in the database: claimed with a lease, so that one worker does it.

All functions are work for the writer: they get a connection inside a transaction. The statements
are written for PostgreSQL's placeholders; SQLite has its own mark for them.

What is due is named by who waits for it, and claimed by its name: `quick` and `move` are moves of
bots where somebody plays, `match` where nobody does but a tournament waits for it, `alone` where
nobody does at all, `clock` is one that runs out, `review` a review, `rate` a result that counts for
ratings, `prepared` what somebody has prepared for their turn, or their holiday.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from pydantic_core import to_json

from aquae.server.storage.results import KEEP_JUDGED

MANY: Final = 1 << 30
NAMED: Final = re.compile(r"%\((\w+)\)s")

# Everybody's first piece of work comes before anybody's second, and what is being done counts, too;
# but tables of bots alone take turns, a person's oldest few. A review goes to who asked last: they
# who still wait for theirs ask all the time.
ORDERS: Final = {
    "alone": ("made_at, due.table_id", "due_at"),
    "rate": ("due_at, due.table_id", "due_at, table_id"),
    "review": ("lease_until <= %(now)s, due_at DESC", "turn, due_at DESC"),
}
BY_TURNS: Final = ("lease_until <= %(now)s, due_at", "turn, due_at")
WAITING: Final = (
    "SELECT table_id, what FROM (SELECT due.table_id, what, due_at, lease_until,"
    " ROW_NUMBER() OVER (PARTITION BY creator ORDER BY {within}) AS turn"
    " FROM due JOIN creation ON creation.table_id = due.table_id"
    " WHERE what = %(what)s AND due_at <= %(now)s AND due_at > %(since)s{among}) AS waiting"
    " WHERE lease_until <= %(now)s AND turn <= %(most)s ORDER BY {order} LIMIT %(room)s"
)
# Two workers may look at the same moment: what one has just taken is not there for the other.
NOT_TAKEN: Final = (
    "SELECT table_id, what FROM due WHERE lease_until <= %(now)s"
    " AND (table_id, what) IN ({waiting}) FOR UPDATE SKIP LOCKED"
)
CLAIM: Final = (
    "UPDATE due SET lease_until = %(until)s, worker = %(worker)s WHERE (table_id, what) IN"
    " ({waiting}) RETURNING table_id, what, number"
)
NEXT: Final = (
    "SELECT * FROM (SELECT due_at FROM due WHERE what = '{what}' AND lease_until <= %(now)s"
    " AND due_at > %(since)s{among} ORDER BY due_at LIMIT 1) AS next_{what}"
)
STALE_MS: Final = 30_000
"""Whoever waits for a review has asked for it within this time."""
GONE_MS: Final = 600_000
"""A review that nobody has asked for since is left until somebody does."""


class Lease(NamedTuple):
    """Who has taken work on, and until when nobody else does."""

    worker: str
    until: int


class Claim(NamedTuple):
    """A piece of work that was claimed."""

    table_id: str
    what: str
    number: int


class Want(NamedTuple):
    """Work that somebody is free to do: of which kind, how much of it, and at which tables."""

    what: str
    room: int
    among: list[str] | None = None
    """Only at these tables."""
    most: int = MANY
    """At so many tables of one person."""


Claiming = Callable[[Any], tuple[list[Claim], int | None]]


class Statements:
    """The statements on due work, in the dialect of a database."""

    def __init__(self, is_postgres: bool) -> None:
        self.is_postgres = is_postgres

    def _sql(self, statement: str) -> str:
        if self.is_postgres:
            return statement
        return NAMED.sub(r":\1", statement).replace("%s", "?")

    def _among(self, want: Want) -> str:
        if want.among is None:
            return ""
        if self.is_postgres:
            return " AND due.table_id = ANY(%(among)s)"
        return " AND due.table_id IN (SELECT value FROM json_each(%(among)s))"

    def _values(self, want: Want, now: int) -> dict[str, Any]:
        since = now - GONE_MS if want.what == "review" else 0
        values: dict[str, Any] = {"what": want.what, "now": now, "since": since}
        if want.among is not None:
            values["among"] = want.among if self.is_postgres else to_json(want.among).decode()
        return values

    def claim(self, now: int, lease: Lease, wants: list[Want]) -> Claiming:
        """As much of what is due as is wanted, in this order; and when the next is due."""

        def work(connection: Any) -> tuple[list[Claim], int | None]:
            claims: list[Claim] = []
            open_ended: list[Want] = []
            for want in wants:
                room = want.room - sum(claim.what == want.what for claim in claims)
                if room <= 0 or want.among == []:
                    continue
                found = self._claimed(connection, want._replace(room=room), now, lease)
                claims += found
                if len(found) < room:
                    open_ended.append(want)
            return claims, self._next(connection, open_ended, now)

        return work

    def _claimed(self, connection: Any, want: Want, now: int, lease: Lease) -> list[Claim]:
        within, order = ORDERS.get(want.what, BY_TURNS)
        statement = WAITING.format(within=within, order=order, among=self._among(want))
        if self.is_postgres:
            statement = NOT_TAKEN.format(waiting=statement)
        values = self._values(want, now)
        values |= {"room": want.room, "most": want.most}
        values |= {"until": lease.until, "worker": lease.worker}
        rows = connection.execute(self._sql(CLAIM.format(waiting=statement)), values).fetchall()
        return [Claim(*row) for row in rows]

    def _next(self, connection: Any, wants: list[Want], now: int) -> int | None:
        """When more is due; of reviews, and of tables of bots that may not go on, one hears."""
        anywhere = [want for want in wants if want.among is None and want.what != "review"]
        times = self._times(connection, anywhere, {"now": now, "since": 0})
        for want in wants:
            if want.among is not None:
                values = {**self._values(want, now), "since": now}
                times += self._times(connection, [want], values)
        return min(times, default=None)

    def _times(self, connection: Any, wants: list[Want], values: dict[str, Any]) -> list[int]:
        if not wants:
            return []
        parts = [NEXT.format(what=want.what, among=self._among(want)) for want in wants]
        rows = connection.execute(self._sql(" UNION ALL ".join(parts)), values).fetchall()
        return [due_at for (due_at,) in rows]

    def backlog(self, now: int) -> Callable[[Any], dict[str, tuple[int, int]]]:
        """Of each kind of work how much is due, and since when; tables that do not go on count."""
        statement = self._sql(
            "SELECT what, count(*), min(due_at) FROM due WHERE due_at <= %s GROUP BY what"
        )

        def work(connection: Any) -> dict[str, tuple[int, int]]:
            rows = connection.execute(statement, (now,)).fetchall()
            return {what: (count, oldest) for what, count, oldest in rows}

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

    def rename(self, claim: Claim, what: str) -> Callable[[Any], None]:
        """Work that another version called otherwise is claimed by its right name."""
        statement = self._sql(
            "UPDATE due SET what = %s, lease_until = 0"
            " WHERE table_id = %s AND what = %s AND number = %s"
        )

        def work(connection: Any) -> None:
            connection.execute(statement, (what, claim.table_id, claim.what, claim.number))

        return work

    def release(self, claim: Claim, worker: str) -> Callable[[Any], None]:
        """Leave work to others, or to a later time."""
        return self.extend(claim, Lease(worker, 0))

    def let_go(self, worker: str, kinds: list[str]) -> Callable[[Any], None]:
        """Give back all work of these kinds that a worker has claimed."""
        statement = self._sql("UPDATE due SET lease_until = 0 WHERE worker = %s AND what = %s")

        def work(connection: Any) -> None:
            for what in kinds:
                connection.execute(statement, (worker, what))

        return work

    def ask_review(self, table_id: str, number: int, now: int, most: int) -> Callable[[Any], bool]:
        """Note that somebody wants a review, once; False if as many as may wait do already."""
        known = self._sql("SELECT 1 FROM review WHERE table_id = %s")
        count = self._sql("SELECT count(*) FROM due WHERE what = 'review' AND due_at > %s")
        note = self._sql("INSERT INTO review VALUES (%s, 0, NULL) ON CONFLICT DO NOTHING")
        due = self._sql(
            "INSERT INTO due VALUES (%s, 'review', %s, %s, 0, NULL) ON CONFLICT DO NOTHING"
        )

        def work(connection: Any) -> bool:
            if connection.execute(known, (table_id,)).fetchone() is not None:
                self.want_review(table_id, now)(connection)
                return True
            (waiting,) = connection.execute(count, (now - GONE_MS,)).fetchone()
            if waiting >= most:
                return False
            if connection.execute(note, (table_id,)).rowcount:
                connection.execute(due, (table_id, number, now))
            return True

        return work

    def want_review(self, table_id: str, now: int) -> Callable[[Any], None]:
        """Note that somebody still waits for it."""
        statement = self._sql("UPDATE due SET due_at = %s WHERE table_id = %s AND what = 'review'")

        def work(connection: Any) -> None:
            connection.execute(statement, (now, table_id))

        return work

    def note_progress(
        self, claim: Claim, lease: Lease, progress: float, now: int
    ) -> Callable[[Any], bool]:
        """How far a review has come; whether to go on: not if its asker has gone, and others
        wait for theirs."""
        note = self._sql("UPDATE review SET progress = %s WHERE table_id = %s")
        own = self._sql("SELECT due_at FROM due WHERE table_id = %s AND what = %s AND worker = %s")
        others = self._sql(
            "SELECT 1 FROM due WHERE what = 'review' AND due_at > %s AND lease_until <= %s LIMIT 1"
        )

        def work(connection: Any) -> bool:
            connection.execute(note, (progress, claim.table_id))
            self.extend(claim, lease)(connection)
            row = connection.execute(own, (claim.table_id, claim.what, lease.worker)).fetchone()
            if row is None or row[0] > now - STALE_MS:
                return row is not None
            waiting = connection.execute(others, (now - STALE_MS, now)).fetchone()
            return waiting is None

        return work

    def keep_review(
        self, table_id: str, data: str, judged: Sequence[tuple[Any, ...]]
    ) -> Callable[[Any], None]:
        """A review that is whole, and what it says of people for their statistics."""
        keep = self._sql("UPDATE review SET progress = 1, data = %s WHERE table_id = %s")
        judge = self._sql(KEEP_JUDGED)
        done = self._sql("DELETE FROM due WHERE table_id = %s AND what = 'review'")

        def work(connection: Any) -> None:
            connection.execute(keep, (data, table_id))
            for row in judged:
                connection.execute(judge, row)
            connection.execute(done, (table_id,))

        return work
