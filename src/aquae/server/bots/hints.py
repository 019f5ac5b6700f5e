"""Hints: thought about in processes of their own, for a few people at a time."""

import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from typing import Final

from aquae.server.bots.pool import Pool
from aquae.server.bots.process import Fault
from aquae.server.tables.live import LiveTable
from aquae.server.tables.problems import Problem
from aquae.server.thinking.asking import advise_at
from aquae.server.thinking.messages import Advice, Advise

MARGIN_SECONDS: Final = 10.0
WAITING_EACH: Final = 6
"""Hints that may wait for each process: whoever waits longer has decided without."""
MOST_OF_PERSON: Final = 2
"""One that is wanted, and one that was not given up yet."""
MOST_OF_ADDRESS: Final = 4
NOT_HERE: Final = "this server gives no hints"

log = logging.getLogger("aquae.hints")


class Hints:
    """Who waits for a hint: a few of an address, and not too many in all."""

    def __init__(self, pool: Pool, seconds: float, is_limited: bool) -> None:
        self.pool = pool
        self.seconds = seconds
        self.is_limited = is_limited
        self.refused = 0
        self._asking: Counter[str] = Counter()

    @property
    def asked(self) -> int:
        return self._asking["all"]

    def question(self, table: LiveTable, person: str, at: int | None) -> Advise:
        """What to ask for a person, or the Problem that this one gets no hint there."""
        if not self.pool.count:
            raise Problem("no-hints", NOT_HERE)
        return advise_at(table, person, at, self.seconds)

    async def advise(self, question: Advise, person: str, address: str) -> list[Advice]:
        """The best few actions; whoever stops waiting stops the thinking."""
        with self._place(f"person {person}", f"address {address}"):
            try:
                return await self.pool.advise(question, self.seconds + MARGIN_SECONDS)
            except Fault as fault:
                log.error("a hint failed: %s", fault, extra={"table": question.table})
                raise Problem("busy") from fault

    @contextmanager
    def _place(self, person: str, address: str) -> Iterator[None]:
        most = {"all": self.pool.count * (1 + WAITING_EACH)}
        if self.is_limited:
            most |= {person: MOST_OF_PERSON, address: MOST_OF_ADDRESS}
        if any(self._asking[name] >= limit for name, limit in most.items()):
            self.refused += 1
            raise Problem("busy", retry_after=ceil(self.seconds * (1 + self.asked)))
        names = list(most)
        self._asking.update(names)
        try:
            yield
        finally:
            self._asking.subtract(names)
            self._asking += Counter()  # forgets who has gone
