"""Who follows what, told to other processes: all that has changed in a moment at once."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Final

from aquae.server.memory.loaded import LoadedTable
from aquae.server.tables.codec import Data, decoded, encoded
from aquae.server.tables.problems import Problem

GATHER_SECONDS: Final = 0.25
"""How long changes are gathered. Who comes and goes is not worth a transaction each."""
LONGEST_PAYLOAD: Final = 7900
"""Bytes; PostgreSQL refuses notices of 8000."""
BELIEVED_SECONDS: Final = 45.0
"""How long it counts what a process has told."""
MOST_WHEREABOUTS: Final = 10_000
"""Tables that are remembered before those are forgotten that nobody follows any more."""


class Presence:
    """Gathers the tables whose followers have changed, and tells of them."""

    def __init__(self, process: str, tell: Callable[[list[str]], Awaitable[None]]) -> None:
        self.process = process
        self.tell = tell
        self._changed: dict[str, LoadedTable] = {}
        self._wake = asyncio.Event()

    def changed(self, loaded: LoadedTable) -> None:
        self._changed[loaded.id] = loaded
        self._wake.set()

    async def run(self) -> None:
        while True:
            await self._wake.wait()
            await asyncio.sleep(GATHER_SECONDS)
            self._wake.clear()
            changed, self._changed = self._changed, {}
            try:
                await self.tell(list(self._payloads(changed)))
            except Problem:
                continue  # everybody is told again soon

    def _payloads(self, changed: dict[str, LoadedTable]) -> Iterator[str]:
        """As few notices as hold them all."""
        parts: list[str] = []
        length = 0
        for table_id, loaded in changed.items():
            part = f'"{table_id}":{encoded(loaded.here()).decode()}'
            if parts and length + len(part) > LONGEST_PAYLOAD - len(self.process) - 3:
                yield self._payload(parts)
                parts, length = [], 0
            parts.append(part)
            length += len(part) + 1
        if parts:
            yield self._payload(parts)

    def _payload(self, parts: list[str]) -> str:
        return f"{self.process} {{{','.join(parts)}}}"


def heard(payload: str) -> Data:
    """What another process told: people who sit here and others, by table."""
    told: Data = decoded(payload)
    return told


class Whereabouts:
    """Who follows what at other processes, also of tables that are not in memory here."""

    def __init__(self) -> None:
        self._looking: dict[str, dict[str, tuple[list[str], float]]] = {}
        """By table and process: people, and until when that counts."""

    def hear(self, process: str, told: Data) -> None:
        until = time.monotonic() + BELIEVED_SECONDS
        for table_id, (people, _) in told.items():
            self._looking.setdefault(table_id, {})[process] = (people, until)
        if len(self._looking) > MOST_WHEREABOUTS:
            self._tidy()

    def _tidy(self) -> None:
        now = time.monotonic()
        for table_id, told in list(self._looking.items()):
            if all(until < now for _, until in told.values()):
                del self._looking[table_id]

    def is_looking(self, table_id: str, person: str) -> bool:
        now = time.monotonic()
        told = self._looking.get(table_id, {}).values()
        return any(person in people and until > now for people, until in told)
