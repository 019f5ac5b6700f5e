"""What is told of a table while it is played: events, who is there, what was done."""

from collections.abc import Callable, Collection
from typing import Any, Final

from aquae.core.replay import Walk
from aquae.core.state import State
from aquae.server.tables.codec import Data, decoded, encoded
from aquae.server.tables.events import CHANGES_PLAY, Acted, Undone
from aquae.server.tables.live import LiveTable
from aquae.server.tables.logged import LoggedTable, Request
from aquae.server.tables.problems import Problem
from aquae.server.tables.views import position_data

CHANGING_KINDS: Final = frozenset(kind.kind for kind in CHANGES_PLAY)

Encode = Callable[[Any], bytes]
"""Positions are long, and every action makes one: a server has a faster encoder for them."""


def event_with_position(
    table: LiveTable, number: int, state: State, position: int, encode: Encode = encoded
) -> bytes:
    """An event of the log together with the position that it led to."""
    at = encode({**position_data(table, state, position, False), "number": number})
    return table.log[number - 1][:-1] + b',"at":' + at + b"}"


class Past:
    """Walks through the log, so that events can carry the positions they led to."""

    def __init__(self, table: LiveTable, encode: Encode = encoded) -> None:
        self.table = table
        self.encode = encode
        self.walked = 0
        self.walk = Walk(table.game, table.creation.options)

    def line(self, number: int) -> bytes:
        """An event with its position; numbers must not fall."""
        self.go_to(number)
        line = self.table.log[number - 1]
        if decoded(line)["kind"] not in CHANGING_KINDS:
            return line
        state, position = self.walk.state, len(self.walk.actions)
        return event_with_position(self.table, number, state, position, self.encode)

    def go_to(self, number: int) -> None:
        """Walk up to an event that need not be told."""
        for line in self.table.log[self.walked : number]:
            self._walk(decoded(line))
        self.walked = number

    def _walk(self, event: Data) -> None:
        if event["kind"] == Acted.kind:
            self.walk.apply(self.table.game.vocabulary.number(event["text"]))
        elif event["kind"] == Undone.kind:
            self.walk.go_to(self.walk.actions[: event["to"]])


def presence_data(table: LoggedTable, people: Collection[str | None], watching: int) -> Data:
    """Who is here: seats with somebody behind them, and how many others watch."""
    seats = [place for place, seat in enumerate(table.seats) if seat.person in people]
    return {"here": seats, "watching": watching}


def told_done(table: LoggedTable, done: Request | None, wish: str | int | None = None) -> bytes:
    """The events that a request made, if any, now or before: its answer."""
    if done is None:
        first, last, position = table.number, table.number, table.position
        lines: list[bytes] = []
    elif wish not in (None, done.wish):
        raise Problem("key-reused")
    else:
        first, last, position = done.first, done.last, done.position
        lines = table.log[first - 1 : last]
    return b'{"number":%d,"position":%d,"events":[%b]}' % (last, position, b",".join(lines))
