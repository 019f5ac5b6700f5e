"""Profiles in the database: what somebody shows of themselves, and how they have done."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from sqlalchemy import func, select

from aquae.server.storage.schema import PERSON, PLAYED
from aquae.server.storage.store import Store
from aquae.server.tables.names import skeleton

KEEP: Final = (
    "INSERT INTO person (person, name, skeleton, language, public, mosaic)"
    " VALUES (%s, %s, %s, %s, %s, %s) ON CONFLICT (person) DO UPDATE SET name = excluded.name,"
    " skeleton = excluded.skeleton, language = excluded.language, public = excluded.public,"
    " mosaic = excluded.mosaic"
)
LONGEST_SKELETON: Final = 80


class Profile(NamedTuple):
    """What somebody says of themselves."""

    person: str
    name: str | None = None
    language: str | None = None
    public: bool = False
    mosaic: int = 0

    def row(self) -> tuple[Any, ...]:
        seen = None if self.name is None else seen_as(self.name)
        return (self.person, self.name, seen, self.language, self.public, self.mosaic)


def seen_as(name: str) -> str | None:
    """What names that look alike have in common; a name of signs alone is like no other."""
    return skeleton(name)[:LONGEST_SKELETON] or None


class ProfileRows:
    """The statements on profiles, in the dialect of a database."""

    def __init__(self, store: Store, is_postgres: bool) -> None:
        self.store = store
        self.is_postgres = is_postgres

    async def profile(self, person: str) -> Profile:
        columns = (PERSON.c.name, PERSON.c.language, PERSON.c.public, PERSON.c.mosaic)
        rows = await self.store.find(select(*columns).where(PERSON.c.person == person))
        if not rows:
            return Profile(person)
        name, language, public, mosaic = rows[0]
        return Profile(person, name, language, bool(public), mosaic or 0)

    async def holder_of(self, name: str) -> str | None:
        """Whoever has claimed a name like this one."""
        seen = seen_as(name)
        if seen is None:
            return None
        rows = await self.store.find(select(PERSON.c.person).where(PERSON.c.skeleton == seen))
        return rows[0].person if rows else None

    async def results(self, person: str) -> dict[str, dict[str, int]]:
        """How often somebody has won, shared and lost, by game."""
        columns = (PLAYED.c.game, PLAYED.c.outcome)
        query = select(*columns, func.count().label("times")).where(PLAYED.c.person == person)
        rows = await self.store.find(query.group_by(*columns).order_by(*columns))
        found: dict[str, dict[str, int]] = {}
        for game, outcome, times in rows:
            if outcome != "alone":
                found.setdefault(game, {"won": 0, "shared": 0, "lost": 0})[outcome] = times
        return found

    def keep(self, profile: Profile) -> Callable[[Any], None]:
        text = KEEP if self.is_postgres else KEEP.replace("%s", "?")
        return lambda connection: connection.execute(text, profile.row())
