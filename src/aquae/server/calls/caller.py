"""Tells people who are not here: claims what is due, judges whether it holds, lets bells ring.

A call is claimed with a lease and marked as told after it was. A process that dies in between
leaves it to the next, which tells it again: nothing is lost, and what was told already takes the
place of itself wherever a channel can do that.
"""

import asyncio
import logging
import os
from collections import Counter
from contextlib import suppress
from hashlib import sha256
from typing import Final

from aquae.server import clock
from aquae.server.calls.message import Failed, Gone, Message, about_table, worded
from aquae.server.calls.rules import (
    ABOUT_A_BELL,
    Hours,
    Wish,
    holds_at,
    pause_after,
    rings_at,
)
from aquae.server.calls.ways import Ways
from aquae.server.clock import now_ms
from aquae.server.memory.loaded import LoadedTable
from aquae.server.memory.presence import Whereabouts
from aquae.server.memory.tables import Tables
from aquae.server.storage.bells import Bell, BellRows
from aquae.server.storage.calls import CallStatements, Claimed
from aquae.server.storage.writer import Writer
from aquae.server.tables.codec import decoded
from aquae.server.tables.problems import Problem
from aquae.server.tables.tokens import new_id

LEASE_MS: Final = 60_000
AT_ONCE: Final = 100
"""Bells that ring at a time."""
FEWEST: Final = 25
"""It is not worth looking for fewer, while there is much to do."""
POLL_SECONDS: Final = 2.0
TIDY_SECONDS: Final = 3600.0
SHARED_SECONDS: Final = 20.0
"""By then every other process has told who looks at what."""

Known = dict[str, tuple[Bell, Hours]]

log = logging.getLogger("aquae.calls")


class Caller:
    """Claims calls as long as the process runs."""

    def __init__(
        self, tables: Tables, writer: Writer, rows: BellRows, ways: Ways, whereabouts: Whereabouts
    ) -> None:
        self.tables = tables
        self.writer = writer
        self.rows = rows
        self.ways = ways
        self.whereabouts = whereabouts
        self.statements = CallStatements(rows.is_postgres)
        self.worker = f"{os.getpid()}-{new_id()[:8]}"
        self.told: Counter[str] = Counter()
        """By kind of bell what arrived, and what `failed`."""
        self._running: set[asyncio.Task[None]] = set()
        self._wake = asyncio.Event()

    async def run(self) -> None:
        if self.tables.is_shared:
            await asyncio.sleep(SHARED_SECONDS)
        while True:
            self._wake.clear()
            try:
                wait = await self._round()
            except Problem:
                wait = POLL_SECONDS  # the database is away, and says so itself
            except Exception:
                log.exception("claiming failed")
                wait = POLL_SECONDS
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._wake.wait()

    async def tidy(self) -> None:
        """Forget what was told long ago, and addresses that nobody has confirmed."""
        while True:
            with suppress(Problem):
                await self.writer.run(self.statements.forget(now_ms()))
                await self.writer.run(self.rows.forget_unconfirmed(now_ms()))
            await asyncio.sleep(TIDY_SECONDS)

    async def _round(self) -> float:
        """Claim what can be told now; the seconds until there may be more."""
        room = AT_ONCE - len(self._running)
        if not clock.CLOCK.is_right or room < FEWEST:
            return POLL_SECONDS
        now = now_ms()
        work = self.statements.claim(now, now + LEASE_MS, self.worker, room)
        claims, next_due = await self.writer.run(work)
        # What one bell takes long for is left to a later round, before others think it is left.
        await self._begin(claims, now + LEASE_MS // 2)
        if len(claims) == room:
            return 0.0
        wait = POLL_SECONDS if next_due is None else (next_due - now_ms()) / 1000
        return min(POLL_SECONDS, max(0.01, wait))

    async def _begin(self, claims: list[Claimed], until: int) -> None:
        """What is told at one bell is told in one go; bells do not wait for each other."""
        if not claims:
            return
        known = await self.rows.some({claim.bell for claim in claims})
        # One after the other, many would keep the database busy that others wait for.
        await self.tables.get_all([claim.table_id for claim in claims])
        people = {bell.person for bell, _ in known.values()}
        at_tables = await self.rows.wants(people, {claim.table_id for claim in claims})
        by_bell: dict[str, list[tuple[Claimed, Wish]]] = {}
        for claim in claims:
            if claim.bell in known:
                wish = _wish(*known[claim.bell], claim, at_tables)
                by_bell.setdefault(claim.bell, []).append((claim, wish))
        gone = [claim for claim in claims if claim.bell not in known]
        await self._done(gone)
        for id, wished in by_bell.items():
            task = asyncio.create_task(self._ring(known[id][0], wished, until))
            self._running.add(task)
            task.add_done_callback(self._finished)

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self._running.discard(task)
        if len(self._running) == AT_ONCE - FEWEST:
            self._wake.set()

    async def _ring(self, bell: Bell, wished: list[tuple[Claimed, Wish]], until: int) -> None:
        try:
            found = []
            for claim, wish in wished:
                message = await self._judged(bell, claim, wish)
                if message is not None:
                    found.append((claim, message))
            if found:
                await self._tell(bell, found, until)
        except Problem as problem:
            log.warning("not told: %s", problem)  # its lease runs out, and it is told then
        except Exception as failure:
            # It may fail for ever, so it counts as a try; what was told of them already is done.
            log.exception("telling failed", extra={"bell": bell.bell})
            with suppress(Problem):
                claims = [claim for claim, _ in wished]
                await self._put_off(bell, claims, Failed(type(failure).__name__))

    async def _judged(self, bell: Bell, claim: Claimed, wish: Wish) -> Message | None:
        """What to tell now; if nothing, the call is put off or done with."""
        at = rings_at(claim.what, claim.due_at, wish, now_ms())
        if at is not None and at > now_ms():
            await self.writer.run(self.statements.later(claim, self.worker, at, 0))
            return None
        message = None if at is None else await self._message(bell, claim)
        if message is None:
            await self._done([claim])
        elif isinstance(message, int):
            await self.writer.run(self.statements.later(claim, self.worker, message, 0))
            return None
        return message

    async def _message(self, bell: Bell, claim: Claimed) -> Message | int | None:
        """What a call says, or when it will say something, or None: it says nothing any more."""
        said, id = decoded(claim.data), id_of(claim)
        topic, path = f"{claim.table_id} {claim.what}", f"/#/table/{claim.table_id}"
        if claim.what in ABOUT_A_BELL:
            return Message(id, topic, "Aquae", worded(claim.what, bell.language, {}), "/#/me/calls")
        try:
            loaded = await self.tables.get(claim.table_id)
        except Problem as problem:
            if problem.code not in ("no-such-table", "unplayable"):
                raise
            return None
        holding = holds_at(loaded.logged, claim.what, claim.number, said, bell.person)
        if not holding.holds or self._is_looking(loaded, bell.person):
            return None
        if holding.later is not None and holding.later > now_ms():
            return holding.later
        told = about_table(loaded.logged, bell.person, said, bell.language, now_ms())
        return Message(id, topic, *told, path)

    def _is_looking(self, loaded: LoadedTable, person: str) -> bool:
        """Whether somebody has the table before them, here or at another server."""
        here, _ = loaded.here()
        return person in here or self.whereabouts.is_looking(loaded.id, person)

    async def _tell(self, bell: Bell, found: list[tuple[Claimed, Message]], until: int) -> None:
        """By e-mail all at once; anywhere else one after the other, as long as there is time."""
        groups = [found] if bell.kind == "mail" else [[one] for one in found]
        for group in groups:
            claims = [claim for claim, _ in group]
            if now_ms() > until:
                await self._leave(claims)
                continue
            try:
                await self.ways.tell(bell, claims[0].what, [message for _, message in group])
            except Gone:
                log.info("nobody is at a bell any more", extra={"bell": bell.bell})
                await self.writer.run(self.rows.drop(bell.bell))
                return
            except Failed as failure:
                await self._put_off(bell, claims, failure)
            else:
                self.told[bell.kind] += len(claims)
                await self._done(claims)
                if bell.failed_at is not None:
                    await self.writer.run(self.rows.work_again(bell.bell))

    async def _leave(self, claims: list[Claimed]) -> None:
        """To whoever has time next; that was no try."""
        for claim in claims:
            work = self.statements.later(claim, self.worker, claim.due_at, claim.tries - 1)
            await self.writer.run(work)

    async def _put_off(self, bell: Bell, claims: list[Claimed], failure: Failed) -> None:
        self.told["failed"] += len(claims)
        log.warning("not told by %s: %s", bell.kind, failure, extra={"bell": bell.bell})
        await self.writer.run(self.rows.fail(bell.bell, now_ms()))
        for claim in claims:
            pause = None if failure.is_final else pause_after(claim.tries)
            if pause is None:
                await self._done([claim])
            else:
                work = self.statements.later(claim, self.worker, now_ms() + pause, claim.tries)
                await self.writer.run(work)

    async def _done(self, claims: list[Claimed]) -> None:
        if claims:
            await self.writer.run(self.statements.done(claims, self.worker, now_ms()))

    async def stop(self) -> None:
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await self.ways.close()


def id_of(claim: Claimed) -> str:
    """The same whenever this is told."""
    told = f"{claim.bell} {claim.table_id} {claim.what} {claim.number}"
    return sha256(told.encode()).hexdigest()[:32]


def _wish(
    bell: Bell, hours: Hours, claim: Claimed, at_tables: dict[tuple[str, str], str | None]
) -> Wish:
    found = at_tables.get((bell.person, claim.table_id))
    at_table = None if found is None else frozenset(found.split())
    return Wish(frozenset(bell.wants.split()), at_table, bell.daily, hours)
