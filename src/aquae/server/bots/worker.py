"""A process that thinks for bots: it reads questions as JSON lines and answers each with a line.

It knows the engine and the bots, no network and no database. It ends when its parent does, and
when it needs more memory than it was given.
"""

import os
import resource
import signal
import sys
import traceback
from contextlib import suppress
from typing import Final

from aquae.server.bots.lines import Lines
from aquae.server.thinking.messages import Answer, Failure, Ready, Reply, Stop, line_of, message_in
from aquae.server.thinking.thinker import (
    MB,
    TREE_SECONDS,
    USUAL_MEMORY,
    Stopped,
    Thinker,
)

OUT_OF_MEMORY: Final = 77
"""What the process says when it ends for lack of memory."""


class Worker(Thinker):
    """Thinks for whoever is at the other end of its lines."""

    def __init__(self, lines: Lines | None = None, memory: int = USUAL_MEMORY) -> None:
        super().__init__(memory)
        self.lines = lines

    def heed(self) -> None:
        if self.lines is not None and self.lines.wait(0):
            self.lines.next()
            raise Stopped

    def say(self, reply: Reply) -> None:
        say(reply)


def say(reply: Reply) -> None:
    sys.stdout.buffer.write(line_of(reply))
    sys.stdout.buffer.flush()


def main() -> None:
    # Ctrl-C is for the server; this process ends when its input does.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    memory, nice = (int(argument) for argument in sys.argv[1:])
    live_within(memory, nice)
    lines = Lines(sys.stdin.fileno())
    worker = Worker(lines, memory)
    say(Ready())
    while not lines.is_over:
        if lines.wait(TREE_SECONDS):
            reply = replied(worker, lines.next())
            if reply is not None:
                say(reply)
        worker.tidy()


def live_within(memory: int, nice: int) -> None:
    """Take no more than so many megabytes, and only the time that more urgent processes leave."""
    resource.setrlimit(resource.RLIMIT_DATA, (memory * MB, memory * MB))
    os.nice(nice)


def replied(worker: Worker, line: bytes) -> Reply | None:
    """The answer to a question; none to a word that came too late."""
    try:
        question = message_in(line) if line else Stop()
        return None if isinstance(question, Stop) else Answer(worker.answer(question))
    except MemoryError:
        # What is left of this process is not worth keeping: another one takes the question on.
        os._exit(OUT_OF_MEMORY)
    except Stopped:
        return Answer(None)
    except Exception:
        return Failure(traceback.format_exc())


if __name__ == "__main__":
    with suppress(BrokenPipeError):  # the parent is gone
        main()
