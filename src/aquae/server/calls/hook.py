"""Webhooks: a line in the chat of a club, at an address that the chat has given to a person.

Whoever takes the line may tell a repeated one by its id. Chats do not, so a process that dies right
after sending may be the reason why a line is there twice.
"""

from typing import Final

from pydantic_core import to_json

from aquae.server.calls.message import Failed, Gone, Message
from aquae.server.calls.outside import Outside
from aquae.server.storage.bells import Bell

GONE: Final = (404, 410)
TAKEN: Final = range(200, 300)
# Whom a chat would call by it, or what it would make a link of, in those that are known.
SIGNS: Final = str.maketrans(
    {"@": "＠", "<": "‹", ">": "›", "&": "＆", "`": "'", "#": "＃", "[": "［", "]": "］", "/": "∕"}
)


class Hook:
    """Tells chats."""

    def __init__(self, outside: Outside, home: str) -> None:
        self.outside = outside
        self.home = home

    async def tell(self, bell: Bell, message: Message) -> None:
        status = await self.outside.post(
            bell.address,
            body_of(message, self.home),
            {"content-type": "application/json", "idempotency-key": message.id},
        )
        if status in GONE:
            raise Gone
        if status not in TAKEN:
            raise Failed(f"the chat answered {status}")


def body_of(message: Message, home: str) -> bytes:
    """The same line under the names that chats look for; it calls nobody by name."""
    link = f" {home}{message.path}" if home else ""
    line = f"{message.title}: {message.text}".translate(SIGNS) + link
    return to_json(
        {"text": line, "content": line, "allowed_mentions": {"parse": []}, "id": message.id}
    )
