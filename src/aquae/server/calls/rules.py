"""Who is told what, and when: whether a call still holds, and when it may ring. No I/O."""

from datetime import UTC, datetime, timedelta
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from aquae.server.tables.calling import reminded_at, whose_turn
from aquae.server.tables.codec import Data
from aquae.server.tables.live import LiveTable
from aquae.server.tables.logged import LoggedTable

MINUTES_A_DAY: Final = 24 * 60
FIRST_PAUSE_MS: Final = 30_000
LONGEST_PAUSE_MS: Final = 6 * 3_600_000
MOST_TRIES: Final = 10
"""With pauses that double, more than half a day."""
ABOUT_A_BELL: Final = ("confirm", "try")
"""What somebody asks for at once, whatever else they want."""


class Hours(NamedTuple):
    """When somebody does not want to be called: minutes of the day in their part of the world."""

    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_until: int | None = None
    away_since: int | None = None
    """A holiday."""
    away_until: int | None = None


class Wish(NamedTuple):
    """What somebody wants at a bell, and what at the table that a call is about."""

    wants: frozenset[str]
    at_table: frozenset[str] | None
    daily: int | None
    """Everything once a day, at this minute of it."""
    hours: Hours


def rings_at(what: str, due_at: int, wish: Wish, now: int) -> int | None:
    """When a call may be told, now or later; None if nobody wants it."""
    if what in ABOUT_A_BELL:
        return now
    wants = wish.wants if wish.at_table is None else wish.wants & wish.at_table
    if what not in wants:
        return None
    if wish.daily is not None:
        at = max(now, next_minute(due_at, wish.daily, wish.hours.zone))
        return max(at, awake_at(now, wish.hours._replace(quiet_from=None)))
    return awake_at(now, wish.hours)


def awake_at(now: int, hours: Hours) -> int:
    """The end of the holiday or of the quiet hours that it is in, else now."""
    if hours.away_until is not None and (hours.away_since or 0) <= now < hours.away_until:
        return hours.away_until
    begin, end = hours.quiet_from, hours.quiet_until
    if begin is None or end is None or begin == end:
        return now
    local = _local(now, hours.zone)
    since = (local.hour * 60 + local.minute - begin) % MINUTES_A_DAY
    is_quiet = since < (end - begin) % MINUTES_A_DAY
    return next_minute(now, end, hours.zone) if is_quiet else now


def next_minute(now: int, minute: int, zone: str) -> int:
    """When the clock on somebody's wall says this minute of the day next, or says it now."""
    local = _local(now, zone).replace(second=0, microsecond=0)
    found = local.replace(hour=minute // 60, minute=minute % 60)
    if found < local:
        found += timedelta(days=1)
    return max(now, int(found.astimezone(UTC).timestamp() * 1000))


def is_zone(name: str) -> bool:
    """Whether this machine knows the time there."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def _local(moment: int, zone: str) -> datetime:
    place = ZoneInfo(zone) if is_zone(zone) else UTC
    return datetime.fromtimestamp(moment / 1000, place)


def pause_after(tries: int) -> int | None:
    """How long to wait after so many failures, in milliseconds; None: it is given up."""
    if tries >= MOST_TRIES:
        return None
    return min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS << tries)


class Holding(NamedTuple):
    """Whether a call about a table is still true, or from when on."""

    holds: bool
    later: int | None = None


def holds_at(table: LoggedTable, what: str, number: int, said: Data, person: str) -> Holding:
    """Whether there is still a reason to tell somebody of this."""
    if said["said"] in ("turn", "clock"):
        if not isinstance(table, LiveTable) or whose_turn(table) != person:
            return Holding(False)
        if what == "turn":
            return Holding(table.changed_number == number)
        return _reminder(table)
    if what == "asked":
        return Holding(_is_asked(table, person))
    if what == "invited":
        return Holding(table.status == "open" and not table.seats_of(person))
    return Holding(not (what in ("joined", "tournament") and table.status == "over"))


def _reminder(table: LiveTable) -> Holding:
    """The clock may have been given more time since the reminder was set."""
    deadline, clock = table.deadline(), table.creation.clock
    if deadline is None or clock is None:
        return Holding(False)
    return Holding(True, reminded_at(deadline, 1000 * clock.seconds))


def _is_asked(table: LoggedTable, person: str) -> bool:
    own = table.seats_of(person)
    if table.asked is not None:
        return table.asked.by not in own and not set(own) & set(table.asked.agreed)
    return table.offer is not None and person not in table.offer.agreed
