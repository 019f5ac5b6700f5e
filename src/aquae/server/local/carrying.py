"""Tables that a file carries from one device to another: all are checked before one is taken in.

Tables that went different ways on two devices have one root, and each way its own id: its root and
a hash of where it parted from another. So every device finds what it knows already.
"""

import re
from collections import Counter
from dataclasses import replace
from typing import Any, Final, NamedTuple

from aquae.server.local.checking import BAD, checked, demand
from aquae.server.local.rows import creation_in, event_in, kept_creation
from aquae.server.local.tables import HERE, Tables
from aquae.server.tables.codec import Data, decoded, encoded, is_unicode
from aquae.server.tables.events import Created, Event, Joined
from aquae.server.tables.live import LiveTable
from aquae.server.tables.logged import LoggedTable
from aquae.server.tables.problems import Problem, Unplayable
from aquae.server.tables.tokens import ID, ID_LENGTH, digest

FORMAT: Final = "aquae/tables/1"
OWN_ID: Final = re.compile(rf"({re.escape(HERE)}{ID.pattern})(\.{ID.pattern})?")
OF_ANOTHER_VERSION: Final = ("game", "rules", "event")
"""What this version does not know: nothing is wrong with such a table elsewhere."""
OUTCOMES: Final = ("new", "further", "forked", "known", "other")


class Carried(NamedTuple):
    """A table of a file with its events."""

    table: LiveTable
    events: list[Event]


class Placed(NamedTuple):
    """Where a table of a file goes, and how many of its events are there already."""

    carried: Carried
    since: int


def take_in(tables: Tables, text: str, person: str) -> Data:
    """All tables of a file that are not here, or further there; what became of each."""
    found = read_file(text)
    for kept in found:
        tables.found(root_of(kept))  # whatever has to be read is read before the work
    judged = [_judged(kept, number, person) for number, kept in enumerate(found, 1)]
    intake = Intake(tables)
    counts = Counter("other" if one is None else intake.place(one) for one in judged)
    intake.finish()
    return {outcome: counts[outcome] for outcome in OUTCOMES}


def read_file(text: str) -> list[Data]:
    """The tables as they are written there."""
    try:
        data = decoded(text)
        demand(data["format"] == FORMAT and is_unicode(data), "it is a file of tables")
        demand(all(root_of(kept) for kept in data["tables"]), "tables have ids")
    except (*BAD, RecursionError) as bad:
        raise Problem("invalid", "this is not a file of tables") from bad
    tables: list[Data] = data["tables"]
    return tables


def root_of(kept: Data) -> str:
    """The id of a table, whichever way it went; empty if it has none."""
    found = OWN_ID.fullmatch(kept["creation"]["id"])
    return found[1] if found else ""


def _judged(kept: Data, number: int, person: str) -> Carried | None:
    """A table in order, under the id of its root; None if another version has made it."""
    try:
        creation = replace(creation_in(kept["creation"]), id=root_of(kept))
        events = [event_in(row) for row in kept["events"]]
        demand(creation.creator == person, "it is a table of one device")
        is_own = all(_is_of(person, event.what) for event in events)
        demand(is_own or creation.passing != "", "all sit at one screen")
        return Carried(checked(creation, events), events)
    except BAD as bad:
        if isinstance(bad, Unplayable) and bad.reason in OF_ANOTHER_VERSION:
            return None
        raise Problem("invalid", f"table {number}: {bad}", table=number) from bad


def _is_of(person: str, what: Any) -> bool:
    return not isinstance(what, Created | Joined) or what.person == person


class Intake:
    """What goes where; nothing of it happens before everything has its place."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.placed: dict[str, Placed] = {}

    def place(self, carried: Carried) -> str:
        """Beside the tables that are here: what has happened at one is never replaced."""
        table, outcome = carried.table, "new"
        while (known := self._known(table.creation.id)) is not None:
            same = _in_common(known, table)
            if same == table.number:
                return "known"
            if same == known.number:
                self._put(carried, same)
                return "further"
            outcome = "forked"
            table.creation = replace(table.creation, id=_way(table, same))
        self._put(carried, 0)
        return outcome

    def _known(self, table_id: str) -> LoggedTable | None:
        placed = self.placed.get(table_id)
        return self.tables.found(table_id) if placed is None else placed.carried.table

    def _put(self, carried: Carried, since: int) -> None:
        id = carried.table.creation.id
        before = self.placed.get(id)
        self.placed[id] = Placed(carried, since if before is None else before.since)

    def finish(self) -> None:
        for (table, events), since in self.placed.values():
            self.tables.add(table, events[since:])


def _in_common(known: LoggedTable, other: LiveTable) -> int:
    """How many events two tables of one id have in common; -1 if they were made differently."""
    if known.creation != other.creation:
        return -1
    pairs = zip(known.log, other.log, strict=False)
    parted = (place for place, (one, two) in enumerate(pairs) if one != two)
    return next(parted, min(known.number, other.number))


def _way(table: LiveTable, parted: int) -> str:
    """The id of what went another way after so many events: always the same one."""
    creation = table.creation
    other = encoded(kept_creation(creation)) if parted < 0 else table.log[parted]
    root = OWN_ID.fullmatch(creation.id)
    assert root is not None, "the table is one of this device"
    return f"{root[1]}.{digest(other.decode())[:ID_LENGTH]}"
