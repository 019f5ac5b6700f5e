"""One process that thinks for bots: started, asked, stopped, and replaced when it fails."""

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from aquae.core.errors import AquaeError
from aquae.server.thinking.messages import (
    Failure,
    Progress,
    Question,
    Reply,
    Stop,
    line_of,
    message_in,
)
from aquae.server.watching.measures import memory_of

MODULE: Final = "aquae.server.bots.worker"
LONGEST_LINE: Final = 64 * 1024 * 1024
START_SECONDS: Final = 30.0

OnProgress = Callable[[float], Awaitable[bool]]
"""Told how much of the work is done; answers whether to go on."""

log = logging.getLogger("aquae.bots")


class Terms(NamedTuple):
    """How a process lives: with how many megabytes, and how far behind others it stands."""

    memory: int
    nice: int


class Fault(AquaeError):
    """A bot crashed, or took longer than it may."""


class Ended(Fault):
    """The process is gone: it crashed, was killed, or needed more memory than it may take."""


class BotProcess:
    """One process, and the questions put to it."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
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
                *map(str, self.terms),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
            )
            await self._read(self.process, START_SECONDS)
        return self.process

    async def ask(
        self, question: Question, seconds: float, on_progress: OnProgress | None = None
    ) -> Any:
        """The answer; a Fault if there is none within the time, counted anew by progress.

        If the process ends, another one is asked, once: it may have been short of memory, and
        whoever waits shall see no more of that than a delay.
        """
        try:
            return await self._answer(question, seconds, on_progress)
        except Ended as ended:
            log.warning("%s; another one is asked", ended)
            return await self._answer(question, seconds, on_progress)

    async def _answer(
        self, question: Question, seconds: float, on_progress: OnProgress | None
    ) -> Any:
        try:
            reply = await self._reply(question, seconds, on_progress)
        except BaseException as failure:
            # Whatever it was, the process may still be busy with it.
            self.kill()
            if isinstance(failure, Fault) or not isinstance(failure, Exception):
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
            if on_progress is not None and not await on_progress(reply.share):
                self.stop_thinking()
            reply = await self._read(process, seconds)
        return reply

    async def _read(self, process: asyncio.subprocess.Process, seconds: float) -> Reply:
        assert process.stdout is not None
        async with asyncio.timeout(seconds):
            line = await process.stdout.readline()
            if not line:
                raise Ended(f"a process that thinks for bots ended with {await process.wait()}")
        reply: Reply = message_in(line)
        return reply

    def stop_thinking(self) -> None:
        """Nobody waits for the answer any more: let it be given up as soon as possible."""
        if self.process is not None and self.process.stdin is not None:
            self.process.stdin.write(line_of(Stop()))

    def memory(self) -> int:
        """Bytes that the process takes now; 0 if it does not run, or nobody can tell."""
        return 0 if self.process is None else memory_of(self.process.pid)

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
