"""What other processes on the same PostgreSQL have done: heard on one connection a process.

Notifications carry what happened at a table. It is taken in if it follows what is known, and else
read from the log. After a lost connection everything in memory counts as behind, so that nothing is
missed. A connection may be lost without a word: each process tells itself of its pulse, and one
that does not hear it reconnects.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Final

import psycopg
from psycopg import sql

from aquae.server.memory.presence import BELIEVED_SECONDS, Whereabouts, heard
from aquae.server.memory.tables import Tables
from aquae.server.storage.channels import (
    AUDIENCE_CHANNEL,
    CHANGE_CHANNEL,
    DUE_CHANNEL,
    HERE_CHANNEL,
    PEOPLE_CHANNEL,
    PULSE_CHANNEL,
)
from aquae.server.storage.lines import cut
from aquae.server.storage.telling import heard as heard_of

CHANNELS: Final = (
    CHANGE_CHANNEL,
    DUE_CHANNEL,
    HERE_CHANNEL,
    AUDIENCE_CHANNEL,
    PEOPLE_CHANNEL,
    PULSE_CHANNEL,
)
RETRY_SECONDS: Final = 0.5
LONGEST_SILENCE: Final = 6.0
"""Three pulses. What is in memory is not believed any longer than that without hearing one."""

log = logging.getLogger("aquae.listen")


class Listener:
    """Keeps the tables of this process in step with the others."""

    def __init__(self, dsn: str, process: str, tables: Tables, on_due: Callable[[], None]) -> None:
        self.dsn = dsn
        self.process = process
        self.tables = tables
        self.on_due = on_due
        self.on_audience: Callable[[str], None] = lambda said: None
        self.on_people: Callable[[str], None] = lambda said: None
        self.whereabouts = Whereabouts()
        self.connected = asyncio.Event()
        self.connection: psycopg.AsyncConnection[Any] | None = None
        self.heard_at = time.monotonic()
        """When the connection was made, or this process last heard its own pulse."""

    async def run(self) -> None:
        self._distrust()
        while True:
            try:
                await self._listen()
            except (psycopg.Error, OSError) as lost:
                log.warning("not connected to the database: %s", lost)
            self._distrust()
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self) -> None:
        async with await psycopg.AsyncConnection.connect(self.dsn, autocommit=True) as connection:
            self.connection = connection
            self.heard_at = time.monotonic()
            for channel in CHANNELS:
                await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(channel)))
            self.on_people("")  # who was signed out meanwhile
            self.tables.trusted = True
            self.connected.set()
            for loaded in self.tables.live():
                self.tables.fall_behind(loaded)
            self.on_due()
            async for told in connection.notifies():
                try:
                    self._hear(told.channel, told.payload)
                except Exception:
                    # Anybody who may connect can say anything there.
                    log.exception("not understood: %s", told)

    @property
    def silence(self) -> float:
        """Seconds since the connection was proved to work."""
        return time.monotonic() - self.heard_at

    def check(self) -> None:
        """Called now and then: a connection that has fallen silent is as good as none."""
        if self.silence > LONGEST_SILENCE:
            self._distrust()
            self.cut()

    def cut(self) -> None:
        if self.connection is not None:
            cut(self.connection)

    def _distrust(self) -> None:
        self.tables.trusted = False
        self.connected.clear()

    def _hear(self, channel: str, payload: str) -> None:
        process, _, rest = payload.partition(" ")
        if process == self.process:
            if channel == PULSE_CHANNEL:
                self.heard_at = time.monotonic()
        elif channel == AUDIENCE_CHANNEL:
            self.on_audience(rest)
            self.on_due()
        elif channel == PEOPLE_CHANNEL:
            self.on_people(rest)
        elif channel == DUE_CHANNEL:
            self.on_due()
        elif channel == CHANGE_CHANNEL:
            self.tables.hear_of(*heard_of(rest))
        elif channel == HERE_CHANNEL:
            self._hear_presence(process, rest)

    def _hear_presence(self, process: str, rest: str) -> None:
        told = heard(rest)
        self.whereabouts.hear(process, told)
        for table_id, (people, watching) in told.items():
            loaded = self.tables.known(table_id)
            if loaded is not None:
                until = time.monotonic() + BELIEVED_SECONDS
                loaded.elsewhere[process] = (people, watching, until)
                loaded.presence_changed()
