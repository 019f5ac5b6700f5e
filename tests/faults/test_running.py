"""A short run on each database; `make test-faults` does the same for ten minutes."""

import random

import pytest

from tests.faults.running import run

SECONDS = {"sqlite": 8.0, "postgres": 11.0}
LONGEST = 1.0


@pytest.mark.parametrize("database", SECONDS)
def test_nothing_is_lost_or_done_twice(database: str) -> None:
    """The seed is another one each time; a failure prints it."""
    done = run(database, random.randrange(10**6), SECONDS[database], LONGEST, is_hurried=True)
    print(done.report())
    assert done.flaws == []
    assert done.history.log
    assert sum(1 for request in done.history.writes() if request.events) > 20
