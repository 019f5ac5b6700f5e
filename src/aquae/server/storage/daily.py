"""Tries at boards of the day in the database, and how they compare."""

from typing import Any, Final, NamedTuple

from sqlalchemy import Subquery, case, func, select

from aquae.server.storage.rows import Rows, Work
from aquae.server.storage.schema import DAY_TRY, PLAYED

CLAIM: Final = (
    "INSERT INTO day_try (day, game, person, table_id, name, made_at)"
    " VALUES (%s, %s, %s, %s, %s, %s) ON CONFLICT (day, game, person) DO NOTHING"
)
CLAIMED: Final = "SELECT table_id FROM day_try WHERE day = %s AND game = %s AND person = %s"
BEST_FIRST: Final = ("won", "shared", "lost")


class Try(NamedTuple):
    """Somebody's first play of the board of a day."""

    day: str
    game: str
    person: str
    table_id: str
    name: str
    made_at: int


class Placed(NamedTuple):
    """How a try compares with the others that are over."""

    person: str
    name: str
    table_id: str
    outcome: str
    score: int
    place: int


class DailyRows(Rows):
    """Who has played which board of a day, and how."""

    def claim(self, first: Try) -> Work:
        """The table at which somebody plays a board for the first time: this one, if none was."""

        def work(connection: Any) -> str:
            self._do(connection, CLAIM, *first)
            return str(self._found(connection, CLAIMED, *first[:3])[0][0])

        return work

    async def table_of(self, day: str, game: str, person: str) -> str | None:
        """Where somebody plays a board for the first time, over or not."""
        query = select(DAY_TRY.c.table_id).where(DAY_TRY.c.day == day, DAY_TRY.c.game == game)
        rows = await self.store.find(query.where(DAY_TRY.c.person == person))
        return rows[0].table_id if rows else None

    async def best(self, day: str, game: str, limit: int) -> list[Placed]:
        places = _placed(day, game)
        query = select(places).order_by(places.c.place, places.c.over_at, places.c.person)
        return [Placed(*row[:-1]) for row in await self.store.find(query.limit(limit))]

    async def count(self, day: str, game: str) -> int:
        """How many tries are over."""
        found: int = (await self.store.find(select(func.count()).select_from(_placed(day, game))))[
            0
        ][0]
        return found

    async def of(self, day: str, game: str, person: str) -> Placed | None:
        places = _placed(day, game)
        rows = await self.store.find(select(places).where(places.c.person == person))
        return Placed(*rows[0][:-1]) if rows else None

    async def tries(self, person: str) -> list[Try]:
        """All first tries of somebody, the first first."""
        query = select(DAY_TRY).where(DAY_TRY.c.person == person)
        query = query.order_by(DAY_TRY.c.made_at, DAY_TRY.c.game)
        return [Try(*row) for row in await self.store.find(query)]


def _placed(day: str, game: str) -> Subquery:
    """Tries that are over, with their places: who has won comes first, then points count."""
    order = case({name: at for at, name in enumerate(BEST_FIRST)}, value=PLAYED.c.outcome)
    place = func.rank().over(order_by=[order, PLAYED.c.score.desc()])
    query = select(
        DAY_TRY.c.person,
        DAY_TRY.c.name,
        DAY_TRY.c.table_id,
        PLAYED.c.outcome,
        PLAYED.c.score,
        place.label("place"),
        PLAYED.c.over_at,
    )
    same = (PLAYED.c.person == DAY_TRY.c.person) & (PLAYED.c.table_id == DAY_TRY.c.table_id)
    query = query.join(PLAYED, same).where(DAY_TRY.c.day == day, DAY_TRY.c.game == game)
    return query.subquery()
