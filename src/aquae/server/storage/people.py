"""People in the database: look-ups, and work for the writer, in the dialect of either database."""

from typing import Any, Final, NamedTuple

from sqlalchemy import select

from aquae.server.storage.channels import PEOPLE_CHANNEL
from aquae.server.storage.rows import Rows, Work
from aquae.server.storage.schema import DEVICE, HOLDING, PERSON

KEEP_DEVICE: Final = (
    "INSERT INTO device (token, person, name, made_at, used_at) VALUES (%s, %s, %s, %s, %s)"
    " ON CONFLICT (token) DO NOTHING"
)
USE_DEVICE: Final = "UPDATE device SET used_at = %s WHERE token = %s"
SIGN_OUT: Final = (
    "UPDATE device SET signed_out_at = %s"
    " WHERE token = %s AND person = %s AND signed_out_at IS NULL RETURNING token"
)
FALL_SILENT: Final = "DELETE FROM bell WHERE person = %s AND device = %s RETURNING bell"
DROP_CALLS: Final = "DELETE FROM call WHERE bell = %s"
KEEP_TICKET: Final = "INSERT INTO ticket (ticket, person, until) VALUES (%s, %s, %s)"
DROP_OLD_TICKETS: Final = "DELETE FROM ticket WHERE until < %s"
USE_TICKET: Final = "DELETE FROM ticket WHERE ticket = %s AND until >= %s RETURNING person"
KEEP_PHRASE: Final = (
    "INSERT INTO person (person, phrase) VALUES (%s, %s)"
    " ON CONFLICT (person) DO UPDATE SET phrase = excluded.phrase"
)
TELL_ALL: Final = "SELECT pg_notify(%s, '')"
BY_PHRASE: Final = "SELECT person FROM person WHERE phrase = %s"


class Device(NamedTuple):
    """A browser or a program that is somebody's."""

    token: str
    """Its hash."""
    person: str
    name: str
    made_at: int
    used_at: int
    signed_out_at: int | None = None

    def row(self) -> tuple[Any, ...]:
        return (self.token, self.person, self.name, self.made_at, self.used_at)


class PeopleRows(Rows):
    """The statements on people, in the dialect of a database."""

    async def device(self, token: str) -> Device | None:
        rows = await self.store.find(select(DEVICE).where(DEVICE.c.token == token))
        return Device(*rows[0]) if rows else None

    async def devices(self, person: str) -> list[Device]:
        """Those that are not signed out, used last first."""
        query = select(DEVICE).where(DEVICE.c.person == person, DEVICE.c.signed_out_at.is_(None))
        rows = await self.store.find(query.order_by(DEVICE.c.used_at.desc(), DEVICE.c.token))
        return [Device(*row) for row in rows]

    async def has_sat(self, person: str) -> bool:
        """Whether somebody has ever made a table, or sat down at one."""
        query = select(HOLDING.c.table_id).where(HOLDING.c.person == person).limit(1)
        return bool(await self.store.find(query))

    async def has_phrase(self, person: str) -> bool:
        query = select(PERSON.c.person)
        query = query.where(PERSON.c.person == person, PERSON.c.phrase.is_not(None))
        return bool(await self.store.find(query))

    def keep_device(self, device: Device) -> Work:
        return lambda connection: self._do(connection, KEEP_DEVICE, *device.row())

    def use_device(self, token: str, now: int) -> Work:
        return lambda connection: self._do(connection, USE_DEVICE, now, token)

    def sign_out(self, token: str, own: Device) -> Work:
        """Sign out this device, or another of the same person; whether there is such a one."""

        def work(connection: Any) -> bool:
            self._do(connection, KEEP_DEVICE, *own.row())
            found = self._found(connection, SIGN_OUT, own.used_at, token, own.person)
            for (bell,) in self._found(connection, FALL_SILENT, own.person, token):
                self._do(connection, DROP_CALLS, bell)
            if self.is_postgres:
                self._do(connection, TELL_ALL, PEOPLE_CHANNEL)
            return bool(found)

        return work

    def keep_ticket(self, ticket: str, device: Device, until: int) -> Work:
        """A ticket of whoever has this device, which is known by its row from now on."""

        def work(connection: Any) -> None:
            self._do(connection, DROP_OLD_TICKETS, device.used_at)
            self._do(connection, KEEP_DEVICE, *device.row())
            self._do(connection, KEEP_TICKET, ticket, device.person, until)

        return work

    def keep_phrase(self, phrase: str, device: Device) -> Work:
        """A phrase instead of the one before."""

        def work(connection: Any) -> None:
            self._do(connection, KEEP_DEVICE, *device.row())
            self._do(connection, KEEP_PHRASE, device.person, phrase)

        return work

    def come_by_ticket(self, ticket: str, device: Device) -> Work:
        """Make a device the ticket's person's, whom it answers; the ticket is used up."""
        return lambda connection: self.come(connection, device, USE_TICKET, ticket, device.made_at)

    def come_by_phrase(self, phrase: str, device: Device) -> Work:
        return lambda connection: self.come(connection, device, BY_PHRASE, phrase)

    def come(self, connection: Any, device: Device, statement: str, *values: Any) -> str | None:
        """Make a device that of whomever a statement finds."""
        found = self._found(connection, statement, *values)
        if not found:
            return None
        person: str = found[0][0]
        self._do(connection, KEEP_DEVICE, *device._replace(person=person).row())
        return person
