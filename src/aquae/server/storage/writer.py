"""The one place that writes: a thread that commits what is waiting together.

An acknowledged append is on the disk. Requests that arrive while a commit is under way share the
next one, so the cost of reaching the disk is divided among them. Nobody waits for ever: what takes
too long is told as `database-away`, and without its thread the process ends.
"""

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

from pydantic_core import to_json

from aquae.server.storage.results import Results
from aquae.server.storage.trouble import in_a_line, is_away, told
from aquae.server.tables.calling import Call
from aquae.server.tables.creation import Creation
from aquae.server.tables.events import Event, stored
from aquae.server.tables.live import Due
from aquae.server.tables.problems import Problem
from aquae.server.watching.figures import Histogram

LONGEST_WRITE: Final = 10.0
"""Seconds that a group may take before those who wait for it are told otherwise."""
STOP_SECONDS: Final = 0.8
HURRY: Final = 0.5
"""Seconds that a group may take once the process is to stop."""

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
    listed_at: int
    over_at: int | None = None
    is_listed_anew: bool = False
    """Whether lists have to know: of another status, or after some time."""
    due: Due | None = None
    due_changed: bool = False
    is_left: bool = False
    """Whether bots play among themselves from now on."""
    results: Results | None = None
    """How the play ended, if it has with these events."""
    tournament: str = ""
    """Which tournament waits for that."""
    holders: list[str] = field(default_factory=list)
    """People who have sat down."""
    calls: list[Call] = field(default_factory=list)
    """What people are to be told who are not there."""
    awaited: tuple[Any, ...] | None = None
    """Whose turn it is, who may have prepared an answer or be on holiday."""
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
            self.listed_at,
        )

    def move_row(self) -> tuple[Any, ...]:
        last = self.events[-1]
        return (self.table_id, last.number, last.made_at, self.before)

    def list_row(self) -> tuple[Any, ...]:
        return (self.table_id, self.status, self.over_at, self.listed_at)

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
    results = [append.results for append in appends if append.results is not None]
    rows = {
        "creation": [append.creation_row() for append in new],
        "head": [append.head_row() for append in new],
        "move": [append.move_row() for append in old],
        "list": [append.list_row() for append in old if append.is_listed_anew],
        "event": [row for append in appends for row in append.event_rows()],
        "holding": [(person, a.table_id) for a in appends for person in a.holders],
        "result": [found.result for found in results],
        "played": [row for found in results for row in found.played],
        "tournament": sorted({(a.tournament,) for a in appends if a.tournament}),
        "clear": [(append.table_id,) for append in changed],
        "due": [row for append in changed if (row := append.due_row()) is not None],
        "prepared": [append.awaited for append in appends if append.awaited is not None],
        "call": [call.row() for append in appends for call in append.calls],
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
        self.timing = Histogram()
        """How long groups took to be durable."""
        self.committed_at = float("-inf")
        self.stopping = False
        self.is_dead = False
        self.on_death: Callable[[], None] = lambda: None
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._waiting: list[Job] = []
        self._under_way: list[Job] = []
        self._since = 0.0
        """When what is under way was begun."""
        self.is_given_up = False
        """Whether those who waited for what is under way have been told that it failed."""
        self._is_writing = False
        self._is_away = False
        self._loop = asyncio.get_running_loop()
        self._ready: asyncio.Future[None] = self._loop.create_future()
        self._ended: asyncio.Future[None] = self._loop.create_future()
        self._thread = Thread(target=self._run, name="writer", daemon=True)

    async def start(self) -> None:
        """Connect; the failure, if that is not possible."""
        self._thread.start()
        await self._ready

    async def append(self, append: Append) -> bool:
        """True once the events are durable; False if the table was further than `before`."""
        written: bool = await self._put(append)
        return written

    async def run(self, work: Callable[[Any], T]) -> T:
        result: T = await self._put(work)
        return result

    @property
    def age(self) -> float:
        """Seconds since something was last committed."""
        return time.monotonic() - self.committed_at

    @property
    def waiting(self) -> int:
        """Writes that are not durable yet."""
        return len(self._under_way) + len(self._waiting)

    def _put(self, what: Append | Work) -> "asyncio.Future[Any]":
        job = Job(what, self._loop.create_future())
        if self.is_dead:
            job.done.set_exception(Problem("database-away"))
            return job.done
        self._waiting.append(job)
        if not self._is_writing:
            # Not at once: requests that came with this one share its commit.
            self._is_writing = True
            self._loop.call_soon(self._hand_over)
        return job.done

    def _hand_over(self) -> None:
        """Give the thread all that waits; what comes meanwhile is the next group."""
        self._is_writing = bool(self._waiting)
        self._under_way = self._waiting
        self.is_given_up = False
        if self._waiting:
            self._since = time.monotonic()
            self._jobs.put(self._waiting)
            self._waiting = []

    def check(self) -> None:
        """Called now and then. What is under way for too long may still happen; what waits for it
        will not."""
        longest = HURRY if self.stopping else LONGEST_WRITE
        if self._under_way and time.monotonic() - self._since > longest:
            self._note(TimeoutError(f"no answer in {longest:g} s"))
            self.cut()
            self._give_up()

    def _give_up(self) -> None:
        self.is_given_up = True
        for job in self._under_way + self._waiting:
            if not job.done.done():
                job.done.set_exception(Problem("database-away"))
        self._waiting = []

    async def stop(self) -> None:
        """Write what is waiting, then end; in time, whatever the database does."""
        self.stopping = True
        if not self._thread.is_alive():
            return
        self.check()
        self._jobs.put(self._waiting)
        self._jobs.put(None)
        self._under_way, self._waiting = self._under_way + self._waiting, []
        done, _ = await asyncio.wait({self._ended}, timeout=STOP_SECONDS)
        if not done:
            self.cut()
            self._give_up()

    def _run(self) -> None:
        try:
            self.connect()
        except Exception as failure:
            self._tell(self._ready.set_exception, failure)
            return
        self._tell(self._ready.set_result, None)
        try:
            while (jobs := self._jobs.get()) is not None:
                self._do(jobs)
            self.close()
            self._tell(self._ended.set_result, None)
        except BaseException:
            log.critical("the thread that writes has died", exc_info=True)
            self._tell(self._die)

    def _tell(self, callback: Callable[..., object], *values: object) -> None:
        with suppress(RuntimeError):  # the loop has ended, and nobody is left to be told
            self._loop.call_soon_threadsafe(callback, *values)

    def _die(self) -> None:
        self.is_dead = True
        self._give_up()
        if not self._ended.done():
            self._ended.set_result(None)
        self.on_death()

    def _do(self, jobs: list[Job]) -> None:
        appends = [job for job in jobs if isinstance(job.what, Append)]
        outcomes: list[tuple[Job, Any]] = []
        if appends:
            outcomes += zip(appends, self._appended(appends), strict=True)
        for job in jobs:
            if not isinstance(job.what, Append):
                outcomes.append((job, self._worked(job.what)))
        self._tell(self._resolve, outcomes)

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
        self.timing.observe(time.monotonic() - self._since)
        self._hand_over()
        for job, outcome in outcomes:
            if isinstance(job.what, Append) and outcome is True:
                _announce(job.what)
            if job.done.done():
                continue
            if isinstance(outcome, Exception):
                job.done.set_exception(told(outcome))
            else:
                job.done.set_result(outcome)
        self._take_stock([outcome for _, outcome in outcomes])

    def _take_stock(self, outcomes: list[Any]) -> None:
        """Whether the database was there for a group; said when that changes."""
        failures = [outcome for outcome in outcomes if isinstance(outcome, Exception)]
        away = next((failure for failure in failures if is_away(failure)), None)
        if away is not None:
            self._note(away)
        elif len(failures) < len(outcomes):
            self.commits += 1
            self.committed_at = time.monotonic()
            if self._is_away:
                self._is_away = False
                log.info("the database answers again")

    def _note(self, failure: BaseException) -> None:
        if not self._is_away:
            self._is_away = True
            log.error("the database cannot be written to: %s", in_a_line(failure))

    @abstractmethod
    def connect(self) -> None: ...

    @abstractmethod
    def close(self) -> None: ...

    @abstractmethod
    def cut(self) -> None:
        """Let what is under way fail; called from outside of the thread."""

    @abstractmethod
    def write(self, appends: list[Append]) -> list[bool]:
        """Write all that fit, in one transaction; which did."""

    @abstractmethod
    def work(self, work: Work) -> Any: ...

    @abstractmethod
    def add(self, connection: Any, appends: list[Append]) -> None:
        """New tables, as a part of other work."""
