"""Everything of somebody in one file, and nothing of somebody in the database."""

import json
from pathlib import Path

from sqlalchemy import create_engine, text

from aquae.server.storage.database import Database
from aquae.server.storage.schema import METADATA
from tests.server.conftest import FREELY
from tests.server.people.conftest import Where
from tests.server.people.test_history import conceded, games
from tests.server.postgres import Postgres
from tests.server.serving import AtTable, Person, Serving, eventually, serving

WORDS = "a secret of mine"


def played_and_talked(ann: Person, bea: Person) -> AtTable:
    """A table that goes on, at which Bea has said something."""
    table = ann.make("irrigate", "me", "open")
    hers = table.seen_by(bea)
    hers.post("seats/1/take", name="Beatrix", key=table.links[1])
    hers.post("chat", text=WORDS)
    return hers


def test_everything_is_in_one_file(server: Serving) -> None:
    ann, bea = Person(server.url), Person(server.url)
    over, going_on = conceded(ann, bea), played_and_talked(ann, bea)
    bea.post("/api/people/me/phrase", 201, name="Phone")
    answer = bea.http.get("/api/people/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    found = json.loads(answer.text)
    assert (found["person"], found["phrase"]) == (bea.id, True)
    assert [device["name"] for device in found["devices"]] == ["Phone"]
    assert [game["table"] for game in found["games"]] == [over.id]
    tables = {one["table"]["id"]: one["events"] for one in found["tables"]}
    assert set(tables) == {over.id, going_on.id}
    assert WORDS in [event.get("text") for event in tables[going_on.id]]
    assert WORDS not in ann.http.get("/api/people/me/export").text


def everything(where: Where, folder: Path) -> str:
    """All that a database holds, as text."""
    engine = create_engine(Database(where.url, folder / "data").url)
    with engine.connect() as connection:
        rows = [
            str(tuple(row))
            for table in METADATA.sorted_tables
            for row in connection.execute(text(f"SELECT * FROM {table.name}"))
        ]
    engine.dispose()
    return "\n".join(rows)


def test_nothing_is_left_of_who_wants_to_be_forgotten(where: Where, tmp_path: Path) -> None:
    with serving(tmp_path, *FREELY, *where.flags) as server:
        ann, bea = Person(server.url), Person(server.url)
        ann.post("/api/people/me/bells", 201, kind="hook", address="https://chat.example/hook")
        waiting = ann.make("irrigate", "me", "open", "open")
        waiting.seen_by(bea).post("seats/1/take", name="Beatrix", key=waiting.links[1])
        over, going_on = conceded(ann, bea, "Beatrix"), played_and_talked(ann, bea)
        alone = bea.make("irrigate", "me", "me")
        bea.post("/api/people/me/phrase", 201, name="Phone")
        before = everything(where, tmp_path)
        bea.post("/api/people/me/delete", 422, sure=False)
        assert WORDS in before
        assert before.lower().count("beatrix") > 3
        bea.post("/api/people/me/delete", sure=True)
        after = everything(where, tmp_path)
        for trace in (bea.id, "beatrix", WORDS, "Phone", alone.id):
            assert trace.lower() not in after.lower(), trace
        assert bea.get(alone.path, 404)["code"] == "no-such-table"
        assert [seat["name"] for seat in games(ann)[0]["seats"]] == ["Ann", "N. N."]
        look = going_on.seen_by(ann).look()
        left = next(seat for seat in look["seats"] if seat["person"] != ann.id)
        assert (left["name"], left["stand_in"]) == ("N. N.", True)
        assert "Beatrix" not in str(ann.get(f"{over.path}/log"))
        assert bea.get("/api/tables", list="mine")["tables"] == []
    with serving(tmp_path, *FREELY, *where.flags) as server:
        ann.go_to(server.url)
        assert going_on.seen_by(ann).look()["mine"] != []
        assert len(games(ann)) == 1


def test_other_servers_forget_too(postgres: Postgres, tmp_path: Path) -> None:
    flags = (*FREELY, "--database", postgres.new_database())
    with serving(tmp_path / "a", *flags) as first, serving(tmp_path / "b", *flags) as second:
        ann, bea = Person(first.url), Person(first.url)
        table = played_and_talked(ann, bea).seen_by(ann)
        ann.go_to(second.url)
        assert "Beatrix" in str(table.look())
        bea.post("/api/people/me/delete", sure=True)
        eventually(lambda: "Beatrix" not in str(table.look()))
