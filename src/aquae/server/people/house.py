"""The house: what its hosts have decided, as this server knows it."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from aquae.server.clock import now_ms
from aquae.server.memory.tables import Tables
from aquae.server.settings import Settings
from aquae.server.storage.hosting import Deed, Host, HostRows
from aquae.server.tables.problems import Problem
from aquae.server.tables.tokens import new_id, new_secret

LOOK_SECONDS: Final = 2.0
"""How soon a server knows what was decided at another, or by `aquae admin`."""
HOUR_MS: Final = 3_600_000
DAY_MS: Final = 24 * HOUR_MS
LIMITS: Final = ("table_quota",)
"""Settings that hosts may change while servers run."""
INVITATION: Final = "invitation"
WORD_LENGTH: Final = 16
NOTICE: Final = "notice"


def new_word() -> str:
    """What newcomers will have to know."""
    return new_secret()[:WORD_LENGTH]


def deed(person: str, what: str, about: str = "", words: str = "") -> Deed:
    return Deed(new_id(), now_ms(), person, what, about, words)


class House:
    """Asks the database now and then whether hosts have decided anything."""

    def __init__(self, tables: Tables, rows: HostRows, settings: Settings) -> None:
        self.tables = tables
        self.rows = rows
        self.settings = settings
        self.choices: dict[str, str] = {}
        self.suspended: dict[str, int] = {}
        self.hosts: dict[str, Host] = {}
        self.on_change: Callable[[], None] = lambda: None
        self._known: tuple[int, ...] = ()
        self._looked_at = now_ms()

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            with suppress(Problem):  # the database is away; what was decided before holds
                await self.look()

    async def look(self) -> None:
        """Know all that was decided by now."""
        known, looked_at = await self.rows.how_far(), now_ms()
        if known == self._known:
            return
        self.choices = await self.rows.choices()
        self.suspended = await self.rows.suspended()
        self.hosts = {host.person: host for host in await self.rows.hosts()}
        for table_id in await self.rows.removed_since(self._looked_at - HOUR_MS):
            self.tables.forget(table_id)
        self._known, self._looked_at = known, looked_at
        self.on_change()

    def quota(self) -> int:
        """Tables that one person may make in an hour."""
        return int(self.choices.get("table_quota", self.settings.table_quota))

    @property
    def invitation(self) -> str:
        """What newcomers have to know; empty if everybody may come."""
        return self.choices.get(INVITATION, self.settings.invitation)

    @property
    def notice(self) -> str:
        """What everybody is told on the first page."""
        return self.choices.get(NOTICE, "")

    def judge_host(self, person: str) -> None:
        if person not in self.hosts:
            raise Problem("not-a-host")

    def judge(self, person: str) -> None:
        """Who is suspended sits down nowhere and says nothing; games that go on are played."""
        until = self.suspended.get(person, 0)
        if until > now_ms():
            raise Problem("suspended", until=until)
