"""Reviews: asked for, waited for, and given up where nobody waits any more."""

import time
from typing import Final, NamedTuple

from aquae.server.clock import now_ms
from aquae.server.memory.tables import Tables
from aquae.server.storage.due import GONE_MS, Statements
from aquae.server.storage.writer import Writer
from aquae.server.tables.codec import Data
from aquae.server.tables.live import LiveTable
from aquae.server.tables.problems import Problem
from aquae.server.thinking.asking import judge_review

MOST_WAITING: Final = 24
MOST_OF_PERSON: Final = 3
MOST_OF_ADDRESS: Final = 6
BUSY_SECONDS: Final = 30
NOTE_SECONDS: Final = 10.0
"""How often it is noted that somebody still waits for a review."""


class Asked(NamedTuple):
    """Who asked for a review, and when that was noted last."""

    person: str
    address: str
    at: float


class Reviews:
    """Who waits for a review at this process."""

    def __init__(
        self, tables: Tables, writer: Writer, statements: Statements, is_limited: bool
    ) -> None:
        self.tables = tables
        self.writer = writer
        self.statements = statements
        self.is_limited = is_limited
        self.refused = 0
        self._asked: dict[str, Asked] = {}

    @property
    def asked(self) -> int:
        return len(self._asked)

    async def ask(self, table_id: str, person: str, address: str) -> Data:
        """How far a review has come; it begins when somebody first asks for it."""
        number = await self.tables.ask(table_id, lambda table: _judged(table, person))
        if await self.tables.store.review(table_id) is None:
            self._judge_asker(table_id, person, address)
        ask = self.statements.ask_review(table_id, number, now_ms(), MOST_WAITING)
        if not await self.writer.run(ask):
            raise self._busy()
        self._asked[table_id] = Asked(person, address, time.monotonic())
        return await self.get(table_id)

    def _judge_asker(self, table_id: str, person: str, address: str) -> None:
        oldest = time.monotonic() - GONE_MS / 1000
        self._asked = {name: asked for name, asked in self._asked.items() if asked.at > oldest}
        others = [asked for name, asked in self._asked.items() if name != table_id]
        by_person = sum(asked.person == person for asked in others)
        by_address = sum(asked.address == address for asked in others)
        if self.is_limited and (by_person >= MOST_OF_PERSON or by_address >= MOST_OF_ADDRESS):
            raise self._busy()

    def _busy(self) -> Problem:
        self.refused += 1
        return Problem("busy", retry_after=BUSY_SECONDS)

    async def get(self, table_id: str) -> Data:
        """The review of a finished play, or how far it has come."""
        loaded = await self.tables.get(table_id)
        found = await self.tables.store.review(table_id)
        if found is None:
            raise Problem("no-review")
        if found["progress"] == 1:
            self._asked.pop(table_id, None)
        elif loaded.logged.fault is not None:
            raise loaded.logged.fault  # nobody will ever finish it
        else:
            await self._note(table_id)
        return found

    async def _note(self, table_id: str) -> None:
        """Somebody still waits: whoever reviews does this one before others."""
        asked = self._asked.get(table_id, Asked("", "", 0.0))
        if time.monotonic() - asked.at >= NOTE_SECONDS:
            self._asked[table_id] = asked._replace(at=time.monotonic())
            await self.writer.run(self.statements.want_review(table_id, now_ms()))


def _judged(table: LiveTable, person: str) -> int:
    """The number of the last event, or why there is no review for this person."""
    judge_review(table, person)
    return table.number
