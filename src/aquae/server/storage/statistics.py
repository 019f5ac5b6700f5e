"""What is counted of somebody's plays, straight from their rows; the database does the counting."""

from typing import Any, Final, NamedTuple

from sqlalchemy import Subquery, and_, case, false, func, or_, select

from aquae.server.people.ladder import LadderPlay
from aquae.server.storage.schema import PERSON, PLAYED, RESULT
from aquae.server.storage.store import Store
from aquae.server.tables.codec import decoded

ALONE: Final = "alone"
MOST_COUNTED: Final = 5000
"""The last plays of somebody, of which there may be any number."""
MOST_COMPARED: Final = 1000
"""Of these everybody who took part is looked for."""
KINDS: Final = ("players", "bots", "options", "ending", "opening")
CLIMBED: Final = ("game", "rung", "beaten", "players", "options", "opening")


class Count(NamedTuple):
    """So many plays of a game that were the same in all that is counted."""

    game: str
    outcome: str
    players: int
    bots: str
    options: str
    ending: str
    opening: str | None
    plays: int
    reviewed: int
    luck: float
    play: float
    """Sums over those that were reviewed."""


class Met(NamedTuple):
    """Somebody, and how plays with them went."""

    person: str
    name: str
    mosaic: int | None
    """None if they show nobody who they are."""
    plays: int
    won: int
    lost: int
    ahead: int
    """So often the one who asks came before them."""
    behind: int


class StatisticsRows:
    """Looks at what people have played."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def counts(self, person: str) -> list[Count]:
        """All plays of somebody with others, those of the same kind together."""
        last = _last(person, ("game", "outcome", *KINDS, "luck", "play"), MOST_COUNTED)
        columns = [last.c[name] for name in ("game", "outcome", *KINDS)]
        query = select(
            *columns,
            func.count(),
            func.count(last.c.luck),
            func.coalesce(func.sum(last.c.luck), 0.0),
            func.coalesce(func.sum(last.c.play), 0.0),
        )
        query = query.where(last.c.players.is_not(None), last.c.outcome != ALONE)
        query = query.group_by(*columns)
        return [Count(*row) for row in await self.store.find(query)]

    async def opponents(self, person: str, shown: bool, limit: int) -> list[Met]:
        """With whom somebody has played most; `shown`: only those who let everybody see them."""
        mine = _last(person, ("table_id", "outcome", "place"), MOST_COMPARED)
        theirs, plays = PLAYED.alias(), func.count()
        known = (PERSON.c.name, PERSON.c.mosaic, PERSON.c.public)
        query = select(
            theirs.c.person,
            *known,
            func.max(theirs.c.over_at).label("last_at"),
            plays.label("plays"),
            _times(mine.c.outcome == "won").label("won"),
            _times(mine.c.outcome == "lost").label("lost"),
            _times(mine.c.place < theirs.c.place).label("ahead"),
            _times(mine.c.place > theirs.c.place).label("behind"),
        )
        query = query.join(theirs, theirs.c.table_id == mine.c.table_id)
        query = query.outerjoin(PERSON, PERSON.c.person == theirs.c.person)
        query = query.where(theirs.c.person != person)
        if shown:
            query = query.where(PERSON.c.public, PERSON.c.name.is_not(None))
        query = query.group_by(theirs.c.person, *known)
        rows = await self.store.find(query.order_by(plays.desc(), theirs.c.person).limit(limit))
        names = await self._names(
            [(row.person, row.last_at) for row in rows if not (row.public and row.name)]
        )
        return [_met(row, names) for row in rows]

    async def _names(self, last: list[tuple[str, int]]) -> dict[str, str]:
        """What people were called when somebody last played with them."""
        query = select(PLAYED.c.person, RESULT.c.data)
        query = query.join(RESULT, RESULT.c.table_id == PLAYED.c.table_id)
        # Written out: for a list of pairs SQLite would go through everything.
        pairs = [and_(PLAYED.c.person == who, PLAYED.c.over_at == when) for who, when in last]
        query = query.where(or_(false(), *pairs))
        return {
            person: seat["name"]
            for person, data in (await self.store.find(query) if last else ())
            for seat in decoded(data)["seats"]
            if seat["person"] == person
        }

    async def climbing(self, person: str, since: int, until: int) -> dict[str, list[LadderPlay]]:
        """Plays that count for the ladder, by game, the first first."""
        query = select(*[PLAYED.c[name] for name in CLIMBED])
        query = query.where(PLAYED.c.person == person, PLAYED.c.rung.is_not(None))
        query = query.where(PLAYED.c.over_at >= since, PLAYED.c.over_at < until)
        query = query.order_by(PLAYED.c.over_at, PLAYED.c.table_id)
        found: dict[str, list[LadderPlay]] = {}
        for game, *play in await self.store.find(query):
            found.setdefault(game, []).append(LadderPlay(*play))
        return found


def _last(person: str, columns: tuple[str, ...], most: int) -> Subquery:
    """The last plays of somebody."""
    query = select(*[PLAYED.c[name] for name in columns]).where(PLAYED.c.person == person)
    query = query.order_by(PLAYED.c.over_at.desc(), PLAYED.c.table_id.desc())
    return query.limit(most).subquery()


def _times(condition: Any) -> Any:
    """How often something holds."""
    return func.sum(case((condition, 1), else_=0))


def _met(row: Any, names: dict[str, str]) -> Met:
    is_seen = bool(row.public and row.name)
    return Met(
        row.person,
        row.name if is_seen else names.get(row.person, ""),
        (row.mosaic or 0) if is_seen else None,
        *(row.plays, row.won, row.lost, row.ahead, row.behind),
    )
