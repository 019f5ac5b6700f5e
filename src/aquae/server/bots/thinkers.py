"""The processes that think, by who waits for them: people first, and nobody's way is blocked.

Bots that answer at once have a process of their own, so that nobody who plays against them waits
for those that search. What nobody plays against stands behind, in processes of its own too, to
which the system gives only the time that the others leave.
"""

import asyncio
from typing import Final

from aquae.server.bots.pool import Pool
from aquae.server.bots.process import Terms
from aquae.server.settings import Settings

NICE: Final = {"quick": 0, "move": 0, "hint": 3, "alone": 8, "review": 10}

SAME: Final = {"match": "alone"}
"""Bots among themselves in a tournament think where other bots among themselves do."""


class Thinkers:
    """A pool for each kind of work. All but those that people play against start when asked."""

    def __init__(self, settings: Settings) -> None:
        counts = {
            "quick": 1,
            "move": max(1, settings.bots),
            "hint": settings.hint_processes,
            "alone": settings.alone_processes,
            "review": settings.review_processes,
        }
        self.pools = {
            what: Pool(count, Terms(settings.thinker_memory, NICE[what]))
            for what, count in counts.items()
        }

    def __getitem__(self, what: str) -> Pool:
        return self.pools[SAME.get(what, what)]

    async def start(self) -> None:
        """Have those ready that people play against."""
        await asyncio.gather(self.pools["quick"].start(), self.pools["move"].start())

    async def stop(self) -> None:
        await asyncio.gather(*[pool.stop() for pool in self.pools.values()])
