"""Whom people avoid, and what they report, in the database."""

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from sqlalchemy import func, select

from aquae.server.storage.rows import Rows
from aquae.server.storage.schema import AVOIDED, REPORT
from aquae.server.tables.codec import Data

AVOID: Final = (
    "INSERT INTO avoided (person, other, how, name, made_at) VALUES (%s, %s, %s, %s, %s)"
    " ON CONFLICT (person, other) DO UPDATE SET how = excluded.how, name = excluded.name"
)
MAKE_UP: Final = "DELETE FROM avoided WHERE person = %s AND other = %s"
KEEP_REPORT: Final = (
    "INSERT INTO report (report, table_id, person, other, why, words, number, made_at)"
    " VALUES (%s, %s, %s, %s, %s, %s, %s, %s) ON CONFLICT (table_id, person, other) DO UPDATE"
    " SET why = excluded.why, words = excluded.words, number = excluded.number,"
    " made_at = excluded.made_at, settled_at = NULL RETURNING report"
)


class Report(NamedTuple):
    """What somebody has told the hosts of another person at a table."""

    report: str
    table_id: str
    person: str
    other: str
    why: str
    words: str
    number: int
    """How far the log of the table was."""
    made_at: int
    settled_at: int | None = None


class CompanyRows(Rows):
    """The statements on whom people avoid and report."""

    async def avoided(self, person: str) -> list[Data]:
        columns = (AVOIDED.c.other, AVOIDED.c.name, AVOIDED.c.how, AVOIDED.c.made_at)
        query = select(*columns).where(AVOIDED.c.person == person)
        rows = await self.store.find(query.order_by(AVOIDED.c.made_at.desc(), AVOIDED.c.other))
        return [
            {"person": row.other, "name": row.name, "how": row.how, "made_at": row.made_at}
            for row in rows
        ]

    async def count(self, person: str) -> int:
        """How many people somebody avoids."""
        query = select(func.count()).select_from(AVOIDED).where(AVOIDED.c.person == person)
        found: int = (await self.store.find(query))[0][0]
        return found

    async def is_blocked(self, person: str, by: Iterable[str]) -> bool:
        """Whether one of these does not want to play with somebody."""
        query = select(AVOIDED.c.person).where(AVOIDED.c.other == person, AVOIDED.c.how == "block")
        return bool(await self.store.find(query.where(AVOIDED.c.person.in_(list(by))).limit(1)))

    async def reports_by(self, person: str) -> list[Report]:
        query = select(REPORT).where(REPORT.c.person == person).order_by(REPORT.c.made_at)
        return [Report(*row) for row in await self.store.find(query)]

    def avoid(self, person: str, other: str, how: str, name: str, now: int) -> Callable[[Any], Any]:
        return lambda connection: self._do(connection, AVOID, person, other, how, name, now)

    def make_up(self, person: str, other: str) -> Callable[[Any], Any]:
        return lambda connection: self._do(connection, MAKE_UP, person, other)

    def keep(self, report: Report) -> Callable[[Any], str]:
        """Write a report down, in the place of an earlier one on the same; its id."""
        return lambda connection: str(self._found(connection, KEEP_REPORT, *report[:-1])[0][0])
