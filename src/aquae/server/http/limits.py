"""How much of the server one address or one table may use, in bounded memory."""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from typing import Final

from aquae.server.tables.problems import Problem

MOST_REMEMBERED: Final = 20_000
BURST_SECONDS: Final = 3.0


class Buckets:
    """A bucket of tokens for each name: it fills with time, a request takes some out."""

    def __init__(self, rate: float, burst: float | None = None) -> None:
        self.rate = rate
        self.burst = burst or rate * BURST_SECONDS
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str, cost: float = 1.0) -> float:
        """0 if the request may go ahead, else the seconds until it may."""
        if self.rate == 0:
            return 0.0
        now = time.monotonic()
        level, since = self._levels.pop(name, (self.burst, now))
        level = min(self.burst, level + (now - since) * self.rate)
        wait = 0.0 if level >= cost else (cost - level) / self.rate
        self._levels[name] = (level if wait else level - cost, now)
        # Whoever has been forgotten starts with a full bucket, as after a long silence.
        if len(self._levels) > MOST_REMEMBERED:
            self._levels.popitem(last=False)
        return wait

    def demand(self, name: str, cost: float = 1.0) -> None:
        wait = self.take(name, cost)
        if wait:
            tenths = ceil(wait * 10) / 10  # never 0: whoever obeys would ask again at once
            raise Problem("too-many", f"try again in {tenths} s", retry_after=tenths)


class Streams:
    """Open streams: so many from an address, of a table, and in all."""

    def __init__(self, by_address: int, by_table: int, in_all: int) -> None:
        self.limits = (by_address, by_table, in_all)
        self.open: Counter[str] = Counter()

    @contextmanager
    def place(self, address: str, table_id: str) -> Iterator[None]:
        names = (f"address {address}", f"table {table_id}", "all")
        for name, limit in zip(names, self.limits, strict=True):
            if self.open[name] >= limit:
                raise Problem("too-many-streams")
        self.open.update(names)
        try:
            yield
        finally:
            self.open.subtract(names)
            for name in names:
                if not self.open[name]:
                    del self.open[name]
