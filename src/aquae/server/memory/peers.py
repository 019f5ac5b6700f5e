"""What other processes on the same PostgreSQL have done: heard on one connection a process.

Notifications carry names only; what happened is read from the log. After a lost connection
everything in memory counts as behind, so that nothing is missed.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

import psycopg
from psycopg import sql

from aquae.server.memory.loaded import LoadedTable
from aquae.server.memory.tables import Tables
from aquae.server.storage.channels import (
    AUDIENCE_CHANNEL,
    CHANGE_CHANNEL,
    DUE_CHANNEL,
    PRESENCE_CHANNEL,
)
from aquae.server.tables.codec import decoded, encoded

PRESENCE_SECONDS: Final = 45.0
RETRY_SECONDS: Final = 0.5
CHANNELS: Final = (CHANGE_CHANNEL, DUE_CHANNEL, PRESENCE_CHANNEL, AUDIENCE_CHANNEL)

log = logging.getLogger("aquae.listen")


class Listener:
    """Keeps the tables of this process in step with the others."""

    def __init__(self, dsn: str, process: str, tables: Tables, on_due: Callable[[], None]) -> None:
        self.dsn = dsn
        self.process = process
        self.tables = tables
        self.on_due = on_due
        self.on_audience: Callable[[str], None] = lambda said: None
        self.connected = False

    async def run(self) -> None:
        self.tables.trusted = False
        while True:
            try:
                await self._listen()
            except (psycopg.Error, OSError) as lost:
                log.warning("not connected to the database: %s", lost)
            self.tables.trusted = self.connected = False
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self) -> None:
        async with await psycopg.AsyncConnection.connect(self.dsn, autocommit=True) as connection:
            for channel in CHANNELS:
                await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(channel)))
            self.tables.trusted = self.connected = True
            self._catch_up_all()
            self.on_due()
            async for heard in connection.notifies():
                self._hear(heard.channel, heard.payload)

    def _catch_up_all(self) -> None:
        for loaded in self.tables.live():
            self._fall_behind(loaded)

    def _fall_behind(self, loaded: LoadedTable) -> None:
        """Read at once what followers wait for; the rest when somebody asks."""
        loaded.behind = True
        if loaded.followers:
            keep(asyncio.create_task(self._catch_up(loaded)))

    async def _catch_up(self, loaded: LoadedTable) -> None:
        try:
            await self.tables.catch_up(loaded)
        except Exception as failure:
            log.warning("not caught up: %s", failure)

    def _hear(self, channel: str, payload: str) -> None:
        process, _, rest = payload.partition(" ")
        if process == self.process:
            return
        if channel == AUDIENCE_CHANNEL:
            self.on_audience(rest)
        if channel in (DUE_CHANNEL, AUDIENCE_CHANNEL):
            self.on_due()
            return
        loaded = self.tables.known(rest.split(" ", 1)[0])
        if loaded is None:
            return
        if channel == CHANGE_CHANNEL:
            self._fall_behind(loaded)
        else:
            self._hear_presence(loaded, process, rest)

    def _hear_presence(self, loaded: LoadedTable, process: str, rest: str) -> None:
        people, watching = decoded(rest.split(" ", 1)[1])
        loaded.elsewhere[process] = (people, watching, time.monotonic() + PRESENCE_SECONDS)
        loaded.presence_changed()

    def presence_payload(self, loaded: LoadedTable) -> str:
        """Who follows a table at this process, for the others."""
        return f"{self.process} {loaded.id} {encoded(loaded.here()).decode()}"


_kept: set["asyncio.Task[None]"] = set()


def keep(task: "asyncio.Task[None]") -> None:
    """The event loop itself holds tasks only weakly."""
    _kept.add(task)
    task.add_done_callback(_kept.discard)
