"""Databases of one's own, for servers that are stopped and started again."""

from pathlib import Path
from typing import NamedTuple

import pytest

from tests.server.postgres import Postgres


class Where(NamedTuple):
    """The address of a PostgreSQL database, or None; and the flags for it."""

    url: str | None
    flags: list[str]


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Where:
    if request.param == "sqlite":
        return Where(None, ["--data", str(tmp_path / "data")])
    server: Postgres = request.getfixturevalue("postgres")
    url = server.new_database()
    return Where(url, ["--database", url])
