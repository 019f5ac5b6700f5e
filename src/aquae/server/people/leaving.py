"""What is somebody's own: all of it in one file, or all of it forgotten."""

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Final

from pydantic_core import to_json

from aquae.server.aside import aside
from aquae.server.clock import now_ms
from aquae.server.memory.loaded import LoadedTable
from aquae.server.memory.reading import as_far_as_known
from aquae.server.memory.tables import Tables
from aquae.server.people.bells import Bells
from aquae.server.people.company import Company
from aquae.server.people.daily import Daily
from aquae.server.people.invitations import Invitations
from aquae.server.people.passkeys import Passkeys
from aquae.server.people.people import People
from aquae.server.people.preparing import Preparing
from aquae.server.people.profiles import Profiles
from aquae.server.people.puzzles import Puzzles
from aquae.server.people.ratings import Ratings
from aquae.server.people.statistics import Statistics
from aquae.server.storage.leaving import LeavingRows
from aquae.server.storage.neutral import Neutral, without
from aquae.server.storage.results import ResultRows, Results, Wish, results_of
from aquae.server.tables import commands
from aquae.server.tables.codec import Data, decoded
from aquae.server.tables.creation import Creation
from aquae.server.tables.events import Event
from aquae.server.tables.problems import Problem, Unplayable
from aquae.server.tables.tokens import new_id, new_key
from aquae.server.tables.views import table_data
from aquae.server.tournaments.tournaments import Tournaments

AT_ONCE: Final = 20
"""Tables that are read or written together: whoever wants to write meanwhile does not wait long."""


class Leaving:
    """Takes people's own things away, on paper or for good."""

    def __init__(
        self,
        tables: Tables,
        rows: LeavingRows,
        people: People,
        results: ResultRows,
        profiles: Profiles,
        passkeys: Passkeys,
        company: Company,
        invitations: Invitations,
        ratings: Ratings,
        statistics: Statistics,
        tournaments: Tournaments,
        puzzles: Puzzles,
        bells: Bells,
        daily: Daily,
        preparing: Preparing,
    ) -> None:
        self.tables = tables
        self.rows = rows
        self.people = people
        self.results = results
        self.profiles = profiles
        self.passkeys = passkeys
        self.company = company
        self.invitations = invitations
        self.ratings = ratings
        self.statistics = statistics
        self.tournaments = tournaments
        self.puzzles = puzzles
        self.bells = bells
        self.daily = daily
        self.preparing = preparing

    async def everything(self, person: str, token: str) -> AsyncIterator[bytes]:
        """All that is kept of somebody, as one object of JSON, piece by piece."""
        about = {**await self.people.about(person, token), "exported_at": now_ms()}
        about["passkeys"] = await self.passkeys.of(person)
        about["profile"] = await self.profiles.of(person, person)
        about |= await self.company.own(person)
        about |= await self.invitations.own(person)
        about |= await self.ratings.of(person, person)
        about["statistics"] = await self.statistics.of(person, person)
        about["ladder"] = await self.statistics.ladder(person, now_ms())
        about["tournaments"] = await self.tournaments.own(person)
        about |= await self.puzzles.own(person)
        about |= await self.bells.own(person)
        about |= await self.daily.own(person)
        about |= await self.preparing.own(person)
        yield to_json(about)[:-1] + b',"games":['
        async for piece in _listed(self._games(person)):
            yield piece
        yield b'],"tables":['
        async for piece in _listed(self._own_tables(person)):
            yield piece
        yield b"]}"

    async def _games(self, person: str) -> AsyncIterator[Data]:
        before = None
        while found := await self.results.played(Wish(person), before, AT_ONCE):
            told = await self.results.told(person, [table_id for table_id, _ in found])
            for game in told.values():
                yield game
            before = (found[-1][1], found[-1][0])

    async def _own_tables(self, person: str) -> AsyncIterator[Data]:
        before = None
        while found := await self.tables.store.held_by(person, None, before, AT_ONCE):
            for loaded in await self.tables.get_all([table_id for table_id, _ in found]):
                yield _own(loaded, person)
            before = (found[-1][1], found[-1][0])

    async def forget(self, person: str) -> None:
        """Leave all tables, be nobody at those of others, and forget the rest."""
        nobody = new_id()
        await self.tournaments.forget(person, nobody)
        while found := await self.rows.held(person, AT_ONCE):
            shared = await self.rows.shared(person, found)
            for table_id in shared:
                with suppress(Unplayable):
                    await self._stand_up(person, table_id)
            left = await self._left(person, nobody, sorted(shared))
            gone = [table_id for table_id in found if table_id not in shared]
            await self.tables.writer.run(self.rows.leave(person, found, left, gone))
            for table_id in found:
                self.tables.forget(table_id)
        await self.tables.writer.run(self.rows.forget(person))
        self.people.look_again()

    async def _stand_up(self, person: str, table_id: str) -> None:
        """Bots play on for whoever goes."""
        table = (await self.tables.get(table_id)).table
        for place in table.seats_of(person) if table.status != "over" else ():
            leaving = commands.leave(person, place, table.creation.stand_in)
            with suppress(Problem):  # it has just ended
                await self.tables.perform(table_id, leaving, new_key())

    async def _left(
        self, person: str, nobody: str, table_ids: list[str]
    ) -> list[tuple[Neutral, Results | None]]:
        if not table_ids:
            return []
        return [
            await aside(len(events), _without, person, nobody, creation, events)
            for creation, events in await self.tables.store.whole(table_ids)
        ]


def _without(
    person: str, nobody: str, creation: Creation, events: list[Event]
) -> tuple[Neutral, Results | None]:
    neutral = without(person, nobody, creation, events)
    table = as_far_as_known(neutral.creation, neutral.events)
    return neutral, None if table.end is None else results_of(table)


def _own(loaded: LoadedTable, person: str) -> Data:
    """A table as somebody sees it, and what they did and said there."""
    table = loaded.logged
    own = table.seats_of(person)
    events = [event for line in table.log if (event := decoded(line))["seat"] in own]
    return {"table": table_data(table, person, now_ms()), "events": events}


async def _listed(items: AsyncIterator[Data]) -> AsyncIterator[bytes]:
    comma = b""
    async for item in items:
        yield comma + to_json(item)
        comma = b","
