"""What somebody has played: looked for, left out, and filled in from logs of before."""

from contextlib import suppress

from aquae.server.aside import aside
from aquae.server.memory.reading import as_far_as_known
from aquae.server.memory.tables import Tables
from aquae.server.people.facts import Judged, judged_in
from aquae.server.storage.results import ResultRows, Wish, results_of
from aquae.server.tables.codec import Data
from aquae.server.tables.logged import LoggedTable
from aquae.server.tables.problems import Problem, Unplayable

Cursor = tuple[int, str] | None


class History:
    """The plays of people that are over."""

    def __init__(self, tables: Tables, rows: ResultRows) -> None:
        self.tables = tables
        self.rows = rows

    async def games(self, wish: Wish, before: Cursor, limit: int) -> Data:
        """Results, the last first, and where the next ones begin."""
        found = await self.rows.played(wish, before, limit)
        told = await self.rows.told(wish.person, [table_id for table_id, _ in found])
        following = f"{found[-1][1]}-{found[-1][0]}" if len(found) == limit else None
        games = [told[table_id] for table_id, _ in found if table_id in told]
        return {"games": games, "next": following}

    async def remove(self, person: str, table_id: str) -> None:
        if not await self.tables.writer.run(self.rows.remove(person, table_id)):
            raise Problem("no-such-table")

    async def fill(self) -> None:
        """Results of plays that ended before results were kept, from their logs."""
        with suppress(Problem):  # the database is away; the next start goes on with it
            await self._fill()

    async def _fill(self) -> None:
        after = ""
        while found := await self.rows.missing(after):
            after = found[-1]
            results, judged = [], []
            for creation, events in await self.tables.store.whole(found):
                with suppress(Unplayable):
                    table = await aside(len(events), as_far_as_known, creation, events)
                    if table.end is not None:
                        results.append(results_of(table))
                        judged += await self._judged(table)
            await self.tables.writer.run(self.rows.keep(results))
            await self.tables.writer.run(self.rows.judge(judged))

    async def _judged(self, table: LoggedTable) -> list[Judged]:
        """What a review of before says of people."""
        review = await self.tables.store.review(table.creation.id)
        found = None if review is None else review.get("luck_and_play")
        return [] if found is None else judged_in(table, found)
