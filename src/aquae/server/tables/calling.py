"""Whom the events at a table concern who may not be there: what they are to be told, and when."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from aquae.server.tables.codec import Data, encoded
from aquae.server.tables.events import (
    CHANGES_PLAY,
    Acted,
    Asked,
    Created,
    Ended,
    Event,
    Joined,
    Offered,
    Started,
    TimedOut,
)
from aquae.server.tables.live import SEATS_SOMEBODY, LiveTable

WANTS: Final = ("turn", "clock", "joined", "asked", "over", "tournament", "invited")
"""What people can want to be called for."""
PATIENCE_MS: Final = 10_000
"""Who is about to look need not be called."""
LONG_CLOCK_MS: Final = 6 * 3_600_000
"""A clock of so long is worth a reminder."""
LEAD_MS: Final = 24 * 3_600_000
"""How long before it runs out, at most; never more than a quarter of it."""
BEGINS_TURN: Final = (*CHANGES_PLAY, *SEATS_SOMEBODY)


class Call(NamedTuple):
    """Something that a person is to be told, once for each number."""

    person: str
    about: str
    """The table, or whatever else has an id."""
    what: str
    number: int
    due_at: int
    said: Data

    def row(self) -> tuple[str, str, str, int, int, str]:
        return (*self[:5], encoded(self.said).decode())


def calls_of(table: LiveTable, events: list[Event]) -> list[Call]:
    """Whom to call for what has just happened; nobody for what they did themselves."""
    actor = _actor(table, events[0])
    found = {
        (call.person, call.what): call
        for event in events
        for call in _for_event(table, event)
        if call.person != actor
    }
    turn = {(call.person, call.what): call for call in _for_turn(table, events, actor)}
    for person, _ in turn:
        for what in ("joined", "tournament"):  # whoever begins learns of it by that
            found.pop((person, what), None)
    return list((found | turn).values())


def reminded_at(deadline: int, length: int) -> int:
    """When somebody is told that their clock is about to run out."""
    return deadline - min(LEAD_MS, length // 4)


def _actor(table: LiveTable, first: Event) -> str | None:
    """Whoever has done it, if it was a person."""
    what = first.what
    if isinstance(what, Created | Joined):
        return what.person
    if first.seat is None or isinstance(what, TimedOut):
        return None
    is_bot = isinstance(what, Acted) and what.by != "seat"
    return None if is_bot else table.seats[first.seat].person


def _for_event(table: LiveTable, event: Event) -> Iterator[Call]:
    what, people = event.what, sorted({seat.person for seat in table.seats if seat.person})
    if isinstance(what, Joined):
        # At the tables of a tournament everybody is seated, and hears of the round.
        others = {*people, table.creation.creator} - {what.person}
        for person in () if table.creation.tournament else sorted(others):
            yield _call(table, event, person, "joined", {"said": "joined", "seat": event.seat})
    elif isinstance(what, Started):
        kind, said = ("tournament", "round") if table.creation.tournament else ("joined", "begun")
        for person in people:
            yield _call(table, event, person, kind, {"said": said})
    elif isinstance(what, Asked | Offered):
        said = what.what if isinstance(what, Asked) else "rematch"
        for person in people:
            yield _call(table, event, person, "asked", {"said": said, "seat": what.seat})
    elif isinstance(what, TimedOut):
        person = table.holder(what.seat)
        yield _call(table, event, person, "clock", {"said": "timed-out"})
    elif isinstance(what, Ended):
        for person in people:
            yield _call(table, event, person, "over", {"said": "over"})


def _call(table: LiveTable, event: Event, person: str, what: str, said: Data) -> Call:
    due_at = event.made_at + PATIENCE_MS
    return Call(person, table.creation.id, what, event.number, due_at, said)


def _for_turn(table: LiveTable, events: list[Event], actor: str | None) -> Iterator[Call]:
    person = whose_turn(table)
    begins = any(isinstance(event.what, BEGINS_TURN) for event in events)
    if person is None or not begins or table.turn.moves:
        return
    now, turn = events[-1].made_at, table.turn
    if turn.began_at != now:
        return
    number, about = table.changed_number, table.creation.id
    if person != actor:
        yield Call(person, about, "turn", number, now + PATIENCE_MS, {"said": "turn"})
    deadline = table.deadline()
    if deadline is not None and deadline - now >= LONG_CLOCK_MS:
        due_at = reminded_at(deadline, deadline - now)
        yield Call(person, about, "clock", number, due_at, {"said": "clock"})


def awaited(table: LiveTable, events: list[Event]) -> tuple[str, int, int, str] | None:
    """Of somebody who is to move: they may have prepared an answer, or be on holiday."""
    person = whose_turn(table)
    is_news = any(isinstance(event.what, BEGINS_TURN) for event in events)
    if person is None or not is_news:
        return None
    if table.creation.clock is None and not table.people_besides(person):
        return None
    return (table.creation.id, table.changed_number, events[-1].made_at, person)


def whose_turn(table: LiveTable) -> str | None:
    """The person who is to move, if one is, and is there."""
    mover = table.state.to_move
    if table.status != "playing" or mover < 0 or not table.seats[mover].is_present:
        return None
    return table.seats[mover].person
