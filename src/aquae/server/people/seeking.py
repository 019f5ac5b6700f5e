"""Play a person now: whoever waits is paired, at whichever server they are."""

from collections.abc import Callable
from typing import Final, NamedTuple

from aquae.bots.skill import NEW
from aquae.games import game_called
from aquae.server.clock import now_ms
from aquae.server.people.company import Company
from aquae.server.people.profiles import Profiles
from aquae.server.people.ratings import Ratings
from aquae.server.storage.seeking import SeekerRows
from aquae.server.storage.writer import Writer
from aquae.server.tables.codec import Data
from aquae.server.tables.creating import SeatWish, TableWish, fresh_start
from aquae.server.tables.creation import Creation
from aquae.server.tables.live import Command
from aquae.server.tables.seeking import Seeker, table_of_company
from aquae.server.thinking.levels import judge_level, stand_in_of

EVERYBODY: Final = 1_000_000
"""No rating is as far from another."""


class Search(NamedTuple):
    """What somebody looks for."""

    name: str
    game: str
    seats: int
    seconds: int
    rated: bool
    within: int | None
    """How far the ratings of others may be from one's own."""
    patience: int | None
    """Seconds after which bots fill the seats; None if they never shall."""
    level: str | None


class Seeking:
    """Lets people wait for one another."""

    def __init__(
        self,
        rows: SeekerRows,
        writer: Writer,
        company: Company,
        profiles: Profiles,
        ratings: Ratings,
        on_tables: Callable[[], None],
    ) -> None:
        self.rows = rows
        self.writer = writer
        self.company = company
        self.profiles = profiles
        self.ratings = ratings
        self.on_tables = on_tables

    async def seek(self, person: str, search: Search) -> Data:
        """The table, if there is one now; else how many others wait for the same."""
        self.company.house.judge(person)
        await self.profiles.judge_name(person, search.name)
        wanted = TableWish([SeatWish("open")] * search.seats, search.game)
        start = fresh_start(wanted)
        judge_level(start.game, search.level)
        stand_in = stand_in_of(start.game)
        seeker = await self._seeker(person, search, search.level or stand_in)

        def make(group: list[Seeker]) -> tuple[Creation, Command]:
            return table_of_company(group, start.game, start.options, stand_in, now_ms())

        work = self.rows.seek(seeker, make, self.writer)
        table, waiting = await self.writer.run(work)
        if table is not None:
            self.on_tables()
        return {"table": table, "waiting": waiting}

    async def _seeker(self, person: str, search: Search, level: str) -> Seeker:
        game = game_called(search.game).name
        standing = (await self.ratings.rows.of(person)).get((game, search.seats))
        rating = NEW.points if standing is None else standing.skill.points
        within = EVERYBODY if search.within is None else search.within
        now = now_ms()
        patience = search.patience
        return Seeker(
            person=person,
            name=search.name,
            game=game,
            seats=search.seats,
            seconds=search.seconds,
            rated=search.rated,
            rating=rating,
            lowest=rating - within,
            highest=rating + within,
            made_at=now,
            seen_at=now,
            bots_at=None if patience is None else now + 1000 * patience,
            level=level,
        )

    async def stop(self, person: str) -> None:
        await self.writer.run(self.rows.stop(person))
