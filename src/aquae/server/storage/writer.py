"""The one place that writes: a thread that commits what is waiting together.

An acknowledged append is on the disk. Requests that arrive while a commit is under way share the
next one, so the cost of reaching the disk is divided among them.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from pydantic_core import to_json

from aquae.server.tables.creation import Creation
from aquae.server.tables.events import Event, stored
from aquae.server.tables.live import Due

T = TypeVar("T")

log = logging.getLogger("aquae.writer")


@dataclass
class Append:
    """Events that follow number `before` of a table, and what they change besides; all or none."""

    table_id: str
    before: int
    events: list[Event]
    status: str
    public: bool
    over_at: int | None = None
    due: Due | None = None
    due_changed: bool = False
    is_left: bool = False
    """Whether bots play among themselves from now on."""
    holders: list[str] = field(default_factory=list)
    """People who have sat down."""
    creation: Creation | None = None
    along: "Append | None" = None
    """A table that comes into being with these events."""
    on_written: "Callable[[Append], None]" = lambda append: None
    """Called in the event loop with this append once all of it is durable."""

    def event_rows(self) -> list[tuple[Any, ...]]:
        return [
            (
                self.table_id,
                event.number,
                event.kind,
                event.seat,
                to_json(stored(event.what)).decode(),
                event.made_at,
                event.key,
            )
            for event in self.events
        ]

    def creation_row(self) -> tuple[Any, ...]:
        made = self.creation
        assert made is not None, "this table was made before"
        settings = to_json(made.settings()).decode()
        secret = made.secret.hex()
        return (made.id, made.game, made.public, made.creator, secret, settings, made.made_at)

    def head_row(self) -> tuple[Any, ...]:
        last = self.events[-1]
        return (
            self.table_id,
            last.number,
            self.status,
            self.public,
            last.made_at,
            self.over_at,
        )

    def due_row(self) -> tuple[Any, ...] | None:
        if self.due is None:
            return None
        return (self.table_id, self.due.what, self.due.number, self.due.due_at, 0, None)


Rows = list[tuple[Any, ...]]


def rows_of(appends: list[Append]) -> dict[str, Rows]:
    """What has to be written for a group of appends: rows by statement, in order."""
    appends = appends + [append.along for append in appends if append.along is not None]
    new = [append for append in appends if append.creation is not None]
    old = [append for append in appends if append.creation is None]
    changed = [append for append in appends if append.due_changed]
    rows = {
        "creation": [append.creation_row() for append in new],
        "head": [append.head_row() for append in new],
        "move": [(*append.head_row(), append.before) for append in old],
        "event": [row for append in appends for row in append.event_rows()],
        "holding": [(person, a.table_id) for a in appends for person in a.holders],
        "clear": [(append.table_id,) for append in changed],
        "due": [row for append in changed if (row := append.due_row()) is not None],
    }
    return {name: found for name, found in rows.items() if found}


Work = Callable[[Any], Any]
"""Other statements, on a connection inside a transaction of their own."""


class Job(NamedTuple):
    what: Append | Work
    done: "asyncio.Future[Any]"


def _announce(append: Append) -> None:
    try:
        append.on_written(append)
    except Exception:
        # Others of the group wait for their answers.
        log.exception("announcing failed", extra={"table": append.table_id})


class Writer(ABC):
    """Collects, writes, commits, and wakes those who wait; in that order."""

    def __init__(self) -> None:
        self.commits = 0
        self.stopping = False
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._waiting: list[Job] = []
        self._is_writing = False
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def append(self, append: Append) -> bool:
        """True once the events are durable; False if the table was further than `before`."""
        written: bool = await self._put(append)
        return written

    async def run(self, work: Callable[[Any], T]) -> T:
        result: T = await self._put(work)
        return result

    def _put(self, what: Append | Work) -> "asyncio.Future[Any]":
        job = Job(what, self._loop.create_future())
        self._waiting.append(job)
        if not self._is_writing:
            # Not at once: requests that came with this one share its commit.
            self._is_writing = True
            self._loop.call_soon(self._hand_over)
        return job.done

    def _hand_over(self) -> None:
        """Give the thread all that waits; what comes meanwhile is the next group."""
        self._is_writing = bool(self._waiting)
        if self._waiting:
            self._jobs.put(self._waiting)
            self._waiting = []

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        self.stopping = True
        self._jobs.put(self._waiting)
        self._jobs.put(None)
        self._waiting = []
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        self.connect()
        while (jobs := self._jobs.get()) is not None:
            self._do(jobs)
        self.close()

    def _do(self, jobs: list[Job]) -> None:
        appends = [job for job in jobs if isinstance(job.what, Append)]
        outcomes: list[tuple[Job, Any]] = []
        if appends:
            outcomes += zip(appends, self._appended(appends), strict=True)
        for job in jobs:
            if not isinstance(job.what, Append):
                outcomes.append((job, self._worked(job.what)))
        self.commits += 1
        self._loop.call_soon_threadsafe(self._resolve, outcomes)

    def _appended(self, jobs: list[Job]) -> list[Any]:
        appends = [job.what for job in jobs if isinstance(job.what, Append)]
        try:
            return list(self.write(appends))
        except Exception as failure:
            return [failure] * len(appends)

    def _worked(self, work: Work) -> Any:
        try:
            return self.work(work)
        except Exception as failure:
            return failure

    def _resolve(self, outcomes: list[tuple[Job, Any]]) -> None:
        """Back in the event loop: the next group goes first, then those who waited go on."""
        self._hand_over()
        for job, outcome in outcomes:
            if isinstance(job.what, Append) and outcome is True:
                _announce(job.what)
            if job.done.cancelled():
                continue
            if isinstance(outcome, Exception):
                job.done.set_exception(outcome)
            else:
                job.done.set_result(outcome)

    @abstractmethod
    def connect(self) -> None: ...

    @abstractmethod
    def close(self) -> None: ...

    @abstractmethod
    def write(self, appends: list[Append]) -> list[bool]:
        """Write all that fit, in one transaction; which did."""

    @abstractmethod
    def work(self, work: Work) -> Any: ...
