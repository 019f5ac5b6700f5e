"""A table by its log alone: who sits where, what was asked, how it ended. No rules are needed."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal, get_args

from aquae.core.chance import Dice
from aquae.core.errors import AquaeError
from aquae.core.lots import turned
from aquae.server.tables.codec import Data, encoded
from aquae.server.tables.creation import Chair, Creation
from aquae.server.tables.events import (
    CHANGES_PLAY,
    Acted,
    Answered,
    Asked,
    Asking,
    Befriended,
    Conceded,
    Declined,
    Ended,
    Event,
    Happening,
    How,
    Joined,
    Left,
    Linked,
    Offered,
    Outcome,
    Rematched,
    Returned,
    Salted,
    Seated,
    Started,
    TimedOut,
    Undone,
    WhyFriendly,
)
from aquae.server.tables.problems import Unplayable

REMEMBERED_REQUESTS: Final = 64
"""Requests that a retry can still be matched with; an older retry is stale in any case."""

MOST_OFFERS: Final = 2
"""So often a person may offer a rematch at a table: once, and once more after taking it back."""

LISTED_MS: Final = 60_000
"""How long lists need not know of what happened at a table, while its status is the same."""

Status = Literal["open", "playing", "over"]
STATUSES: Final[tuple[Status, ...]] = get_args(Status)


class Seat:
    """Who sits where: nobody yet, a person (perhaps with a bot standing in), or a bot."""

    def __init__(self, chair: Chair, colour: str | None = None) -> None:
        self.kind: Literal["open", "person", "bot"] = chair.kind
        self.colour = colour
        """The colour that was taken; None if the seat has whatever is left."""
        self.name = chair.name
        self.level = chair.level
        self.key_hash = chair.key_hash
        self.person: str | None = None
        self.salt: str | None = ""
        """For the dice: empty without one, None while it is awaited."""
        self.stand_in = False
        self.conceded = False
        self.left_at: int | None = None
        """The position at which whoever holds the seat went, if they have not come back."""

    @property
    def is_bot(self) -> bool:
        return self.kind == "bot" or self.stand_in

    @property
    def is_present(self) -> bool:
        return self.kind == "person" and not self.stand_in


class Question:
    """What one seat asks the other people at the table."""

    def __init__(self, asked: Asked) -> None:
        self.what: Asking = asked.what
        self.by = asked.seat
        self.to = asked.to
        self.agreed: list[int] = []


@dataclass
class Offer:
    """A rematch that somebody would like: all who hold a seat have to agree."""

    by: int
    agreed: dict[str, bool]
    """By person, whether a salt for its dice is to come."""


@dataclass
class Request:
    """The events that one request made, so that its repetition gets the same answer."""

    first: int
    last: int
    position: int
    wish: str | int | None
    """The text of the action, or the position to go back to."""


@dataclass
class End:
    """How a table ended: played, conceded or agreed, and with which result."""

    how: How
    result: Outcome
    at: int


class LoggedTable:
    """What the events say by themselves."""

    def __init__(self, creation: Creation, fault: Unplayable | None = None) -> None:
        self.creation = creation
        self.fault = fault
        """Why the table cannot be played, if it cannot."""
        self.seats = [
            Seat(chair, creation.colour_of(place)) for place, chair in enumerate(creation.chairs)
        ]
        self.seated: Seated | None = None
        """How it was settled who begins, unless people begin as they sit."""
        self.fixed_salts: list[str] | None = None
        """Those of the dice, in the order of the chairs; None until the play begins."""
        self.status: Status = "open"
        self.number = 0
        self.changed_number = 0
        """The number of the last event that changed the play."""
        self.changed_at = creation.made_at
        self.listed_at = creation.made_at
        """When lists were last told of it."""
        self.log: list[bytes] = []
        """The events as everybody may see them, encoded."""
        self.reached = [0]
        """For each position the number of the event that led there."""
        self.requests: dict[str, Request] = {}
        self.asked: Question | None = None
        self.end: End | None = None
        self.offer: Offer | None = None
        self.offers: Counter[str] = Counter()
        """How many rematches each person has offered."""
        self.rematch: str | None = None
        self.friendly: WhyFriendly | None = None
        """What has made the play a friendly one, if something has."""

    @property
    def is_rated(self) -> bool:
        return self.creation.rated and self.friendly is None

    @property
    def position(self) -> int:
        """How many actions have been played and not taken back."""
        return len(self.reached) - 1

    @property
    def commitment(self) -> str:
        """What the dice are bound to."""
        return Dice(self.creation.secret, []).commitment

    @property
    def salts(self) -> list[str]:
        return self.fixed_salts or [seat.salt or "" for seat in self.seats]

    def awaited(self) -> list[int]:
        """The seats whose people have yet to give the salt that the play waits for."""
        if self.status != "open":
            return []
        return [place for place, seat in enumerate(self.seats) if seat.salt is None]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person holds, those with a stand-in too."""
        if person is None:
            return []
        return [place for place, seat in enumerate(self.seats) if seat.person == person]

    def held(self) -> list[int]:
        """The seats that people hold, those with a stand-in too."""
        return [place for place, seat in enumerate(self.seats) if seat.person is not None]

    def holder(self, place: int) -> str:
        """The person who holds a seat that has one."""
        person = self.seats[place].person
        if person is None:
            raise AquaeError(f"nobody holds seat {place}")
        return person

    def people_besides(self, person: str | None) -> list[int]:
        """The seats of the other people who are at the table."""
        return [
            place
            for place, seat in enumerate(self.seats)
            if seat.is_present and seat.person != person
        ]

    def has_people(self) -> bool:
        """Whether somebody plays or may come back."""
        return any(seat.kind == "person" and not seat.conceded for seat in self.seats)

    def is_attended(self) -> bool:
        """Whether somebody plays, and bots do not only among themselves."""
        return any(seat.is_present for seat in self.seats)

    def fold(self, event: Event) -> None:
        """Take in what has happened."""
        fold, status = FOLDS.get(type(event.what)), self.status
        if fold is not None:
            fold(self, event.what, event)
        if self.status != status or event.made_at - self.listed_at >= LISTED_MS:
            self.listed_at = event.made_at
        self.number = event.number
        self.changed_at = event.made_at
        self.log.append(encoded({**event.public(), **self.told_besides(event)}))
        if isinstance(event.what, CHANGES_PLAY):
            self.changed_number = event.number
        self._remember(event)

    def told_besides(self, event: Event) -> Data:
        """What is told with an event but never written down: it follows from the rules."""
        return {"result": self.result()} if isinstance(event.what, Ended) else {}

    def result(self) -> Data | None:
        """The result with the rule of its ending, if one is known."""
        return None if self.end is None else {**self.end.result, "rule": None}

    def _remember(self, event: Event) -> None:
        """The request that an event belongs to: one with a key opens it, others follow."""
        if event.key is None:
            if self.requests:
                request = next(reversed(self.requests.values()))
                request.last, request.position = event.number, self.position
            return
        wish = wish_of(event.what)
        self.requests[event.key] = Request(event.number, event.number, self.position, wish)
        if len(self.requests) > REMEMBERED_REQUESTS:
            del self.requests[next(iter(self.requests))]


def wish_of(what: Happening) -> str | int | None:
    """What somebody wanted who made this happen, to tell one request from another."""
    if isinstance(what, Acted):
        return what.text
    return what.to if isinstance(what, Undone | Asked) else None


def logged(creation: Creation, events: list[Event], fault: Unplayable) -> LoggedTable:
    """A table that cannot be played, as its events tell it."""
    table = LoggedTable(creation, fault)
    for event in events:
        table.fold(event)
    return table


def _joined(table: LoggedTable, joined: Joined, event: Event) -> None:
    seat = table.seats[joined.seat]
    seat.kind, seat.level, seat.stand_in = "person", None, False
    seat.name, seat.person = joined.name, joined.person
    seat.key_hash = None  # a key opens a seat once
    seat.left_at = None
    if table.status == "open":
        seat.salt, seat.colour = joined.salt, joined.colour


def _salted(table: LoggedTable, salted: Salted, event: Event) -> None:
    for place in salted.seats:
        table.seats[place].salt = salted.salt


def _linked(table: LoggedTable, linked: Linked, event: Event) -> None:
    table.seats[linked.seat].key_hash = linked.key_hash


def _left(table: LoggedTable, left: Left | TimedOut | Conceded, event: Event) -> None:
    seat = table.seats[left.seat]
    if table.status == "open":
        seat.kind, seat.person, seat.name, seat.salt = "open", None, "", ""
        seat.colour = None
    else:
        seat.stand_in, seat.level = True, left.level
        seat.left_at = table.position if seat.left_at is None else seat.left_at
    table.asked = None


def _returned(table: LoggedTable, returned: Returned, event: Event) -> None:
    seat = table.seats[returned.seat]
    seat.stand_in, seat.level, seat.name = False, None, returned.name
    seat.left_at = None


def _conceded(table: LoggedTable, conceded: Conceded, event: Event) -> None:
    _left(table, conceded, event)
    table.seats[conceded.seat].conceded = True


def _seated(table: LoggedTable, seated: Seated, event: Event) -> None:
    table.seated = seated
    table.seats = turned(table.seats, seated.first)
    for seat, colour in zip(table.seats, seated.colours, strict=True):
        seat.colour = colour


def _started(table: LoggedTable, started: Started, event: Event) -> None:
    for place in started.bots:
        seat = table.seats[place]
        seat.kind = "bot"
        seat.level = seat.name = started.level
    table.status = "playing"
    table.fixed_salts = started.salts
    table.reached = [event.number]


def _acted(table: LoggedTable, acted: Acted, event: Event) -> None:
    table.reached.append(event.number)
    table.asked = None


def _undone(table: LoggedTable, undone: Undone, event: Event) -> None:
    del table.reached[undone.to + 1 :]
    table.asked = None


def _asked(table: LoggedTable, asked: Asked, event: Event) -> None:
    table.asked = Question(asked)


def _answered(table: LoggedTable, answered: Answered, event: Event) -> None:
    if table.asked is None:
        raise AquaeError("an answer to nothing")
    if answered.agree:
        table.asked.agreed += answered.seats
    else:
        table.asked = None


def _ended(table: LoggedTable, ended: Ended, event: Event) -> None:
    table.status = "over"
    table.asked = None
    table.end = End(ended.ended, ended.result, event.made_at)


def _befriended(table: LoggedTable, befriended: Befriended, event: Event) -> None:
    table.friendly = befriended.why


def _offered(table: LoggedTable, offered: Offered, event: Event) -> None:
    person = table.holder(offered.seat)
    if table.offer is None:
        table.offer = Offer(offered.seat, {})
        table.offers[person] += 1
    table.offer.agreed[person] = offered.salted


def _declined(table: LoggedTable, declined: Declined, event: Event) -> None:
    if table.offer is None:
        raise AquaeError("nothing to decline")
    asker = table.holder(table.offer.by)
    if table.holder(declined.seat) != asker:
        # Whoever was told no does not ask again.
        table.offers[asker] = MOST_OFFERS
    table.offer = None


def _rematched(table: LoggedTable, rematched: Rematched, event: Event) -> None:
    table.rematch = rematched.table
    table.offer = None


FOLDS: Final[dict[type, Callable[[LoggedTable, Any, Event], None]]] = {
    Joined: _joined,
    Salted: _salted,
    Linked: _linked,
    Left: _left,
    Returned: _returned,
    TimedOut: _left,
    Conceded: _conceded,
    Seated: _seated,
    Started: _started,
    Acted: _acted,
    Undone: _undone,
    Asked: _asked,
    Answered: _answered,
    Ended: _ended,
    Befriended: _befriended,
    Offered: _offered,
    Declined: _declined,
    Rematched: _rematched,
}
"""All other kinds change nothing but the log."""
