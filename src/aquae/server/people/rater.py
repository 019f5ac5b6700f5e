"""Counts plays that are over: from a table to what is kept of it, once."""

import logging
from typing import Final

from aquae.core.game import Game
from aquae.server.bots.process import Fault
from aquae.server.bots.thinkers import Thinkers
from aquae.server.memory.tables import Tables
from aquae.server.people.rating import RatedPlay, RatedSeat
from aquae.server.settings import Settings
from aquae.server.storage.ratings import RatingStatements
from aquae.server.storage.results import places_in
from aquae.server.storage.writer import Writer
from aquae.server.tables.live import LiveTable
from aquae.server.tables.rating import is_rateable
from aquae.server.thinking.chances import chances_in
from aquae.server.thinking.levels import can_judge
from aquae.server.thinking.messages import Advise

MARGIN_SECONDS: Final = 30.0
"""For whoever may be thinking before it."""

log = logging.getLogger("aquae.ratings")


class Rater:
    """Does what is due after a rated play; whoever does it twice counts it once."""

    def __init__(
        self, tables: Tables, writer: Writer, thinkers: Thinkers, settings: Settings
    ) -> None:
        self.tables = tables
        self.writer = writer
        self.thinkers = thinkers
        self.seconds = settings.hint_seconds
        """How long a bot thinks about a position that somebody has left."""
        self.statements = RatingStatements(bool(settings.database))

    async def rate(self, table_id: str) -> None:
        table = (await self.tables.get(table_id)).table
        if is_rateable(table):
            await self.writer.run(self.statements.count(await self._play(table)))
        else:
            await self.writer.run(self.statements.drop(table_id))

    async def _play(self, table: LiveTable) -> RatedPlay:
        assert table.end is not None, "it counts, so it is over"
        places = places_in(table.end.result)
        seats = []
        for place, seat in enumerate(table.seats):
            chance = None
            if seat.person is not None and seat.left_at is not None:
                chance = (await self._chances(table, seat.left_at))[place]
            level = seat.level if seat.person is None else None
            seats.append(RatedSeat(places[place], seat.person, level, chance))
        made = table.creation
        return RatedPlay(made.id, made.game, len(seats), table.end.at, seats)

    async def _chances(self, table: LiveTable, at: int) -> list[float]:
        """What a search thinks of a position; at a glance, or nothing, if there is none."""
        at = min(at, table.position)
        if can_judge(table.game):
            question = Advise(
                table=table.creation.id,
                game=table.creation.game,
                options=table.creation.options,
                actions=table.play.actions[:at],
                seconds=self.seconds,
            )
            pool = self.thinkers["review"] if self.thinkers["review"].count else None
            try:
                advice = await (pool or self.thinkers["move"]).advise(
                    question, self.seconds + MARGIN_SECONDS
                )
            except Fault as fault:
                log.error("a position was judged at a glance: %s", fault)
                advice = []
            if advice:
                return advice[0]["chances"]
        return _at_a_glance(table.game, table, at)


def _at_a_glance(game: Game, table: LiveTable, at: int) -> list[float]:
    found = chances_in(game, table.state_at(at))
    return found or [1 / len(table.seats)] * len(table.seats)
