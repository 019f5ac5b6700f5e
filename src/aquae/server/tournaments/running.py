"""Lets tournaments go on: whoever has the lease looks what follows, and writes it once.

What is due is a time in the tournament's row: when it shall begin, when an arena closes, or at once
because a table of it has ended, which is written with that table's last event. So a process that
is killed loses nothing; and a change counts only if nothing else has changed since it was thought
about, so that two servers never pair twice.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from aquae.server import clock
from aquae.server.aside import aside
from aquae.server.clock import now_ms
from aquae.server.storage.tournaments import TournamentRows
from aquae.server.storage.writer import Writer
from aquae.server.tables.problems import Problem
from aquae.server.tournaments.advancing import Places, advanced, due_at, places_from
from aquae.server.tournaments.model import Tournament
from aquae.server.tournaments.tables import tables_for

LOOK_SECONDS: Final = 1.0
LEASE_MS: Final = 20_000
LONG: Final = 1_000_000
"""Pairing many is not done in the event loop."""

log = logging.getLogger("aquae.tournaments")


class Running:
    """Goes on with what is due, until the process stops."""

    def __init__(self, rows: TournamentRows, writer: Writer, on_tables: Callable[[], None]) -> None:
        self.rows = rows
        self.writer = writer
        self.on_tables = on_tables
        """Called when bots may have something to do."""

    async def run(self) -> None:
        while True:
            try:
                await self.look()
            except Problem:
                pass  # the database is away, and says so itself
            except Exception:
                log.exception("looking for rounds failed")
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Go on with all that is due now."""
        if not clock.CLOCK.is_right:
            return
        for tournament_id in await self.rows.due(now_ms()):
            now = now_ms()
            if await self.writer.run(self.rows.claim(tournament_id, now, now + LEASE_MS)):
                await self._go_on(tournament_id)

    async def _go_on(self, tournament_id: str) -> None:
        try:
            tournament = await self.rows.one(tournament_id)
            if tournament is None or not await self._advance(tournament):
                await self.writer.run(self.rows.release(tournament_id))
        except Problem:
            raise
        except Exception:
            # The lease keeps it from being tried all the time.
            log.exception("a tournament does not go on", extra={"tournament": tournament_id})

    async def _advance(self, before: Tournament) -> bool:
        """Write what follows; False if something else has happened meanwhile."""
        now = now_ms()
        ended = await self._ended(before)
        after = await aside(LONG, advanced, before, ended, now)
        return await self.write(before, after)

    async def write(self, before: Tournament, after: Tournament, is_soon: bool = False) -> bool:
        """A change and the tables that it makes; whether it counts. If it is said to be due soon,
        somebody looks at once what follows."""
        now = now_ms()
        new = after.stages[len(before.stages) :]
        tables = [append for stage in new for append in tables_for(after, stage, now)]
        due = now if is_soon else due_at(after)
        is_done = await self.writer.run(self.rows.change(before, after, due, self.writer, tables))
        if is_done and tables:
            log.info("a round begins", extra={"tournament": after.id})
            self.on_tables()
        return is_done

    async def _ended(self, tournament: Tournament) -> Places:
        """How the tables ended that are over; at one that is no more all are equal."""
        waiting = {one.table: len(one.seats) for one in tournament.waiting()}
        if not waiting:
            return {}
        results = await self.rows.results(list(waiting))
        return {
            table: (1,) * waiting[table] if result is None else places_from(result)
            for table, result in results.items()
        }
