"""Stored tables that this version cannot play: shown with their log, and never a fault of ours."""

import json
import sqlite3
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from aquae.server.storage.database import Database
from tests.server.conftest import FREELY
from tests.server.serving import Following, Person, Serving, eventually, serving

HOUR = 3_600_000
OPTIONS = {"players": 2, "bargaining": True}
PASS = ("action", 0, {"position": 0, "text": "pass", "by": "seat"})


@dataclass
class Stored:
    """A table as another version has left it, with a bot to move."""

    letter: str
    reason: str
    says: str
    game: str = "irrigate"
    rules: int | None = 2
    options: Any = None
    last: tuple[str, int | None, Any] = PASS
    status: str = "playing"

    @property
    def id(self) -> str:
        return self.letter * 22

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    def settings(self) -> str:
        chair = {"name": "Ann", "level": "faber", "key_hash": None}
        kept = {
            "options": self.options or OPTIONS,
            "chairs": [{"kind": "bot", **chair}, {"kind": "bot", **chair}],
            "chat": True,
            "hints": True,
            "pause": True,
            "clock": None,
            "given": [],
            "origin": None,
        }
        return json.dumps(kept if self.rules is None else {**kept, "rules": self.rules})

    def events(self) -> list[tuple[str, int | None, Any]]:
        made = ("created", None, {"person": "a"})
        began = ("started", None, {"salts": ["", ""], "bots": [], "level": "faber"})
        return [made, began, self.last]

    def write(self, connection: sqlite3.Connection, now: int) -> None:
        secret = "ab" * 32
        row = (self.id, self.game, True, "a" * 22, secret, self.settings(), now)
        connection.execute("INSERT INTO creation VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        over_at = now if self.status == "over" else None
        head = (self.id, 3, self.status, True, now, over_at, now)
        connection.execute("INSERT INTO head VALUES (?, ?, ?, ?, ?, ?, ?)", head)
        for number, (kind, seat, data) in enumerate(self.events(), 1):
            event = (self.id, number, kind, seat, json.dumps(data), now, None)
            connection.execute("INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?)", event)
        for what in ("move", "review"):
            due = (self.id, what, 3, now, 0, None)
            connection.execute("INSERT INTO due VALUES (?, ?, ?, ?, ?, ?)", due)
        connection.execute("INSERT INTO review VALUES (?, 0.5, NULL)", (self.id,))


ENDED = {"scores": [1, 2], "tiebreaks": [0, 0], "winners": [1], "ending": "goal"}
TABLES = [
    Stored("g", "game", "there is no game called 'cloaca'", game="cloaca"),
    Stored("r", "rules", "version 9 of the rules of Irrigate; this server knows", rules=9),
    Stored("o", "options", "has no option weather", options={**OPTIONS, "weather": "dry"}),
    Stored("w", "options", "option players", options={"players": 7}),
    Stored("e", "event", "the event 'sung'", last=("sung", 1, {"song": "la"})),
    Stored("a", "action", "I-14", last=("action", 0, {**PASS[2], "text": "end"})),
    Stored("n", "action", "N-01", rules=None, last=("action", 0, {**PASS[2], "text": "fly"})),
    Stored(
        "z",
        "game",
        "cloaca",
        game="cloaca",
        status="over",
        last=("ended", None, {"ended": "played", "result": ENDED}),
    ),
]


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder: Path = tmp_path_factory.mktemp("unplayable")
    database = Database(None, folder / "data")
    database.prepare()
    database.let_go()
    with sqlite3.connect(database.path) as connection:
        for table in TABLES:
            table.write(connection, int(time.time() * 1000))
    connection.close()
    with serving(folder, *FREELY, "--data", str(folder / "data")) as server:
        yield server


@pytest.fixture
def ann(here: Serving) -> Person:
    return Person(here.url)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.letter}-{table.reason}")
def test_it_is_shown_with_its_log(table: Stored, ann: Person) -> None:
    shown = ann.get(table.path)
    assert shown["fault"]["reason"] == table.reason
    assert table.says in shown["fault"]["detail"]
    assert (shown["game"], shown["number"], shown["to_move"]) == (table.game, 3, "over")
    assert shown["rules"] == (table.rules or 1)
    lines = ann.get(f"{table.path}/log")["lines"]
    assert [line["number"] for line in lines] == [1, 2, 3]
    assert lines[1]["text"] == "The play began"
    if table.last[0] == "action":
        assert lines[2]["text"] == f"Ann: {table.last[2]['text']}"


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.letter}-{table.reason}")
def test_everything_else_is_a_problem_of_its_own(table: Stored, ann: Person) -> None:
    for path in ("position", "dice", "draws", "record", "review"):
        problem = ann.get(f"{table.path}/{path}", 409)
        assert (problem["code"], problem["reason"]) == ("unplayable", table.reason), path
    for path in ("preview", "why"):
        assert ann.get(f"{table.path}/{path}", 409, text="pass")["code"] == "unplayable"
    for path in ("hint", "review", "rematch"):
        assert ann.post(f"{table.path}/{path}", 409)["code"] == "unplayable"
    asked: dict[str, Any] = {"at": 3, "text": "pass"}
    assert ann.post(f"{table.path}/actions", 409, **asked)["code"] == "unplayable"
    assert ann.post(f"{table.path}/start", 409)["code"] == "unplayable"
    going_on: dict[str, Any] = {
        "seats": [{"kind": "me"}, {"kind": "me"}],
        "from": {"table": table.id},
    }
    assert ann.post("/api/tables", 409, **going_on)["code"] == "unplayable"


def test_they_are_listed_among_others(ann: Person) -> None:
    good = ann.make("irrigate", "me", "me", public=True)
    shown = {table["id"]: table for table in ann.get("/api/tables")["tables"]}
    assert set(shown) == {good.id, *(table.id for table in TABLES)}
    assert shown[good.id]["fault"] is None
    assert all(shown[table.id]["fault"] for table in TABLES)
    (over,) = ann.get("/api/tables", status="over")["tables"]
    assert over["result"] == {**ENDED, "rule": None}
    assert ann.http.get("/api/records").text == ""


@pytest.mark.parametrize("positions", ["true", "false"])
def test_they_can_be_followed(positions: str, here: Serving) -> None:
    for table in TABLES:
        following = Following(here.url, table.id, positions=positions)
        assert [following.event()["kind"] for _ in range(3)] == [
            kind for kind, _, _ in table.events()
        ]
        assert following.presences.get(timeout=20)["here"] == []


def test_nobody_tries_again_and_again(here: Serving) -> None:
    """Bots and reviews are left alone for a long time; until then nothing is claimed."""

    def leases() -> list[int]:
        path = here.folder / "data" / "aquae.sqlite"
        connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        try:
            rows = connection.execute("SELECT lease_until FROM due").fetchall()
        finally:
            connection.close()
        return [until for (until,) in rows]

    soon = int(time.time() * 1000) + HOUR
    assert eventually(lambda: all(until > soon for until in leases()))
    assert len(leases()) == 2 * len(TABLES)
    assert "Traceback" not in here.log.read_text()
