"""Blocking, muting and reporting: who sits down with whom, on either database."""

from pathlib import Path

from sqlalchemy import create_engine, text

from aquae.server.storage.database import Database
from tests.server.conftest import FREELY
from tests.server.people.conftest import Where
from tests.server.people.test_history import conceded
from tests.server.people.test_own_data import played_and_talked
from tests.server.serving import Json, Person, Serving, serving

AVOIDED = "/api/people/me/avoided"


def avoid(person: Person, other: Person, how: str | None = "block", name: str = "Bea") -> Json:
    return person.post(AVOIDED, person=other.id, how=how, name=name)["people"]


def test_whoever_is_blocked_cannot_sit_down_until_they_have_made_up(server: Serving) -> None:
    ann, bea, cleo = (Person(server.url) for _ in range(3))
    listed = avoid(ann, bea)
    assert [(one["person"], one["name"], one["how"]) for one in listed] == [
        (bea.id, "Bea", "block")
    ]
    table = ann.make("irrigate", "me", "open", "open", public=True)
    hers = table.seen_by(bea)
    assert hers.take(1, 403)["code"] == "not-welcome"
    assert hers.take(1, 403, key=table.links[1])["code"] == "not-welcome"
    table.seen_by(cleo).take(2)
    assert avoid(ann, bea, None) == []
    hers.take(1)


def test_one_who_sits_at_the_table_counts_as_much_as_who_made_it(server: Serving) -> None:
    ann, bea, cleo = (Person(server.url) for _ in range(3))
    avoid(cleo, bea)
    table = ann.make("irrigate", "me", "open", "open", public=True)
    table.seen_by(cleo).take(1)
    assert table.seen_by(bea).take(2, 403)["code"] == "not-welcome"


def test_who_sits_there_already_stays(server: Serving) -> None:
    ann, bea = Person(server.url), Person(server.url)
    table = ann.make("irrigate", "me", "open")
    hers = table.seen_by(bea)
    hers.take(1, key=table.links[1])
    avoid(ann, bea)
    hers.post("seats/1/leave")
    hers.take(1)
    assert hers.look()["seats"][1]["stand_in"] is False


def test_muting_keeps_nobody_away_and_blocking_works_one_way(server: Serving) -> None:
    ann, bea = Person(server.url), Person(server.url)
    avoid(ann, bea, "mute")
    table = ann.make("irrigate", "me", "open", public=True)
    table.seen_by(bea).take(1)
    avoid(bea, ann)
    theirs = ann.make("irrigate", "me", "open", public=True)
    theirs.seen_by(bea).take(1)


def test_who_is_blocked_offers_no_rematch(server: Serving) -> None:
    ann, bea = Person(server.url), Person(server.url)
    table = conceded(ann, bea)
    avoid(ann, bea)
    assert table.seen_by(bea).post("rematch", 403)["code"] == "not-welcome"
    table.post("rematch")


def test_nobody_avoids_themselves(server: Serving) -> None:
    ann = Person(server.url)
    ann.post(AVOIDED, 422, person=ann.id, how="block", name="Ann")
    ann.post(AVOIDED, 422, person="somebody", how="block", name="Ann")


def test_a_report_goes_to_the_hosts_once(server: Serving) -> None:
    ann, bea = Person(server.url), Person(server.url)
    table = played_and_talked(ann, bea)
    path = f"{table.path}/reports"
    first = ann.post(path, 201, seat=1, why="chat", words="rude")["report"]
    assert ann.post(path, 201, seat=1, why="other")["report"] == first
    assert ann.post(path, 404, seat=0, why="chat")["code"] == "no-such-seat"
    assert ann.post(path, 404, seat=3, why="chat")["code"] == "no-such-seat"
    stranger = Person(server.url)
    assert stranger.post(path, 403, seat=1, why="chat")["code"] == "not-your-seat"


def test_both_are_exported_and_forgotten(where: Where, tmp_path: Path) -> None:
    with serving(tmp_path, *FREELY, *where.flags) as server:
        ann, bea, cleo = (Person(server.url) for _ in range(3))
        table = played_and_talked(ann, bea)
        for one, other, seat in ((ann, bea, 1), (bea, ann, 0)):
            avoid(one, other)
            one.post(f"{table.path}/reports", 201, seat=seat, why="name", words="a bad name")
        avoid(cleo, ann, "mute", "Ann")
        found = bea.get("/api/people/me/export")
        assert [one["person"] for one in found["avoided"]] == [ann.id]
        assert [(one["table_id"], one["words"]) for one in found["reports"]] == [
            (table.id, "a bad name")
        ]
        bea.post("/api/people/me/delete", sure=True)
        engine = create_engine(Database(where.url, tmp_path / "data").url)
        with engine.connect() as connection:
            assert not connection.execute(text("SELECT * FROM report")).all()
            avoided = connection.execute(text("SELECT person, other FROM avoided")).all()
        engine.dispose()
        assert [tuple(row) for row in avoided] == [(cleo.id, ann.id)]
