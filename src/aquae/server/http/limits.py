"""How much of the server one address, one table or one person may use, in bounded memory."""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from math import ceil
from typing import Final

from aquae.server.tables.problems import Code, Problem

MOST_REMEMBERED: Final = 20_000
BURST_SECONDS: Final = 3.0


class Buckets:
    """A bucket of tokens for each name: it fills with time, a request takes some out."""

    def __init__(
        self, limit: str, rate: float, burst: float | None = None, code: Code = "too-many"
    ) -> None:
        self.limit = limit
        self.code: Code = code
        self.rate = rate
        self.burst = burst or rate * BURST_SECONDS
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def change(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst

    def take(self, name: str, cost: float = 1.0, least: float | None = None) -> float:
        """0 if the request may go ahead, else the seconds until it may; there has to be as much
        as it costs, or `least`."""
        if self.rate == 0:
            return 0.0
        now = time.monotonic()
        level, since = self._levels.pop(name, (self.burst, now))
        level = min(self.burst, level + (now - since) * self.rate)
        least = cost if least is None else least
        wait = 0.0 if level >= least else (least - level) / self.rate
        self._levels[name] = (level if wait else level - cost, now)
        # Whoever has been forgotten starts with a full bucket, as after a long silence.
        if len(self._levels) > MOST_REMEMBERED:
            self._levels.popitem(last=False)
        return wait

    def judge(self, name: str) -> None:
        """Whether something could be demanded, without taking it."""
        self._refuse(self.take(name, 0.0, 1.0))

    def demand(self, name: str, cost: float = 1.0) -> None:
        self._refuse(self.take(name, cost))

    def _refuse(self, wait: float) -> None:
        if wait:
            tenths = ceil(wait * 10) / 10  # never 0: whoever obeys would ask again at once
            detail = f"try again in {tenths} s"
            raise Problem(self.code, detail, limit=self.limit, retry_after=tenths)


class Places:
    """What is open at a time: so much for a name of each kind, such as an address, and in all."""

    def __init__(self, what: str, code: Code, **limits: int) -> None:
        self.what = what
        self.code: Code = code
        self.limits = limits
        """By kind; 0 for no limit."""
        self.open: Counter[str] = Counter()

    def enter(self, **names: str) -> list[str]:
        """Take a place under a name of each kind; what to give back afterwards."""
        held = ["all"]
        self._judge("all", "all")
        for kind, name in names.items():
            self._judge(kind, f"{kind} {name}")
            held.append(f"{kind} {name}")
        self.open.update(held)
        return held

    def _judge(self, kind: str, name: str) -> None:
        if 0 < self.limits[kind] <= self.open[name]:
            raise Problem(self.code, limit=f"{kind}-{self.what}")

    def leave(self, held: Iterable[str]) -> None:
        self.open.subtract(held)
        for name in held:
            if not self.open[name]:
                del self.open[name]

    @contextmanager
    def place(self, **names: str) -> Iterator[None]:
        held = self.enter(**names)
        try:
            yield
        finally:
            self.leave(held)
