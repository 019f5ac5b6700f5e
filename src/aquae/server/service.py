"""What can be asked of a server: tables, rematches, hints and reviews; HTTP stands around it."""

import logging
import time
from dataclasses import replace
from typing import Final

from aquae.core.state import CHANCE
from aquae.server.bots.levels import can_judge, judge_level, stand_in_of
from aquae.server.bots.messages import Advice, Advise
from aquae.server.bots.pool import Fault
from aquae.server.clock import now_ms
from aquae.server.http.limits import Buckets, Streams
from aquae.server.memory.appends import made
from aquae.server.memory.loaded import LoadedTable
from aquae.server.process import Process
from aquae.server.settings import Settings
from aquae.server.storage.channels import DUE_CHANNEL
from aquae.server.tables.codec import Data
from aquae.server.tables.commands import play_again
from aquae.server.tables.creating import (
    Link,
    Start,
    TableWish,
    fresh_start,
    new_creation,
    read_record,
    rematch_of,
    start_from_record,
)
from aquae.server.tables.live import LiveTable
from aquae.server.tables.problems import Problem
from aquae.server.tables.tokens import new_key
from aquae.server.tables.views import record_of, state_at

READS_A_WRITE: Final = 10
"""Looking is allowed so much more often than writing."""
HINT_MARGIN: Final = 10.0
CHAT_RATE: Final = 0.5
CHAT_BURST: Final = 5.0
NOBODY_KNOWS: Final = "no bot has been taught to judge positions of {}"

log = logging.getLogger("aquae.service")


class Service(Process):
    """What can be asked of a process, and how much of it."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.started_at = time.time()
        self.by_address = Buckets(settings.rate)
        self.by_reader = Buckets(settings.rate * READS_A_WRITE)
        self.by_table = Buckets(settings.table_rate)
        self.chatting = Buckets(CHAT_RATE if settings.table_rate else 0, CHAT_BURST)
        self.streams = Streams(settings.streams, settings.table_streams, settings.all_streams)
        self.requests: dict[tuple[str, int], int] = {}
        """How many by method and status."""

    async def make_table(self, wanted: TableWish, creator: str) -> tuple[LoadedTable, list[Link]]:
        start = await self._start_of(wanted)
        for seat in wanted.seats:
            judge_level(start.game, seat.level)
        wanted = replace(wanted, stand_in=stand_in_of(start.game))
        creation, command, links = new_creation(wanted, start, creator, now_ms())
        return await self.tables.create(creation, command), links

    async def level_at(self, table_id: str, level: str | None) -> str:
        """The level of a bot that is to sit down at a table, the usual one if none is named."""
        table = (await self.tables.get(table_id)).table
        judge_level(table.game, level)
        return level or table.creation.stand_in

    async def _start_of(self, wanted: TableWish) -> Start:
        beginning = wanted.beginning
        if beginning is None:
            return fresh_start(wanted)
        if beginning.record is not None:
            return start_from_record(read_record(beginning.record), beginning.at, None)
        if beginning.table is None:
            raise Problem("invalid", "from names neither a record nor a table")
        record = await self.tables.ask(beginning.table, record_of)
        return start_from_record(record, beginning.at, beginning.table)

    async def rematch(self, table_id: str, person: str) -> LoadedTable:
        """The table where all play again; made once, whoever asks first."""
        loaded = await self.tables.get(table_id)
        creation, opening = rematch_of(loaded.table, person, now_ms())
        along, _ = made(creation, opening)
        command = play_again(person, creation.id)
        loaded, _ = await self.tables.perform(table_id, command, new_key(), along)
        assert loaded.table.rematch is not None
        self._nudge()
        return await self.tables.get(loaded.table.rematch)

    async def hint(self, table_id: str, at: int | None) -> list[Advice]:
        question = await self.tables.ask(table_id, lambda table: self._hint_question(table, at))
        seconds = self.settings.hint_seconds
        try:
            return await self.pool.advise(question, seconds + HINT_MARGIN)
        except Fault as fault:
            log.error("a hint failed: %s", fault, extra={"table": table_id})
            raise Problem("busy") from fault

    def _hint_question(self, table: LiveTable, at: int | None) -> Advise:
        if not table.creation.hints and table.status != "over":
            raise Problem("no-hints")
        if not can_judge(table.game):
            raise Problem("no-hints", NOBODY_KNOWS.format(table.game.title))
        state, position = state_at(table, at)
        if state.to_move < 0:
            who = "Chance decides" if state.to_move == CHANCE else "nobody decides anything"
            raise Problem("not-playing", f"{who} here")
        return Advise(
            table=table.creation.id,
            game=table.creation.game,
            options=table.creation.options,
            actions=table.play.actions[:position],
            seconds=self.settings.hint_seconds,
        )

    async def ask_review(self, table_id: str) -> Data:
        """How far the review of a finished play has come; it begins when first asked for."""
        loaded = await self.tables.get(table_id)
        end = loaded.table.end
        if not can_judge(loaded.table.game):
            raise Problem("no-review", NOBODY_KNOWS.format(loaded.table.game.title))
        if end is None or end.how != "played":
            raise Problem("not-over", "only a play that was played to its end can be reviewed")
        await self.writer.run(self.statements.ask_review(table_id, loaded.table.number, now_ms()))
        if self.database.is_postgres:
            await self.tell(DUE_CHANNEL, [self.process])
        self._nudge()
        return await self.review(table_id)

    async def review(self, table_id: str) -> Data:
        """The review of a finished play, or how far it has come."""
        loaded = await self.tables.get(table_id)
        found = await self.tables.store.review(table_id)
        if found is None:
            raise Problem("no-review")
        if found["progress"] < 1 and loaded.logged.fault is not None:
            raise loaded.logged.fault  # nobody will ever finish it
        return found
