"""Profiles: names that are claimed, and what others may see."""

from typing import Final

from aquae.server.storage.neutral import NEUTRAL
from aquae.server.storage.profiles import Profile, ProfileRows, seen_as
from aquae.server.storage.writer import Writer
from aquae.server.tables.codec import Data
from aquae.server.tables.problems import Problem

TAKEN: Final = ("IntegrityError", "UniqueViolation")
"""What the drivers call it when somebody else was faster."""
GUESTS: Final = ("Guest", "Gast", "Invité", "Ospite")
"""Who has said no name is called so at a table, in each language of the client."""
EVERYBODY_S: Final = frozenset(map(seen_as, (*GUESTS, NEUTRAL)))


class Profiles:
    """What people show of themselves."""

    def __init__(self, rows: ProfileRows, writer: Writer) -> None:
        self.rows = rows
        self.writer = writer

    async def of(self, person: str, asker: str | None) -> Data:
        """A profile with its results; that of another only if it is public."""
        profile = await self.judge_seen(person, asker)
        return {**profile._asdict(), "results": await self.rows.results(person)}

    async def judge_seen(self, person: str, asker: str | None) -> Profile:
        """What somebody says of themselves, to whom they say it."""
        profile = await self.rows.profile(person)
        if not profile.public and person != asker:
            raise Problem("no-such-person")
        return profile

    async def change(self, profile: Profile) -> None:
        """Claim a name, and say the rest; or that somebody has a name that looks the same."""
        if profile.name is not None:
            if seen_as(profile.name) in EVERYBODY_S:
                raise Problem("bad-name", "it is for everybody who has no name")
            await self.judge_name(profile.person, profile.name)
        try:
            await self.writer.run(self.rows.keep(profile))
        except Exception as failure:
            if type(failure).__name__ in TAKEN:
                raise Problem("name-taken") from failure
            raise

    async def judge_name(self, person: str, name: str) -> None:
        """Nobody bears the name of another who has claimed it, nor one that looks like it."""
        if await self.rows.holder_of(name) not in (None, person):
            raise Problem("name-taken")
