"""A row for each process: that it can be written proves that the process can write."""

from typing import Any, Final

from aquae.server.clock import Clock
from aquae.server.storage.channels import PULSE_CHANNEL

FORGOTTEN_MS: Final = 24 * 3600 * 1000
"""A process that has not been heard of for so long left without a word."""
TIME: Final = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
BEAT: Final = (
    "INSERT INTO pulse VALUES ({0}, {0}) ON CONFLICT (process)"
    " DO UPDATE SET beat_at = excluded.beat_at"
)
FORGET: Final = "DELETE FROM pulse WHERE beat_at < {0}"
LEAVE: Final = "DELETE FROM pulse WHERE process = {0}"


class Pulse:
    """What a process writes about itself; all functions are work for the writer."""

    def __init__(self, process: str, clock: Clock, is_postgres: bool) -> None:
        self.process = process
        self.clock = clock
        self.is_postgres = is_postgres
        self.mark = "%s" if is_postgres else "?"

    def beat(self, connection: Any) -> None:
        """Write the time, and set the clock by it."""
        if self.is_postgres:
            asked_at = self.clock.steady()
            (told,) = connection.execute(TIME).fetchone()
            self.clock.follow(told, asked_at, self.clock.steady())
        else:
            self.clock.follow_machine()
        values = (self.process, self.clock.now_ms())
        connection.execute(BEAT.format(self.mark), values)
        if self.is_postgres:
            connection.execute("SELECT pg_notify(%s, %s)", (PULSE_CHANNEL, self.process))

    def forget_others(self, connection: Any) -> None:
        """Those that were killed long ago."""
        long_ago = self.clock.now_ms() - FORGOTTEN_MS
        connection.execute(FORGET.format(self.mark), (long_ago,))

    def leave(self, connection: Any) -> None:
        connection.execute(LEAVE.format(self.mark), (self.process,))
