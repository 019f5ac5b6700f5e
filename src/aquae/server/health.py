"""Whether a process can do its work: proved by doing a little of it, now and then."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from aquae.server.clock import MOST_SKEW_MS, Clock
from aquae.server.storage.pulse import Pulse
from aquae.server.storage.store import Store
from aquae.server.storage.writer import Writer
from aquae.server.tables.problems import Problem

if TYPE_CHECKING:
    from aquae.server.memory.peers import Listener

PULSE_SECONDS: Final = 2.0
CHECK_SECONDS: Final = 0.5
FRESH_SECONDS: Final = 5.0
"""A commit of so long ago proves that the next one is possible."""
PROBE_SECONDS: Final = 2.0
KEPT_SECONDS: Final = 1.0
"""How long a finding is told to whoever asks: asking often costs nothing."""
OK: Final = "ok"
NEEDED: Final = ("database", "writer")
"""Without these nobody can be served."""

Parts = dict[str, str]

log = logging.getLogger("aquae.health")


class Vitals:
    """Keeps an eye on what a process depends on."""

    def __init__(self, store: Store, writer: Writer, pulse: Pulse, clock: Clock) -> None:
        self.store = store
        self.writer = writer
        self.pulse = pulse
        self.clock = clock
        self.listener: Listener | None = None
        self.thinkers: Callable[[], str] | None = None
        """Says `ok`, or what is the matter with those who think for bots."""
        self._is_off = False
        self._finding: asyncio.Future[Parts] | None = None
        self._found_at = 0.0

    async def beat(self) -> None:
        """Write a little; the Problem, if that is not possible."""
        await self.writer.run(self.pulse.beat)

    async def beat_on(self) -> None:
        """With several processes: each proves all the time that it writes and hears."""
        while True:
            await asyncio.sleep(PULSE_SECONDS)
            with suppress(Problem):
                await self.beat()

    async def watch(self) -> None:
        """Nothing that hangs is waited for; nothing is timed by a wrong clock."""
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            self.writer.check()
            if self.listener is not None:
                self.listener.check()
            else:
                self.clock.follow_machine()
            self._say_time()

    def _say_time(self) -> None:
        is_off = not self.clock.is_right or abs(self.clock.jump_ms) > MOST_SKEW_MS
        if is_off and not self._is_off:
            log.error("%s", self._time())
        elif self._is_off and not is_off:
            log.info("the clock is right again")
        self._is_off = is_off

    def _time(self) -> str:
        skew, jump = self.clock.skew_ms / 1000, self.clock.jump_ms / 1000
        if not self.clock.is_right:
            where = "ahead of" if skew > 0 else "behind"
            return f"the clock is {abs(skew):.1f} s {where} the database's: no timed work here"
        if abs(self.clock.jump_ms) > MOST_SKEW_MS:
            return f"the clock has jumped by {jump:+.1f} s, which tables follow slowly"
        return OK

    async def parts(self) -> Parts:
        """What is the matter with each part, or `ok`."""
        now = time.monotonic()
        if self._finding is None or now - self._found_at > KEPT_SECONDS:
            self._found_at = now
            self._finding = asyncio.ensure_future(self._examine())
        return await asyncio.shield(self._finding)

    async def _examine(self) -> Parts:
        database, writer = await asyncio.gather(self._database(), self._writer())
        parts = {"database": database, "writer": writer, "clock": self._time()}
        if self.listener is not None:
            silent = "hears nothing of other processes"
            parts["listener"] = OK if self.listener.connected.is_set() else silent
        if self.thinkers is not None:
            parts["thinkers"] = self.thinkers()
        return parts

    async def _database(self) -> str:
        return await _tried(self.store.ask, "does not answer")

    async def _writer(self) -> str:
        if self.writer.is_dead:
            return "its thread has died"
        if self.writer.age < FRESH_SECONDS:
            return OK
        return await _tried(self.beat, "cannot write")


async def _tried(work: Callable[[], Awaitable[None]], complaint: str) -> str:
    try:
        async with asyncio.timeout(PROBE_SECONDS):
            await work()
    except (Problem, TimeoutError):
        return complaint
    return OK
