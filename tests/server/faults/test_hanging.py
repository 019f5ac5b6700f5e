"""PostgreSQL that hangs, and connections that fall silent: nobody waits for them for ever."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from tests.server.conftest import FREELY
from tests.server.postgres import Postgres, started
from tests.server.serving import AtTable, Following, Person, Serving, eventually, serving

LONG = 15.0
"""More than any request may take: ten seconds for a write, and some for a slow machine."""


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
def own() -> Iterator[Postgres]:
    """One that may hang without anybody else noticing."""
    server = started()
    yield server
    server.stop()


def asked(url: str) -> tuple[int, Any, float]:
    began = time.monotonic()
    answer = httpx.get(url, timeout=2 * LONG)
    return answer.status_code, answer.json(), time.monotonic() - began


def test_a_database_that_hangs_is_told_as_such_and_nothing_is_lost(
    tmp_path: Path, own: Postgres
) -> None:
    with serving(tmp_path, *FREELY, "--database", own.new_database()) as server:
        ann = Person(server.url)
        ann.http.timeout = httpx.Timeout(2 * LONG)
        table = ann.make("irrigate", "me", "me")
        stream = Following(server.url, table.id)
        at = table.look()["number"]
        with own.frozen():
            status, health, took = asked(f"{server.url}/healthz")
            assert (status, health["parts"]["database"]) == (503, "does not answer")
            assert took < 10
            began = time.monotonic()
            act = {"at": at, "text": "draw", "once": "mine"}
            assert table.post("actions", 503, **act)["code"] == "database-away"
            assert ann.get("/api/tables", 503)["code"] == "database-away"
            assert ann.get(table.path, 503)["code"] == "database-away"
            assert time.monotonic() - began < 3 * LONG
        # Whether it was done after all or is done now: it is done once.
        eventually(lambda: httpx.get(f"{server.url}/healthz").status_code == 200)
        done = table.post("actions", **act)
        last = done["number"]
        assert stream.numbers(last) == list(range(1, last + 1))
        texts = [event["text"] for event in done["events"]]
        assert texts[0] == "draw"
        assert table.position()["position"] == len(texts)
        log = server.log.read_text()
        assert "Traceback" not in log


def test_a_database_that_is_gone_is_told_as_such_everywhere(tmp_path: Path, own: Postgres) -> None:
    with serving(tmp_path, *FREELY, "--database", own.new_database()) as server:
        ann = Person(server.url)
        ann.http.timeout = httpx.Timeout(2 * LONG)
        table = ann.make("irrigate", "me", "me", public=True)
        at = table.look()["number"]
        own.crash()
        assert asked(f"{server.url}/healthz")[0] == 503
        eventually(lambda: ann.http.get(table.path).status_code == 503)
        looks = ["/api/tables", "/api/records"]
        at_table = ["", "/position", "/log", "/record", "/draws", "/dice", "/events"]
        for path in looks + [table.path + one for one in at_table]:
            assert ann.get(path, 503)["code"] == "database-away", path
        seats = [{"kind": "me"}, {"kind": "me"}]
        assert ann.post("/api/tables", 503, game="irrigate", seats=seats)["code"] == "database-away"
        for path, body in (
            ("actions", {"at": at, "text": "draw"}),
            ("chat", {"text": "hello"}),
            ("hint", {}),
            ("concede", {"seat": 0}),
        ):
            assert table.post(path, 503, **body)["code"] == "database-away", path
        own.start()
        eventually(lambda: httpx.get(f"{server.url}/healthz").status_code == 200)
        table.act("draw")
        assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize("busy", [False, True], ids=["idle", "busy"])
def test_a_server_stops_in_time_while_its_database_hangs(
    tmp_path: Path, own: Postgres, busy: bool
) -> None:
    with serving(tmp_path, *FREELY, "--database", own.new_database()) as server:
        ann = Person(server.url)
        table = ann.make("irrigate", "me", "me")
        following = Following(server.url, table.id)
        following.event()
        with own.frozen():
            if busy:
                waiting = [_ask_and_wait(table, server) for _ in range(3)]
                time.sleep(0.3)
            assert server.stop() < 2
            if busy:
                for line in waiting:
                    line.close()
        log = server.log.read_text()
        assert "Traceback" not in log, log


def _ask_and_wait(table: AtTable, server: Serving) -> socket.socket:
    """A request whose answer nobody reads."""
    line = socket.create_connection(("127.0.0.1", server.port))
    head = f"GET {table.path}/review HTTP/1.1\r\nHost: here\r\n\r\n"
    line.sendall(head.encode())
    return line


@contextmanager
def silent_listener(database: str) -> Iterator[None]:
    """The connections on which servers listen get nothing any more, and are not closed either."""
    find = (
        "SELECT pid FROM pg_stat_activity"
        " WHERE datname = current_database() AND query LIKE 'LISTEN%'"
    )
    with psycopg.connect(database) as connection:
        pids = [pid for (pid,) in connection.execute(find).fetchall()]
    assert pids
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


def test_a_listener_that_falls_silent_is_replaced(tmp_path: Path, database: str) -> None:
    """What another server does is seen within seconds, by streams and by whoever looks."""
    where = ("--database", database)
    with serving(tmp_path, *FREELY, *where) as one, serving(tmp_path, *FREELY, *where) as two:
        table = Person(one.url).make("irrigate", "me", "me")
        seen = table.seen_by(Person(two.url))
        stream = Following(two.url, table.id)
        first = table.look()["number"]
        assert stream.numbers(first)[-1] == first
        with silent_listener(database):
            last = table.act("draw")["number"]
            assert stream.numbers(last)[-1] == last
            assert seen.look()["number"] == last
        assert eventually(lambda: httpx.get(f"{two.url}/healthz").status_code == 200)


def test_who_lags_behind_looks_again_before_it_says_no(tmp_path: Path, database: str) -> None:
    """A seat taken at one server counts at the other, even if that one has yet to hear of it."""
    where = ("--database", database)
    with serving(tmp_path, *FREELY, *where) as one, serving(tmp_path, *FREELY, *where) as two:
        ann, bea = Person(one.url), Person(one.url)
        table = ann.make("irrigate", "me", "open", chat=True)
        ann.go_to(two.url)
        table.look()  # the other server knows it with an empty seat
        with silent_listener(database):
            theirs = table.seen_by(bea)
            theirs.take(1, key=table.links[1])
            bea.go_to(two.url)
            assert theirs.post("chat", text="here I am")["events"][0]["seat"] == 1


def test_a_server_starts_on_no_database_that_hangs(tmp_path: Path, own: Postgres) -> None:
    command = [sys.executable, "-m", "aquae", "serve", "--port", "0", "--bots", "0"]
    database = own.new_database()
    with own.frozen():
        done = subprocess.run(
            [*command, "--database", database],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert (done.returncode, done.stdout) == (2, "")
    assert "the database does not answer" in done.stderr
    assert "Traceback" not in done.stderr
