"""The ways to tell somebody who is not here, as this server has them."""

import asyncio
from importlib import import_module
from typing import Final

from aquae.server.calls.hook import Hook
from aquae.server.calls.mail import Mail, post_at
from aquae.server.calls.message import Failed, Message
from aquae.server.calls.outside import Outside
from aquae.server.calls.push import SECRET, Push, new_key, public_key
from aquae.server.settings import Settings
from aquae.server.storage.bells import Bell, BellRows
from aquae.server.storage.writer import Writer

NOBODY_IN_PARTICULAR: Final = "mailto:aquae@localhost"


class Ways:
    """Push, e-mail and webhooks. The key for push is made when it is first asked for."""

    def __init__(self, settings: Settings, writer: Writer, rows: BellRows) -> None:
        self.settings = settings
        self.writer = writer
        self.rows = rows
        self.home = settings.url.rstrip("/")
        self.outside = Outside(settings.private_addresses)
        self.hook = Hook(self.outside, self.home)
        self.mail: Mail | None = None
        if settings.mail:
            self.mail = Mail(post_at(settings.mail), settings.mail_from, self.home)
        self._key = ""
        self._push: Push | None = None
        self._making = asyncio.Lock()
        """Many may be the first to need it."""

    async def tell(self, bell: Bell, what: str, messages: list[Message]) -> None:
        if bell.kind == "push":
            await (await self._pusher()).tell(bell, messages[0])
        elif bell.kind == "hook":
            await self.hook.tell(bell, messages[0])
        elif self.mail is None:
            raise Failed("this server sends no e-mail any more")
        elif what == "confirm":
            await self.mail.ask(bell, messages[0])
        else:
            await self.mail.tell(bell, messages)

    async def push_key(self) -> str:
        """What browsers are told of the server's key."""
        return public_key(await self._secret())

    async def _pusher(self) -> Push:
        async with self._making:
            if self._push is None:
                # Much is loaded for it, and nobody waits for that.
                await asyncio.to_thread(import_module, "pywebpush")
                self._push = Push(self.outside, await self._secret(), self._contact())
        return self._push

    async def _secret(self) -> str:
        """All servers on a database have the same."""
        if not self._key:
            known = await self.rows.known_secret(SECRET)
            work = self.rows.secret(SECRET, new_key())
            self._key = str(await self.writer.run(work)) if known is None else known
        return self._key

    def _contact(self) -> str:
        if self.home.startswith("https://"):
            return "/".join(self.home.split("/")[:3])
        return NOBODY_IN_PARTICULAR

    async def close(self) -> None:
        await self.outside.close()
