"""Does what is due: lets bots move, stops clocks, makes reviews, forgets old tables."""

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import Final

from aquae.bots import LEVELS
from aquae.games import game_called
from aquae.server import clock
from aquae.server.bots.levels import stand_in_of
from aquae.server.bots.messages import Choose, Review
from aquae.server.bots.pool import Fault, Pool
from aquae.server.clock import now_ms
from aquae.server.memory.tables import Tables
from aquae.server.storage.due import Claim, Lease, Statements
from aquae.server.storage.writer import Writer
from aquae.server.tables.codec import encoded
from aquae.server.tables.commands import act_for_bots, tell_reviewed, time_out
from aquae.server.tables.live import LiveTable
from aquae.server.tables.problems import Problem
from aquae.server.tables.tokens import new_id, new_key
from aquae.server.tables.views import record_of

LEASE_MS: Final = 20_000
MARGIN_SECONDS: Final = 5.0
"""How much longer than its limit a bot may take before another moves for it."""
ASIDE_MS: Final = 24 * 3600 * 1000
"""How long work is left alone that this version cannot do."""
SLICE_SECONDS: Final = 0.05
"""How long bots among themselves play before what they did is written."""
POLL_SECONDS: Final = 5.0
REVIEW_STEP_SECONDS: Final = 60.0
CLAIMS_PER_PROCESS: Final = 4
"""Claimed work must be begun well before its lease runs out."""

log = logging.getLogger("aquae.dispatch")


class Dispatcher:
    """Claims work as long as there is somebody to do it."""

    def __init__(
        self,
        tables: Tables,
        writer: Writer,
        statements: Statements,
        pool: Pool,
        review_iterations: int,
    ) -> None:
        self.tables = tables
        self.writer = writer
        self.statements = statements
        self.pool = pool
        # A review takes minutes: it must not keep bots from moving.
        self.reviewers = Pool(1)
        self.review_iterations = review_iterations
        self.worker = f"{os.getpid()}-{new_id()[:8]}"
        self.moves = 0
        self._wake = asyncio.Event()
        self._running: dict[asyncio.Task[None], str] = {}
        self._is_full = False
        self._tasks: dict[str, Callable[[Claim], Awaitable[None]]] = {
            "move": self._move,
            "clock": self._clock,
            "review": self._review,
        }

    def nudge(self) -> None:
        """Something may be due."""
        self._wake.set()

    async def run(self) -> None:
        while True:
            self._wake.clear()
            try:
                wait = await self._round()
            except Problem:
                wait = 1.0  # the database is away, and says so itself
            except Exception:
                log.exception("claiming failed")
                wait = 1.0
            # Not asyncio.wait_for: woken and cancelled at once, it forgets that it was cancelled.
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._wake.wait()

    async def _round(self) -> float:
        """Claim what can be done now; the seconds until there may be more."""
        if not clock.CLOCK.is_right:
            return POLL_SECONDS
        reviews = list(self._running.values()).count("review")
        room = CLAIMS_PER_PROCESS * self.pool.count - (len(self._running) - reviews)
        now = now_ms()
        work = self.statements.claim(now, self._lease(now), room, 1 - reviews)
        claims, next_due = await self.writer.run(work)
        for claim in claims:
            task = asyncio.create_task(self._do(claim))
            self._running[task] = claim.what
            task.add_done_callback(self._finished)
        self._is_full = len(claims) >= room
        if next_due is None or self._is_full:
            return POLL_SECONDS
        return min(POLL_SECONDS, max(0.001, (next_due - now_ms()) / 1000))

    def _lease(self, now: int) -> Lease:
        return Lease(self.worker, now + LEASE_MS)

    def _finished(self, task: "asyncio.Task[None]") -> None:
        what = self._running.pop(task)
        if self._is_full or what == "review":
            self.nudge()

    async def _do(self, claim: Claim) -> None:
        try:
            await self._tasks[claim.what](claim)
        except Problem as problem:
            # Overtaken by events: whoever changed the table has also changed what is due.
            if problem.code != "stale":
                log.warning("not done: %s", problem, extra=claim._asdict())
            if problem.code == "unplayable":
                await self._set_aside(claim)
        except Exception:
            log.exception("work failed", extra=claim._asdict())

    async def _set_aside(self, claim: Claim) -> None:
        """Nothing that this version tries at a table will help; a later one may do it."""
        lease = Lease(self.worker, now_ms() + ASIDE_MS)
        await self.writer.run(self.statements.extend(claim, lease))

    async def _clock(self, claim: Claim) -> None:
        command = time_out(claim.number, now_ms())
        await self.tables.perform(claim.table_id, command, new_key())

    async def _move(self, claim: Claim) -> None:
        """Let bots move at a table: once, or for a slice of time if nobody waits for them.

        What follows is due by itself, after the bots of other tables have had their turn.
        """
        question = await self.tables.ask(
            claim.table_id, lambda table: self._question(table, claim.number)
        )
        if question is None:
            return
        texts = await self._chosen(question, claim)
        await self.tables.perform(claim.table_id, act_for_bots(claim.number, texts), new_key())
        self.moves += len(texts)

    def _question(self, table: LiveTable, number: int) -> Choose | None:
        due = table.due()
        if due is None or due.what != "move" or due.number != number:
            return None
        paused = table.creation.pause and table.has_people()
        return Choose(
            table=table.creation.id,
            game=table.creation.game,
            options=table.creation.options,
            actions=table.play.actions,
            levels=[seat.level if seat.is_bot else None for seat in table.seats],
            secret=table.creation.secret.hex(),
            salts=table.play.dice.salts,
            seconds=0.0 if paused else SLICE_SECONDS,
        )

    async def _chosen(self, question: Choose, claim: Claim) -> list[str]:
        levels = [level for level in question.levels if level is not None]
        limit = max(LEVELS.get(level, 0.0) for level in levels) + MARGIN_SECONDS
        try:
            return await self.pool.choose(question, limit)
        except Fault as fault:
            instead = stand_in_of(game_called(question.game))
            log.error("a bot failed, %s moves: %s", instead, fault, extra=claim._asdict())
            others = [None if level is None else instead for level in question.levels]
            question = replace(question, levels=others, seconds=0.0)
            return await self.pool.choose(question, MARGIN_SECONDS)

    async def _review(self, claim: Claim) -> None:
        record = await self.tables.ask(claim.table_id, lambda table: record_of(table).as_json())

        async def on_progress(progress: float) -> None:
            lease = self._lease(now_ms())
            await self.writer.run(self.statements.note_progress(claim, lease, progress))

        question = Review(record, self.review_iterations)
        found = await self.reviewers.review(question, REVIEW_STEP_SECONDS, on_progress)
        data = encoded(found).decode()
        await self.writer.run(self.statements.keep_review(claim.table_id, data))
        await self.tables.perform(claim.table_id, tell_reviewed, new_key())

    async def stop(self) -> None:
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await self.reviewers.stop()
