"""A process on a database: everything that runs in it, started and stopped together.

It never goes on half dead. Nothing is started before something was written, nothing is waited for
without a limit, and when a part that is needed ends, so does the process.
"""

import asyncio
import logging
import os
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from aquae.core.errors import AquaeError
from aquae.server import clock
from aquae.server.bots.audience import Audience, word
from aquae.server.bots.dispatcher import Dispatcher
from aquae.server.bots.thinkers import Thinkers
from aquae.server.calls.caller import Caller
from aquae.server.calls.ways import Ways
from aquae.server.health import OK, Vitals
from aquae.server.memory.followers import Follower
from aquae.server.memory.loaded import LoadedTable
from aquae.server.memory.presence import Presence, Whereabouts
from aquae.server.memory.tables import Tables
from aquae.server.people.preparing import Preparing
from aquae.server.people.rater import Rater
from aquae.server.settings import Settings
from aquae.server.storage.bells import BellRows
from aquae.server.storage.channels import AUDIENCE_CHANNEL, CHANGE_CHANNEL, HERE_CHANNEL
from aquae.server.storage.database import Database
from aquae.server.storage.due import Statements
from aquae.server.storage.forgetting import Forgetting
from aquae.server.storage.prepared import PreparedRows
from aquae.server.storage.pulse import Pulse
from aquae.server.storage.sqlite import SqliteWriter
from aquae.server.storage.store import Store
from aquae.server.storage.tournaments import TournamentRows
from aquae.server.storage.trouble import in_a_line, is_away
from aquae.server.storage.writer import Writer
from aquae.server.tables.problems import Problem
from aquae.server.tables.tokens import new_id
from aquae.server.tournaments.running import Running
from aquae.server.watching.measures import Measures

PING_SECONDS: Final = 15.0
EXPIRE_SECONDS: Final = 600.0
STOP_SECONDS: Final = 0.2
"""For each of the things that have to end."""
LISTENING_SECONDS: Final = 5.0

if TYPE_CHECKING:
    from aquae.server.memory.peers import Listener

log = logging.getLogger("aquae.service")


class Process:
    """One process on one database."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database or None, settings.folder)
        self.process = f"{os.getpid()}-{new_id()[:8]}"
        self.measures = Measures()
        self.listener: Listener | None = None
        self.dispatcher: Dispatcher | None = None
        self.caller: Caller | None = None
        self.presence: Presence | None = None
        self.is_started = False
        self.stopping = False
        self.on_fatal: Callable[[], None] = lambda: None
        """Called when the process cannot go on: it has to end, so that another takes its place."""
        self._tasks: list[asyncio.Task[None]] = []
        self._brief: set[asyncio.Task[None]] = set()
        """The event loop itself holds tasks only weakly."""

    async def start(self) -> None:
        """Everything, once something was written; else why not, in a sentence."""
        self.engine = self.database.reader()
        self.writer = self._writer()
        self.pulse = Pulse(self.process, clock.CLOCK, self.database.is_postgres)
        try:
            await self._write_first()
        except BaseException:
            await self._let_go()
            raise
        self.writer.on_death = self._die
        self.tables = Tables(self._store(), self.writer, self.settings.live_tables)
        self.vitals = Vitals(self.tables.store, self.writer, self.pulse, clock.CLOCK)
        self.statements = Statements(self.database.is_postgres)
        self.forgetting = Forgetting(
            self.database.is_postgres, self.settings.expire_days, self.settings.unplayed_days
        )
        self.tournament_rows = TournamentRows(self.tables.store, self.database.is_postgres)
        self.running = Running(self.tournament_rows, self.writer, self._nudge)
        prepared = PreparedRows(self.tables.store, self.database.is_postgres)
        self.preparing = Preparing(self.tables, prepared)
        self.thinkers = Thinkers(self.settings)
        self.audience = Audience(
            self.settings.alone_tables, self.settings.alone_minutes, self.tables.known
        )
        self.tables.on_due = self._on_due
        self.tables.on_left = self._on_left
        if self.settings.bots:
            self._start_dispatcher()
        if self.database.is_postgres:
            await self._start_listener()
        if self.settings.bots:
            self._start_caller()
        self._run(self.vitals.watch())
        self._run(self.measures.watch_lag())
        self._run(self._keep_streams_awake())
        self._run(self._forget_old_tables())
        self.is_started = True

    async def _write_first(self) -> None:
        """Nothing is promised to anybody before the database has taken something."""
        try:
            await self.writer.start()
            await self.writer.run(self.pulse.beat)
            await self.writer.run(self.pulse.forget_others)
        except Exception as failure:
            cause = failure.__cause__ or failure
            if not is_away(cause):
                raise
            raise AquaeError(f"cannot write to {self.database}: {in_a_line(cause)}") from failure

    def _store(self) -> Store:
        if not self.database.is_postgres:
            return Store(self.engine)
        from aquae.server.storage.lines import Lines

        return Store(self.engine, Lines(self.engine).cut)

    async def _start_listener(self) -> None:
        from aquae.server.memory.peers import Listener

        dsn = self.database.psycopg_dsn()
        self.tables.is_shared = True
        self.presence = Presence(self.process, self._tell_presence)
        self.vitals.listener = self.listener = Listener(dsn, self.process, self.tables, self._nudge)
        self.listener.on_audience = self.audience.hear
        self._run(self.listener.run())
        self._run(self.presence.run())
        self._run(self.vitals.beat_on())
        with suppress(TimeoutError):
            async with asyncio.timeout(LISTENING_SECONDS):
                await self.listener.connected.wait()

    def _start_dispatcher(self) -> None:
        self.dispatcher = Dispatcher(
            self.tables,
            self.writer,
            self.statements,
            self.thinkers,
            self.audience,
            self.settings.review_iterations,
            Rater(self.tables, self.writer, self.thinkers, self.settings),
            self.preparing,
        )
        dispatching = self._run(self.dispatcher.run())
        self._run(self.running.run())
        starting = self._run(self.thinkers.start(), is_needed=False)
        self.vitals.thinkers = lambda: _how_they_think(dispatching, starting)

    def _start_caller(self) -> None:
        rows = BellRows(self.tables.store, self.database.is_postgres)
        ways = Ways(self.settings, self.writer, rows)
        elsewhere = Whereabouts() if self.listener is None else self.listener.whereabouts
        self.caller = Caller(self.tables, self.writer, rows, ways, elsewhere)
        self._run(self.caller.run())
        self._run(self.caller.tidy())

    def _writer(self) -> Writer:
        if self.database.is_postgres:
            # Loaded only where it is used: a server on SQLite starts faster without.
            from aquae.server.storage.postgres import PostgresWriter

            return PostgresWriter(self.database.psycopg_dsn(), self.process)
        return SqliteWriter(self.database.path)

    def _run(self, work: Coroutine[Any, Any, None], is_needed: bool = True) -> "asyncio.Task[None]":
        task = asyncio.create_task(work)
        task.add_done_callback(partial(self._report, is_needed))
        self._tasks.append(task)
        return task

    def run_beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that nobody here depends on, until the process stops."""
        self._run(work, is_needed=False)

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._brief.add(task)
        task.add_done_callback(self._brief.discard)
        task.add_done_callback(partial(self._report, False))

    def _report(self, is_needed: bool, task: "asyncio.Task[None]") -> None:
        """What runs in the background does not fail unseen."""
        if task.cancelled() or task.exception() is None:
            return
        log.error("stopped unexpectedly", exc_info=task.exception())
        if is_needed:
            self._die()

    def _die(self) -> None:
        if not self.stopping:
            log.critical("this process cannot go on")
            self.on_fatal()

    def _nudge(self) -> None:
        if self.dispatcher is not None:
            self.dispatcher.nudge()

    def _on_due(self, loaded: LoadedTable | None) -> None:
        if loaded is not None:
            self.audience.note(loaded)
        self._nudge()

    def _on_left(self, loaded: LoadedTable) -> None:
        """The last person has gone: bots play on for a while."""
        if self.audience.spare(loaded):
            self._soon(self._tell_audience([word("grace", [loaded.id])]))

    def end_streams(self) -> None:
        """Let every stream end, so that the server can; new ones end at once."""
        self.stopping = True
        if self.is_started:
            self.writer.stopping = True
            for loaded in self.tables.live():
                for follower in loaded.followers:
                    follower.end()

    def kill_thinkers(self) -> None:
        """They end with this process, even if it cannot wait for them."""
        for pool in self.thinkers.pools.values() if self.is_started else ():
            for process in pool.all:
                process.kill()

    async def stop(self) -> None:
        """In time, whatever hangs: what was acknowledged is on the disk."""
        self.end_streams()
        for task in self._tasks:
            task.cancel()
        await _within(STOP_SECONDS, *self._tasks)
        if self.dispatcher is not None:
            await self.dispatcher.stop()
        if self.caller is not None:
            await self.caller.stop()
        await self.thinkers.stop()
        with suppress(Problem, TimeoutError):
            async with asyncio.timeout(STOP_SECONDS):
                await self.writer.run(self.pulse.leave)
        if self.listener is not None:
            self.listener.cut()
        self.tables.store.cut()
        await self._let_go()

    async def _let_go(self) -> None:
        await self.writer.stop()
        await _within(STOP_SECONDS, asyncio.create_task(self.engine.dispose()))
        self.database.let_go()

    async def _keep_streams_awake(self) -> None:
        """Signs of life for clients and proxies; and who is here, for other processes."""
        while True:
            await asyncio.sleep(PING_SECONDS)
            for loaded in self.tables.live():
                if loaded.followers:
                    loaded.wake()
                    self.audience.note(loaded)
                    self._announce(loaded)
            await self._tell_audience(self.audience.news())
            self.tables.shelf.make_room(len(self.tables))

    async def _forget_old_tables(self) -> None:
        """Tables that nobody has touched for some days, or ever played at; every ten minutes."""
        while True:
            is_done = True
            if clock.CLOCK.is_right:
                with suppress(Problem):  # the database is away, and has time
                    await self.forget_some()
                    is_done = self.forgetting.is_done
            if is_done:
                await asyncio.sleep(EXPIRE_SECONDS)

    async def forget_some(self) -> list[str]:
        old: list[str] = await self.writer.run(self._expire)
        for table_id in old:
            self.tables.forget(table_id)
        if old:
            log.info("forgot %d old tables", len(old))
        return old

    def _expire(self, connection: Any) -> list[str]:
        """Forget tables, and tell other processes with it. Work for the writer."""
        old = self.forgetting.forget(connection)
        if old and self.database.is_postgres:
            self._notify(connection, CHANGE_CHANNEL, [f"{self.process} {one}" for one in old])
        return old

    async def follow(self, table_id: str, follower: Follower) -> LoadedTable:
        loaded = await self.tables.follow(table_id, follower)
        loaded.presence_changed()
        self._presence_changed(loaded)
        if self.stopping:
            follower.end()
        return loaded

    def unfollow(self, loaded: LoadedTable, follower: Follower) -> None:
        loaded.unfollow(follower)
        self._presence_changed(loaded)

    def _presence_changed(self, loaded: LoadedTable) -> None:
        self._announce(loaded)
        if self.audience.note(loaded):
            self._soon(self._tell_audience([word("watched", [loaded.id])]))

    async def _tell_audience(self, news: Iterable[str]) -> None:
        """Which tables of bots alone go on: to whoever lets them move, here and elsewhere."""
        self._nudge()
        told = [f"{self.process} {said}" for said in news]
        if told and self.listener is not None and self.listener.connected.is_set():
            with suppress(Problem):  # everybody is told again soon
                await self.tell(AUDIENCE_CHANNEL, told)

    def _announce(self, loaded: LoadedTable) -> None:
        if self.presence is not None:
            self.presence.changed(loaded)

    async def _tell_presence(self, payloads: list[str]) -> None:
        await self.tell(HERE_CHANNEL, payloads)

    async def tell(self, channel: str, payloads: list[str]) -> None:
        """Let other processes on the same PostgreSQL know."""
        await self.writer.run(lambda connection: self._notify(connection, channel, payloads))

    def _notify(self, connection: Any, channel: str, payloads: list[str]) -> None:
        from aquae.server.storage.postgres import TELL

        connection.execute(TELL, (channel, payloads))


def _how_they_think(dispatching: "asyncio.Task[None]", starting: "asyncio.Task[None]") -> str:
    if dispatching.done():
        return "nobody hands out what is due"
    failed = starting.done() and not starting.cancelled() and starting.exception() is not None
    return "their processes did not start" if failed else OK


async def _within(seconds: float, *tasks: "asyncio.Task[Any]") -> None:
    """Wait for tasks to end, but not for long."""
    if tasks:
        done, _ = await asyncio.wait(tasks, timeout=seconds)
        for task in done:
            if not task.cancelled():
                task.exception()
