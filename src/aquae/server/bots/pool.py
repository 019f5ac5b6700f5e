"""Processes that think for bots: borrowed one question at a time."""

import asyncio
import logging
from collections import OrderedDict
from typing import Any, Final

from aquae.server.bots.process import BotProcess, Fault, OnProgress, Terms
from aquae.server.tables.codec import Data
from aquae.server.thinking.messages import Advice, Advise, Choose, Question, Review

MOST_HOMES: Final = 256

log = logging.getLogger("aquae.bots")


class Pool:
    """A few processes. Whoever asks waits until one is free."""

    def __init__(self, count: int, terms: Terms) -> None:
        self.count = count
        self.faults = 0
        self.all = [BotProcess(terms) for _ in range(count)]
        self._idle = list(self.all)
        self._free = asyncio.Semaphore(count)
        self._homes: OrderedDict[str, BotProcess] = OrderedDict()
        """Who thought about a table last, and may still have a tree of it."""
        self._asking: set[asyncio.Task[Any]] = set()

    @property
    def idle(self) -> int:
        return len(self._idle)

    @property
    def running(self) -> int:
        return sum(one.process is not None for one in self.all)

    def memory(self) -> int:
        """Bytes that the processes take now."""
        return sum(one.memory() for one in self.all)

    async def start(self) -> None:
        """Have the processes ready before somebody waits for them."""
        await asyncio.gather(*[self._start_one() for _ in self.all])

    async def _start_one(self) -> None:
        one = await self._borrowed("")
        try:
            await one.start()
        except (Fault, TimeoutError) as failure:
            one.kill()  # whoever asks will try again
            log.error("a process for bots did not start: %s", failure)
        finally:
            self._give_back(one)

    async def choose(self, question: Choose, seconds: float) -> list[str]:
        texts: list[str] = await self._ask(question, question.table, seconds)
        return texts

    async def advise(self, question: Advise, seconds: float) -> list[Advice]:
        advice: list[Advice] = await self._ask(question, question.table, seconds)
        return advice

    async def review(
        self, question: Review, seconds: float, on_progress: OnProgress
    ) -> Data | None:
        """The review, or nothing if it was not to go on."""
        review: Data | None = await self._ask(question, "", seconds, on_progress)
        return review

    async def _ask(
        self,
        question: Question,
        table: str,
        seconds: float,
        on_progress: OnProgress | None = None,
    ) -> Any:
        """The answer. Whoever stops waiting for it also stops the thinking, or keeps it from
        being begun; the process is free again once it has noticed."""
        one = await self._borrowed(table)
        asking = asyncio.create_task(one.ask(question, seconds, on_progress))
        self._asking.add(asking)
        asking.add_done_callback(lambda done: self._answered(done, one))
        try:
            return await asyncio.shield(asking)
        except asyncio.CancelledError:
            one.stop_thinking()
            raise

    def _answered(self, asking: "asyncio.Task[Any]", one: BotProcess) -> None:
        self._asking.discard(asking)
        self._give_back(one)
        if not asking.cancelled() and isinstance(asking.exception(), Fault):
            self.faults += 1

    async def _borrowed(self, table: str) -> BotProcess:
        """A free process: the one that knows the table if possible, else the last one used."""
        await self._free.acquire()
        one = self._homes.pop(table, None)
        if one is None or one not in self._idle:
            one = self._idle[-1]
        self._idle.remove(one)
        if table:
            self._homes[table] = one
            if len(self._homes) > MOST_HOMES:
                self._homes.popitem(last=False)
        return one

    def _give_back(self, one: BotProcess) -> None:
        self._idle.append(one)
        self._free.release()

    async def stop(self) -> None:
        for asking in self._asking:
            asking.cancel()
        await asyncio.gather(*self._asking, return_exceptions=True)
        for process in self.all:
            process.kill()
        for process in self.all:
            await process.bury()
