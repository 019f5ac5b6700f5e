"""Where people want to be called who are not here, for what, and when not."""

from collections.abc import Collection
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from pydantic_core import to_json

from aquae.server.calls.mail import is_mailbox, mailbox_of
from aquae.server.calls.outside import judge_address
from aquae.server.calls.push import are_keys
from aquae.server.calls.rules import Hours, is_zone
from aquae.server.calls.ways import Ways
from aquae.server.clock import now_ms
from aquae.server.http.limits import Buckets
from aquae.server.memory.tables import Tables
from aquae.server.settings import Settings
from aquae.server.storage.bells import Bell, BellRows
from aquae.server.storage.calls import CallStatements
from aquae.server.tables.calling import WANTS, Call
from aquae.server.tables.codec import Data
from aquae.server.tables.problems import Problem
from aquae.server.tables.tokens import ID_LENGTH, digest, new_secret

MOST_BELLS: Final = 20
AN_HOUR: Final = 20
"""So often somebody may name another address, or try one."""
LETTERS_A_DAY: Final = 3
"""So often a mailbox is asked whether it wants e-mails, whoever asks for it."""
PEOPLE_AN_ADDRESS: Final = 10
"""Anybody can be as many people as they like, so one computer counts as a school."""
LETTERS_FROM_AN_ADDRESS: Final = 30
"""So many mailboxes are asked in a day because of one computer."""
DAY_SECONDS: Final = 86_400
FIRST_WANTS: Final = " ".join(WANTS)


@dataclass(frozen=True)
class NewBell:
    """What somebody gives to be called at."""

    kind: str
    address: str
    name: str
    language: str
    keys: dict[str, str] | None = None


class Bells:
    """What people set up."""

    def __init__(self, tables: Tables, rows: BellRows, ways: Ways, settings: Settings) -> None:
        self.tables = tables
        self.rows = rows
        self.ways = ways
        self.is_private_allowed = settings.private_addresses
        limited = 1 if settings.rate else 0
        self.naming = Buckets("bells", limited * AN_HOUR / 3600, AN_HOUR)
        many = AN_HOUR * PEOPLE_AN_ADDRESS
        self.naming_there = Buckets("address-bells", limited * many / 3600, many)
        self.asking = _letters("letters", limited * LETTERS_A_DAY)
        self.asking_there = _letters("address-letters", limited * LETTERS_FROM_AN_ADDRESS)
        self.statements = CallStatements(rows.is_postgres)

    async def of(self, person: str) -> Data:
        """All that somebody has set up, and what this server can do."""
        return {
            "bells": [told_of(bell) for bell in await self.rows.of(person)],
            "hours": (await self.rows.hours(person))._asdict(),
            "mail": self.ways.mail is not None,
            "push_key": await self.ways.push_key(),
        }

    async def own(self, person: str) -> Data:
        """All that is kept of it, for whoever it is about."""
        bells = [told_of(bell) | {"address": bell.address} for bell in await self.rows.of(person)]
        return {
            "bells": bells,
            "hours": (await self.rows.hours(person))._asdict(),
            "calls": await self.rows.waiting(person),
            "drawers": await self.rows.drawers(person),
        }

    async def add(self, person: str, token: str, wanted: NewBell, sender: str) -> None:
        """A browser and a chat ring from now on; an e-mail address once it is confirmed."""
        self._spend(person, sender)
        self._judge(wanted)
        if await self.rows.count(person) >= MOST_BELLS:
            raise Problem("invalid", f"you have {MOST_BELLS} of them already")
        bell = self._made(person, token, wanted)
        if bell.kind == "mail":
            self.asking.demand(digest(mailbox_of(bell.address)))
            self.asking_there.demand(sender)
        await self.tables.writer.run(self.rows.keep(bell))
        if bell.kind == "mail":
            await self._say(bell, "confirm")

    def _spend(self, person: str, sender: str) -> None:
        self.naming.demand(person)
        self.naming_there.demand(sender)

    def _judge(self, wanted: NewBell) -> None:
        if wanted.kind == "mail":
            if self.ways.mail is None:
                raise Problem("no-mail")
            if not is_mailbox(wanted.address):
                raise Problem("bad-address")
            return
        judge_address(wanted.address, self.is_private_allowed)
        if wanted.kind == "push" and not are_keys(wanted.keys or {}):
            raise Problem("bad-address")

    def _made(self, person: str, token: str, wanted: NewBell) -> Bell:
        now = now_ms()
        return Bell(
            # A browser is one person's at a time; addresses and chats may be those of many.
            bell=_id(wanted.address if wanted.kind == "push" else f"{person} {wanted.address}"),
            person=person,
            kind=wanted.kind,
            address=wanted.address,
            keys=None if wanted.keys is None else to_json(wanted.keys).decode(),
            token=new_secret(),
            name=wanted.name,
            language=wanted.language,
            wants=FIRST_WANTS,
            daily=None,
            made_at=now,
            confirmed_at=None if wanted.kind == "mail" else now,
            device=digest(token) if wanted.kind == "push" else None,
        )

    async def change(
        self, person: str, bell: str, wants: Collection[str], daily: int | None, language: str
    ) -> None:
        work = self.rows.change(person, bell, in_order(wants), daily, language)
        if not await self.tables.writer.run(work):
            raise Problem("no-such-bell")

    async def remove(self, person: str, bell: str) -> None:
        if not await self.tables.writer.run(self.rows.remove(person, bell)):
            raise Problem("no-such-bell")

    async def try_out(self, person: str, id: str, sender: str) -> None:
        """Let it ring once, now."""
        self._spend(person, sender)
        found = [bell for bell in await self.rows.of(person) if bell.bell == id]
        if not found or found[0].confirmed_at is None:
            raise Problem("no-such-bell")
        await self._say(found[0], "try")

    async def _say(self, bell: Bell, what: str) -> None:
        """Something about the bell itself, anew each time it is asked for."""
        now = now_ms()
        call = Call(bell.person, bell.bell, what, now // 1000 % 2**31, now, {"said": what})
        await self.tables.writer.run(self.statements.put_at(bell.bell, call))

    async def confirm(self, token: str) -> None:
        if not await self.tables.writer.run(self.rows.confirm(token, now_ms())):
            raise Problem("no-such-bell")

    async def leave(self, token: str) -> None:
        """Whoever has the link does not want to be told anything more there."""
        await self.tables.writer.run(self.rows.leave(token))

    async def keep_hours(self, person: str, hours: Hours) -> None:
        if not is_zone(hours.zone):
            raise Problem("invalid", f"nobody here knows what time it is in {hours.zone}")
        await self.tables.writer.run(self.rows.keep_hours(person, hours))

    async def at_table(self, person: str, table_id: str) -> Data:
        found = await self.rows.wants([person], [table_id])
        wants = found.get((person, table_id))
        return {"wants": None if wants is None else wants.split()}

    async def want_at_table(
        self, person: str, table_id: str, wants: Collection[str] | None
    ) -> None:
        table = (await self.tables.get(table_id)).logged
        if not table.seats_of(person) and table.creation.creator != person:
            raise Problem("not-your-seat")
        kept = None if wants is None else in_order(wants)
        await self.tables.writer.run(self.rows.keep_wants(person, table_id, kept))


def _letters(limit: str, a_day: int) -> Buckets:
    return Buckets(limit, a_day / DAY_SECONDS, a_day)


def in_order(wants: Collection[str]) -> str:
    return " ".join(want for want in WANTS if want in wants)


def told_of(bell: Bell) -> Data:
    """A bell as its person sees it. Addresses that are secrets are not shown in full."""
    shown = bell.address if bell.kind == "mail" else bell.address.split("/")[2]
    return {
        "bell": bell.bell,
        "kind": bell.kind,
        "address": shown,
        "name": bell.name,
        "language": bell.language,
        "wants": bell.wants.split(),
        "daily": bell.daily,
        "made_at": bell.made_at,
        "confirmed": bell.confirmed_at is not None,
        "failed_at": bell.failed_at,
    }


def _id(address: str) -> str:
    return sha256(address.encode()).hexdigest()[:ID_LENGTH]
