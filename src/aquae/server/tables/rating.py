"""Rated plays: what makes one friendly, and whether one that is over counts."""

from collections.abc import Iterator

from aquae.server.tables.events import Befriended, Happening, WhyFriendly
from aquae.server.tables.live import Command, LiveTable
from aquae.server.tables.logged import LoggedTable


def befriended(table: LiveTable, seat: int | None, why: WhyFriendly) -> Iterator[Happening]:
    """From now on the play is friendly, if it was rated."""
    if table.is_rated:
        yield Befriended(seat, why)


def take_hint(person: str) -> Command:
    """Somebody is told what a bot would do: fine among friends."""

    def command(table: LiveTable) -> Iterator[Happening]:
        own = table.seats_of(person)
        if table.status != "over":
            yield from befriended(table, own[0] if own else None, "hint")

    return command


def is_rateable(table: LoggedTable) -> bool:
    """Whether the result of a play counts: rated to its end, nobody on two seats."""
    people = [seat.person for seat in table.seats if seat.person is not None]
    is_decided = table.end is not None and table.end.how != "agreed"
    return table.is_rated and is_decided and 0 < len(people) == len(set(people))
