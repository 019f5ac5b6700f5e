"""Numbers that a person is bound to before the play and tells one by one while it goes on.

Each is the hash of the next, so that whoever knows one can check the next, and nobody can tell it
before its owner does.
"""

import hashlib
from typing import Final

from aquae.core.links.letters import BadLink

NUMBER_BYTES: Final = 20
LONGEST: Final = 4000
"""So often a person can send a link on; a game takes a hundred."""


def before(number: bytes, times: int = 1) -> bytes:
    """The number that stands so many places before this one."""
    for _ in range(times):
        number = hashlib.sha256(b"aquae number " + number).digest()[:NUMBER_BYTES]
    return number


class Told:
    """The last number that a person has told, and its place; 0 is what they are bound to."""

    def __init__(self, place: int, number: bytes) -> None:
        if place > LONGEST:
            raise BadLink("this link has gone from hand to hand too often")
        self.place = place
        self.number = number

    def at(self, place: int) -> bytes:
        return before(self.number, self.place - place)


def number_of(secret: bytes, place: int) -> bytes:
    """The number at a place of the chain that follows from somebody's secret."""
    if place > LONGEST:
        raise BadLink("this link has gone from hand to hand too often")
    return before(hashlib.sha256(b"aquae chain " + secret).digest()[:NUMBER_BYTES], LONGEST - place)
