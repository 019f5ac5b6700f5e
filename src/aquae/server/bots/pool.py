"""Processes that think for bots: borrowed one question at a time, replaced when they fail."""

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable
from typing import Any, Final

from pydantic_core import from_json, to_json

from aquae.core.errors import AquaeError

MODULE: Final = "aquae.server.bots.worker"
LONGEST_LINE: Final = 64 * 1024 * 1024
START_SECONDS: Final = 30.0

Question = dict[str, Any]
OnProgress = Callable[[float], Awaitable[None]]

log = logging.getLogger("aquae.thinkers")


class Fault(AquaeError):
    """A bot crashed, or took longer than it may."""


class Thinker:
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
            line = await self._answer(question, seconds, on_progress)
        except BaseException as failure:
            # Whatever it was, the process may still be busy with it.
            self.kill()
            if not isinstance(failure, Exception):
                raise
            raise Fault(str(failure) or f"took more than {seconds} s") from failure
        if "fault" in line:
            raise Fault(line["fault"])
        return line["answer"]

    async def _answer(
        self, question: Question, seconds: float, on_progress: OnProgress | None
    ) -> dict[str, Any]:
        process = await self.start()
        assert process.stdin is not None
        process.stdin.write(to_json(question) + b"\n")
        line = await self._read(process, seconds)
        while "progress" in line and on_progress is not None:
            await on_progress(line["progress"])
            line = await self._read(process, seconds)
        return line

    async def _read(self, process: asyncio.subprocess.Process, seconds: float) -> dict[str, Any]:
        assert process.stdout is not None
        async with asyncio.timeout(seconds):
            line = await process.stdout.readline()
        if not line:
            raise Fault("the process ended")
        answer: dict[str, Any] = from_json(line)
        return answer

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


class Thinkers:
    """A few processes. Whoever asks waits until one is free."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.faults = 0
        self.all = [Thinker() for _ in range(count)]
        self._idle = list(self.all)
        self._free = asyncio.Semaphore(count)

    @property
    def idle(self) -> int:
        return len(self._idle)

    async def start(self) -> None:
        """Have the processes ready before somebody waits for them."""
        await asyncio.gather(*[self._with_one(Thinker.start) for _ in self.all])

    async def ask(
        self, question: Question, seconds: float, on_progress: OnProgress | None = None
    ) -> Any:
        try:
            return await self._with_one(lambda one: one.ask(question, seconds, on_progress))
        except Fault:
            self.faults += 1
            raise

    async def _with_one(self, use: Callable[[Thinker], Awaitable[Any]]) -> Any:
        async with self._free:
            # The last one used is the likeliest to remember the play.
            thinker = self._idle.pop()
            try:
                return await use(thinker)
            finally:
                self._idle.append(thinker)

    async def stop(self) -> None:
        for thinker in self.all:
            thinker.kill()
        for thinker in self.all:
            await thinker.bury()
