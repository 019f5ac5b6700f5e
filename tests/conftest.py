"""More tries for tests of real browsers, terminals and processes, and for no others."""

from pathlib import Path

import pytest

TESTS = Path(__file__).parent
BY_THE_CLOCK = [TESTS / name for name in ("web", "cli", "server", "deploy", "faults")]
"""What waits for something else to happen, on a machine that may have no time to spare."""
AT_ONCE = {
    "test_security.py",
    "test_salts.py",
    "test_foreseeing.py",
    "test_dishonest_host.py",
    "test_links.py",
}
"""Promises that hold always, not most of the time."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tries are told in the summary. What fails three times has failed."""
    for item in items:
        is_by_the_clock = any(folder in item.path.parents for folder in BY_THE_CLOCK)
        if is_by_the_clock and item.path.name not in AT_ONCE:
            item.add_marker(pytest.mark.flaky(reruns=2))
