"""Requests as a page makes them, and what becomes of them."""

from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

from aquae.bots import LEVELS
from aquae.server.tables.codec import Data
from aquae.server.tables.creating import Beginning, SeatWish, TableWish
from aquae.server.tables.creation import Clock
from aquae.server.tables.names import judge_name, judge_person


class Ask:
    """One request: the same method, address and body that a server would be sent.

    The page is our own and sends what a server would accept; what people write is judged here too.
    """

    def __init__(self, method: str, address: str, body: Data | None, key: str) -> None:
        self.method = method
        parts = urlsplit(address)
        self.path = parts.path
        self.query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
        self.body = body or {}
        self.key = key
        self.places: dict[str, str] = {}
        """What stands in the places of the address."""

    @property
    def table(self) -> str:
        return self.places["table"]

    @property
    def seat(self) -> int:
        return int(self.places["seat"])

    def number(self, name: str) -> int | None:
        return int(self.query[name]) if name in self.query else None

    def is_said(self, name: str) -> bool:
        return self.query.get(name) == "true"


class Reply(NamedTuple):
    """An answer, or what has to be thought about first."""

    status: int
    body: bytes
    question: bytes = b""
    """For whoever thinks; what comes of it is the answer, under the name that `body` says."""
    work: bytes = b""
    """For whoever thinks in the background, about the table that was asked about."""


Answer = bytes | Data | Reply


def person_name(body: Data) -> str:
    name: str = body["name"].strip()
    judge_name(name)
    judge_person(name, LEVELS)
    return name


def seat_wish(body: Data) -> SeatWish:
    wish = SeatWish(**body)
    if wish.name is not None:
        judge_name(wish.name)
        if wish.kind != "bot":
            judge_person(wish.name, LEVELS)
    return wish


def table_wish(body: Data) -> TableWish:
    wished: dict[str, Any] = dict(body)
    beginning, clock = wished.pop("from", None), wished.pop("clock", None)
    wished.pop("rated", None)  # nobody else knows what is played here
    seats = [seat_wish(seat) for seat in wished.pop("seats")]
    return TableWish(
        seats,
        clock=None if clock is None else Clock(**clock),
        beginning=None if beginning is None else Beginning(**beginning),
        **wished,
    )
