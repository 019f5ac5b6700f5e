"""What a process counts and times while it works."""

import asyncio
import os
import time
from collections import Counter
from pathlib import Path
from typing import Final

from aquae.server.tables.problems import Problem
from aquae.server.watching.figures import Histogram, Labels

LAG_SECONDS: Final = 0.25
"""How often it is looked whether the event loop is in time."""
PAGE_BYTES: Final = os.sysconf("SC_PAGE_SIZE")
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
ELSEWHERE: Final = "other"
"""The route of pages, files, and addresses that lead nowhere."""


class Measures:
    """Counts and timings; bounded, whatever is asked for."""

    def __init__(self) -> None:
        self.requests: dict[Labels, Histogram] = {}
        self.problems: Counter[Labels] = Counter()
        self.lag = Histogram()

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """An answer has begun, so long after its request."""
        labels = (
            ("method", method if method in METHODS else ELSEWHERE),
            ("route", route),
            ("status", str(status)),
        )
        histogram = self.requests.get(labels)
        if histogram is None:
            histogram = self.requests[labels] = Histogram()
        histogram.observe(seconds)

    def refused(self, problem: Problem) -> None:
        """A request was answered with a problem; which limit it was, if it was one."""
        self.problems[("code", problem.code), ("limit", problem.limit)] += 1

    async def watch_lag(self) -> None:
        """How late what was to happen now happens: everybody waits as long."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(LAG_SECONDS)
            self.lag.observe(max(0.0, time.perf_counter() - began - LAG_SECONDS))


def memory_of(process: int | str) -> int:
    """Bytes that a process takes now; 0 if it is gone, or the system does not tell."""
    try:
        pages = Path(f"/proc/{process}/statm").read_text().split()[1]
    except OSError:
        return 0
    return int(pages) * PAGE_BYTES
