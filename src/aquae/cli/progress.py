"""A progress line on standard error, only where somebody is looking, and a word after Ctrl-C."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType


class Progress:
    """Counts things done. Redraws at most ten times a second; silent when not on a terminal."""

    def __init__(self, unit: str, total: int | None = None) -> None:
        self.unit = unit
        self.total = total
        self.done = 0
        self.started = time.monotonic()
        self._drawn = 0.0
        self._shown = sys.stderr.isatty()

    def __enter__(self) -> "Progress":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.clear()

    @property
    def seconds(self) -> float:
        return max(time.monotonic() - self.started, 1e-9)

    def advance(self, count: int = 1) -> None:
        self.done += count
        now = time.monotonic()
        if self._shown and now - self._drawn >= 0.1:
            self._drawn = now
            print(f"\r\x1b[K{self._line()}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self._shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)

    def _line(self) -> str:
        rate = self.done / self.seconds
        if self.total is None:
            return f"{self.done} {self.unit}, {rate:.0f}/s"
        filled = 30 * self.done // max(self.total, 1)
        left = (self.total - self.done) / max(rate, 1e-9)
        bar = "█" * filled + "░" * (30 - filled)
        return f"{bar} {self.done}/{self.total} {self.unit}, {rate:.0f}/s, {left:.0f} s left"


@contextmanager
def if_interrupted(advice: str) -> Iterator[None]:
    """Let Ctrl-C say how to go on."""
    try:
        yield
    except KeyboardInterrupt:
        raise KeyboardInterrupt(advice) from None
