"""A database that people have used is upgraded from every revision, and keeps every row."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect, text

from aquae.bots.puzzles.shelf import shelf_of
from aquae.server.storage.database import Database, alembic_config
from aquae.server.storage.schema import METADATA
from tests.server.conftest import FREELY
from tests.server.people.conftest import Where, where
from tests.server.people.test_history import conceded, games
from tests.server.people.test_passkeys import at_home, key_of
from tests.server.people.test_preparing import at_table, prepare, tried
from tests.server.serving import Person, Serving, eventually, serving
from tests.server.tournaments.playing import in_state, organised, told

__all__ = ["where"]

FIRST = "0003"
"""Older databases are those of nobody."""
PASSING: frozenset[str] = frozenset({"due", "pulse", "challenge", "host_ticket"})
"""What is there for moments: nothing is waiting for anybody now."""
REWRITTEN = {("bell", "wants")}
"""What an upgrade itself has to change."""

Rows = list[dict[str, Any]]


def used(server: Serving) -> Person:
    """Ann, after some days at a server: she has left something in every table."""
    ann, bea = at_home(server.url), Person(server.url)
    key_of(ann)
    ann.post("/api/people/me/phrase", 201, name="Phone")
    ann.post("/api/people/me/tickets", 201)
    ann.post("/api/people/me/profile", name="Cornelia", public=True, mosaic=3)
    ann.post("/api/people/me/bells", 201, kind="hook", address="https://chat.example/hook")
    ann.post("/api/people/me/hours", zone="Europe/Zurich", quiet_from=1320, quiet_until=420)
    ann.post("/api/people/me/avoided", person="x" * 22, how="mute", name="Dora")
    conceded(ann, bea)
    rated = ann.make("irrigate", "me", "faber", rated=True)
    rated.post("concede", seat=rated.look()["mine"][0])
    eventually(lambda: ann.get(f"/api/profiles/{ann.id}/ratings")["ratings"])
    bots = ann.make("irrigate", "faber", "faber", public=True)
    bots.wait_for("over", 60)
    bots.post("review", 202)
    table = at_table(bea, ann)
    hers = table.seen_by(ann)
    prepare(hers, tried(hers))
    hers.post("note", text="Mind the river.")
    hers.post("reports", 201, seat=0, why="name")
    offered = ann.make("irrigate", "me", "open")
    offered.post("invitations", 201, person=bea.id)
    ann.post("/api/daily/irrigate", 201, name="Ann")
    puzzle = next(iter(shelf_of("aquaedukt")))
    ann.post(f"/api/puzzles/aquaedukt/{puzzle}/tries", text=None)
    cup = organised(ann, bots=["faber"] * 2, most=2)
    told(ann, cup, "begin")
    in_state(ann, cup, "over")
    ann.post("/api/people/me/seeking", name="Ann", game="irrigate", seconds=61)
    return ann


def judged(connection: Connection, person: str) -> None:
    """Hosts are made and people suspended by commands; here their rows will do."""
    values = {"one": person, "id": "d" * 22}
    for statement in (
        "INSERT INTO host (person, name, made_at) VALUES (:one, 'Hortensia', 1)",
        "INSERT INTO suspended (person, until) VALUES (:one, 1)",
        "INSERT INTO choice (name, value) VALUES ('notice', 'Friday')",
        "INSERT INTO deed (deed, made_at, person, what, about, words)"
        " VALUES (:id, 1, :one, 'notice', '', 'Friday')",
    ):
        connection.execute(text(statement), values)


def all_rows(connection: Connection) -> dict[str, Rows]:
    names = set(inspect(connection).get_table_names()) - {"alembic_version"}
    return {
        name: [dict(row._mapping) for row in connection.execute(text(f"SELECT * FROM {name}"))]
        for name in names
    }


def compare(before: dict[str, Rows], after: dict[str, Rows], revision: str) -> None:
    """Every row of before is there, in all that it had."""
    for name, rows in before.items():
        columns = [one for one in (rows[0] if rows else ()) if (name, one) not in REWRITTEN]
        kept, found = (
            sorted(repr([row[one] for one in columns]) for row in some)
            for some in (rows, after[name])
        )
        assert kept == found, f"{name} of {revision}"


def test_every_revision_is_upgraded_with_the_rows_of_people(where: Where, tmp_path: Path) -> None:
    with serving(tmp_path, *FREELY, *where.flags) as server:
        ann = used(server)
    engine = create_engine(Database(where.url, tmp_path / "data").url)
    with engine.begin() as connection:
        judged(connection, ann.id)
        empty = {name for name, rows in all_rows(connection).items() if not rows}
        assert empty <= PASSING & set(METADATA.tables), "a table without a row proves nothing"
        (bell,) = all_rows(connection)["bell"]
        config = alembic_config(connection)
        revisions = [one.revision for one in ScriptDirectory.from_config(config).walk_revisions()]
        for revision in revisions[1 : revisions.index(FIRST) + 1]:
            command.downgrade(config, revision)
            before = all_rows(connection)
            command.upgrade(config, "head")
            after = all_rows(connection)
            compare(before, after, revision)
            assert [one["wants"] for one in after["bell"]] in ([bell["wants"]], [])
    engine.dispose()
    with serving(tmp_path, *FREELY, *where.flags) as server:
        ann.go_to(server.url)
        assert len(eventually(lambda: games(ann))) == 2
        assert {one["status"] for one in ann.get("/api/tables", list="mine")["tables"]} >= {
            "open",
            "playing",
            "over",
        }
