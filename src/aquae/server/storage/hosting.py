"""What hosts decide, in the database: each deed is written down in the transaction that does it."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from sqlalchemy import func, or_, select, tuple_

from aquae.server.storage.channels import PEOPLE_CHANNEL
from aquae.server.storage.company import Report
from aquae.server.storage.forgetting import DELETIONS
from aquae.server.storage.rows import Rows
from aquae.server.storage.schema import (
    CHOICE,
    DEED,
    HEAD,
    HOST,
    PERSON,
    REPORT,
    SUSPENDED,
)
from aquae.server.tables.codec import Data

NOTE: Final = (
    "INSERT INTO deed (deed, made_at, person, what, about, words) VALUES (%s, %s, %s, %s, %s, %s)"
)
SUSPEND: Final = (
    "INSERT INTO suspended (person, until) VALUES (%s, %s)"
    " ON CONFLICT (person) DO UPDATE SET until = excluded.until RETURNING person"
)
LIFT: Final = "DELETE FROM suspended WHERE person = %s RETURNING person"
CHOOSE: Final = (
    "INSERT INTO choice (name, value) VALUES (%s, %s)"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value RETURNING name"
)
SETTLE: Final = (
    "UPDATE report SET settled_at = %s WHERE report = %s AND settled_at IS NULL RETURNING report"
)
KEEP_TICKET: Final = "INSERT INTO host_ticket (ticket, name, until) VALUES (%s, %s, %s)"
FORGET_TICKETS: Final = "DELETE FROM host_ticket WHERE until < %s"
USE_TICKET: Final = "DELETE FROM host_ticket WHERE ticket = %s AND until >= %s RETURNING name"
APPOINT: Final = (
    "INSERT INTO host (person, name, made_at) VALUES (%s, %s, %s)"
    " ON CONFLICT (person) DO UPDATE SET name = excluded.name"
)
REVOKE: Final = "DELETE FROM host WHERE person = %s RETURNING person"
KNOWN: Final = "SELECT table_id FROM head WHERE table_id = %s"
TELL: Final = "SELECT pg_notify(%s, %s)"

Cursor = tuple[int, str] | None


class Deed(NamedTuple):
    """What a host has done, when, to whom or what; `admin` is whoever sits at the machine."""

    deed: str
    made_at: int
    person: str
    what: str
    about: str
    words: str = ""


class Host(NamedTuple):
    """Who may do so in the browser."""

    person: str
    name: str
    made_at: int


Work = Callable[[Any], bool]
"""For the writer: whether there was anything to do."""


class HostRows(Rows):
    """The statements on what hosts decide."""

    def suspend(self, until: int, deed: Deed) -> Work:
        """Nobody is heard or sits down until then; 0 lifts it."""
        if until:
            return self._if_found(deed, SUSPEND, deed.about, until)
        return self._if_found(deed, LIFT, deed.about)

    def choose(self, value: str, deed: Deed) -> Work:
        return self._if_found(deed, CHOOSE, deed.about, value)

    def settle(self, deed: Deed) -> Work:
        return self._if_found(deed, SETTLE, deed.made_at, deed.about)

    def offer(self, ticket: str, until: int, deed: Deed) -> Work:
        """Somebody may become a host by a ticket, until then; `deed` says under which name."""

        def work(connection: Any) -> bool:
            self._do(connection, FORGET_TICKETS, deed.made_at)
            self._do(connection, KEEP_TICKET, ticket, deed.about, until)
            return self._noted(connection, deed)

        return work

    def appoint(self, ticket: str, deed: Deed) -> Work:
        """Whoever does it becomes a host, if the ticket is one."""

        def work(connection: Any) -> bool:
            found = self._found(connection, USE_TICKET, ticket, deed.made_at)
            if not found:
                return False
            self._do(connection, APPOINT, deed.person, found[0][0], deed.made_at)
            return self._noted(connection, deed._replace(words=found[0][0]))

        return work

    def revoke(self, deed: Deed) -> Work:
        return self._if_found(deed, REVOKE, deed.about)

    async def hosts(self) -> list[Host]:
        rows = await self.store.find(select(HOST).order_by(HOST.c.made_at, HOST.c.person))
        return [Host(*row) for row in rows]

    def remove_table(self, deed: Deed) -> Work:
        def work(connection: Any) -> bool:
            if not self._found(connection, KNOWN, deed.about):
                return False
            for deletion in DELETIONS:
                self._do(connection, deletion, deed.about)
            if self.is_postgres:
                self._do(connection, TELL, PEOPLE_CHANNEL, f"all {deed.about}")
            return self._noted(connection, deed)

        return work

    def _if_found(self, deed: Deed, statement: str, *values: Any) -> Work:
        """Do it and write it down, or neither."""
        return lambda connection: (
            bool(self._found(connection, statement, *values)) and self._noted(connection, deed)
        )

    def _noted(self, connection: Any, deed: Deed) -> bool:
        self._do(connection, NOTE, *deed)
        return True

    async def how_far(self) -> tuple[int, ...]:
        """How much has been done: deeds are only ever added. Hosts and the suspended also become
        fewer by themselves, when they delete everything of theirs."""
        counts = [
            select(func.count()).select_from(table).scalar_subquery()
            for table in (DEED, HOST, SUSPENDED)
        ]
        return tuple((await self.store.find(select(*counts)))[0])

    async def choices(self) -> dict[str, str]:
        return {row.name: row.value for row in await self.store.find(select(CHOICE))}

    async def suspended(self) -> dict[str, int]:
        return {row.person: row.until for row in await self.store.find(select(SUSPENDED))}

    async def removed_since(self, moment: int) -> list[str]:
        query = select(DEED.c.about).where(DEED.c.made_at >= moment, DEED.c.what == "remove-table")
        return [row.about for row in await self.store.find(query)]

    async def deeds(self, before: Cursor, limit: int) -> list[Deed]:
        query = select(DEED)
        if before is not None:
            query = query.where(tuple_(DEED.c.made_at, DEED.c.deed) < before)
        query = query.order_by(DEED.c.made_at.desc(), DEED.c.deed.desc()).limit(limit)
        return [Deed(*row) for row in await self.store.find(query)]

    async def reports(self, settled: bool, before: Cursor, limit: int) -> list[Report]:
        is_settled = REPORT.c.settled_at
        query = select(REPORT).where(is_settled.is_not(None) if settled else is_settled.is_(None))
        if before is not None:
            query = query.where(tuple_(REPORT.c.made_at, REPORT.c.report) < before)
        query = query.order_by(REPORT.c.made_at.desc(), REPORT.c.report.desc()).limit(limit)
        return [Report(*row) for row in await self.store.find(query)]

    async def people(self, sought: str, limit: int) -> list[Data]:
        """Those with a claimed name that contains some letters, or with this id."""
        is_like = PERSON.c.name.icontains(sought, autoescape=True)
        query = select(PERSON.c.person, PERSON.c.name)
        query = query.where(or_(is_like, PERSON.c.person == sought))
        return await self._listed(query.order_by(PERSON.c.name, PERSON.c.person).limit(limit))

    async def tables(self, before: Cursor, limit: int) -> list[tuple[str, int]]:
        """All tables, public or not, changed last first."""
        query = select(HEAD.c.table_id, HEAD.c.listed_at)
        if before is not None:
            query = query.where(tuple_(HEAD.c.listed_at, HEAD.c.table_id) < before)
        query = query.order_by(HEAD.c.listed_at.desc(), HEAD.c.table_id.desc()).limit(limit)
        return [(row.table_id, row.listed_at) for row in await self.store.find(query)]

    async def _listed(self, query: Any) -> list[Data]:
        return [dict(row._mapping) for row in await self.store.find(query)]
