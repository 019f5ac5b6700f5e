"""The tables that this worker knows; what happens at them waits to be written before it is told."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from aquae.server.local.checking import BAD
from aquae.server.local.handed import table_of
from aquae.server.local.keeping import table_told
from aquae.server.local.rows import creation_in, event_in, kept_creation, kept_event
from aquae.server.tables.codec import Data
from aquae.server.tables.creation import Creation
from aquae.server.tables.events import Event
from aquae.server.tables.live import Command, LiveTable, folded
from aquae.server.tables.logged import LoggedTable, logged
from aquae.server.tables.problems import Problem, Unplayable
from aquae.server.tables.telling import told_done
from aquae.server.tables.views import table_data

HERE: Final = "local."
"""What the ids of these tables begin with; no server's have a dot."""


class Missing(Exception):
    """A table has to be read before a question can be answered."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id


@dataclass
class Change:
    """Events that have to be written, and the table itself if it is new."""

    table: LiveTable
    events: list[Event]
    is_new: bool

    def row(self, now: int) -> Data:
        creation = self.table.creation
        return {
            "table": creation.id,
            "creation": kept_creation(creation) if self.is_new else None,
            "events": [kept_event(event) for event in self.events],
            "shown": table_data(self.table, creation.creator, now),
        }


class Tables:
    def __init__(self, person: str, now: Callable[[], int]) -> None:
        self.person = person
        self.now = now
        self.known: dict[str, LoggedTable] = {}
        self.unknown: set[str] = set()
        """Looked for, and not there."""
        self.changes: list[Change] = []

    def take(self, table_id: str, kept: Data | None) -> None:
        """A table as it was read, or that there is none."""
        self.forget(table_id)
        if kept is None:
            self.unknown.add(table_id)
            return
        if "told" in kept:
            self._take_told(table_id, kept["told"])
            return
        creation, events = creation_in(kept["creation"]), [*map(event_in, kept["events"])]
        try:
            self.known[table_id] = folded(creation, events, table_of)
        except Unplayable as fault:
            self.known[table_id] = logged(creation, events, fault)

    def _take_told(self, table_id: str, told: Data) -> None:
        """A finished table of a server; one that cannot have been so is none."""
        try:
            self.known[table_id] = table_told(told, self.person)
        except BAD:
            self.unknown.add(table_id)

    def forget(self, table_id: str) -> None:
        """What was folded here may not have been written: it is read again."""
        self.known.pop(table_id, None)
        self.unknown.discard(table_id)

    def logged(self, table_id: str) -> LoggedTable:
        found = self.known.get(table_id)
        if found is not None:
            return found
        if table_id in self.unknown:
            raise Problem("no-such-table")
        raise Missing(table_id)

    def found(self, table_id: str) -> LoggedTable | None:
        """A table of this device, if there is one."""
        return None if table_id in self.unknown else self.logged(table_id)

    def live(self, table_id: str) -> LiveTable:
        """The table to play at, or the Problem that this version cannot play it."""
        table = self.logged(table_id)
        if isinstance(table, LiveTable):
            return table
        assert table.fault is not None, "a table without a play has a reason for it"
        raise Unplayable(table.fault.reason, table.fault.detail)

    def make(self, creation: Creation, command: Command) -> LiveTable:
        table = table_of(replace(creation, id=HERE + creation.id))
        self.add(table, table.perform(command, creation.made_at, creation.id))
        return table

    def add(self, table: LiveTable, events: list[Event]) -> None:
        """A table with the events that have yet to be written, all of them if it is new."""
        self.unknown.discard(table.creation.id)
        self.known[table.creation.id] = table
        self.changes.append(Change(table, events, len(events) == table.number))

    def perform(
        self, table_id: str, command: Command, key: str, wish: str | int | None = None
    ) -> bytes:
        """Let a command happen; the events that it made, as an answer."""
        table = self.live(table_id)
        if not table_id.startswith(HERE):
            raise Problem("not-playing", "what happened at a server is only looked at here")
        if key not in table.requests:
            events = table.perform(command, self.now(), key)
            if events:
                self.changes.append(Change(table, events, False))
        return told_done(table, table.requests.get(key), wish)

    def taken_changes(self) -> list[Data]:
        changes, self.changes = self.changes, []
        return [change.row(self.now()) for change in changes]
