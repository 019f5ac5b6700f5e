"""Passkeys in the database, and the challenges that they sign."""

from typing import Any, Final, NamedTuple

from sqlalchemy import select

from aquae.server.storage.people import KEEP_DEVICE, Device, PeopleRows
from aquae.server.storage.rows import Work
from aquae.server.storage.schema import PASSKEY

KEEP_CHALLENGE: Final = "INSERT INTO challenge (challenge, person, until) VALUES (%s, %s, %s)"
DROP_OLD_CHALLENGES: Final = "DELETE FROM challenge WHERE until < %s"
USE_CHALLENGE: Final = (
    "DELETE FROM challenge WHERE challenge = %s AND person = %s AND until >= %s RETURNING challenge"
)
KEEP: Final = (
    "INSERT INTO passkey (passkey, person, credential, public_key, sign_count, name, made_at,"
    " used_at) VALUES (%s, %s, %s, %s, %s, %s, %s, %s)"
    " ON CONFLICT (passkey) DO NOTHING RETURNING passkey"
)
REMOVE: Final = "DELETE FROM passkey WHERE passkey = %s AND person = %s RETURNING passkey"
# Of two who bring the same count, one is a copy.
USE: Final = (
    "UPDATE passkey SET sign_count = %s, used_at = %s WHERE passkey = %s AND sign_count = %s"
    " RETURNING person"
)


class Passkey(NamedTuple):
    """The public half of a key that is kept on somebody's devices."""

    passkey: str
    """The hash of its id."""
    person: str
    credential: str
    """Its id."""
    public_key: str
    sign_count: int
    name: str
    made_at: int
    used_at: int


class PasskeyRows(PeopleRows):
    """The statements on passkeys, in the dialect of a database."""

    async def passkey(self, passkey: str) -> Passkey | None:
        rows = await self.store.find(select(PASSKEY).where(PASSKEY.c.passkey == passkey))
        return Passkey(*rows[0]) if rows else None

    async def passkeys(self, person: str) -> list[Passkey]:
        """Those of somebody, used last first."""
        query = select(PASSKEY).where(PASSKEY.c.person == person)
        rows = await self.store.find(query.order_by(PASSKEY.c.used_at.desc(), PASSKEY.c.passkey))
        return [Passkey(*row) for row in rows]

    def keep_challenge(self, challenge: str, person: str, now: int, until: int) -> Work:
        def work(connection: Any) -> None:
            self._do(connection, DROP_OLD_CHALLENGES, now)
            self._do(connection, KEEP_CHALLENGE, challenge, person, until)

        return work

    def use_challenge(self, challenge: str, person: str, now: int) -> Work:
        """Whether it was this person's, and still good; nobody uses it again."""
        return lambda connection: bool(
            self._found(connection, USE_CHALLENGE, challenge, person, now)
        )

    def keep_passkey(self, passkey: Passkey, device: Device) -> Work:
        """Whether it is new; whoever has this device is known by its row from now on."""

        def work(connection: Any) -> bool:
            self._do(connection, KEEP_DEVICE, *device.row())
            return bool(self._found(connection, KEEP, *passkey))

        return work

    def remove_passkey(self, passkey: str, person: str) -> Work:
        return lambda connection: bool(self._found(connection, REMOVE, passkey, person))

    def come_by_passkey(self, before: Passkey, sign_count: int, device: Device) -> Work:
        """Make a device its person's, unless it has been used since."""
        values = (sign_count, device.used_at, before.passkey, before.sign_count)
        return lambda connection: self.come(connection, device, USE, *values)
