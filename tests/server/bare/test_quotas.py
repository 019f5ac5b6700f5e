"""Nobody makes tables without end, and those at which nobody ever sat down are forgotten."""

import sqlite3
from pathlib import Path

from tests.server.conftest import FREELY
from tests.server.serving import Json, Person, eventually, serving

NEW: Json = {"game": "irrigate", "seats": [{"kind": "me"}, {"kind": "open"}]}


def test_a_person_makes_so_many_tables_an_hour(tmp_path: Path) -> None:
    limits = ("--rate", "1000", "--table-quota", "2", "--bots", "0")
    with serving(tmp_path, *limits, "--data", str(tmp_path / "data")) as server:
        ann = Person(server.url)
        for _ in range(2):
            ann.post("/api/tables", 201, **NEW)
        # What is not made for another reason does not count.
        told = ann.http.post("/api/tables", json=NEW)
        assert (told.status_code, told.json()["code"]) == (429, "too-many-tables")
        assert 1500 < int(told.headers["retry-after"]) <= 1801
        others = [Person(server.url) for _ in range(10)]
        codes = [
            other.http.post("/api/tables", json=NEW).status_code for other in others for _ in "12"
        ]
        assert codes == [201] * 18 + [429] * 2, "an address has a quota, too"


def test_there_is_no_way_around_the_quota(tmp_path: Path) -> None:
    limits = ("--rate", "1000", "--table-quota", "2", "--bots", "0")
    with serving(tmp_path, *limits, "--data", str(tmp_path / "data")) as server:

        def codes(path: str, body: Json, people: int, times: int) -> list[int]:
            somebody = [Person(server.url) for _ in range(people)]
            asked = [one for one in somebody for _ in range(times)]
            return [one.http.post(path, json=body).status_code for one in asked]

        now = {"name": "Ann", "game": "irrigate", "patience": 0}
        assert codes("/api/people/me/seeking", now, 1, 3) == [200, 200, 429]
        assert codes("/api/people/me/seeking", now, 10, 2) == [200] * 18 + [429] * 2
        assert codes("/api/people/me/holiday", {}, 1, 21) == [200] * 20 + [429]
        cup = {"name": "Cup", "game": "irrigate", "bots": ["tiro"] * 2, "most": 2}
        assert codes("/api/tournaments", cup, 11, 20) == [201] * 200 + [429] * 20


def test_tables_at_which_nobody_ever_sat_down_are_forgotten(tmp_path: Path) -> None:
    arguments = (*FREELY, "--data", str(tmp_path / "data"))
    with serving(tmp_path, *arguments) as server:
        ann = Person(server.url)
        forgotten, awaited = (ann.make("irrigate", "me", "open") for _ in range(2))
        played = ann.make("irrigate", "me", "me")
        played.act()
    with sqlite3.connect(tmp_path / "data" / "aquae.sqlite") as connection:
        change = "UPDATE head SET listed_at = listed_at - ? * 86400000 WHERE table_id = ?"
        for table, days in ((forgotten, 31), (awaited, 29), (played, 31)):
            connection.execute(change, (days, table.id))
    connection.close()
    with serving(tmp_path, *arguments) as server:
        ann.go_to(server.url)
        assert eventually(lambda: ann.http.get(forgotten.path).status_code == 404)
        assert awaited.look()["status"] == "open"
        assert played.look()["status"] == "playing"
