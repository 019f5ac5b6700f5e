"""The server without HTTP: everything a process runs, started and stopped together."""

import asyncio
import logging
import os
import time
from collections.abc import Coroutine, Iterable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from aquae.server.bots.audience import Audience, word
from aquae.server.bots.dispatcher import Dispatcher
from aquae.server.bots.hints import Hints
from aquae.server.bots.levels import judge_level, stand_in_of
from aquae.server.bots.messages import Advice
from aquae.server.bots.reviews import Reviews
from aquae.server.bots.thinkers import Thinkers
from aquae.server.clock import now_ms
from aquae.server.http.limits import Buckets, Streams
from aquae.server.memory.followers import Follower
from aquae.server.memory.loaded import LoadedTable
from aquae.server.memory.tables import Tables, made
from aquae.server.settings import Settings
from aquae.server.storage.channels import AUDIENCE_CHANNEL, DUE_CHANNEL, PRESENCE_CHANNEL
from aquae.server.storage.database import Database
from aquae.server.storage.due import Statements
from aquae.server.storage.sqlite import SqliteWriter
from aquae.server.storage.store import Store
from aquae.server.storage.writer import Writer
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
from aquae.server.tables.problems import Problem
from aquae.server.tables.tokens import new_id, new_key
from aquae.server.tables.views import record_of

PING_SECONDS: Final = 15.0
EXPIRE_AT_ONCE: Final = 100
EXPIRE_SECONDS: Final = 600.0
READS_A_WRITE: Final = 10
"""Looking is allowed so much more often than writing."""
CHAT_RATE: Final = 0.5
CHAT_BURST: Final = 5.0

if TYPE_CHECKING:
    from aquae.server.memory.peers import Listener

log = logging.getLogger("aquae.service")


class Service:
    """One process on one database."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database or None, settings.folder)
        self.process = f"{os.getpid()}-{new_id()[:8]}"
        self.started_at = time.time()
        self.by_address = Buckets(settings.rate)
        self.by_reader = Buckets(settings.rate * READS_A_WRITE)
        self.by_table = Buckets(settings.table_rate)
        self.chatting = Buckets(CHAT_RATE if settings.table_rate else 0, CHAT_BURST)
        self.streams = Streams(settings.streams, settings.table_streams, settings.all_streams)
        self.requests: dict[tuple[str, int], int] = {}
        """How many by method and status."""
        self.listener: Listener | None = None
        self.dispatcher: Dispatcher | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._brief: set[asyncio.Task[None]] = set()
        """The event loop itself holds tasks only weakly."""

    async def start(self) -> None:
        self.engine = self.database.reader()
        self.writer = self._writer()
        self.tables = Tables(Store(self.engine), self.writer, self.settings.live_tables)
        self.statements = Statements(self.database.is_postgres)
        self.thinkers = Thinkers(self.settings)
        self.audience = Audience(
            self.settings.alone_tables, self.settings.alone_minutes, self.tables.known
        )
        is_limited = self.settings.rate > 0
        self.hints = Hints(self.thinkers["hint"], self.settings.hint_seconds, is_limited)
        self.reviews = Reviews(self.tables, self.writer, self.statements, is_limited)
        self.tables.on_due = self._on_due
        self.tables.on_left = self._on_left
        if self.settings.bots:
            self._start_dispatcher()
        if self.database.is_postgres:
            self._start_listener()
        self._run(self._keep_streams_awake())
        if self.settings.expire_days:
            self._run(self._forget_old_tables())

    def _start_listener(self) -> None:
        from aquae.server.memory.peers import Listener

        dsn = self.database.psycopg_dsn()
        self.listener = Listener(dsn, self.process, self.tables, self._nudge)
        self.listener.on_audience = self.audience.hear
        self._run(self.listener.run())

    def _start_dispatcher(self) -> None:
        self.dispatcher = Dispatcher(
            self.tables,
            self.writer,
            self.statements,
            self.thinkers,
            self.audience,
            self.settings.review_iterations,
        )
        self._run(self.dispatcher.run())
        self._run(self.thinkers.start())

    def _writer(self) -> Writer:
        if self.database.is_postgres:
            # Loaded only where it is used: a server on SQLite starts faster without.
            from aquae.server.storage.postgres import PostgresWriter

            return PostgresWriter(self.database.psycopg_dsn(), self.process)
        return SqliteWriter(self.database.path)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(self._soon(work))

    def _soon(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.create_task(work)
        task.add_done_callback(_report)
        self._brief.add(task)
        task.add_done_callback(self._brief.discard)
        return task

    def _nudge(self) -> None:
        if self.dispatcher is not None:
            self.dispatcher.nudge()

    def _on_due(self, loaded: LoadedTable) -> None:
        self.audience.note(loaded)
        self._nudge()

    def _on_left(self, loaded: LoadedTable) -> None:
        """The last person has gone: bots play on for a while."""
        if self.audience.spare(loaded):
            self._soon(self._tell_audience([word("grace", [loaded.id])]))

    def end_streams(self) -> None:
        """Let every stream end, so that the server can."""
        for loaded in self.tables.live():
            for follower in loaded.followers:
                follower.end()

    async def stop(self) -> None:
        self.end_streams()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.dispatcher is not None:
            await self.dispatcher.stop()
        await self.thinkers.stop()
        await self.writer.stop()
        await self.engine.dispose()
        self.database.let_go()

    async def _keep_streams_awake(self) -> None:
        """Signs of life for clients and proxies; and who is here, for other processes."""
        while True:
            await asyncio.sleep(PING_SECONDS)
            for loaded in self.tables.live():
                if loaded.followers:
                    loaded.wake()
                    self.audience.note(loaded)
                    await self._announce(loaded)
            await self._tell_audience(self.audience.news())

    async def _forget_old_tables(self) -> None:
        """Tables that nobody has touched for some days; looked for every ten minutes."""
        while True:
            before = now_ms() - self.settings.expire_days * 86_400_000
            old = await self.writer.run(self.statements.expire(before, EXPIRE_AT_ONCE))
            for table_id in old:
                self.tables.forget(table_id)
            if old:
                log.info("forgot %d old tables", len(old))
            if len(old) < EXPIRE_AT_ONCE:
                await asyncio.sleep(EXPIRE_SECONDS)

    async def follow(self, loaded: LoadedTable, follower: Follower) -> None:
        loaded.followers.add(follower)
        await self._presence_changed(loaded)

    async def unfollow(self, loaded: LoadedTable, follower: Follower) -> None:
        loaded.followers.discard(follower)
        await self._presence_changed(loaded)

    async def _presence_changed(self, loaded: LoadedTable) -> None:
        loaded.presence_changed()
        await self._announce(loaded)
        if self.audience.note(loaded):
            await self._tell_audience([word("watched", [loaded.id])])

    async def _tell_audience(self, news: Iterable[str]) -> None:
        """Which tables of bots alone go on: to whoever lets them move, here and elsewhere."""
        self._nudge()
        if self.listener is not None and self.listener.connected:
            for said in news:
                await self._tell(AUDIENCE_CHANNEL, f"{self.process} {said}")

    async def _announce(self, loaded: LoadedTable) -> None:
        if self.listener is not None and self.listener.connected:
            await self._tell(PRESENCE_CHANNEL, self.listener.presence_payload(loaded))

    async def _tell(self, channel: str, payload: str) -> None:
        """Let other processes on the same PostgreSQL know."""
        values = (channel, payload)
        await self.writer.run(lambda c: c.execute("SELECT pg_notify(%s, %s)", values))

    async def make_table(
        self, wanted: TableWish, creator: str, address: str = ""
    ) -> tuple[LoadedTable, list[Link]]:
        start = await self._start_of(wanted)
        for seat in wanted.seats:
            judge_level(start.game, seat.level)
        wanted = replace(wanted, stand_in=stand_in_of(start.game))
        creation, command, links = new_creation(wanted, start, creator, now_ms())
        loaded = await self.tables.create(creation, command)
        if self.audience.spare(loaded, address):
            await self._tell_audience([word("grace", [loaded.id])])
        return loaded, links

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

    async def hint(self, table_id: str, at: int | None, person: str, address: str) -> list[Advice]:
        ask = partial(self.hints.question, person=person, at=at)
        return await self.hints.advise(await self.tables.ask(table_id, ask), person, address)

    async def ask_review(self, table_id: str, person: str, address: str) -> Data:
        """How far the review of a finished play has come; it begins when first asked for."""
        found = await self.reviews.ask(table_id, person, address)
        if self.database.is_postgres:
            await self._tell(DUE_CHANNEL, self.process)
        self._nudge()
        return found


def _report(task: "asyncio.Task[None]") -> None:
    """What runs in the background does not fail unseen."""
    if not task.cancelled() and task.exception() is not None:
        log.error("stopped unexpectedly", exc_info=task.exception())
