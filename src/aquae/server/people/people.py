"""Who asks: the person behind a token, on whichever of their devices."""

import time
from contextlib import suppress
from hmac import compare_digest
from typing import Final, NamedTuple

from aquae.server.clock import now_ms
from aquae.server.memory.tables import Tables
from aquae.server.people.house import House
from aquae.server.people.phrases import new_phrase, phrase_hash
from aquae.server.storage.people import Device, PeopleRows
from aquae.server.tables.codec import Data
from aquae.server.tables.problems import Code, Problem
from aquae.server.tables.tokens import KNOWN_PEOPLE, digest, new_secret, person_of_token

TICKET_MS: Final = 10 * 60_000
NOTE_SECONDS: Final = 3600.0
"""How exactly it is known when a device was used last."""
UNNAMED: Final = ""


class Holder(NamedTuple):
    person: str
    since: float
    """When it was looked up."""


class People:
    """Knows in memory who holds which token; signing out makes everybody look again."""

    def __init__(self, tables: Tables, rows: PeopleRows, house: House) -> None:
        self.tables = tables
        self.rows = rows
        self.house = house
        self._holders: dict[str, Holder] = {}
        self._changes = 0

    async def holder(self, token: str) -> str:
        """The person who holds a token, or the Problem that nobody does."""
        holder = self._holders.get(token)
        is_known = holder is not None and time.monotonic() - holder.since < NOTE_SECONDS
        if holder is not None and is_known and self.tables.trusted:
            return holder.person
        return await self._looked_up(token)

    def look_again(self) -> None:
        """Somebody was signed out, perhaps at another server."""
        self._changes += 1
        self._holders.clear()

    async def _looked_up(self, token: str) -> str:
        before = self._changes
        device = await self.rows.device(digest(token))
        if device is None:
            person = await self._without_row(token)
        elif device.signed_out_at is not None:
            raise Problem("bad-token")
        else:
            person = device.person
            await self._note_use(device)
        if self._changes == before:
            self._remember(token, person)
        return person

    async def _without_row(self, token: str) -> str:
        """Whoever has one device alone is in no need of a row; newcomers may have to be invited."""
        person = person_of_token(token)
        if self.house.invitation and not await self.rows.has_sat(person):
            raise Problem("bad-token")
        return person

    async def _note_use(self, device: Device) -> None:
        now = now_ms()
        if now - device.used_at > NOTE_SECONDS * 1000:
            with suppress(Problem):  # the database cannot write just now; reading goes on
                await self.tables.writer.run(self.rows.use_device(device.token, now))

    def _remember(self, token: str, person: str) -> None:
        if len(self._holders) >= KNOWN_PEOPLE:
            self._holders.pop(next(iter(self._holders)))
        self._holders[token] = Holder(person, time.monotonic())

    async def newcomer(self, invitation: str) -> Data:
        """Somebody who was not here before; written down only where not everybody may come."""
        token = new_secret()
        person = person_of_token(token)
        wanted = self.house.invitation
        if wanted:
            if not compare_digest(invitation.encode(), wanted.encode()):
                raise Problem("not-invited")
            await self.tables.writer.run(self.rows.keep_device(device_of(token, person)))
        self._remember(token, person)
        return {"person": person, "token": token}

    async def about(self, person: str, token: str) -> Data:
        """The devices of whoever asks, and whether they have a phrase."""
        own = device_of(token, person)
        devices = await self.rows.devices(person)
        if own.token not in [device.token for device in devices]:
            devices.insert(0, own)
        return {
            "person": person,
            "devices": [_shown(device, own.token) for device in devices],
            "phrase": await self.rows.has_phrase(person),
        }

    async def ticket(self, person: str, token: str, name: str) -> Data:
        """What lets another device be this person's, once."""
        ticket, device = new_secret(), device_of(token, person, name)
        until = device.made_at + TICKET_MS
        await self.tables.writer.run(self.rows.keep_ticket(digest(ticket), device, until))
        return {"ticket": ticket, "until": until}

    async def phrase(self, person: str, token: str, name: str) -> Data:
        """A phrase to write down; the one before is forgotten."""
        phrase, device = new_phrase(), device_of(token, person, name)
        await self.tables.writer.run(self.rows.keep_phrase(phrase_hash(phrase), device))
        return {"phrase": phrase}

    async def by_ticket(self, ticket: str, name: str) -> Data:
        token = new_secret()
        device = device_of(token, "", name)
        work = self.rows.come_by_ticket(digest(ticket), device)
        return self.come(token, await self.tables.writer.run(work))

    async def by_phrase(self, phrase: str, name: str) -> Data:
        token = new_secret()
        work = self.rows.come_by_phrase(phrase_hash(phrase), device_of(token, "", name))
        return self.come(token, await self.tables.writer.run(work))

    def come(self, token: str, person: str | None, why_not: Code = "bad-ticket") -> Data:
        """Whoever has got a token, unless there was nobody to give it to."""
        if person is None:
            raise Problem(why_not)
        self._remember(token, person)
        return {"person": person, "token": token}

    async def sign_out(self, person: str, token: str, device: str) -> None:
        """A device is nobody's from now on."""
        work = self.rows.sign_out(device, device_of(token, person))
        is_done = await self.tables.writer.run(work)
        if not is_done:
            raise Problem("no-such-device")
        self.look_again()


def device_of(token: str, person: str, name: str = UNNAMED) -> Device:
    """A device that is used now for the first time."""
    now = now_ms()
    return Device(digest(token), person, name, now, now)


def _shown(device: Device, own: str) -> Data:
    return {
        "device": device.token,
        "name": device.name,
        "made_at": device.made_at,
        "used_at": device.used_at,
        "current": device.token == own,
    }
