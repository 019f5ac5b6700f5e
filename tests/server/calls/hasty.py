"""`python -m tests.server.calls.hasty serve …`: a server that calls people without waiting."""

import sys

from aquae.server.calls import caller, rules
from aquae.server.tables import calling
from tests.server.calls.conftest import A_DAY, NIGHTLY

calling.PATIENCE_MS = 0  # type: ignore[misc]
rules.FIRST_PAUSE_MS = 50  # type: ignore[misc]
caller.POLL_SECONDS = 0.1  # type: ignore[misc]
caller.LEASE_MS = 2_000  # type: ignore[misc]
next_minute = rules.next_minute


def soon(now: int, minute: int, zone: str) -> int:
    """Midnight comes every eight seconds."""
    return -(-now // A_DAY) * A_DAY if minute == NIGHTLY else next_minute(now, minute, zone)


rules.next_minute = soon
caller.SHARED_SECONDS = 0.5  # type: ignore[misc]

if __name__ == "__main__":
    from aquae.cli import main

    sys.exit(main(sys.argv[1:]))
