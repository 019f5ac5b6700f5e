"""The time, as tables keep it: that of the database, told on by a clock that never jumps.

Many processes judge the deadlines and leases of one table, so the time that counts is that of the
database they share. A process asks for it now and then and goes on from there by its steady clock:
neither its own wrong clock nor a corrected one makes anybody lose on time.
"""

import time
from collections.abc import Callable
from typing import Final

MOST_SKEW_MS: Final = 2000
"""With a clock further off than this a process leaves timed work to others."""
SLOWLY: Final = 10
"""A jump of the time that counts is made good in ten times as long: players' clocks run by it."""
MOST_DOUBT_MS: Final = 500
"""Half the time that an answer may have taken to be worth following."""

# Goes on while the machine sleeps, where the system has such a clock.
STEADY: Final = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


def wall_ms() -> int:
    """What the machine takes for the time: milliseconds UTC."""
    return time.time_ns() // 1_000_000


def steady_ms() -> int:
    """Milliseconds since some moment; never set, never back."""
    return time.clock_gettime_ns(STEADY) // 1_000_000


class Clock:
    """The time that counts, and how far the machine's own is from it."""

    def __init__(
        self, wall: Callable[[], int] = wall_ms, steady: Callable[[], int] = steady_ms
    ) -> None:
        self.wall = wall
        self.steady = steady
        self.skew_ms = 0
        """How far the machine's clock is ahead of the database's."""
        self.jump_ms = 0
        """How far the time that counts is ahead of what is told here, after a jump of it."""
        self._offset = wall() - steady()
        self._followed_at: int | None = None

    def now_ms(self) -> int:
        """Milliseconds UTC."""
        return self.steady() + self._offset

    @property
    def is_right(self) -> bool:
        return abs(self.skew_ms) <= MOST_SKEW_MS

    def follow_machine(self) -> None:
        """Where no other process is, the machine's clock counts."""
        self._follow(self.wall() - self.steady())

    def follow(self, told: int, asked_at: int, answered_at: int) -> None:
        """A database told its time between two moments of the steady clock."""
        doubt = (answered_at - asked_at) // 2
        if doubt > MOST_DOUBT_MS and self._followed_at is not None:
            return
        offset = told - (asked_at + doubt)
        skew = self.wall() - self.steady() - offset
        self.skew_ms = 0 if abs(skew) <= doubt else skew
        self._follow(offset)

    def _follow(self, offset: int) -> None:
        now = self.steady()
        off = step = offset - self._offset
        if self._followed_at is not None:
            most = (now - self._followed_at) // SLOWLY
            step = max(-most, min(most, off))
        self._offset += step
        self._followed_at = now
        self.jump_ms = off - step


CLOCK = Clock()
"""The clock of this process."""


def now_ms() -> int:
    """Milliseconds UTC, by the time that counts."""
    return CLOCK.now_ms()
