"""Secrets that people hold: tokens of persons and keys of seats. Only hashes are kept.

A person is a secret: the public name of a person is a hash of their first token, so nothing has to
be stored of whoever has one device, and nothing stored lets anybody act.
"""

import re
import secrets
from base64 import urlsafe_b64encode
from functools import lru_cache
from hashlib import sha256
from itertools import count
from typing import Final

from aquae.server.tables.problems import Problem

SECRET_BYTES: Final = 32
SECRET: Final = re.compile(r"[0-9A-Za-z_-]{43}")
ID_LENGTH: Final = 22  # 132 bits
KNOWN_PEOPLE: Final = 4096  # who acts once acts again soon
PROCESS: Final = secrets.token_urlsafe(12)
COUNT: Final = count()
ID: Final = re.compile(r"[0-9A-Za-z_-]{22}")


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def new_id() -> str:
    """An id that nobody guesses."""
    return secrets.token_urlsafe(SECRET_BYTES)[:ID_LENGTH]


def digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


@lru_cache(KNOWN_PEOPLE)
def person_of_token(token: str) -> str:
    """The public id of whoever holds this token."""
    hashed = sha256(b"aquae person " + token.encode()).digest()
    return urlsafe_b64encode(hashed).decode()[:ID_LENGTH]


def token_in(header: str | None) -> str | None:
    """The token that an Authorization header brings; None without one."""
    if not header:
        return None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer" or not SECRET.fullmatch(token):
        raise Problem("bad-token")
    return token


def new_key() -> str:
    """A key that no other request has; nobody has to be kept from guessing it."""
    return f"{PROCESS}-{next(COUNT)}"


def request_key(person: str, header: str | None) -> str:
    """What recognises a repeated request of a person; without a header each is new."""
    return new_key() if header is None else digest(f"{person} {header}")[:32]


def random_bytes(length: int) -> bytes:
    return secrets.token_bytes(length)
