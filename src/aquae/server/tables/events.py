"""What happens at a table: one class a kind, numbered in the order in which it happened.

An event is stored as its kind, its seat and its other members as JSON. What is stored stays
readable for ever: a member that comes later has a default.
"""

from dataclasses import dataclass, fields
from typing import Any, ClassVar, Final, Literal, NamedTuple, TypedDict

from aquae.server.tables.codec import Data

HIDDEN: Final = ("person", "key_hash", "salt")
"""Members that are for the server alone."""

By = Literal["seat", "bot", "chance", "given"]
"""Whose action: of the person at the seat, of a bot, of Chance, or of a play elsewhere."""
How = Literal["played", "conceded", "agreed"]
"""How a table came to its end: by the rules, or by its players."""
Asking = Literal["undo", "end"]
WhyFriendly = Literal["hint", "undo"]
"""What makes a rated play a friendly one."""


class Outcome(TypedDict):
    """The result of a table as it is stored."""

    scores: list[int]
    tiebreaks: list[int]
    winners: list[int]
    ending: str


@dataclass(frozen=True, slots=True)
class Created:
    """The creation says it all; the event only gives it a number."""

    person: str
    kind: ClassVar[str] = "created"
    seat: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class Joined:
    """Somebody sat down."""

    seat: int
    name: str
    person: str
    salt: str | None = None
    """Theirs for the dice: empty if they give none, None if it is still to come."""
    colour: str | None = None
    kind: ClassVar[str] = "joined"


@dataclass(frozen=True, slots=True)
class Salted:
    """Somebody gave the dice a salt, for all these seats of theirs."""

    seat: int
    salt: str
    seats: list[int]
    kind: ClassVar[str] = "salted"


@dataclass(frozen=True, slots=True)
class Linked:
    """A seat has a new key."""

    seat: int
    key_hash: str
    kind: ClassVar[str] = "linked"


@dataclass(frozen=True, slots=True)
class Left:
    """A bot plays on for a seat; before the play begins, the seat is open again."""

    seat: int
    level: str
    kind: ClassVar[str] = "left"


@dataclass(frozen=True, slots=True)
class Returned:
    """Somebody came back to a seat for which a bot had played."""

    seat: int
    name: str
    kind: ClassVar[str] = "returned"


@dataclass(frozen=True, slots=True)
class TimedOut:
    """The clock of a seat ran out, and a bot plays on."""

    seat: int
    level: str
    kind: ClassVar[str] = "timed_out"


@dataclass(frozen=True, slots=True)
class Conceded:
    """A seat was given up for good; a bot plays on if the play does."""

    seat: int
    level: str
    kind: ClassVar[str] = "conceded"


@dataclass(frozen=True, slots=True)
class Seated:
    """Who begins is settled, and everybody moves round: chair `first` is seat 0 from here on.

    `rolls` are those of the die, round by round and chair by chair, `colours` those of the seats.
    """

    by: str
    first: int
    rolls: list[list[int]]
    colours: list[str]
    kind: ClassVar[str] = "seated"
    seat: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class Started:
    """The salts are fixed; `bots` are the open seats that bots of a level have filled."""

    salts: list[str]
    bots: list[int]
    level: str
    kind: ClassVar[str] = "started"
    seat: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class Acted:
    """An action, and the position in which it was taken. Chance has no seat."""

    seat: int | None
    position: int
    text: str
    by: By
    kind: ClassVar[str] = "action"


@dataclass(frozen=True, slots=True)
class Undone:
    """The play went back to a position."""

    seat: int
    to: int
    kind: ClassVar[str] = "undone"


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat asks the other people to undo, back to a position, or to end the play."""

    seat: int
    what: Asking
    to: int | None = None
    kind: ClassVar[str] = "asked"


@dataclass(frozen=True, slots=True)
class Answered:
    """What the person at some seats said to what was asked."""

    seat: int
    agree: bool
    seats: list[int]
    kind: ClassVar[str] = "answered"


@dataclass(frozen=True, slots=True)
class Ended:
    """The table is over."""

    ended: How
    result: Outcome
    kind: ClassVar[str] = "ended"
    seat: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class Befriended:
    """The play is not rated any more: somebody has had help that others have not."""

    seat: int | None
    why: WhyFriendly
    kind: ClassVar[str] = "friendly"


@dataclass(frozen=True, slots=True)
class Rested:
    """Whoever is to move is on holiday: between these moments their clock stands still."""

    seat: int
    since: int
    until: int
    kind: ClassVar[str] = "rested"


@dataclass(frozen=True, slots=True)
class Said:
    """Words, which change nothing."""

    seat: int
    name: str
    text: str
    kind: ClassVar[str] = "chat"


@dataclass(frozen=True, slots=True)
class Offered:
    """Somebody offers a rematch, or agrees to the one that is offered.

    `salted` tells that a salt for its dice is to come.
    """

    seat: int
    salted: bool
    kind: ClassVar[str] = "offered"


@dataclass(frozen=True, slots=True)
class Declined:
    """Somebody does not want the rematch that is offered, or no longer."""

    seat: int
    kind: ClassVar[str] = "declined"


@dataclass(frozen=True, slots=True)
class Rematched:
    """The same people play again at another table."""

    seat: int
    table: str
    kind: ClassVar[str] = "rematch"


@dataclass(frozen=True, slots=True)
class Reviewed:
    """The review of the play is there."""

    kind: ClassVar[str] = "reviewed"
    seat: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class Unknown:
    """Something that a later version wrote down."""

    kind: str
    seat: int | None


Happening = (
    Created
    | Joined
    | Salted
    | Linked
    | Left
    | Returned
    | TimedOut
    | Conceded
    | Seated
    | Started
    | Acted
    | Undone
    | Asked
    | Answered
    | Ended
    | Befriended
    | Rested
    | Said
    | Offered
    | Declined
    | Rematched
    | Reviewed
    | Unknown
)

KINDS: Final[list[type[Any]]] = [kind for kind in Happening.__args__ if kind is not Unknown]
_BY_NAME: Final[dict[str, type[Any]]] = {kind.kind: kind for kind in KINDS}
_FIELDS: Final = {kind: [field.name for field in fields(kind)] for kind in (*KINDS, Unknown)}
_MEMBERS: Final = {
    kind: [name for name in names if name not in ("seat", "kind")]
    for kind, names in _FIELDS.items()
}
"""What each kind has besides its kind and its seat."""

CHANGES_PLAY: Final = (Started, Acted, Undone, Ended)


def stored(what: Happening) -> Data:
    """The members that are kept as JSON; None is kept by leaving it out."""
    members = _MEMBERS[type(what)]
    return {name: value for name in members if (value := getattr(what, name)) is not None}


def happening(kind: str, seat: int | None, data: Data) -> Happening:
    """What was stored."""
    known = _BY_NAME.get(kind)
    if known is None:
        return Unknown(kind, seat)
    members = {"seat": seat, **data}
    try:
        what: Happening = known(**{n: members[n] for n in _FIELDS[known] if n in members})
    except TypeError:  # a member is missing
        return Unknown(kind, seat)
    return what


class Event(NamedTuple):
    """One row of a table's log. The first event of a request carries the request's key."""

    number: int
    what: Happening
    made_at: int
    key: str | None = None

    @property
    def kind(self) -> str:
        return self.what.kind

    @property
    def seat(self) -> int | None:
        return self.what.seat

    def public(self) -> Data:
        """What everybody may see of it."""
        shown = stored(self.what)
        for name in HIDDEN:
            shown.pop(name, None)
        return {
            "number": self.number,
            "kind": self.what.kind,
            "seat": self.what.seat,
            "made_at": self.made_at,
            **shown,
        }
