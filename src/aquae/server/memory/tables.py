"""The tables of this process: kept in memory while they are used, changed one request at a time.

A request is judged in memory and appended without reading anything. If another process was
faster, what is missing is read and the request judged again.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, TypeVar

from aquae.core.errors import AquaeError
from aquae.server.bots.levels import work_at
from aquae.server.clock import now_ms
from aquae.server.memory.loaded import LoadedTable
from aquae.server.storage.store import Store
from aquae.server.storage.writer import Append, Writer
from aquae.server.tables.creation import Creation
from aquae.server.tables.events import CHANGES_PLAY, Event, Happening, Joined
from aquae.server.tables.live import Command, Due, LiveTable, folded
from aquae.server.tables.logged import LoggedTable, Request, logged
from aquae.server.tables.problems import Problem, Unplayable
from aquae.server.tables.tokens import ID

MOST_ATTEMPTS: Final = 8

T = TypeVar("T")

log = logging.getLogger("aquae.tables")


class Tables:
    """Finds, loads, changes and forgets tables."""

    def __init__(self, store: Store, writer: Writer, most_live: int) -> None:
        self.store = store
        self.writer = writer
        self.most_live = most_live
        self.trusted = True
        """Whether this process learns of everything that others write."""
        self.on_due: Callable[[LoadedTable], None] = lambda loaded: None
        self.on_left: Callable[[LoadedTable], None] = lambda loaded: None
        """The last person has gone, and bots play among themselves."""
        self.appended = 0
        self._live: OrderedDict[str, LoadedTable] = OrderedDict()
        self._loading: dict[str, asyncio.Future[LoadedTable]] = {}

    def __len__(self) -> int:
        return len(self._live)

    def live(self) -> list[LoadedTable]:
        return list(self._live.values())

    def known(self, table_id: str) -> LoadedTable | None:
        return self._live.get(table_id)

    def forget(self, table_id: str) -> None:
        """A table that is no more; whoever is just reading it must not bring it back."""
        self._live.pop(table_id, None)
        self._loading.pop(table_id, None)

    async def get(self, table_id: str) -> LoadedTable:
        """A table as it is now, or the Problem that there is none."""
        loaded = self._live.get(table_id)
        if loaded is None:
            if not ID.fullmatch(table_id):
                raise Problem("no-such-table")
            loaded = await self._loaded(table_id)
        else:
            self._live.move_to_end(table_id)
        if loaded.lost or loaded.behind or not self.trusted:
            await self.catch_up(loaded)
        return loaded

    async def look(self, table_id: str, at: Callable[[LoggedTable], T]) -> T:
        """Something about a table, also about one that cannot be played."""
        loaded = await self.get(table_id)
        async with loaded.lock:
            await self._settle(loaded)
            return at(loaded.logged)

    async def ask(self, table_id: str, question: Callable[[LiveTable], T]) -> T:
        """Something about a table that is played, while nothing is half done at it."""
        loaded = await self.get(table_id)
        async with loaded.lock:
            await self._settle(loaded)
            return question(loaded.table)

    async def _settle(self, loaded: LoadedTable) -> None:
        """Whoever held the lock before may have failed to write. The lock is held."""
        if loaded.lost:
            await self._reload(loaded)

    async def _loaded(self, table_id: str) -> LoadedTable:
        """Load a table once, however many ask for it at the same time."""
        under_way = self._loading.get(table_id)
        if under_way is not None:
            return await asyncio.shield(under_way)
        future = asyncio.get_running_loop().create_future()
        self._loading[table_id] = future
        try:
            loaded = LoadedTable(await self._read(table_id))
            if self._loading.get(table_id) is not future:
                raise Problem("no-such-table")
        except BaseException as failure:
            future.set_exception(failure)
            future.exception()  # whoever shares the failure sees it; nobody has to
            raise
        else:
            self._keep(loaded)
            future.set_result(loaded)
            return loaded
        finally:
            if self._loading.get(table_id) is future:
                del self._loading[table_id]

    async def _read(self, table_id: str) -> LoggedTable:
        creation = await self.store.creation(table_id)
        events = [] if creation is None else await self.store.events(table_id)
        if creation is None or not events:
            # Without events it was forgotten between the two looks: every table begins with some.
            raise Problem("no-such-table")
        return as_far_as_known(creation, events)

    def _keep(self, loaded: LoadedTable) -> None:
        self._live[loaded.id] = loaded
        if len(self._live) > self.most_live:
            idle = next((key for key, kept in self._live.items() if kept.is_idle()), None)
            if idle is not None:
                del self._live[idle]

    async def _refresh(self, loaded: LoadedTable) -> None:
        """Take in what other processes have written. The lock is held."""
        loaded.behind = False
        events = await self.store.events(loaded.id, loaded.logged.number)
        if not events:
            return
        try:
            self._take_in(loaded, events)
        except AquaeError:
            # Written by a server that knows more: from now on this one only shows the log.
            await self._reload(loaded)
        loaded.publish()

    def _take_in(self, loaded: LoadedTable, events: list[Event]) -> None:
        for event in events:
            loaded.logged.fold(event)
            if isinstance(event.what, CHANGES_PLAY) and loaded.wants_positions():
                loaded.keep_position(event.number)

    async def catch_up(self, loaded: LoadedTable) -> None:
        """Take in what this process has missed."""
        async with loaded.lock:
            await self._settle(loaded)
            await self._refresh(loaded)

    async def create(self, creation: Creation, command: Command) -> LoadedTable:
        append, table = made(creation, command)
        await self.writer.append(append)
        loaded = LoadedTable(table)
        self._keep(loaded)
        if append.due is not None:
            self.on_due(loaded)
        return loaded

    async def perform(
        self,
        table_id: str,
        command: Command,
        key: str,
        along: Append | None = None,
    ) -> tuple[LoadedTable, Request | None]:
        """Let a command happen, durably; which events it made, if any, now or before."""
        loaded = await self.get(table_id)
        async with loaded.lock:
            await self._settle(loaded)
            for attempt in range(MOST_ATTEMPTS):
                known = loaded.table.requests.get(key)
                if known is not None:
                    return loaded, known
                try:
                    append = self._judged(loaded, command, key, along)
                except Problem as problem:
                    if problem.code != "ahead" or attempt > 0:
                        raise
                    # Whoever asks has seen at another server what this one has yet to hear of.
                    await self._refresh(loaded)
                    continue
                if append is None:
                    return loaded, None
                if await self._append(loaded, append):
                    return loaded, loaded.table.requests[key]
        raise Problem("database-away", "other servers keep writing to this table")

    def _judged(
        self, loaded: LoadedTable, command: Command, key: str, along: Append | None
    ) -> Append | None:
        """The command, folded here and ready to be written; None if nothing happens."""
        table, before, due_before = loaded.table, loaded.table.number, work_at(loaded.table)
        if loaded.wants_positions():
            command = _keeping_positions(command, loaded)
        events = table.perform(command, now_ms(), key)
        if not events:
            return None
        append = appended(table, events, before)
        append.due_changed = append.due != due_before
        append.is_left = is_left(due_before, append.due)
        append.along = along
        return append

    async def _append(self, loaded: LoadedTable, append: Append) -> bool:
        """Write and publish; or go back to what is in the database."""
        append.on_written = partial(self._written, loaded)
        try:
            written = await self.writer.append(append)
        except Exception as failure:
            loaded.lost = True
            log.exception("append failed", extra={"table": append.table_id})
            raise Problem("database-away") from failure
        if not written:
            loaded.lost = True
            await self._reload(loaded)
            return False
        return True

    def _written(self, loaded: LoadedTable, append: Append) -> None:
        """Tell of it before anything else is done, even if whoever asked for it has gone."""
        self.appended += len(append.events)
        loaded.publish()
        if append.is_left:
            self.on_left(loaded)
        if append.due is not None and append.due_changed:
            self.on_due(loaded)

    async def _reload(self, loaded: LoadedTable) -> None:
        """What was folded here has not happened: read what has. The lock is held."""
        loaded.replace(await self._read(loaded.id))
        loaded.lost = loaded.behind = False
        loaded.positions.clear()
        loaded.wake()


def _keeping_positions(command: Command, loaded: LoadedTable) -> Command:
    """The same command, keeping the position after each of its events."""

    def kept(table: LiveTable) -> Iterator[Happening]:
        for what in command(table):
            yield what
            if isinstance(what, CHANGES_PLAY):
                loaded.keep_position(table.number)

    return kept


def as_far_as_known(creation: Creation, events: list[Event]) -> LoggedTable:
    """A table to play at; or its log, if this version cannot play it."""
    try:
        return folded(creation, events)
    except Unplayable as found:
        fault = found
        log.warning("cannot be played: %s", fault.detail, extra={"table": creation.id})
    except Exception:
        fault = Unplayable("unreadable", "what is stored of the table does not fit together")
        log.exception("cannot be read", extra={"table": creation.id})
    try:
        return logged(creation, events, fault)
    except Exception as failure:
        raise fault from failure


def is_left(before: Due | None, after: Due | None) -> bool:
    """Whether bots play among themselves from now on."""
    was_alone = before is not None and before.what == "alone"
    return after is not None and after.what == "alone" and not was_alone


def made(creation: Creation, command: Command) -> tuple[Append, LiveTable]:
    """A new table and what has to be written for it."""
    table = LiveTable(creation)
    events = table.perform(command, creation.made_at, creation.id)
    append = appended(table, events, 0)
    append.creation = creation
    append.holders = sorted({*append.holders, creation.creator})
    append.due_changed = append.due is not None
    return append, table


def appended(table: LiveTable, events: list[Event], before: int) -> Append:
    joined = [event.what.person for event in events if isinstance(event.what, Joined)]
    return Append(
        table_id=table.creation.id,
        before=before,
        events=events,
        status=table.status,
        public=table.creation.public,
        over_at=None if table.end is None else table.end.at,
        due=work_at(table),
        holders=joined,
    )
