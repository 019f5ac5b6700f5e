"""The tables of this process: kept in memory while they are used, changed one request at a time.

A request is judged in memory and appended without reading anything. If another process was
faster, what is missing is read and the request judged again.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, TypeVar

from aquae.server.storage.store import Store
from aquae.server.storage.writer import Append, Writer
from aquae.server.tables.events import Creation, Draft, Event, encoded
from aquae.server.tables.live import CHANGES_PLAY, Command, LiveTable, Request, folded
from aquae.server.tables.problems import Problem
from aquae.server.tables.tokens import ID
from aquae.server.tables.views import event_with_position

MOST_ATTEMPTS: Final = 8
KEPT_POSITIONS: Final = 64

T = TypeVar("T")

log = logging.getLogger("aquae.tables")


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Follower:
    """One open stream: how far it has got, and who is behind it."""

    def __init__(self, last: int, positions: bool, person: str | None) -> None:
        self.last = last
        self.positions = positions
        self.person = person
        self.presence = -1
        self.wake = asyncio.Event()
        self.gone = False
        self.tell: Callable[[], bool] = lambda: False
        """Sends at once what is new; False if the stream has to do it in its own time."""

    def rouse(self) -> None:
        if not self.tell():
            self.wake.set()


class Held:
    """A table in memory: what has been published of it, and who follows it."""

    def __init__(self, table: LiveTable) -> None:
        self.lock = asyncio.Lock()
        self.followers: set[Follower] = set()
        self.behind = False
        """Another process has written to it."""
        self.lost = False
        """What is in memory was not written."""
        self.positions: dict[int, bytes] = {}
        self.presence = 0
        """Counts changes of who is here."""
        self.elsewhere: dict[str, tuple[list[str], int, float]] = {}
        """Who follows at other processes: people, watchers, and until when that counts."""
        self.replace(table)

    def replace(self, table: LiveTable) -> None:
        self.table = table
        self.published = table.number

    def publish(self) -> None:
        self.published = self.table.number
        self.wake()

    def wake(self) -> None:
        for follower in self.followers:
            follower.rouse()

    def keep_position(self, number: int) -> None:
        """Encode the position once for all who want it with an event."""
        table = self.table
        line = event_with_position(table, number, table.state, table.position)
        self.positions[number] = line
        if len(self.positions) > KEPT_POSITIONS:
            del self.positions[next(iter(self.positions))]

    def wants_positions(self) -> bool:
        return any(follower.positions for follower in self.followers)

    def is_idle(self) -> bool:
        return not self.followers and not self.lock.locked()

    def presence_line(self) -> bytes:
        """Who is here: seats with somebody behind them, and how many others watch."""
        people, watching = self.here()
        for others, watchers, until in self.elsewhere.values():
            if until > time.monotonic():
                people = people + others
                watching += watchers
        seats = [place for place, s in enumerate(self.table.seats) if s.person in people]
        return encoded({"here": seats, "watching": watching})

    def here(self) -> tuple[list[str], int]:
        """The people who follow at this process and sit here, and the number of others."""
        sitting = {seat.person for seat in self.table.seats if seat.person is not None}
        people = {f.person for f in self.followers if f.person in sitting}
        watching = sum(1 for f in self.followers if f.person not in sitting)
        return sorted(person for person in people if person is not None), watching

    def presence_changed(self) -> None:
        self.presence += 1
        self.wake()


class Tables:
    """Finds, loads, changes and forgets tables."""

    def __init__(self, store: Store, writer: Writer, most_live: int) -> None:
        self.store = store
        self.writer = writer
        self.most_live = most_live
        self.trusted = True
        """Whether this process learns of everything that others write."""
        self.on_due: Callable[[], None] = lambda: None
        self.appended = 0
        self._live: OrderedDict[str, Held] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Held]] = {}

    def __len__(self) -> int:
        return len(self._live)

    def live(self) -> list[Held]:
        return list(self._live.values())

    def known(self, table_id: str) -> Held | None:
        return self._live.get(table_id)

    def forget(self, table_id: str) -> None:
        """A table that is no more; whoever is just reading it must not bring it back."""
        self._live.pop(table_id, None)
        self._loading.pop(table_id, None)

    async def get(self, table_id: str) -> Held:
        """A table as it is now, or the Problem that there is none."""
        held = self._live.get(table_id)
        if held is None:
            if not ID.fullmatch(table_id):
                raise Problem("no-such-table")
            held = await self._loaded(table_id)
        else:
            self._live.move_to_end(table_id)
        if held.lost or held.behind or not self.trusted:
            await self.catch_up(held)
        return held

    async def ask(self, table_id: str, question: Callable[[LiveTable], T]) -> T:
        """Something about a table, while nothing is half done at it."""
        held = await self.get(table_id)
        async with held.lock:
            await self._settle(held)
            return question(held.table)

    async def _settle(self, held: Held) -> None:
        """Whoever held the lock before may have failed to write. The lock is held."""
        if held.lost:
            await self._reload(held)

    async def _loaded(self, table_id: str) -> Held:
        """Load a table once, however many ask for it at the same time."""
        under_way = self._loading.get(table_id)
        if under_way is not None:
            return await asyncio.shield(under_way)
        future = asyncio.get_running_loop().create_future()
        self._loading[table_id] = future
        try:
            held = Held(await self._read(table_id))
            if self._loading.get(table_id) is not future:
                raise Problem("no-such-table")
        except BaseException as failure:
            future.set_exception(failure)
            future.exception()  # whoever shares the failure sees it; nobody has to
            raise
        else:
            self._keep(held)
            future.set_result(held)
            return held
        finally:
            if self._loading.get(table_id) is future:
                del self._loading[table_id]

    async def _read(self, table_id: str) -> LiveTable:
        creation = await self.store.creation(table_id)
        events = [] if creation is None else await self.store.events(table_id)
        if creation is None or not events:
            # Without events it was forgotten between the two looks: every table begins with some.
            raise Problem("no-such-table")
        return folded(creation, events)

    def _keep(self, held: Held) -> None:
        self._live[held.table.creation.id] = held
        if len(self._live) > self.most_live:
            idle = next((key for key, kept in self._live.items() if kept.is_idle()), None)
            if idle is not None:
                del self._live[idle]

    async def _refresh(self, held: Held) -> None:
        """Take in what other processes have written. The lock is held."""
        held.behind = False
        table = held.table
        events = await self.store.events(table.creation.id, table.number)
        for event in events:
            table.fold(event)
            if event.kind in CHANGES_PLAY and held.wants_positions():
                held.keep_position(event.number)
        if events:
            held.publish()

    async def catch_up(self, held: Held) -> None:
        """Take in what this process has missed."""
        async with held.lock:
            await self._settle(held)
            await self._refresh(held)

    async def create(self, creation: Creation, command: Command) -> Held:
        append, table = made(creation, command)
        await self.writer.append(append)
        held = Held(table)
        self._keep(held)
        if append.due is not None:
            self.on_due()
        return held

    async def perform(
        self,
        table_id: str,
        command: Command,
        key: str,
        along: Append | None = None,
    ) -> tuple[Held, Request | None]:
        """Let a command happen, durably; which events it made, if any, now or before."""
        held = await self.get(table_id)
        async with held.lock:
            await self._settle(held)
            for attempt in range(MOST_ATTEMPTS):
                known = held.table.requests.get(key)
                if known is not None:
                    return held, known
                try:
                    append = self._judged(held, command, key, along)
                except Problem as problem:
                    if problem.code != "ahead" or attempt > 0:
                        raise
                    # Who asks has seen at another server what this one has yet to hear of.
                    await self._refresh(held)
                    continue
                if append is None:
                    return held, None
                if await self._append(held, append):
                    return held, held.table.requests[key]
        raise Problem("database-away", "other servers keep writing to this table")

    def _judged(
        self, held: Held, command: Command, key: str, along: Append | None
    ) -> Append | None:
        """The command, folded here and ready to be written; None if nothing happens."""
        table, before, due_before = held.table, held.table.number, held.table.due()
        if held.wants_positions():
            command = _keeping_positions(command, held)
        events = table.perform(command, now_ms(), key)
        if not events:
            return None
        append = appended(table, events, before)
        append.due_changed = append.due != due_before
        append.along = along
        return append

    async def _append(self, held: Held, append: Append) -> bool:
        """Write and publish; or go back to what is in the database."""
        append.on_written = partial(self._written, held)
        try:
            written = await self.writer.append(append)
        except Exception as failure:
            held.lost = True
            log.exception("append failed", extra={"table": append.table_id})
            raise Problem("database-away") from failure
        if not written:
            held.lost = True
            await self._reload(held)
            return False
        return True

    def _written(self, held: Held, append: Append) -> None:
        """Tell of it before anything else is done, even if whoever asked for it has gone."""
        self.appended += len(append.events)
        held.publish()
        if append.due is not None and append.due_changed:
            self.on_due()

    async def _reload(self, held: Held) -> None:
        """What was folded here has not happened: read what has. The lock is held."""
        held.replace(await self._read(held.table.creation.id))
        held.lost = held.behind = False
        held.positions.clear()
        held.wake()


def _keeping_positions(command: Command, held: Held) -> Command:
    """The same command, keeping the position after each of its events."""

    def kept(table: LiveTable) -> Iterator[Draft]:
        for draft in command(table):
            yield draft
            if draft.kind in CHANGES_PLAY:
                held.keep_position(table.number)

    return kept


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
    joined = [event.data["person"] for event in events if event.kind == "joined"]
    return Append(
        table_id=table.creation.id,
        before=before,
        events=events,
        status=table.status,
        public=table.creation.public,
        over_at=None if table.end is None else table.end.at,
        due=table.due(),
        holders=joined,
    )
