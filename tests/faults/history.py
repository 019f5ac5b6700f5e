"""What was asked of servers and answered while they were struck, and what is stored afterwards."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

Json = Any

ADMITTED = ("database-away", "stopping", "busy")
"""What a server may say that cannot do a thing now."""


@dataclass
class Request:
    """Something that a person asked of a server, and what became of it."""

    person: str
    table: str
    what: str
    server: str
    body: Json
    key: str | None = None
    """The Idempotency-Key, the same in every attempt."""
    began: float = 0.0
    ended: float = 0.0
    status: int = 0
    """0 if no answer came."""
    answer: Json = None

    @property
    def is_done(self) -> bool:
        return 200 <= self.status < 300

    @property
    def is_refused(self) -> bool:
        return 400 <= self.status < 500

    @property
    def is_unknown(self) -> bool:
        """Whether it may have happened, or may happen yet."""
        return not self.is_done and not self.is_refused

    @property
    def events(self) -> list[Json]:
        return self.answer.get("events", []) if self.is_done and self.answer else []

    @property
    def code(self) -> str:
        return "" if self.is_done or not self.answer else self.answer.get("code", "")

    def __str__(self) -> str:
        told = [f"{event['number']} {event['kind']}" for event in self.events]
        became = told or self.code or self.status or "no answer"
        when = f"{self.began % 10_000:.3f}-{self.ended % 10_000:.3f}"
        return (
            f"{when} {self.server} {self.person[:4]} {self.what} {self.body} "
            f"key={self.key}: {became}"
        )


@dataclass
class Row:
    """An event as it is stored."""

    number: int
    kind: str
    seat: int | None
    data: Json
    made_at: int
    key: str | None = None


@dataclass
class Stored:
    """A table as it is stored."""

    creator: str
    head: int
    status: str
    rows: list[Row]


@dataclass
class Heard:
    """What came on one stream, over all its connections."""

    table: str
    events: list[Json] = field(default_factory=list)
    resets: int = 0
    mark: int = 0
    """The number that it must have reached."""


@dataclass
class History:
    """All of it."""

    requests: list[Request] = field(default_factory=list)
    streams: list[Heard] = field(default_factory=list)
    log: dict[str, Stored] = field(default_factory=dict)
    shown: list[tuple[str, str, Json]] = field(default_factory=list)
    """Tables as servers showed them at the end: server, table, what."""
    is_timed: bool = False
    """Whether events must carry the right time whatever the clocks of servers say."""

    def writes(self) -> Iterator[Request]:
        return (request for request in self.requests if request.what != "look")

    def attempts(self) -> dict[object, list[Request]]:
        """Requests that are one by their key; those without a key stand alone."""
        found: dict[object, list[Request]] = {}
        for request in self.writes():
            name = id(request) if request.key is None else (request.person, request.key)
            found.setdefault(name, []).append(request)
        return found
