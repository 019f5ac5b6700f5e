"""What is left of somebody in the games of others: a seat with a neutral name, and no words."""

from dataclasses import replace
from typing import Final, NamedTuple

from aquae.server.tables.creation import Creation
from aquae.server.tables.events import Created, Event, Happening, Joined, Returned, Said
from aquae.server.tables.logged import LoggedTable

NEUTRAL: Final = "N. N."
"""Nomen nescio: I do not know the name."""
UNSAID: Final = "…"


class Neutral(NamedTuple):
    """A table without somebody."""

    creation: Creation
    events: list[Event]
    changed: list[Event]
    """Those that are not as they were."""


def without(person: str, nobody: str, creation: Creation, events: list[Event]) -> Neutral:
    """A table as it is when somebody never had a name there, and is nobody."""
    table, all, changed, chairs = LoggedTable(creation), [], [], list(creation.chairs)
    for event in events:
        what = event.what
        if isinstance(what, Joined) and what.person == person and table.seated is None:
            # Nobody has moved round yet: the seat is the chair.
            chairs[what.seat] = replace(chairs[what.seat], name=NEUTRAL)
        table.fold(event)
        what = _neutral(event.what, table, person, nobody)
        all.append(event if what is event.what else event._replace(what=what))
        if what is not event.what:
            changed.append(all[-1])
    creator = nobody if creation.creator == person else creation.creator
    return Neutral(replace(creation, chairs=chairs, creator=creator), all, changed)


def _neutral(what: Happening, table: LoggedTable, person: str, nobody: str) -> Happening:
    if isinstance(what, Created) and what.person == person:
        return Created(nobody)
    if isinstance(what, Joined) and what.person == person:
        return replace(what, name=NEUTRAL, person=nobody)
    if isinstance(what, Returned) and table.seats[what.seat].person == person:
        return replace(what, name=NEUTRAL)
    if isinstance(what, Said) and table.seats[what.seat].person == person:
        return replace(what, name=NEUTRAL, text=UNSAID)
    return what
