"""What is read from the database: tables, lists, reviews. Nobody waits for ever for it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import ColumnElement, Executable, Select, and_, or_, select, tuple_, union_all
from sqlalchemy.ext.asyncio import AsyncEngine

from aquae.server.storage.schema import CREATION, EVENT, HEAD, HOLDING, REVIEW
from aquae.server.storage.trouble import told
from aquae.server.tables.codec import Data, decoded
from aquae.server.tables.creation import Creation, read_settings
from aquae.server.tables.events import Event, happening
from aquae.server.tables.logged import STATUSES
from aquae.server.tables.problems import Problem, Unplayable

READ_SECONDS: Final = 5.0
ALMOST_DONE: Final = 0.99
PAGE: Final = 500
"""Events of one table that are read at a time: a few milliseconds' worth."""
PAGE_OF_MANY: Final = 2000
"""Of many tables together, most of which are short."""


def _event(row: Any) -> Event:
    what = happening(row.kind, row.seat, decoded(row.data))
    return Event(row.number, what, row.made_at, row.key)


def _creation(row: Any) -> Creation:
    try:
        settings = read_settings(decoded(row.settings))
    except (ValueError, KeyError, TypeError) as bad:
        raise Unplayable("unreadable", "the settings of the table cannot be read") from bad
    return Creation(
        id=row.table_id,
        game=row.game,
        public=bool(row.public),
        creator=row.creator,
        secret=bytes.fromhex(row.secret),
        made_at=row.made_at,
        **settings,
    )


def _public(status: str, before: tuple[int, str] | None, limit: int) -> "Select[Any]":
    query = select(HEAD.c.table_id, HEAD.c.listed_at).where(HEAD.c.public, HEAD.c.status == status)
    return _changed_before(query, HEAD.c.listed_at, before).limit(limit)


def _changed_before(
    query: "Select[Any]", at: "ColumnElement[int]", before: tuple[int, str] | None
) -> "Select[Any]":
    """The last first; those before a place in the list."""
    if before is not None:
        query = query.where(tuple_(at, HEAD.c.table_id) < before)
    return query.order_by(at.desc(), HEAD.c.table_id.desc())


def _see(looking: "asyncio.Task[Any]") -> None:
    """Nobody may be waiting for it any more, and then nobody complains of how it ended."""
    if not looking.cancelled():
        looking.exception()


class Store:
    """Look-ups; each on a connection of its own for as short as possible."""

    def __init__(self, engine: AsyncEngine, cut: Callable[[], None] = lambda: None) -> None:
        self.engine = engine
        self.cut = cut
        """Lets all look-ups fail that are under way."""

    def connections(self) -> dict[str, int]:
        """How many connections for reading there are."""
        pool: Any = self.engine.pool
        return {"in use": pool.checkedout(), "idle": pool.checkedin(), "kept": pool.size()}

    async def find(self, query: Executable) -> list[Any]:
        """Rows, or the Problem that the database does not answer."""
        # In a task of its own: a driver that is interrupted would ask the database to be so kind.
        looking = asyncio.create_task(self._fetch(query))
        looking.add_done_callback(_see)
        done, _ = await asyncio.wait({looking}, timeout=READ_SECONDS)
        if not done:
            self.cut()
            raise Problem("database-away")
        failure = looking.exception()
        if failure is not None:
            raise told(failure)
        return looking.result()

    async def _fetch(self, query: Executable) -> list[Any]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).all())

    async def creation(self, table_id: str) -> Creation | None:
        rows = await self.find(select(CREATION).where(CREATION.c.table_id == table_id))
        return _creation(rows[0]) if rows else None

    async def whole(self, table_ids: list[str]) -> list[tuple[Creation, list[Event]]]:
        """How tables were made and all that happened there; of those whose making can be read."""
        made = await self.find(select(CREATION).where(CREATION.c.table_id.in_(table_ids)))
        events: dict[str, list[Event]] = {}
        step = max(1, PAGE_OF_MANY // len(table_ids))
        async for row in self._rows(EVENT.c.table_id.in_(table_ids), 0, step):
            events.setdefault(row.table_id, []).append(_event(row))
        tables = []
        for row in made:
            with suppress(Unplayable):
                tables.append((_creation(row), events.get(row.table_id, [])))
        return tables

    async def events(self, table_id: str, after: int = 0) -> list[Event]:
        """What happened at a table after a number, in order."""
        rows = self._rows(EVENT.c.table_id == table_id, after, PAGE)
        return [_event(row) async for row in rows]

    async def _rows(
        self, wanted: "ColumnElement[bool]", after: int, step: int
    ) -> AsyncIterator[Any]:
        """The events of tables after a number; so many of each at a time, and others in between."""
        number = EVENT.c.number
        query = select(EVENT).where(wanted).order_by(EVENT.c.table_id, number)
        while True:
            rows = await self.find(query.where(number > after, number <= after + step))
            for row in rows:
                yield row
            if len(rows) < step:
                return
            after += step

    async def listed(
        self, status: str | None, before: tuple[int, str] | None, limit: int
    ) -> list[tuple[str, int]]:
        """Public tables, changed last first: id and time, which is exact to a minute."""
        wanted = STATUSES if status is None else (status,)
        # The index has them status by status.
        parts = [_public(one, before, limit).subquery() for one in wanted]
        found = union_all(*[select(part.c.table_id, part.c.listed_at) for part in parts]).subquery()
        query = select(found.c.table_id, found.c.listed_at)
        query = query.order_by(found.c.listed_at.desc(), found.c.table_id.desc()).limit(limit)
        return [(row.table_id, row.listed_at) for row in await self.find(query)]

    async def held_by(
        self, person: str, status: str | None, before: tuple[int, str] | None, limit: int
    ) -> list[tuple[str, int]]:
        """The tables at which a person sits, changed last first: id and time of change."""
        query: Any = select(HEAD.c.table_id, HEAD.c.changed_at)
        query = query.join(HOLDING, HOLDING.c.table_id == HEAD.c.table_id)
        query = query.where(HOLDING.c.person == person)
        if status is not None:
            query = query.where(HEAD.c.status == status)
        query = _changed_before(query, HEAD.c.changed_at, before).limit(limit)
        return [(row.table_id, row.changed_at) for row in await self.find(query)]

    async def finished(self, after: str | None, limit: int) -> list[str]:
        """Public tables that are over, in the order in which they ended."""
        query = select(HEAD.c.table_id).where(HEAD.c.public, HEAD.c.over_at.is_not(None))
        if after is not None:
            ended = select(HEAD.c.over_at).where(HEAD.c.table_id == after).scalar_subquery()
            same = and_(HEAD.c.over_at == ended, HEAD.c.table_id > after)
            query = query.where(HEAD.c.over_at >= ended, or_(HEAD.c.over_at > ended, same))
        query = query.order_by(HEAD.c.over_at, HEAD.c.table_id).limit(limit)
        return [row.table_id for row in await self.find(query)]

    async def review(self, table_id: str) -> Data | None:
        """The review of a table, or how far it has come; None if nobody asked for one."""
        rows = await self.find(select(REVIEW).where(REVIEW.c.table_id == table_id))
        if not rows:
            return None
        # All positions may have been judged before the review is kept: 1 is said of a whole one.
        review: Data = {"progress": min(rows[0].progress, ALMOST_DONE)}
        if rows[0].data is not None:
            review = {"progress": 1.0, **decoded(rows[0].data)}
        return review

    async def ask(self) -> None:
        """Anything at all: the database is there, or the Problem that it is not."""
        await self.find(select(HEAD.c.number).limit(1))
