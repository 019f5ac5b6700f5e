"""What is read from the database: tables, lists, reviews."""

from typing import Any, Final

from sqlalchemy import Select, and_, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from aquae.server.storage.schema import CREATION, EVENT, HEAD, HOLDING, REVIEW
from aquae.server.tables.codec import Data, decoded
from aquae.server.tables.creation import Creation, read_settings
from aquae.server.tables.events import Event, happening
from aquae.server.tables.problems import Unplayable

ALMOST_DONE: Final = 0.99
EVENT_COLUMNS: Final = (
    EVENT.c.number,
    EVENT.c.kind,
    EVENT.c.seat,
    EVENT.c.data,
    EVENT.c.made_at,
    EVENT.c.key,
)


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


class Store:
    """Look-ups; each on a connection of its own for as short as possible."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def _all(self, query: "Select[Any]") -> list[Any]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).all())

    async def creation(self, table_id: str) -> Creation | None:
        rows = await self._all(select(CREATION).where(CREATION.c.table_id == table_id))
        return _creation(rows[0]) if rows else None

    async def events(self, table_id: str, after: int = 0) -> list[Event]:
        """What happened at a table after a number, in order."""
        query = (
            select(*EVENT_COLUMNS)
            .where(EVENT.c.table_id == table_id, EVENT.c.number > after)
            .order_by(EVENT.c.number)
        )
        return [_event(row) for row in await self._all(query)]

    async def listed(
        self,
        person: str | None,
        status: str | None,
        before: tuple[int, str] | None,
        limit: int,
    ) -> list[tuple[str, int]]:
        """Public tables, or those of a person, changed last first: id and time of change."""
        query = select(HEAD.c.table_id, HEAD.c.changed_at)
        if person is None:
            query = query.where(HEAD.c.public)
        else:
            query = query.join(HOLDING, HOLDING.c.table_id == HEAD.c.table_id)
            query = query.where(HOLDING.c.person == person)
        if status is not None:
            query = query.where(HEAD.c.status == status)
        if before is not None:
            changed_at, table_id = before
            earlier = and_(HEAD.c.changed_at == changed_at, HEAD.c.table_id > table_id)
            query = query.where(or_(HEAD.c.changed_at < changed_at, earlier))
        query = query.order_by(HEAD.c.changed_at.desc(), HEAD.c.table_id).limit(limit)
        return [(row.table_id, row.changed_at) for row in await self._all(query)]

    async def finished(self, after: str | None, limit: int) -> list[str]:
        """Public tables that are over, in the order in which they ended."""
        query = select(HEAD.c.table_id).where(HEAD.c.public, HEAD.c.status == "over")
        if after is not None:
            ended = select(HEAD.c.over_at).where(HEAD.c.table_id == after).scalar_subquery()
            same = and_(HEAD.c.over_at == ended, HEAD.c.table_id > after)
            query = query.where(or_(HEAD.c.over_at > ended, same))
        query = query.order_by(HEAD.c.over_at, HEAD.c.table_id).limit(limit)
        return [row.table_id for row in await self._all(query)]

    async def review(self, table_id: str) -> Data | None:
        """The review of a table, or how far it has come; None if nobody asked for one."""
        rows = await self._all(select(REVIEW).where(REVIEW.c.table_id == table_id))
        if not rows:
            return None
        # All positions may have been judged before the review is kept: 1 is said of a whole one.
        review: Data = {"progress": min(rows[0].progress, ALMOST_DONE)}
        if rows[0].data is not None:
            review = {"progress": 1.0, **decoded(rows[0].data)}
        return review

    async def answers(self) -> bool:
        """Whether the database is there."""
        await self._all(select(HEAD.c.number).limit(1))
        return True
