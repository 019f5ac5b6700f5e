"""A table in memory: the table itself, and the streams that follow it here and elsewhere."""

import asyncio
import time
from collections.abc import Iterator
from typing import Final

from pydantic_core import to_json

from aquae.server.memory.followers import Follower
from aquae.server.tables.codec import decoded, encoded
from aquae.server.tables.events import CHANGES_PLAY, Event, Happening
from aquae.server.tables.live import Command, LiveTable
from aquae.server.tables.logged import LoggedTable
from aquae.server.tables.problems import Unplayable
from aquae.server.tables.telling import event_with_position, presence_data

KEPT_POSITIONS: Final = 64
ANOTHER_PAST: Final = -1
EVENTS_A_WEIGHT: Final = 250
"""A table of so many events weighs twice as much as an empty one."""


class LoadedTable:
    """What has been published of a table, and who follows it."""

    def __init__(self, table: LoggedTable) -> None:
        self.lock = asyncio.Lock()
        self.followers: set[Follower] = set()
        self.behind = False
        """Another process has written to it."""
        self.lost = False
        """What is in memory was not written."""
        self.positions: dict[int, bytes] = {}
        self.presence = 0
        """Counts changes of who is here."""
        self.elsewhere: dict[str, tuple[list[str], int, float]] = {}
        """Who follows at other processes: people, watchers, and until when that counts."""
        self.history = 0
        """Counts how often the past was replaced by another."""
        self.logged = table
        """The table as far as it can be known: its log at least."""
        self.published = table.number

    def replace(self, table: LoggedTable) -> None:
        """What is in the database, read anew."""
        if not self._goes_on_with(table):
            self.history += 1
        self.logged = table
        self.published = table.number
        self.positions.clear()

    def _goes_on_with(self, table: LoggedTable) -> bool:
        """Whether what was published is still so. It is not after the database was set back."""
        if table.number < self.published:
            return False
        last = slice(self.published - 1, self.published)
        return [_stamp(line) for line in table.log[last]] == [
            _stamp(line) for line in self.logged.log[last]
        ]

    def is_followed_by(self, event: Event) -> bool:
        """Whether an event that others have written is the next, and can be taken in at once."""
        if self.lost or self.behind or self.lock.locked():
            return False
        return event.number == self.logged.number + 1

    @property
    def weight(self) -> int:
        """How much memory it takes, in ordinary tables."""
        return 1 + self.logged.number // EVENTS_A_WEIGHT

    @property
    def id(self) -> str:
        return self.logged.creation.id

    @property
    def table(self) -> LiveTable:
        """The table to play at, or the Problem that this version cannot play it."""
        table = self.logged
        if isinstance(table, LiveTable):
            return table
        assert table.fault is not None, "a table without a play has a reason for it"
        raise Unplayable(table.fault.reason, table.fault.detail)

    def publish(self) -> None:
        self.published = self.logged.number
        self.wake()

    def wake(self) -> None:
        for follower in self.followers:
            follower.rouse()

    def keep_position(self, number: int) -> None:
        """Encode the position once for all who want it with an event."""
        table = self.table
        line = event_with_position(table, number, table.state, table.position, to_json)
        self.positions[number] = line
        if len(self.positions) > KEPT_POSITIONS:
            del self.positions[next(iter(self.positions))]

    def keeping_positions(self, command: Command) -> Command:
        """The same command, keeping the position after each of its events."""

        def kept(table: LiveTable) -> Iterator[Happening]:
            for what in command(table):
                yield what
                if isinstance(what, CHANGES_PLAY):
                    self.keep_position(table.number)

        return kept

    def wants_positions(self) -> bool:
        is_played = isinstance(self.logged, LiveTable)
        return is_played and any(follower.positions for follower in self.followers)

    def is_idle(self) -> bool:
        return not self.followers and not self.lock.locked()

    def presence_line(self) -> bytes:
        """Who is here: seats with somebody behind them, and how many others watch."""
        people, watching = self.here()
        for others, watchers, until in self.elsewhere.values():
            if until > time.monotonic():
                people = people + others
                watching += watchers
        return encoded(presence_data(self.logged, people, watching))

    def here(self) -> tuple[list[str], int]:
        """The people who follow at this process and sit here, and the number of others."""
        sitting = {seat.person for seat in self.logged.seats if seat.person is not None}
        people = {f.person for f in self.followers if f.person in sitting}
        watching = sum(1 for f in self.followers if f.person not in sitting)
        return sorted(person for person in people if person is not None), watching

    def presence_changed(self) -> None:
        self.presence += 1
        self.wake()

    def follow(self, follower: Follower) -> None:
        follower.history = self.history if self._has_told(follower) else ANOTHER_PAST
        self.followers.add(follower)

    def _has_told(self, follower: Follower) -> bool:
        """Whether what a follower has heard is so; it may be of a past that was set back."""
        if follower.seen_at is None or not 0 < follower.last <= self.published:
            return True
        return _stamp(self.logged.log[follower.last - 1])[1] == follower.seen_at

    def unfollow(self, follower: Follower) -> None:
        self.followers.discard(follower)
        if not self.followers:
            self.positions.clear()  # nobody is left who has yet to hear of them
        self.presence_changed()


def _stamp(line: bytes) -> tuple[str, int]:
    """By which an event of one past differs from that of another."""
    event = decoded(line)
    return event["kind"], event["made_at"]
