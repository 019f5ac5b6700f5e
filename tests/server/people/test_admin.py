"""`aquae admin` on the database of a running server, SQLite or PostgreSQL."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.server.conftest import FREELY
from tests.server.people.conftest import Where
from tests.server.people.test_own_data import WORDS, everything, played_and_talked
from tests.server.serving import Person, eventually, serving


class Hosted(NamedTuple):
    url: str
    where: Where
    folder: Path

    def admin(self, *words: str, status: int = 0) -> str:
        command = [sys.executable, "-m", "aquae", "admin", *words, *self.where.flags]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == status, done.stderr
        return done.stdout


@pytest.fixture
def hosted(where: Where, tmp_path: Path) -> Iterator[Hosted]:
    with serving(tmp_path, *FREELY, *where.flags) as server:
        yield Hosted(server.url, where, tmp_path)


def test_a_report_is_read_with_its_chat_and_answered(hosted: Hosted) -> None:
    ann, bea = Person(hosted.url), Person(hosted.url)
    hers = played_and_talked(ann, bea)
    report = ann.post(f"{hers.path}/reports", 201, seat=1, why="chat", words="rude")["report"]
    told = hosted.admin("reports")
    assert report in told
    assert f"Beatrix: {WORDS}" in told
    hosted.admin("suspend", bea.id, "--days", "3")
    talk = f"{hers.path}/chat"
    eventually(lambda: bea.http.post(talk, json={"text": "hm"}).status_code == 403)
    open_table = ann.make("irrigate", "me", "open", public=True)
    assert open_table.seen_by(bea).take(1, 403)["code"] == "suspended"
    assert bea.get("/api/people/me/export")["suspended_until"] > 0
    hosted.admin("lift", bea.id)
    eventually(lambda: bea.http.post(talk, json={"text": "hm"}).status_code == 200)
    hosted.admin("settle", report)
    assert hosted.admin("reports") == ""
    hosted.admin("settle", report, status=2)
    deeds = [line.split("  ")[2] for line in hosted.admin("deeds").splitlines()]
    assert sorted(deeds) == ["lift", "settle", "suspend"]
    bea.post("/api/people/me/delete", sure=True)
    assert bea.id not in everything(hosted.where, hosted.folder)
    assert len(hosted.admin("deeds").splitlines()) == 3


def test_registration_is_closed_and_opened_while_the_server_runs(hosted: Hosted) -> None:
    ann = Person(hosted.url)
    ann.make("irrigate", "me", "me")
    word = hosted.admin("close").strip().rsplit("=", 1)[1]
    eventually(lambda: ann.http.post("/api/people", json={}).status_code == 403)
    Person(hosted.url, invitation=word)
    assert ann.get("/api/people/me")["person"] == ann.id
    hosted.admin("open")
    eventually(lambda: ann.http.post("/api/people", json={}).status_code == 201)


def test_a_table_is_removed_for_everybody(hosted: Hosted) -> None:
    ann = Person(hosted.url)
    table = ann.make("irrigate", "me", "me")
    assert table.id in hosted.admin("tables")
    hosted.admin("remove-table", table.id)
    eventually(lambda: ann.http.get(table.path).status_code == 404)
    hosted.admin("remove-table", table.id, status=2)
    hosted.admin("limit", "streams", "3", status=2)
