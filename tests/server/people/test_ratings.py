"""Ratings at a server: counted once, whatever is killed; shown to whom they may be; recomputed."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from aquae.bots.skill import NEW
from aquae.cli import main
from aquae.server.people.rating import RatedPlay, RatedSeat
from aquae.server.people.recount import recount
from aquae.server.storage.database import Database
from aquae.server.storage.ratings import RatingStatements
from tests.server.conftest import FREELY
from tests.server.people.conftest import Where
from tests.server.people.test_profiles import claim
from tests.server.serving import AtTable, Json, Person, Serving, eventually, serving

LONG = 120.0
"""Seconds: positions are judged one after another, and last of all that a machine does."""
QUICKLY = (*FREELY, "--hint-seconds", "0.05")
"""Positions that somebody has left are not thought about for long."""
BOTLESS = (*FREELY[:-4], "--bots", "0")
"""Nobody there does what is due."""


def sat_down(ann: Person, bea: Person, **more: Any) -> AtTable:
    table = ann.make("irrigate", "me", "open", rated=True, **more)
    table.seen_by(bea).post("seats/1/take", name="Bea", key=table.links[1])
    return table


def given_up(ann: Person, bea: Person, moves: int = 12) -> AtTable:
    """A rated play that Bea gives up after some moves."""
    table = sat_down(ann, bea)
    for _ in range(moves):
        mine = table.look()["to_move"] == 0
        (table if mine else table.seen_by(bea)).act()
    table.seen_by(bea).post("concede", seat=1)
    return table


def ratings(person: Person) -> list[Json]:
    found: list[Json] = person.get(f"/api/profiles/{person.id}/ratings")["ratings"]
    return found


def counted(person: Person, plays: int) -> Json:
    """A rating after so many plays."""
    return eventually(
        lambda: (all := ratings(person)) and all[0]["plays"] == plays and all[0], LONG
    )


def rows(where: Where, folder: Path, name: str, order: str) -> list[tuple[Any, ...]]:
    engine = create_engine(Database(where.url, folder / "data").url)
    with engine.connect() as connection:
        found = connection.execute(text(f"SELECT * FROM {name} ORDER BY {order}"))
        all = [tuple(row) for row in found]
    engine.dispose()
    return all


def test_a_rated_play_counts_for_both(server: Serving) -> None:
    ann, bea = Person(server.url), Person(server.url)
    table = given_up(ann, bea)
    hers = counted(ann, 1)
    assert (hers["game"], hers["players"]) == ("irrigate", 2)
    assert hers["rating"] + counted(bea, 1)["rating"] == pytest.approx(2 * NEW.points, abs=1)
    assert [step["rating"] for step in hers["history"]] == [hers["rating"]]
    assert table.look()["rated"] is True


def test_a_friendly_play_does_not_count(server: Serving) -> None:
    ann, bea = Person(server.url), Person(server.url)
    table = sat_down(ann, bea)
    table.post("hint")
    assert table.look()["friendly"] == "hint"
    table.seen_by(bea).post("concede", seat=1)
    given_up(ann, bea)
    assert counted(ann, 1)["plays"] == 1


def test_against_bots_one_is_rated_too(server: Serving) -> None:
    ann = Person(server.url)
    table = ann.make("irrigate", "me", "tiro", rated=True)
    table.post("concede", seat=0)
    assert table.look()["status"] == "over"
    assert counted(ann, 1)["rating"] < NEW.points + 50


def test_a_killed_server_neither_loses_nor_repeats_a_play(where: Where, tmp_path: Path) -> None:
    with serving(tmp_path, *BOTLESS, *where.flags) as server:
        ann, bea = Person(server.url), Person(server.url)
        for _ in range(3):
            given_up(ann, bea, 4)
        assert ratings(ann) == []
        server.kill()
    for _ in range(2):
        with serving(tmp_path, *QUICKLY, *where.flags) as server:
            ann.go_to(server.url)
            history = counted(ann, 3)["history"]
            assert len(history) == 3
            assert history == sorted(history, key=lambda step: step["over_at"])
            server.kill()


def test_ratings_are_computed_again(
    where: Where, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path, *QUICKLY, *where.flags) as server:
        ann, bea, cleo = (Person(server.url) for _ in range(3))
        for _ in range(7):
            given_up(ann, bea, 4)
        given_up(cleo, ann, 4)
        counted(ann, 8)
    before = rows(where, tmp_path, "rating", "person"), rows(where, tmp_path, "rating_step", "1, 2")
    assert main(["ratings", *where.flags]) == 0
    assert capsys.readouterr().out == "8 plays counted again\n"
    after = rows(where, tmp_path, "rating", "person"), rows(where, tmp_path, "rating_step", "1, 2")
    for old, new in zip(before, after, strict=True):
        for old_row, new_row in zip(old, new, strict=True):
            assert [*map(_close, new_row)] == [*map(_close, old_row)]


def _close(value: object) -> object:
    return round(value, 9) if isinstance(value, float) else value


def test_who_goes_leaves_the_ratings_of_others_alone(where: Where, tmp_path: Path) -> None:
    with serving(tmp_path, *QUICKLY, *where.flags) as server:
        ann, bea = Person(server.url), Person(server.url)
        alone = bea.make("irrigate", "me", "tiro", rated=True)
        alone.post("concede", seat=0)
        counted(bea, 1)
        for _ in range(2):
            given_up(ann, bea, 4)
        hers = counted(ann, 2)
        sat_down(ann, bea)  # it ends with her going, and counts for Ann
        bea.post("/api/people/me/delete", sure=True)
        assert counted(ann, 2) == hers
        assert ratings(bea) == []
    assert len(rows(where, tmp_path, "rated", "1")) == 2
    assert main(["ratings", *where.flags]) == 0
    with serving(tmp_path, *QUICKLY, *where.flags) as server:
        ann.go_to(server.url)
        assert counted(ann, 2) == hers


def test_what_a_play_said_is_not_forgotten_with_whoever_goes(tmp_path: Path) -> None:
    database = Database(None, tmp_path)
    database.prepare()
    database.let_go()
    statements = RatingStatements(False)
    with closing(sqlite3.connect(database.path)) as connection:
        for number in range(9):
            table = f"table {number}"
            rows = [("a", table), ("b", table)]
            connection.executemany("INSERT INTO holding (person, table_id) VALUES (?, ?)", rows)
            seats = [RatedSeat(1, "a"), RatedSeat(2, "b")]
            statements.count(RatedPlay(table, "irrigate", 2, number, seats))(connection)

        def known() -> list[Any]:
            return connection.execute("SELECT * FROM rating WHERE person = 'a'").fetchall()

        before = known()
        statements.forget(connection, "b")
        assert "b" not in str(connection.execute("SELECT data FROM rated").fetchall()).split('"')
        assert recount(connection, statements) == 9
        assert known() == before


def test_the_best_are_those_who_show_themselves(server: Serving) -> None:
    ann, bea = Person(server.url), Person(server.url)
    board = "/api/ratings/irrigate?players=2"
    for _ in range(5):
        given_up(ann, bea, 0)
    counted(ann, 5)
    claim(ann, "Agrippina the Elder", public=True)
    try:
        found = bea.get(board)
        listed = [one["name"] for one in found["people"]]
        assert "Agrippina the Elder" in listed
        assert bea.id not in str(found["people"])
        assert found["mine"]["plays"] == 5
        assert found["bots"][0]["level"] == "tiro"
        assert bea.get(f"/api/profiles/{ann.id}/ratings")["ratings"][0]["plays"] == 5
        assert ann.get(f"/api/profiles/{bea.id}/ratings", 404)["code"] == "no-such-person"
        claim(ann, "Agrippina the Elder", public=False)
        assert "Agrippina the Elder" not in str(bea.get(board))
    finally:
        claim(ann, None)


def test_one_s_ratings_are_in_one_s_file(server: Serving) -> None:
    ann, bea = Person(server.url), Person(server.url)
    given_up(ann, bea, 0)
    counted(ann, 1)
    assert ann.get("/api/people/me/export")["ratings"] == ratings(ann)
