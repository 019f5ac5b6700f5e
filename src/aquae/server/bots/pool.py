"""Processes that think for bots: borrowed one question at a time, replaced when they fail."""

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable
from typing import Any, Final

from aquae.core.errors import AquaeError
from aquae.server.bots.messages import (
    Advice,
    Advise,
    Choose,
    Data,
    Failure,
    Progress,
    Question,
    Reply,
    Review,
    line_of,
    message_in,
)

MODULE: Final = "aquae.server.bots.worker"
LONGEST_LINE: Final = 64 * 1024 * 1024
START_SECONDS: Final = 30.0

OnProgress = Callable[[float], Awaitable[None]]

log = logging.getLogger("aquae.bots")


class Fault(AquaeError):
    """A bot crashed, or took longer than it may."""


class BotProcess:
    """One process, and the questions put to it."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.killed: list[asyncio.subprocess.Process] = []

    async def start(self) -> asyncio.subprocess.Process:
        """The process, started if there is none."""
        if self.process is None:
            await self.bury()
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                MODULE,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
            )
            await self._read(self.process, START_SECONDS)
        return self.process

    async def ask(
        self, question: Question, seconds: float, on_progress: OnProgress | None = None
    ) -> Any:
        """The answer; a Fault if there is none within the time, counted anew by progress."""
        try:
            reply = await self._reply(question, seconds, on_progress)
        except BaseException as failure:
            # Whatever it was, the process may still be busy with it.
            self.kill()
            if not isinstance(failure, Exception):
                raise
            raise Fault(str(failure) or f"took more than {seconds} s") from failure
        if isinstance(reply, Failure):
            raise Fault(reply.trace)
        return reply.answer

    async def _reply(
        self, question: Question, seconds: float, on_progress: OnProgress | None
    ) -> Any:
        process = await self.start()
        assert process.stdin is not None
        process.stdin.write(line_of(question))
        reply = await self._read(process, seconds)
        while isinstance(reply, Progress):
            if on_progress is not None:
                await on_progress(reply.share)
            reply = await self._read(process, seconds)
        return reply

    async def _read(self, process: asyncio.subprocess.Process, seconds: float) -> Reply:
        assert process.stdout is not None
        async with asyncio.timeout(seconds):
            line = await process.stdout.readline()
        if not line:
            raise Fault("the process ended")
        reply: Reply = message_in(line)
        return reply

    def kill(self) -> None:
        if self.process is not None:
            if self.process.returncode is None:
                self.process.kill()
            self.killed.append(self.process)
        self.process = None

    async def bury(self) -> None:
        """Wait for what was killed: its pipes must not outlive the loop that they belong to."""
        while self.killed:
            await self.killed[-1].wait()
            self.killed.pop()


class Pool:
    """A few processes. Whoever asks waits until one is free."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.faults = 0
        self.all = [BotProcess() for _ in range(count)]
        self._idle = list(self.all)
        self._free = asyncio.Semaphore(count)

    @property
    def idle(self) -> int:
        return len(self._idle)

    async def start(self) -> None:
        """Have the processes ready before somebody waits for them."""
        await asyncio.gather(*[self._with_one(BotProcess.start) for _ in self.all])

    async def choose(self, question: Choose, seconds: float) -> list[str]:
        texts: list[str] = await self._ask(question, seconds)
        return texts

    async def advise(self, question: Advise, seconds: float) -> list[Advice]:
        advice: list[Advice] = await self._ask(question, seconds)
        return advice

    async def review(self, question: Review, seconds: float, on_progress: OnProgress) -> Data:
        review: Data = await self._ask(question, seconds, on_progress)
        return review

    async def _ask(
        self, question: Question, seconds: float, on_progress: OnProgress | None = None
    ) -> Any:
        try:
            return await self._with_one(lambda one: one.ask(question, seconds, on_progress))
        except Fault:
            self.faults += 1
            raise

    async def _with_one(self, use: Callable[[BotProcess], Awaitable[Any]]) -> Any:
        async with self._free:
            # The last one used is the likeliest to remember the play.
            process = self._idle.pop()
            try:
                return await use(process)
            finally:
                self._idle.append(process)

    async def stop(self) -> None:
        for process in self.all:
            process.kill()
        for process in self.all:
            await process.bury()
