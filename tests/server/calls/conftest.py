"""Servers that call people at once, and a push service."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.server.calls.browser import PushService, push_service
from tests.server.conftest import FREELY
from tests.server.postgres import Postgres
from tests.server.serving import Serving, serving

NIGHTLY = 0
"""The minute of the day that comes every eight seconds at these servers."""
A_DAY = 8_000
HASTY = ("-m", "tests.server.calls.hasty")

Hasty = Callable[..., AbstractContextManager[Serving]]


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found
        assert found.complaints == []


def hasty(folder: Path, *flags: str, port: int = 0) -> AbstractContextManager[Serving]:
    """A server that calls without waiting, also in its own network."""
    return serving(folder, *FREELY, "--private-addresses", *flags, port=port, program=HASTY)


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def calling(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("calling")
    where = ["--data", str(folder / "data")]
    if request.param == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        where = ["--database", postgres.new_database()]
    with hasty(folder, *where) as server:
        yield server
