"""Who is invited to which table, in the database."""

from typing import Any, Final, NamedTuple

from sqlalchemy import Select, func, select

from aquae.server.storage.calls import CallStatements
from aquae.server.storage.rows import Rows, Work
from aquae.server.storage.schema import HEAD, INVITATION, PLAYED
from aquae.server.tables.calling import Call
from aquae.server.tables.codec import Data

INVITE: Final = (
    "INSERT INTO invitation (person, table_id, other, made_at) VALUES (%s, %s, %s, %s)"
    " ON CONFLICT (person, table_id) DO NOTHING RETURNING person"
)
DECLINE: Final = (
    "UPDATE invitation SET declined_at = coalesce(declined_at, %s)"
    " WHERE person = %s AND table_id = %s RETURNING person"
)


class Invitation(NamedTuple):
    """Somebody would like to have somebody at a table."""

    table_id: str
    other: str
    """Who invites."""
    made_at: int


class InvitationRows(Rows):
    """The statements on invitations."""

    async def of(self, person: str, limit: int) -> list[Invitation]:
        """To tables that still wait for people, the last first; not those that were declined."""
        query: Select[Any] = select(*[INVITATION.c[name] for name in Invitation._fields])
        query = query.join(HEAD, HEAD.c.table_id == INVITATION.c.table_id)
        query = query.where(INVITATION.c.person == person, INVITATION.c.declined_at.is_(None))
        query = query.where(HEAD.c.status == "open")
        query = query.order_by(INVITATION.c.made_at.desc(), INVITATION.c.table_id).limit(limit)
        return [Invitation(*row) for row in await self.store.find(query)]

    async def own(self, person: str) -> list[Data]:
        """All that somebody was invited to."""
        columns = ("table_id", "made_at", "declined_at")
        query = select(*[INVITATION.c[name] for name in columns])
        query = query.where(INVITATION.c.person == person).order_by(INVITATION.c.made_at)
        return [dict(row._mapping) for row in await self.store.find(query)]

    async def to(self, table_id: str) -> set[str]:
        """Who is invited to a table, also those who have said no."""
        query = select(INVITATION.c.person).where(INVITATION.c.table_id == table_id)
        return {row.person for row in await self.store.find(query)}

    async def is_invited(self, person: str, table_id: str) -> bool:
        query = select(func.count()).select_from(INVITATION)
        query = query.where(INVITATION.c.person == person, INVITATION.c.table_id == table_id)
        return bool((await self.store.find(query))[0][0])

    async def have_met(self, person: str, other: str) -> bool:
        """Whether two people have played with each other to an end."""
        theirs = PLAYED.alias()
        query = select(PLAYED.c.table_id).join(theirs, theirs.c.table_id == PLAYED.c.table_id)
        query = query.where(PLAYED.c.person == person, theirs.c.person == other).limit(1)
        return bool(await self.store.find(query))

    def invite(self, call: Call, by: str, now: int) -> Work:
        """Invite somebody and tell them so; the same table is offered to nobody twice."""
        put = CallStatements(self.is_postgres).put([call])

        def work(connection: Any) -> None:
            if self._found(connection, INVITE, call.person, call.about, by, now):
                put(connection)

        return work

    def decline(self, person: str, table_id: str, now: int) -> Work:
        """Say no; whether there was something to say no to."""
        return lambda connection: bool(self._found(connection, DECLINE, now, person, table_id))
