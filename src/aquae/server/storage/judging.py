"""Whether a database is whole: every table has all events up to its head."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, text

from aquae.core.errors import AquaeError

BROKEN: Final = text(
    "SELECT count(*) FROM head LEFT JOIN"
    " (SELECT table_id, max(number) AS last, count(*) AS many FROM event GROUP BY table_id) AS log"
    " ON log.table_id = head.table_id"
    " WHERE log.last IS NULL OR log.last <> head.number OR log.many <> head.number"
)


class Found(NamedTuple):
    """How much a database holds."""

    tables: int
    events: int

    def __str__(self) -> str:
        return f"{self.tables} tables, {self.events} events"


def damage(connection: Connection, how: str) -> str | None:
    """What SQLite finds wrong with a file: by `quick_check`, or by `integrity_check`."""
    found: str = connection.execute(text(f"PRAGMA {how}(1)")).scalar_one()
    return None if found == "ok" else found.splitlines()[-1]


def judge_whole(connection: Connection, revision: str | None) -> Found:
    """How much is there; or that something is missing."""
    if revision is None:
        raise AquaeError("there are no tables of Aquae in it")
    broken = connection.execute(BROKEN).scalar()
    if broken:
        raise AquaeError(f"{broken} tables in it have lost events")
    tables = connection.execute(text("SELECT count(*) FROM head")).scalar_one()
    events = connection.execute(text("SELECT count(*) FROM event")).scalar_one()
    return Found(tables, events)
