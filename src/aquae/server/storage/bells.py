"""Where and when people can be called, in the database."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from sqlalchemy import Select, func, select

from aquae.server.calls.rules import Hours
from aquae.server.storage.rows import Rows, Work
from aquae.server.storage.schema import BELL, CALL, DRAWER, HOURS, SECRET
from aquae.server.tables.codec import Data

KEEP: Final = (
    "INSERT INTO bell (bell, person, kind, address, keys, token, name, language, wants, daily,"
    " made_at, confirmed_at, device) VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s)"
    " ON CONFLICT (bell) DO UPDATE SET keys = excluded.keys, device = excluded.device,"
    " name = excluded.name, language = excluded.language, failed_at = NULL"
)
CHANGE: Final = (
    "UPDATE bell SET wants = %s, daily = %s, language = %s"
    " WHERE bell = %s AND person = %s RETURNING bell"
)
CONFIRM: Final = (
    "UPDATE bell SET confirmed_at = COALESCE(confirmed_at, %s) WHERE token = %s RETURNING bell"
)
REMOVE: Final = "DELETE FROM bell WHERE bell = %s RETURNING bell"
REMOVE_OTHERS: Final = "DELETE FROM bell WHERE bell = %s AND person <> %s RETURNING bell"
REMOVE_OWN: Final = "DELETE FROM bell WHERE bell = %s AND person = %s RETURNING bell"
LEAVE: Final = "DELETE FROM bell WHERE token = %s RETURNING bell"
SILENCE: Final = "DELETE FROM call WHERE bell = %s"
FAIL: Final = "UPDATE bell SET failed_at = COALESCE(failed_at, %s) WHERE bell = %s"
WORK_AGAIN: Final = "UPDATE bell SET failed_at = NULL WHERE bell = %s AND failed_at IS NOT NULL"
FORGET_UNCONFIRMED: Final = "DELETE FROM bell WHERE confirmed_at IS NULL AND made_at < %s"
KEEP_HOURS: Final = (
    "INSERT INTO hours (person, zone, quiet_from, quiet_until) VALUES (%s, %s, %s, %s)"
    " ON CONFLICT (person) DO UPDATE SET zone = excluded.zone, quiet_from = excluded.quiet_from,"
    " quiet_until = excluded.quiet_until"
)
KEEP_WANTS: Final = (
    "INSERT INTO drawer (person, table_id, wants) VALUES (%s, %s, %s)"
    " ON CONFLICT (person, table_id) DO UPDATE SET wants = excluded.wants"
)
KEEP_SECRET: Final = (
    "INSERT INTO secret (name, value) VALUES (%s, %s) ON CONFLICT (name) DO NOTHING"
)
READ_SECRET: Final = "SELECT value FROM secret WHERE name = %s"
HOUR_COLUMNS: Final = tuple(HOURS.c[name] for name in Hours._fields)
UNCONFIRMED_MS: Final = 2 * 86_400_000
"""How long an address waits to be confirmed."""


class Bell(NamedTuple):
    """A browser, an e-mail address or a chat of somebody's."""

    bell: str
    person: str
    kind: str
    address: str
    keys: str | None
    """Of a browser: what is said to it is encrypted with them."""
    token: str
    """In every e-mail: lets whoever has it confirm the address, or leave."""
    name: str
    language: str
    wants: str
    daily: int | None
    made_at: int
    confirmed_at: int | None
    failed_at: int | None = None
    """Since when nothing has arrived there."""
    device: str | None = None
    """Of a browser: the hash of its token. Nothing is told there once that is signed out."""


class BellRows(Rows):
    """The statements on bells and hours, in the dialect of a database."""

    async def of(self, person: str) -> list[Bell]:
        query = select(BELL).where(BELL.c.person == person).order_by(BELL.c.made_at, BELL.c.bell)
        return [Bell(*row) for row in await self.store.find(query)]

    async def some(self, bells: Iterable[str]) -> dict[str, tuple[Bell, Hours]]:
        """Bells with the hours of whom they belong to."""
        query: Select[Any] = select(BELL, *HOUR_COLUMNS).outerjoin(
            HOURS, HOURS.c.person == BELL.c.person
        )
        rows = await self.store.find(query.where(BELL.c.bell.in_(list(bells))))
        width = len(Bell._fields)
        return {row[0]: (Bell(*row[:width]), _hours(row[width:])) for row in rows}

    async def hours(self, person: str) -> Hours:
        rows = await self.store.find(select(*HOUR_COLUMNS).where(HOURS.c.person == person))
        return _hours(rows[0]) if rows else Hours()

    async def wants(self, people: Iterable[str], tables: Iterable[str]) -> dict[Any, str | None]:
        """What people want at tables where that is not what they want elsewhere."""
        query = select(DRAWER.c.person, DRAWER.c.table_id, DRAWER.c.wants)
        query = query.where(DRAWER.c.person.in_(list(people)))
        rows = await self.store.find(query.where(DRAWER.c.table_id.in_(list(tables))))
        return {(row.person, row.table_id): row.wants for row in rows}

    async def drawers(self, person: str) -> list[Data]:
        """What somebody keeps at tables."""
        query = select(DRAWER).where(DRAWER.c.person == person).order_by(DRAWER.c.table_id)
        return [
            {name: value for name, value in row._mapping.items() if name != "person"}
            for row in await self.store.find(query)
        ]

    async def waiting(self, person: str) -> list[Data]:
        """What somebody was told of late, and what they are to be told."""
        columns = (CALL.c.table_id, CALL.c.bell, CALL.c.what, CALL.c.due_at, CALL.c.done_at)
        query = select(*columns).join(BELL, BELL.c.bell == CALL.c.bell)
        query = query.where(BELL.c.person == person).order_by(CALL.c.due_at, CALL.c.bell)
        return [dict(row._mapping) for row in await self.store.find(query)]

    async def count(self, person: str) -> int:
        query = select(func.count()).select_from(BELL).where(BELL.c.person == person)
        found: int = (await self.store.find(query))[0][0]
        return found

    def keep(self, bell: Bell) -> Work:
        """Somebody's from now on; of whose it was before nothing is told there any more."""

        def work(connection: Any) -> None:
            self._removed(connection, REMOVE_OTHERS, bell.bell, bell.person)
            self._do(connection, KEEP, *bell[:-2], bell.device)

        return work

    def change(self, person: str, bell: str, wants: str, daily: int | None, language: str) -> Work:
        return lambda connection: bool(
            self._found(connection, CHANGE, wants, daily, language, bell, person)
        )

    def confirm(self, token: str, now: int) -> Work:
        return lambda connection: bool(self._found(connection, CONFIRM, now, token))

    def remove(self, person: str, bell: str) -> Work:
        return lambda connection: self._removed(connection, REMOVE_OWN, bell, person)

    def leave(self, token: str) -> Work:
        return lambda connection: self._removed(connection, LEAVE, token)

    def drop(self, bell: str) -> Work:
        """Nobody is there any more."""
        return lambda connection: self._removed(connection, REMOVE, bell)

    def _removed(self, connection: Any, statement: str, *values: Any) -> bool:
        found = self._found(connection, statement, *values)
        for (bell,) in found:
            self._do(connection, SILENCE, bell)
        return bool(found)

    def fail(self, bell: str, now: int) -> Work:
        return lambda connection: self._do(connection, FAIL, now, bell)

    def work_again(self, bell: str) -> Work:
        return lambda connection: self._do(connection, WORK_AGAIN, bell)

    def forget_unconfirmed(self, now: int) -> Work:
        return lambda connection: self._do(connection, FORGET_UNCONFIRMED, now - UNCONFIRMED_MS)

    def keep_hours(self, person: str, hours: Hours) -> Work:
        values = (person, hours.zone, hours.quiet_from, hours.quiet_until)
        return lambda connection: self._do(connection, KEEP_HOURS, *values)

    def keep_wants(self, person: str, table_id: str, wants: str | None) -> Work:
        return lambda connection: self._do(connection, KEEP_WANTS, person, table_id, wants)

    def secret(self, name: str, fresh: str) -> Work:
        """What all servers know by a name: this, if none of them did."""

        def work(connection: Any) -> str:
            self._do(connection, KEEP_SECRET, name, fresh)
            return str(self._found(connection, READ_SECRET, name)[0][0])

        return work

    async def known_secret(self, name: str) -> str | None:
        rows = await self.store.find(select(SECRET.c.value).where(SECRET.c.name == name))
        return rows[0].value if rows else None


def _hours(row: Any) -> Hours:
    zone, *rest = row
    return Hours(zone or "UTC", *rest)
