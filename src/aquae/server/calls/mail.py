"""E-mail, by whatever SMTP server the host has named; plain text, with a way out in every one.

One that is sent again because a process died after it has the same Message-ID: many mailboxes keep
only one of two such, but not all.
"""

import asyncio
import re
from datetime import UTC, datetime
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, parseaddr
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from aquae.core.errors import AquaeError
from aquae.server.calls.message import Failed, Message, worded
from aquae.server.storage.bells import Bell

SECONDS: Final = 20.0
LOCAL: Final = ("localhost", "127.0.0.1", "::1")
USUAL_PORTS: Final = {"smtps": 465, "smtp": 587}
MAILBOX: Final = re.compile(r"[^\s@<>()\[\]\\,;:\"\x00-\x1f\x7f]{1,64}@[0-9A-Za-z.-]{1,190}")
FOR_GOOD: Final = 500
"""From here on an SMTP server says no to this letter, however often it is asked."""


class Post(NamedTuple):
    """The SMTP server that takes e-mails, and how it is spoken to."""

    host: str
    port: int
    use_tls: bool
    """From the first byte; otherwise it has to begin with STARTTLS, unless it is this machine."""
    username: str | None
    password: str | None

    @property
    def start_tls(self) -> bool | None:
        return None if self.use_tls or self.host in LOCAL else True


def is_mailbox(address: str) -> bool:
    """Whether a letter can be addressed to it."""
    try:
        return bool(MAILBOX.fullmatch(address)) and Address(addr_spec=address).domain != ""
    except (MessageError, ValueError, IndexError):
        return False


def mailbox_of(address: str) -> str:
    """Where letters arrive: what stands behind a `+` is for whoever reads them."""
    name, _, domain = address.casefold().rpartition("@")
    return f"{name.partition('+')[0]}@{domain}"


def post_at(address: str) -> Post:
    """What `smtps://user:password@host:465` says."""
    try:
        parts = urlsplit(address)
        port, host = parts.port or USUAL_PORTS[parts.scheme], parts.hostname or ""
    except (ValueError, KeyError):
        host, port = "", 0
    if not host:
        raise AquaeError("--mail is like smtps://user:password@mail.example or smtp://localhost:25")
    names = [None if part is None else unquote(part) for part in (parts.username, parts.password)]
    return Post(host, port, parts.scheme == "smtps", names[0], names[1])


class Mail:
    """Tells people by e-mail."""

    def __init__(self, post: Post, sender: str, home: str) -> None:
        self.post = post
        self.sender = sender
        self.home = home
        """Where people reach the server."""

    async def tell(self, bell: Bell, messages: list[Message]) -> None:
        await self.send(bell, self.letter(bell, messages))

    def letter(self, bell: Bell, messages: list[Message]) -> EmailMessage:
        """One or more pieces of news."""
        first = messages[0]
        many = worded("many", bell.language, {"count": str(len(messages))})
        subject = many if len(messages) > 1 else f"{first.title}: {first.text}"
        parts = [f"{one.title}: {one.text}\n{self.home}{one.path}" for one in messages]
        leave = f"{worded('leave', bell.language, {})}\n{self.home}/#/bell/leave?token={bell.token}"
        letter = self._begun(bell, subject, first.id)
        # Mailboxes show a button for these two (RFC 8058); it works without signing in.
        letter["List-Unsubscribe"] = f"<{self.home}/api/bells/leave/{bell.token}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content("\n\n".join([*parts, f"-- \n{leave}"]))
        return letter

    async def ask(self, bell: Bell, message: Message) -> None:
        """Ask whoever has an address whether they want e-mails there."""
        letter = self._begun(bell, worded("confirm", bell.language, {}), message.id)
        about = worded("confirm.about", bell.language, {"home": self.home})
        link = f"{self.home}/#/bell/confirm?token={bell.token}"
        letter.set_content(f"{about}\n\n{link}\n\n{worded('confirm.else', bell.language, {})}")
        await self.send(bell, letter)

    def _begun(self, bell: Bell, subject: str, id: str) -> EmailMessage:
        letter = EmailMessage()
        letter["From"] = self.sender
        letter["To"] = Address(addr_spec=bell.address)
        letter["Subject"] = " ".join(subject.split())
        letter["Date"] = format_datetime(datetime.now(UTC))
        letter["Message-ID"] = f"<{id}@{urlsplit(self.home).hostname}>"
        letter["Auto-Submitted"] = "auto-generated"
        return letter

    async def send(self, bell: Bell, letter: EmailMessage) -> None:
        import aiosmtplib

        try:
            # The library waits so long for each answer, and there are many.
            async with asyncio.timeout(SECONDS):
                await aiosmtplib.send(
                    letter,
                    sender=parseaddr(self.sender)[1],
                    recipients=[bell.address],
                    hostname=self.post.host,
                    port=self.post.port,
                    use_tls=self.post.use_tls,
                    start_tls=self.post.start_tls,
                    username=self.post.username,
                    password=self.post.password,
                    timeout=SECONDS,
                )
        except aiosmtplib.SMTPRecipientsRefused as refused:
            is_final = all(one.code >= FOR_GOOD for one in refused.recipients)
            raise Failed(str(refused), is_final) from refused
        except aiosmtplib.SMTPResponseException as refused:
            raise Failed(str(refused), refused.code >= FOR_GOOD) from refused
        except (aiosmtplib.SMTPException, OSError) as failure:
            raise Failed(f"{type(failure).__name__}: {failure}") from failure
