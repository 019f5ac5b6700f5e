"""Does what is due: lets bots move, stops clocks, makes reviews, forgets old tables."""

import asyncio
import logging
import os
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Final

from aquae.bots import LEVELS
from aquae.games import game_called
from aquae.server import clock
from aquae.server.bots.audience import Audience
from aquae.server.bots.process import Fault
from aquae.server.bots.thinkers import Thinkers
from aquae.server.clock import now_ms
from aquae.server.memory.tables import Tables
from aquae.server.people.facts import judged_in
from aquae.server.people.preparing import Preparing
from aquae.server.people.rater import Rater
from aquae.server.storage.due import Claim, Lease, Statements, Want
from aquae.server.storage.writer import Writer
from aquae.server.tables.codec import encoded
from aquae.server.tables.commands import act_for_bots, tell_reviewed, time_out
from aquae.server.tables.live import LiveTable
from aquae.server.tables.problems import Problem
from aquae.server.tables.tokens import new_id, new_key
from aquae.server.tables.views import record_of
from aquae.server.thinking.asking import choose_at
from aquae.server.thinking.levels import stand_in_of, work_at
from aquae.server.thinking.messages import Choose, Review

LEASE_MS: Final = 20_000
MARGIN_SECONDS: Final = 5.0
"""How much longer than its limit a bot may take before another moves for it."""
ASIDE_MS: Final = 24 * 3600 * 1000
"""How long work is left alone that this version cannot do."""
SLICE_SECONDS: Final = 0.05
"""How long bots among themselves play before what they did is written."""
POLL_SECONDS: Final = 5.0
REVIEW_STEP_SECONDS: Final = 60.0
AT_ONCE: Final = 8
"""Pieces of work that take no thinking; they must be begun well before their lease runs out."""

log = logging.getLogger("aquae.dispatch")


class Misnamed(Exception):
    """Work that another version of the program called otherwise."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class Dispatcher:
    """Claims work as long as there is somebody to do it."""

    def __init__(
        self,
        tables: Tables,
        writer: Writer,
        statements: Statements,
        thinkers: Thinkers,
        audience: Audience,
        review_iterations: int,
        rater: Rater,
        preparing: Preparing,
    ) -> None:
        self.tables = tables
        self.writer = writer
        self.statements = statements
        self.thinkers = thinkers
        self.audience = audience
        self.review_iterations = review_iterations
        self.rater = rater
        self.preparing = preparing
        self.worker = f"{os.getpid()}-{new_id()[:8]}"
        self.moves = 0
        self.backlog: dict[str, tuple[int, int]] = {}
        """Of each kind of work how much was due, and since when, at the last look."""
        self._looked_at = 0.0
        self._was_away = False
        """The database, since work was last given back."""
        self._wake = asyncio.Event()
        self._running: dict[asyncio.Task[None], str] = {}
        self._full: set[str] = set()
        """Work of which there may be more than is in hand."""
        self._tasks: dict[str, Callable[[Claim], Awaitable[None]]] = {
            "quick": self._move,
            "move": self._move,
            "alone": self._move,
            "match": self._move,
            "clock": self._clock,
            "review": self._review,
            "rate": self._rate,
            "prepared": self._prepared,
        }
        # What thinks for long is claimed when it can be begun: another worker may be free before.
        self.most = {
            "clock": AT_ONCE,
            "prepared": AT_ONCE,
            "rate": 1,  # one after another, in the order in which plays end
            "quick": AT_ONCE,
            **{what: thinkers[what].count for what in ("move", "alone", "match", "review")},
        }

    def nudge(self) -> None:
        """Something may be due."""
        self._wake.set()

    async def run(self) -> None:
        while True:
            self._wake.clear()
            try:
                wait = await self._round()
                await self._take_stock()
            except Problem:
                wait = 1.0  # the database is away, and says so itself
                self._was_away = True
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
        if self._was_away:
            await self._give_back()
        now = now_ms()
        wants = self._wants()
        work = self.statements.claim(now, self._lease(now), wants)
        claims, next_due = await self.writer.run(work)
        for claim in claims:
            task = asyncio.create_task(self._do(claim))
            self._running[task] = claim.what
            task.add_done_callback(self._finished)
        taken = Counter(claim.what for claim in claims)
        self._full = {want.what for want in wants if taken[want.what] >= want.room}
        if next_due is None:
            return POLL_SECONDS
        return min(POLL_SECONDS, max(0.001, (next_due - now_ms()) / 1000))

    async def _give_back(self) -> None:
        """What was claimed while the database went away may be in nobody's hands."""
        idle = [what for what in self.most if what not in self._running.values()]
        await self.writer.run(self.statements.let_go(self.worker, idle))
        self._was_away = False

    async def _take_stock(self) -> None:
        """Now and then, for whoever watches over the server."""
        if time.monotonic() - self._looked_at >= POLL_SECONDS:
            self._looked_at = time.monotonic()
            self.backlog = await self.writer.run(self.statements.backlog(now_ms()))

    def _wants(self) -> list[Want]:
        """People first: whoever waits for a clock or a bot, then who watches bots play."""
        in_hand = Counter(self._running.values())
        room = {what: most - in_hand[what] for what, most in self.most.items()}
        watched = dict.fromkeys(self.audience.watched())
        unwatched = [name for name in self.audience.unwatched() if name not in watched]
        return [
            Want("prepared", room["prepared"]),
            Want("clock", room["clock"]),
            Want("quick", room["quick"]),
            Want("move", room["move"]),
            Want("match", room["match"]),
            Want("alone", room["alone"], list(watched)),
            Want("alone", room["alone"], unwatched, self.audience.most),
            Want("review", room["review"]),
            Want("rate", room["rate"]),
        ]

    def _lease(self, now: int) -> Lease:
        return Lease(self.worker, now + LEASE_MS)

    def _finished(self, task: "asyncio.Task[None]") -> None:
        if self._running.pop(task) in self._full:
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
            if problem.code == "database-away":
                self._was_away = True
                self.nudge()
        except Misnamed as right:
            await self.writer.run(self.statements.rename(claim, right.what))
            self.nudge()
        except Exception:
            log.exception("work failed", extra=claim._asdict())

    async def _set_aside(self, claim: Claim) -> None:
        """Nothing that this version tries at a table will help; a later one may do it."""
        lease = Lease(self.worker, now_ms() + ASIDE_MS)
        await self.writer.run(self.statements.extend(claim, lease))

    async def _clock(self, claim: Claim) -> None:
        await self.preparing.rest(claim.table_id)
        command = time_out(claim.number, now_ms())
        await self.tables.perform(claim.table_id, command, new_key())

    async def _move(self, claim: Claim) -> None:
        """Let bots move at a table: once, or for a slice of time if nobody waits for them.

        What follows is due by itself, after the bots of other tables have had their turn.
        """
        question = await self.tables.ask(claim.table_id, lambda table: self._question(table, claim))
        if question is None:
            return
        texts = await self._chosen(question, claim)
        await self.tables.perform(claim.table_id, act_for_bots(claim.number, texts), new_key())
        self.moves += len(texts)

    def _question(self, table: LiveTable, claim: Claim) -> Choose | None:
        """What to ask for a claim, if it still holds."""
        due = work_at(table)
        if due is None or due.number != claim.number:
            return None
        if due.what != claim.what:
            raise Misnamed(due.what)
        return choose_at(table, claim.what, SLICE_SECONDS)

    async def _chosen(self, question: Choose, claim: Claim) -> list[str]:
        levels = [level for level in question.levels if level is not None]
        limit = max(LEVELS.get(level, 0.0) for level in levels) + MARGIN_SECONDS
        try:
            return await self.thinkers[claim.what].choose(question, limit)
        except Fault as fault:
            instead = stand_in_of(game_called(question.game))
            log.error("a bot failed, %s moves: %s", instead, fault, extra=claim._asdict())
            others = [None if level is None else instead for level in question.levels]
            question = replace(question, levels=others, seconds=0.0)
            return await self.thinkers["quick"].choose(question, MARGIN_SECONDS)

    async def _review(self, claim: Claim) -> None:
        record = await self.tables.ask(claim.table_id, lambda table: record_of(table).as_json())

        async def on_progress(progress: float) -> bool:
            now = now_ms()
            note = self.statements.note_progress(claim, self._lease(now), progress, now)
            return await self.writer.run(note)

        question = Review(record, self.review_iterations)
        pool = self.thinkers["review"]
        found = await pool.review(question, REVIEW_STEP_SECONDS, on_progress)
        if found is None:  # who asked has gone, and others wait
            await self.writer.run(self.statements.release(claim, self.worker))
            return
        data = encoded(found).decode()
        judge = partial(judged_in, luck_and_play=found["luck_and_play"])
        judged = await self.tables.ask(claim.table_id, judge)
        await self.writer.run(self.statements.keep_review(claim.table_id, data, judged))
        await self.tables.perform(claim.table_id, tell_reviewed, new_key())

    async def _prepared(self, claim: Claim) -> None:
        await self.preparing.see_to(claim.table_id, claim.number)

    async def _rate(self, claim: Claim) -> None:
        await self.rater.rate(claim.table_id)

    async def stop(self) -> None:
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
