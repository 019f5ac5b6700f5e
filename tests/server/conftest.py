"""Servers that tests share, and databases."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, started
from tests.server.serving import Serving, close_all, serving

FREELY = (
    *("--rate", "0", "--table-rate", "0", "--connections", "0"),
    *("--bots", "1", "--review-iterations", "5"),
)


@pytest.fixture(autouse=True)
def connections() -> Iterator[None]:
    yield
    close_all()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = started()
    yield server
    server.stop()


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Serving]:
    """A server without rate limits, on either database."""
    folder: Path = tmp_path_factory.mktemp("server")
    where = ["--data", str(folder / "data")]
    if request.param == "postgres":
        where = ["--database", request.getfixturevalue("postgres").new_database()]
    with serving(folder, *FREELY, *where) as server:
        yield server
