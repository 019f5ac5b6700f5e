"""What people prepare for tables where others are to move, in the database."""

from typing import Any, Final

from pydantic_core import to_json
from sqlalchemy import Select, func, select

from aquae.server.storage.rows import Rows, Work
from aquae.server.storage.schema import DRAWER, HOURS, LINE
from aquae.server.tables.codec import Data, decoded
from aquae.server.tables.prepared import Line
from aquae.server.tables.resting import Away

HAS_PREPARED: Final = (
    "(EXISTS (SELECT 1 FROM line WHERE line.table_id = {table} AND line.person = {person})"
    " OR EXISTS (SELECT 1 FROM hours WHERE hours.person = {person} AND away_until > {now}))"
)
"""Whether there is anything to look after when it is somebody's turn at a table."""
DUE_AGAIN: Final = (
    "ON CONFLICT (table_id, what) DO UPDATE SET number = excluded.number,"
    " due_at = excluded.due_at, lease_until = 0, worker = NULL"
)
KEEP: Final = (
    "INSERT INTO line (line, person, table_id, at, steps, any_draw, made_at)"
    " VALUES (%s, %s, %s, %s, %s, %s, %s)"
)
REMOVE: Final = "DELETE FROM line WHERE line = %s AND table_id = %s AND person = %s RETURNING line"
DUE: Final = f"INSERT INTO due VALUES (%s, 'prepared', %s, %s, 0, NULL) {DUE_AGAIN}"
DONE: Final = "DELETE FROM due WHERE table_id = %s AND what = 'prepared' AND number = %s"
DUE_EVERYWHERE: Final = (
    "INSERT INTO due SELECT holding.table_id, 'prepared', head.number, %s, 0, NULL FROM holding"
    " JOIN head ON head.table_id = holding.table_id"
    f" WHERE holding.person = %s AND head.status = 'playing' {DUE_AGAIN}"
)
KEEP_HOLIDAY: Final = (
    "INSERT INTO hours (person, zone, away_since, away_until) VALUES (%s, 'UTC', %s, %s)"
    " ON CONFLICT (person) DO UPDATE SET away_since = excluded.away_since,"
    " away_until = excluded.away_until"
)
KEEP_NOTE: Final = (
    "INSERT INTO drawer (person, table_id, note) VALUES (%s, %s, %s)"
    " ON CONFLICT (person, table_id) DO UPDATE SET note = excluded.note"
)
COLUMNS: Final = (LINE.c.line, LINE.c.at, LINE.c.steps, LINE.c.any_draw, LINE.c.made_at)


class PreparedRows(Rows):
    """The statements on lines, notes and holidays, in the dialect of a database."""

    async def at(self, person: str, table_id: str) -> list[Line]:
        """Somebody's lines at a table, the last first."""
        query = select(*COLUMNS).where(LINE.c.person == person, LINE.c.table_id == table_id)
        return await self._lines(query)

    async def of(self, person: str) -> list[Data]:
        """All lines of somebody, each with its table."""
        query = select(LINE.c.table_id, *COLUMNS).where(LINE.c.person == person)
        rows = await self.store.find(query.order_by(LINE.c.made_at, LINE.c.line))
        return [{"table_id": row[0], **_line(row[1:])._asdict()} for row in rows]

    async def _lines(self, query: Select[Any]) -> list[Line]:
        rows = await self.store.find(query.order_by(LINE.c.made_at.desc(), LINE.c.line))
        return [_line(row) for row in rows]

    async def count(self, person: str, table_id: str) -> int:
        query = select(func.count()).select_from(LINE)
        query = query.where(LINE.c.person == person, LINE.c.table_id == table_id)
        found: int = (await self.store.find(query))[0][0]
        return found

    async def note(self, person: str, table_id: str) -> str:
        query = select(DRAWER.c.note).where(DRAWER.c.person == person)
        rows = await self.store.find(query.where(DRAWER.c.table_id == table_id))
        return (rows[0].note or "") if rows else ""

    async def away(self, person: str) -> Away | None:
        columns = (HOURS.c.away_since, HOURS.c.away_until)
        rows = await self.store.find(select(*columns).where(HOURS.c.person == person))
        return None if not rows or rows[0].away_until is None else Away(*rows[0])

    def keep(self, person: str, table_id: str, line: Line, number: int) -> Work:
        """A line; it may be what to do already."""
        steps = to_json(line.steps).decode()

        def work(connection: Any) -> None:
            values = (line.line, person, table_id, line.at, steps, line.any_draw, line.made_at)
            self._do(connection, KEEP, *values)
            self._do(connection, DUE, table_id, number, line.made_at)

        return work

    def remove(self, person: str, table_id: str, *lines: str) -> Work:
        """Some lines; whether all of them were there."""

        def work(connection: Any) -> bool:
            found = [self._found(connection, REMOVE, line, table_id, person) for line in lines]
            return all(found)

        return work

    def done(self, table_id: str, number: int) -> Work:
        """Looked after, unless something newer has come."""
        return lambda connection: self._do(connection, DONE, table_id, number)

    def keep_note(self, person: str, table_id: str, note: str) -> Work:
        return lambda connection: self._do(connection, KEEP_NOTE, person, table_id, note or None)

    def keep_holiday(self, person: str, away: Away | None, now: int) -> Work:
        """A holiday; clocks that run stand still for it as soon as a process has time."""
        since, until = (None, None) if away is None else away

        def work(connection: Any) -> None:
            self._do(connection, KEEP_HOLIDAY, person, since, until)
            self._do(connection, DUE_EVERYWHERE, now, person)

        return work


def _line(row: Any) -> Line:
    line, at, steps, any_draw, made_at = row
    return Line(line, at, [(mover, text) for mover, text in decoded(steps)], any_draw, made_at)
