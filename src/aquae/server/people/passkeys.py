"""Passkeys: made for a person, used to come back anywhere, listed and removed."""

from typing import Final

from aquae.server.clock import now_ms
from aquae.server.people.homes import Home
from aquae.server.people.people import People, device_of
from aquae.server.storage.passkeys import Passkey, PasskeyRows
from aquae.server.tables.codec import Data
from aquae.server.tables.problems import Problem
from aquae.server.tables.tokens import digest, new_secret

CHALLENGE_MS: Final = 5 * 60_000
NOBODY: Final = ""
"""Whoever comes is not known before the answer."""


class Passkeys:
    """What is asked of browsers is written down, and crossed out with the first answer."""

    def __init__(self, people: People, rows: PasskeyRows) -> None:
        self.people = people
        self.writer = people.tables.writer
        self.rows = rows

    async def of(self, person: str) -> list[Data]:
        return [_shown(passkey) for passkey in await self.rows.passkeys(person)]

    async def making(self, person: str, name: str | None, home: Home) -> Data:
        """What a browser needs to make a passkey for somebody, who is called so there."""
        from aquae.server.people import ceremonies

        known = [passkey.credential for passkey in await self.rows.passkeys(person)]
        called = name or f"Aquae {person[:4]}"
        return ceremonies.making(home, person, called, await self._challenge(person), known)

    async def coming(self, home: Home) -> Data:
        """What a browser needs to show a passkey of whoever is there."""
        from aquae.server.people import ceremonies

        return ceremonies.coming(home, await self._challenge(NOBODY))

    async def keep(self, person: str, token: str, proof: Data, name: str, home: Home) -> Data:
        """A passkey that a browser has made."""
        from aquae.server.people import ceremonies

        made = ceremonies.made(proof, home, await self._used_challenge(proof, person))
        device = device_of(token, person, name)
        passkey = Passkey(
            digest(made.credential), person, *made, name, device.made_at, device.used_at
        )
        if not await self.writer.run(self.rows.keep_passkey(passkey, device)):
            raise Problem("bad-passkey")
        return _shown(passkey)

    async def remove(self, person: str, passkey: str) -> None:
        if not await self.writer.run(self.rows.remove_passkey(passkey, person)):
            raise Problem("no-such-passkey")

    async def come(self, proof: Data, name: str, home: Home) -> Data:
        """Be the person of a passkey on this device too."""
        from aquae.server.people import ceremonies

        challenge = await self._used_challenge(proof, NOBODY)
        passkey = await self.rows.passkey(digest(proof["id"]))
        if passkey is None:
            raise Problem("bad-passkey")
        count = ceremonies.proved(proof, home, challenge, passkey)
        token = new_secret()
        work = self.rows.come_by_passkey(passkey, count, device_of(token, NOBODY, name))
        return self.people.come(token, await self.writer.run(work), "bad-passkey")

    async def _challenge(self, person: str) -> str:
        challenge, now = new_secret(), now_ms()
        until = now + CHALLENGE_MS
        work = self.rows.keep_challenge(digest(challenge), person, now, until)
        await self.writer.run(work)
        return challenge

    async def _used_challenge(self, proof: Data, person: str) -> str:
        """The challenge of an answer, if it was put to this person and never answered before."""
        from aquae.server.people import ceremonies

        challenge = ceremonies.challenge_in(proof)
        work = self.rows.use_challenge(digest(challenge), person, now_ms())
        if not await self.writer.run(work):
            raise Problem("bad-passkey")
        return challenge


def _shown(passkey: Passkey) -> Data:
    shown = ("passkey", "name", "made_at", "used_at")
    return {name: getattr(passkey, name) for name in shown}
