"""What a table is made of: how it was made, and what has happened at it, numbered."""

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from pydantic_core import from_json, to_json

# What an event holds for the server alone.
HIDDEN: Final = ("person", "key_hash", "salt")

Data = dict[str, Any]


class Draft(NamedTuple):
    """Something that a command makes happen; it gets its number when it is written down."""

    kind: str
    seat: int | None
    data: Data


class Event(NamedTuple):
    """One row of a table's log. The first event of a request carries the request's key."""

    number: int
    kind: str
    seat: int | None
    data: Data
    made_at: int
    key: str | None = None

    def public(self) -> Data:
        shown = {name: value for name, value in self.data.items() if name not in HIDDEN}
        return {
            "number": self.number,
            "kind": self.kind,
            "seat": self.seat,
            "made_at": self.made_at,
            **shown,
        }


def encoded(data: Any) -> bytes:
    return to_json(data)


def decoded(text: str | bytes) -> Any:
    return from_json(text)


class Clock(NamedTuple):
    """Seconds a seat has: for each action (`move`), or until its turn is done (`day`)."""

    per: str
    seconds: int


class Due(NamedTuple):
    """Work that a table waits for: a bot's `move`, or that a `clock` runs out."""

    what: str
    number: int
    due_at: int


@dataclass(frozen=True)
class Chair:
    """A seat as it was made: open with the hash of its key, or a bot of a level."""

    kind: str
    name: str = ""
    level: str | None = None
    key_hash: str | None = None


@dataclass(frozen=True)
class Creation:
    """How a table was made. Never changes."""

    id: str
    game: str
    options: Data
    chairs: list[Chair]
    creator: str
    secret: bytes
    made_at: int
    public: bool = False
    chat: bool = True
    hints: bool = True
    pause: bool = True
    clock: Clock | None = None
    given: tuple[str, ...] = ()
    """Actions that were played elsewhere and that this play goes on from."""
    origin: tuple[str | None, int] | None = None
    """The table and position that the play goes on from, if it does; None for a record."""

    def settings(self) -> Data:
        """What is kept as one text: all but what has a column of its own."""
        return {
            "options": self.options,
            "chairs": [vars(chair) for chair in self.chairs],
            "chat": self.chat,
            "hints": self.hints,
            "pause": self.pause,
            "clock": self.clock,
            "given": self.given,
            "origin": self.origin,
        }


def creation_of(row: Any) -> Creation:
    """The creation from its row in the database."""
    kept = decoded(row.settings)
    return Creation(
        id=row.table_id,
        game=row.game,
        options=kept["options"],
        chairs=[Chair(**chair) for chair in kept["chairs"]],
        creator=row.creator,
        secret=bytes.fromhex(row.secret),
        made_at=row.made_at,
        public=bool(row.public),
        chat=kept["chat"],
        hints=kept["hints"],
        pause=kept["pause"],
        clock=Clock(*kept["clock"]) if kept["clock"] else None,
        given=tuple(kept["given"]),
        origin=tuple(kept["origin"]) if kept["origin"] else None,
    )
