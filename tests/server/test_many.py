"""Several processes on one PostgreSQL: servers, workers, and a database that fails."""

import os
import signal
import time
from pathlib import Path

import psycopg
import pytest

from tests.server.conftest import FREELY
from tests.server.postgres import Postgres, children_of, started
from tests.server.serving import (
    AtTable,
    Following,
    Person,
    Serving,
    children,
    eventually,
    serving,
    working,
)

NO_BOTS = ("--rate", "0", "--table-rate", "0", "--bots", "0")


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.new_database()


def test_play_at_one_server_and_watch_at_the_other(tmp_path: Path, database: str) -> None:
    where = ("--database", database)
    with serving(tmp_path, *FREELY, *where) as one, serving(tmp_path, *FREELY, *where) as two:
        ann, bea = Person(one.url), Person(two.url)
        first = ann.make("irrigate", "me", "open")
        second = first.seen_by(bea)
        second.take(1, key=first.links[1])
        watching = Following(two.url, first.id, token=bea.token)
        here = Following(one.url, first.id, token=ann.token)
        here.presence({"here": [0, 1], "watching": 0})
        number = first.act("draw")["number"]
        began = time.monotonic()
        while watching.event()["number"] < number:
            pass
        assert time.monotonic() - began < 5
        assert second.look()["number"] == number
        stale = second.act("draw", 403)
        assert stale["code"] == "not-your-turn"
        one.kill()
        ann.go_to(two.url)
        done = first.act()
        assert watching.event()["number"] == done["events"][0]["number"]


def test_who_comes_from_another_server_is_not_told_to_wait(tmp_path: Path, database: str) -> None:
    """What one has seen at the first server counts at the second at once."""
    where = ("--database", database)
    with serving(tmp_path, *FREELY, *where) as one, serving(tmp_path, *FREELY, *where) as two:
        ann = Person(one.url)
        table = ann.make("irrigate", "me", "me")
        number = table.look()["number"]
        for server in (two, one, two):
            ann.go_to(server.url)
            number = table.act("pass", at=number)["number"]


def test_both_write_at_once_and_one_is_told(tmp_path: Path, database: str) -> None:
    """Each server believes itself up to date; only one action fits."""
    where = ("--database", database)
    with serving(tmp_path, *FREELY, *where) as one, serving(tmp_path, *FREELY, *where) as two:
        ann = Person(one.url)
        first = ann.make("irrigate", "me", "me")
        first.look()
        twin = first.seen_by(ann)
        for _ in range(10):
            number = first.look()["number"]
            text = first.legal()[0]
            answers = []
            for server in (one, two):
                ann.go_to(server.url)
                body = {"at": number, "text": text}
                answers.append(ann.http.post(f"{twin.path}/actions", json=body).status_code)
            assert answers == [200, 409]


def test_workers_move_bots_and_take_over_from_killed_ones(tmp_path: Path, database: str) -> None:
    where = ("--database", database)
    with serving(tmp_path, *NO_BOTS, *where) as server:
        table = Person(server.url).make("irrigate", "me", "curator")
        table.act("pass")
        time.sleep(0.3)
        assert table.look()["to_move"] == 1, "nobody is there to move the bot"
        with working(database, tmp_path) as worker:
            eventually(lambda: children_of(worker.pid))
            time.sleep(1.0)  # it is thinking by now, or has moved
            worker.kill()
            worker.wait()
        _end_leases(database)
        with working(database, tmp_path):
            table.wait_for_turn(0)
            table.act("pass")
            table.wait_for_turn(0)


def _end_leases(database: str) -> None:
    """Let twenty seconds pass for the lease of a worker that is gone."""
    with psycopg.connect(database) as connection:
        connection.execute("UPDATE due SET lease_until = lease_until - 20000")


def test_a_database_that_crashes_loses_nothing(tmp_path: Path) -> None:
    postgres = started()
    try:
        database = postgres.new_database()
        with serving(tmp_path, *FREELY, "--database", database) as server:
            table = Person(server.url).make("irrigate", "me", "faber")
            stream = Following(server.url, table.id)
            for _ in range(3):
                number = table.act("pass" if "pass" in table.legal() else None)["number"]
                postgres.crash()
                postgres.start()
                assert table.wait_for_number(number)
                if table.wait_for_turn(0)["status"] == "over":
                    break
            last = table.look()["number"]
            heard = [stream.event()["number"] for _ in range(last)]
            assert heard == list(range(1, last + 1))
    finally:
        postgres.stop()


def test_a_killed_bot_is_asked_again_and_for_a_stuck_one_faber_moves(tmp_path: Path) -> None:
    with serving(tmp_path, *FREELY, "--data", str(tmp_path / "data"), "--log", "json") as server:
        table = Person(server.url).make("irrigate", "me", "curator", "me")
        _strike(table, server, signal.SIGKILL)
        log = server.log.read_text()
        assert log.count("ended with -9; another one is asked") == 1
        assert "a bot failed" not in log
        table.act("pass")
        _strike(table, server, signal.SIGSTOP)
        log = server.log.read_text()
        assert log.count("a bot failed, faber moves") == 1
        assert f'"table_id": "{table.id}"' in log


def _strike(table: AtTable, server: Serving, number: int) -> None:
    """Strike the process that thinks for seat 1 while it does."""
    process = server.process
    assert process is not None
    ready = ('aquae_thinkers_idle{what="quick"} 1', 'aquae_thinkers_idle{what="move"} 1')
    eventually(lambda: all(line in table.person.http.get("/metrics").text for line in ready))
    before = {pid: processor_time(pid) for pid in children(process)}
    table.act("pass")

    def thinking() -> int:
        grown = {pid: processor_time(pid) - since for pid, since in before.items()}
        return max((pid for pid in grown if grown[pid] > 0.3), key=grown.__getitem__, default=0)

    os.kill(eventually(thinking), number)
    table.wait_for_turn(2)


def processor_time(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
