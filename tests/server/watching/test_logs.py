"""What the log says: each request if wished, what may be an attack, and never a secret."""

import json
import logging
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from aquae.server.logs import REQUEST, formatter
from aquae.server.tables.problems import Problem
from aquae.server.watching.security import MOST_LINES, MOST_OF_ADDRESS, SecurityLog
from tests.server.conftest import FREELY
from tests.server.serving import Person, Serving, eventually, serving

ACTIONS = "/api/tables/{table_id}/actions"


@pytest.fixture(scope="module")
def logging_all(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("logging")
    flags = (*FREELY, "--log", "json", "--access-log", "--data", str(folder / "data"))
    with serving(folder, *flags) as server:
        yield server


def lines_of(server: Serving, logger: str) -> list[Any]:
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    return [line for line in lines if line["logger"] == logger]


def line_about(server: Serving, request: str, logger: str = "aquae.access") -> Any:
    def found() -> Any:
        lines = lines_of(server, logger)
        return next((line for line in lines if line.get("request") == request), None)

    return eventually(found)


def test_every_request_is_logged_by_its_name(logging_all: Serving) -> None:
    table = Person(logging_all.url).make("irrigate", "me", "me")
    answer = table.person.http.get(table.path, params={"secret": "in-the-query"})
    line = line_about(logging_all, answer.headers["x-request-id"])
    assert (line["method"], line["path"], line["status"]) == ("GET", table.path, 200)
    assert line["route"] == "/api/tables/{table_id}"
    assert line["address"] == "127.0.0.1"
    assert line["ms"] > 0
    assert line["problem"] is None
    log = logging_all.log.read_text()
    assert "in-the-query" not in log
    assert table.person.token not in log


def test_a_request_keeps_the_name_that_a_proxy_gave_it(logging_all: Serving) -> None:
    table = Person(logging_all.url).make("irrigate", "me", "me")
    name = {"X-Request-Id": "proxy-1234"}
    body = {"at": 0, "text": "nonsense"}
    answer = table.person.http.post(f"{table.path}/actions", json=body, headers=name)
    assert answer.headers["x-request-id"] == "proxy-1234"
    assert answer.json()["request"] == "proxy-1234"
    line = line_about(logging_all, "proxy-1234")
    assert (line["route"], line["problem"]) == (ACTIONS, answer.json()["code"])
    missing = httpx.get(f"{logging_all.url}/api/nothing", headers={"X-Request-Id": "proxy-5"})
    assert missing.json()["request"] == "proxy-5"


@pytest.mark.parametrize("name", ["", "x" * 65, "two words", 'quo"te', "<b>"])
def test_a_name_that_is_not_sane_is_replaced(logging_all: Serving, name: str) -> None:
    answer = httpx.get(f"{logging_all.url}/healthz", headers={"X-Request-Id": name})
    made = answer.headers["x-request-id"]
    assert made != name
    assert line_about(logging_all, made)["path"] == "/healthz"


def test_nobody_writes_lines_of_their_own_into_the_log(tmp_path: Path) -> None:
    with serving(tmp_path, *FREELY, "--access-log", "--data", str(tmp_path / "d")) as server:
        httpx.get(f"{server.url}/%0A2026-01-01%20forged%1b[2J")
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            line.sendall(b"GET /\xc3\xa4\x1b HTTP/1.1\r\nHost: x\r\n\r\n")
            line.recv(1)
    log = server.log.read_bytes()
    assert b"/%0A2026-01-01%20forged%1b[2J" in log
    assert b"\n2026-01-01" not in log
    assert b"\x1b" not in log


def test_a_message_is_one_line_and_names_its_request() -> None:
    record = logging.makeLogRecord({"name": "a", "levelname": "INFO", "msg": "one\ntwo\x1b\x9b"})
    token = REQUEST.set("r-1")
    try:
        line = formatter("text").format(record)
    finally:
        REQUEST.reset(token)
    assert line.endswith(r"INFO a one\x0atwo\x1b\x9b [r-1]")


def test_without_an_access_log_requests_leave_no_trace(tmp_path: Path) -> None:
    with serving(tmp_path, *FREELY, "--data", str(tmp_path / "d")) as server:
        plain = httpx.get(f"{server.url}/healthz")
        named = httpx.get(f"{server.url}/healthz", headers={"X-Request-Id": "mine"})
    assert "x-request-id" not in plain.headers
    assert named.headers["x-request-id"] == "mine"
    assert "aquae.access" not in server.log.read_text()


def test_really_every_line_is_json(tmp_path: Path) -> None:
    """The first one, too, and why a server does not start."""
    command = [sys.executable, "-m", "aquae", "serve", "--log", "json", "--bots", "0"]
    command += ["--data", str(tmp_path / "data"), "--port"]
    with subprocess.Popen(
        [*command, "0"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        first = json.loads(server.stdout.readline())
        assert first["message"].startswith("Aquae is at http://127.0.0.1:")
        port = first["message"].rsplit(":", 1)[1].split("/")[0]
        second = subprocess.run([*command, port], capture_output=True, text=True, timeout=20)
        server.terminate()
        said, logged = server.communicate(timeout=10)
    assert second.returncode == 2
    assert "cannot listen" in json.loads(second.stderr)["message"]
    assert said == ""
    assert [json.loads(line) for line in logged.splitlines()]


IN_A_THREAD = """
import threading, warnings
from aquae.server import logs
logs.set_up("json")
class Unhappy:
    def __del__(self): raise ValueError("while it was forgotten")
Unhappy()
def fail(): raise ValueError("in a thread")
thread = threading.Thread(target=fail, name="someone"); thread.start(); thread.join()
warnings.warn("take care")
raise ValueError("at the end")
"""


def test_what_nobody_catches_is_json_too() -> None:
    ran = subprocess.run([sys.executable, "-c", IN_A_THREAD], capture_output=True, text=True)
    lines = [json.loads(line) for line in ran.stderr.splitlines()]
    told = [line.get("trace", "") + line["message"] for line in lines]
    for sentence in ("while it was forgotten", "in a thread", "take care", "at the end"):
        assert [text for text in told if sentence in text], sentence
    assert len(lines) == 4


def test_refused_rights_are_security_events(logging_all: Serving) -> None:
    ann, eve = Person(logging_all.url), Person(logging_all.url)
    table = ann.make("irrigate", "me", "me")
    table.seen_by(eve).post("actions", 403, at=0, text="pass")
    httpx.post(f"{logging_all.url}{table.path}/actions", json={"at": 0, "text": "pass"})
    httpx.post(f"{logging_all.url}/api/people", headers={"Origin": "https://evil.example"})

    def events() -> dict[str, Any]:
        return {line["event"]: line for line in lines_of(logging_all, "aquae.security")}

    expected = {"not-your-seat", "no-token", "foreign-origin"}
    found = eventually(lambda: expected <= set(events()) and events())
    assert found["no-token"]["route"] == ACTIONS
    assert {line["address"] for line in found.values()} == {"127.0.0.1"}
    log = logging_all.log.read_text()
    assert eve.token not in log
    assert ann.token not in log


def test_too_many_requests_are_a_security_event(tmp_path: Path) -> None:
    flags = ("--rate", "1", "--bots", "0", "--log", "json", "--data", str(tmp_path / "d"))
    with serving(tmp_path, *flags) as server:
        for _ in range(20):
            httpx.post(f"{server.url}/api/people")
    lines = lines_of(server, "aquae.security")
    told = [(line["event"], line["limit"]) for line in lines]
    assert told == [("too-many", "writes")] * MOST_OF_ADDRESS


def test_a_head_that_is_too_large_is_a_security_event(logging_all: Serving) -> None:
    with socket.create_connection(("127.0.0.1", logging_all.port)) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + b"x" * 40_000)
        assert b" 431 " in line.recv(1000)
    with socket.create_connection(("127.0.0.1", logging_all.port)) as line:
        line.sendall(b"nonsense\r\n\r\n")
        assert b" 400 " in line.recv(1000)
    events = {line["event"] for line in lines_of(logging_all, "aquae.security")}
    assert {"head-too-large", "malformed"} <= events


def test_an_attack_cannot_fill_the_disk(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    monkeypatch.setattr("aquae.server.watching.security.time.monotonic", lambda: now)
    noted = SecurityLog()
    for number in range(10_000):
        noted.note("foreign-origin", f"10.0.{number % 256}.{number // 256}")
    noted.note("bad-token", "10.0.0.1")
    assert len(caplog.records) == MOST_LINES + 1, "of one kind; the other kind is still heard"
    now = 61.0
    noted.note("foreign-origin", "10.0.0.1")
    assert f"({10_000 - MOST_LINES} more since the last line)" in caplog.text


def test_one_address_does_not_drown_the_others(caplog: pytest.LogCaptureFixture) -> None:
    noted = SecurityLog()
    for _ in range(1000):
        noted.note_problem(Problem("bad-token"), "10.0.0.1", ACTIONS)
    noted.note_problem(Problem("bad-token"), "10.0.0.2", ACTIONS)
    addresses = [vars(record)["address"] for record in caplog.records]
    assert addresses == ["10.0.0.1"] * MOST_OF_ADDRESS + ["10.0.0.2"]


@pytest.mark.parametrize("code", ["not-your-turn", "no-hints", "stale", "refused", "busy"])
def test_ordinary_mishaps_are_no_events(code: Any, caplog: pytest.LogCaptureFixture) -> None:
    SecurityLog().note_problem(Problem(code), "10.0.0.1", ACTIONS)
    assert caplog.records == []
