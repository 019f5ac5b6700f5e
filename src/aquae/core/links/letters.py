"""Bytes as letters that an address can hold, with a check value in front."""

import hashlib
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from aquae.core.errors import AquaeError
from aquae.core.record import BadRecord
from aquae.core.sentence import said

WATCH: Final = "#/replay/"
"""Before the letters of a play to look at."""
PASS: Final = "#/pass/"
"""Before those of a play that goes from hand to hand."""
CHECK_BYTES: Final = 4
MOST_LETTERS: Final = 16_384
LETTERS: Final = re.compile(r"[0-9A-Za-z_-]+")
ADDRESS: Final = re.compile(rf"(?:.*(?:{WATCH}|{PASS}))?([0-9A-Za-z_-]+)", re.DOTALL)


class BadLink(BadRecord):
    """What is wrong with a link: a template, the things it names, and at which action it is."""

    def __init__(self, message: str, *things: object, position: int | None = None) -> None:
        self.message = message
        self.things = tuple([str(thing) for thing in things])
        self.reason = said(message, self.things)
        self.position = position
        self.rule = None
        place = "" if position is None else f"action {position}: "
        # Not that of records: compiled, it takes no classes that are not.
        AquaeError.__init__(self, place + self.reason)


def is_link(text: str) -> bool:
    """Whether a text is meant as a link and not as the name of a file."""
    return WATCH in text or PASS in text


def letters_in(link: str) -> str:
    """The letters of a link, with or without the address before them."""
    found = ADDRESS.fullmatch(link.strip())
    if found is None:
        raise BadLink("this is not a link to a game")
    return found[1]


def sealed(kind: int, content: bytes) -> str:
    body = bytes([kind]) + content
    return urlsafe_b64encode(_check_of(body) + body).decode().rstrip("=")


def unsealed(letters: str) -> tuple[int, bytes]:
    """The kind and the content of letters that are as they were written."""
    if len(letters) > MOST_LETTERS:
        raise BadLink("this link is too long for a game")
    padded = letters + "=" * (-len(letters) % 4)
    if not LETTERS.fullmatch(letters) or len(letters) % 4 == 1:
        raise BadLink("this is not a link to a game")
    data = urlsafe_b64decode(padded)
    check, body = data[:CHECK_BYTES], data[CHECK_BYTES:]
    # Letters have bits to spare at the end, which must not be another way to write the same.
    if not body or check != _check_of(body) or urlsafe_b64encode(data).decode() != padded:
        raise BadLink("this link is damaged: a part is missing, or it was changed")
    return body[0], body[1:]


def _check_of(body: bytes) -> bytes:
    return hashlib.sha256(b"aquae link " + body).digest()[:CHECK_BYTES]


class Writer:
    """Numbers and pieces one after the other."""

    def __init__(self) -> None:
        self.data = bytearray()

    def number(self, number: int) -> None:
        """Seven bits a byte, the lowest first; the highest bit tells that there is more."""
        while number >= 0x80:
            self.data.append(number & 0x7F | 0x80)
            number >>= 7
        self.data.append(number)

    def piece(self, piece: bytes) -> None:
        self.number(len(piece))
        self.data += piece


class Reader:
    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def number(self) -> int:
        number = shift = 0
        while True:
            byte = self.take(1)[0]
            number |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return number

    def piece(self) -> bytes:
        return self.take(self.number())

    def take(self, length: int) -> bytes:
        found = self.data[self.at : self.at + length]
        if len(found) < length:
            raise BadLink("this link is damaged: a part is missing, or it was changed")
        self.at += length
        return found

    def rest(self) -> bytes:
        return self.take(len(self.data) - self.at)
