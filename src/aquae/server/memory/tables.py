"""The tables of this process: kept in memory while they are used, changed one request at a time.

A request is judged in memory and appended without reading anything. If another process was
faster, what is missing is read and the request judged again.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final, TypeVar

from aquae.core.errors import AquaeError
from aquae.server.aside import aside
from aquae.server.clock import now_ms
from aquae.server.memory.appends import Along, appended, is_left, made
from aquae.server.memory.followers import Follower
from aquae.server.memory.loaded import LoadedTable
from aquae.server.memory.reading import as_far_as_known
from aquae.server.memory.shelf import Shelf
from aquae.server.storage.store import Store
from aquae.server.storage.writer import Append, Writer
from aquae.server.tables.creation import Creation
from aquae.server.tables.events import CHANGES_PLAY, Event
from aquae.server.tables.live import Allow, Command, LiveTable
from aquae.server.tables.logged import LoggedTable, Request
from aquae.server.tables.problems import OUTDATED, Problem, Unplayable
from aquae.server.tables.tokens import ID
from aquae.server.thinking.levels import work_at

MOST_ATTEMPTS: Final = 8

T = TypeVar("T")

log = logging.getLogger("aquae.tables")


class Tables:
    """Finds, loads, changes and forgets tables."""

    def __init__(self, store: Store, writer: Writer, most_live: int) -> None:
        self.store = store
        self.writer = writer
        self.shelf = Shelf(most_live)
        self.is_shared = False
        """Whether other processes write to the same tables."""
        self.trusted = True
        """Whether this process learns of everything that others write."""
        self.on_due: Callable[[LoadedTable | None], None] = lambda loaded: None
        self.on_left: Callable[[LoadedTable], None] = lambda loaded: None
        """The last person has gone, and bots play among themselves."""
        self.appended = 0
        self._loading: dict[str, asyncio.Future[LoadedTable]] = {}
        self._catching_up: set[asyncio.Task[None]] = set()
        self._changes = 0
        """Counts what others wrote to tables that are not in memory."""

    def __len__(self) -> int:
        return len(self.shelf)

    def live(self) -> list[LoadedTable]:
        return self.shelf.all()

    def known(self, table_id: str) -> LoadedTable | None:
        return self.shelf.get(table_id)

    def forget(self, table_id: str) -> None:
        """A table that is no more; whoever is just reading it must not bring it back."""
        self._loading.pop(table_id, None)
        loaded = self.shelf.pop(table_id)
        for follower in () if loaded is None else loaded.followers:
            follower.end()

    async def get(self, table_id: str) -> LoadedTable:
        """A table as it is now, or the Problem that there is none."""
        loaded = self.shelf.get(table_id)
        if loaded is None:
            if not ID.fullmatch(table_id):
                raise Problem("no-such-table")
            loaded = await self._loaded(table_id)
        else:
            self.shelf.touch(table_id)
        if loaded.lost or loaded.behind or not self.trusted:
            await self.catch_up(loaded)
        return loaded

    async def get_all(self, table_ids: list[str]) -> list[LoadedTable]:
        """Several tables, read together; those left out that are no more, or cannot be read."""
        await self._load_all([one for one in table_ids if self.shelf.get(one) is None])
        found = []
        for table_id in table_ids:
            try:
                found.append(await self.get(table_id))
            except Problem as problem:
                if problem.code not in ("no-such-table", "unplayable"):
                    raise
        return found

    async def _load_all(self, cold: list[str]) -> None:
        before = self._changes
        for creation, events in await self.store.whole(cold) if len(cold) > 1 else ():
            if events and self.shelf.get(creation.id) is None:
                with suppress(Unplayable):
                    table = await aside(len(events), as_far_as_known, creation, events)
                    if self.shelf.get(creation.id) is None:
                        self._put(table, before)
                await asyncio.sleep(0)  # many tables must not keep others waiting

    async def follow(self, table_id: str, follower: Follower) -> LoadedTable:
        """The table that all others use, too: on any other a follower would hear nothing."""
        while True:
            loaded = await self.get(table_id)
            if follower.last > loaded.published:
                # It was further at another server, which this one has yet to hear of; or it was
                # further before the database was set back.
                await self.catch_up(loaded)
            if self.shelf.get(table_id) is loaded:
                loaded.follow(follower)
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
        before = self._changes
        try:
            table = await self._read(table_id)
            if self._loading.get(table_id) is not future:
                raise Problem("no-such-table")
        except BaseException as failure:
            future.set_exception(failure)
            future.exception()  # whoever shares the failure sees it; nobody has to
            raise
        else:
            loaded = self._put(table, before)
            future.set_result(loaded)
            return loaded
        finally:
            if self._loading.get(table_id) is future:
                del self._loading[table_id]

    def _put(self, table: LoggedTable, changes_before: int) -> LoadedTable:
        loaded = LoadedTable(table)
        # What others wrote while it was read may be missing.
        loaded.behind = self._changes != changes_before
        self.shelf.put(loaded)
        return loaded

    def hear_of(self, table_id: str, events: list[Event]) -> None:
        """Another process has written to a table, these events if they are known."""
        loaded = self.shelf.get(table_id)
        if loaded is None:
            self._changes += 1
        elif not events or not loaded.is_followed_by(events[0]):
            self.fall_behind(loaded)
        else:
            try:
                self._take_in(loaded, events)
            except AquaeError:
                # Read from the log, it is shown as far as it can be understood here.
                loaded.lost = True
                self.fall_behind(loaded)
            else:
                self._publish(loaded)

    async def _read(self, table_id: str) -> LoggedTable:
        creation = await self.store.creation(table_id)
        events = [] if creation is None else await self.store.events(table_id)
        if creation is None or not events:
            # Without events it was forgotten between the two looks: every table begins with some.
            raise Problem("no-such-table")
        return await aside(len(events), as_far_as_known, creation, events)

    async def _refresh(self, loaded: LoadedTable) -> None:
        """Take in what other processes have written. The lock is held."""
        loaded.behind = False
        try:
            await self._read_on(loaded)
        except BaseException:
            loaded.behind = True
            raise

    async def _read_on(self, loaded: LoadedTable) -> None:
        known = loaded.logged
        # The last that is known comes first, if the database still has it.
        found = await self.store.events(loaded.id, known.number - 1)
        if not found or found[0].made_at != known.changed_at:
            await self._reload(loaded)
            return
        if len(found) == 1:
            return
        try:
            self._take_in(loaded, found[1:])
        except AquaeError:
            # Written by a server that knows more: from now on this one only shows the log.
            await self._reload(loaded)
        self._publish(loaded)

    def _publish(self, loaded: LoadedTable) -> None:
        loaded.publish()
        self.shelf.weigh(loaded)

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

    def fall_behind(self, loaded: LoadedTable) -> None:
        """Read at once what followers wait for; the rest when somebody asks."""
        loaded.behind = True
        if loaded.followers:
            task = asyncio.create_task(self._catch_up_later(loaded))
            # The event loop itself holds tasks only weakly.
            self._catching_up.add(task)
            task.add_done_callback(self._catching_up.discard)

    async def _catch_up_later(self, loaded: LoadedTable) -> None:
        try:
            await self.catch_up(loaded)
        except Problem as problem:
            log.warning("not caught up: %s", problem, extra={"table": loaded.id})

    async def create(self, creation: Creation, command: Command) -> LoadedTable:
        append, table = await aside(len(creation.given), made, creation, command)
        await self.writer.append(append)
        loaded = LoadedTable(table)
        self.shelf.put(loaded)
        if append.due is not None:
            self.on_due(loaded)
        return loaded

    async def perform(
        self,
        table_id: str,
        command: Command,
        key: str,
        along: Along | None = None,
        allow: Allow | None = None,
    ) -> tuple[LoadedTable, Request | None]:
        """Let a command happen, durably; which events it made, if any, now or before."""
        loaded = await self.get(table_id)
        async with loaded.lock:
            await self._settle(loaded)
            is_fresh = False
            for _ in range(MOST_ATTEMPTS):
                known = loaded.table.requests.get(key)
                if known is not None:
                    return loaded, known
                try:
                    append = await self._judged(loaded, command, key, allow)
                except Problem as problem:
                    if is_fresh or not self._may_be_outdated(problem):
                        raise
                    await self._refresh(loaded)
                    is_fresh = True
                    continue
                if append is None:
                    return loaded, None
                append.along = None if along is None else along.taken()
                if await self._append(loaded, append):
                    return loaded, loaded.table.requests[key]
        raise Problem("database-away", "other servers keep writing to this table")

    def _may_be_outdated(self, problem: Problem) -> bool:
        """Whether a server may say so only because it has yet to hear of what another did."""
        return self.is_shared and problem.code in OUTDATED

    async def _judged(
        self, loaded: LoadedTable, command: Command, key: str, allow: Allow | None
    ) -> Append | None:
        """The command, folded here and ready to be written; None if nothing happens."""
        table, before, due_before = loaded.table, loaded.table.number, work_at(loaded.table)
        listed_before = table.listed_at
        if loaded.wants_positions():
            command = loaded.keeping_positions(command)
        events = await self._performed(loaded, command, key, allow)
        if not events:
            return None
        append = appended(table, events, before)
        append.due_changed = append.due != due_before
        append.is_left = is_left(due_before, append.due)
        append.is_listed_anew = append.listed_at != listed_before
        return append

    async def _performed(
        self, loaded: LoadedTable, command: Command, key: str, allow: Allow | None
    ) -> list[Event]:
        table = loaded.table
        if table.status != "open" or not table.creation.given:
            return table.perform(command, now_ms(), key, allow)
        # It may begin, with all that was played elsewhere.
        length, before = len(table.creation.given), table.number
        try:
            return await aside(length, table.perform, command, now_ms(), key, allow)
        except BaseException:
            loaded.lost = loaded.lost or table.number != before
            raise

    async def _append(self, loaded: LoadedTable, append: Append) -> bool:
        """Write and publish; or go back to what is in the database."""
        append.on_written = partial(self._written, loaded)
        try:
            written = await self.writer.append(append)
        except Problem:
            # It may happen yet; nobody here will know the events by then.
            append.on_written = self._written_late
            loaded.lost = True
            raise
        except Exception:
            loaded.lost = True
            log.exception("append failed", extra={"table": append.table_id})
            raise
        if not written:
            loaded.lost = True
            await self._reload(loaded)
            return False
        return True

    def _written(self, loaded: LoadedTable, append: Append) -> None:
        """Tell of it before anything else is done, even if whoever asked for it has gone."""
        self._publish(loaded)
        self._count(append, loaded)
        twin = self.shelf.get(loaded.id)
        if twin is not loaded and twin is not None:
            # It was let go while somebody still used it, and read again for others.
            self.fall_behind(twin)

    def _written_late(self, append: Append) -> None:
        """Those who waited for it were told that it failed."""
        loaded = self.shelf.get(append.table_id)
        self._count(append, loaded)
        if loaded is not None:
            self.fall_behind(loaded)

    def _count(self, append: Append, loaded: LoadedTable | None) -> None:
        self.appended += len(append.events)
        if append.is_left and loaded is not None:
            self.on_left(loaded)
        if append.due is not None and append.due_changed:
            self.on_due(loaded)
        if append.along is not None and append.along.due is not None:
            self.on_due(None)

    async def _reload(self, loaded: LoadedTable) -> None:
        """What was folded here has not happened: read what has. The lock is held."""
        try:
            table = await self._read(loaded.id)
        except Problem as problem:
            if problem.code == "no-such-table":
                self.forget(loaded.id)
            raise
        loaded.replace(table)
        loaded.lost = loaded.behind = False
        self.shelf.weigh(loaded)
        loaded.wake()
