"""Holidays: while whoever is to move is away, a clock of days stands still."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from aquae.server.tables.calling import whose_turn
from aquae.server.tables.events import Happening, Rested
from aquae.server.tables.live import Command, LiveTable
from aquae.server.tables.problems import Problem

DAY_SECONDS: Final = 86_400
DAY_MS: Final = 1000 * DAY_SECONDS
LONGEST_MS: Final = 28 * DAY_MS
BETWEEN_MS: Final = 56 * DAY_MS
"""From the end of one holiday to the beginning of the next."""
BEFOREHAND_MS: Final = 366 * DAY_MS


class Away(NamedTuple):
    """When somebody is on holiday."""

    since: int
    until: int


def judged_holiday(known: Away | None, wanted: Away | None, now: int) -> Away | None:
    """The holiday that somebody has from now on, or the Problem that they cannot have it."""
    begun = known if known is not None and known.since <= now else None
    if wanted is None:
        return None if begun is None else Away(begun.since, min(begun.until, now))
    is_going_on = begun is not None and now < begun.until
    since = begun.since if begun is not None and is_going_on else max(wanted.since, now)
    if not now < wanted.until <= since + LONGEST_MS or since >= wanted.until:
        raise Problem("invalid", "a holiday ends later than it begins, within 28 days")
    if since > now + BEFOREHAND_MS:
        raise Problem("invalid", "that is more than a year ahead")
    # Also one that is to begin later: it would take the place of what is known of the last one.
    if begun is not None and not is_going_on and now < begun.until + BETWEEN_MS:
        raise Problem("no-more-holidays")
    return Away(since, wanted.until)


def rest(person: str, away: Away) -> Command:
    """Let the clock of whoever is to move stand still for what is left of their holiday."""

    def command(table: LiveTable) -> Iterator[Happening]:
        since = _resting_since(table, person, away)
        if since is not None:
            yield Rested(table.state.to_move, since, away.until)

    return command


def _resting_since(table: LiveTable, person: str, away: Away) -> int | None:
    """When the clock stops, if this holiday stops it for longer than it stands already."""
    clock, deadline = table.creation.clock, table.deadline()
    if clock is None or deadline is None or whose_turn(table) != person:
        return None
    if clock.per != "day" or clock.seconds < DAY_SECONDS:
        return None
    since = max(away.since, table.turn.began_at, table.turn.rested_until)
    return since if since < min(away.until, deadline) else None
