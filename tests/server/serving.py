"""A real server in a process of its own, and people who talk to it."""

import os
import queue
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from pydantic_core import from_json

Json = Any
SOON = 20.0

OPENED: list[httpx.Client] = []
"""Connections of people and streams; closed after each test."""


def opened(client: httpx.Client) -> httpx.Client:
    OPENED.append(client)
    return client


def close_all() -> None:
    while OPENED:
        OPENED.pop().close()


class Serving:
    """`aquae serve` on a port of its own; the same arguments start it again after a kill."""

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        port: int = 0,
        program: tuple[str, ...] = ("-m", "aquae"),
    ) -> None:
        self.folder = folder
        self.arguments = arguments
        self.program = program
        self.port = port
        self.environment: dict[str, str] = {}
        self.log = folder / f"log-{id(self)}"
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> "Serving":
        command = [sys.executable, *self.program, "serve", "--port", str(self.port)]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*command, *self.arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, **self.environment},
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "Aquae is at " in line, self.log.read_text()
        # A server that was killed comes back at the same address.
        self.port = int(line.rsplit(":", 1)[1].split("/")[0])
        return self

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self._wait()

    def stop(self) -> float:
        """Stop it the polite way; how long that took."""
        assert self.process is not None
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        self._wait()
        return time.monotonic() - began

    def _wait(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.wait(timeout=10)
        self.process.stdout.close()


@contextmanager
def kept_port() -> Iterator[int]:
    """A port for a server that will be killed: nobody else is given it before that one is back.

    Bound here too, but not listened at, it stays free for whoever asks for this very port.
    """
    with socket.socket() as keeping:
        keeping.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        keeping.bind(("127.0.0.1", 0))
        yield keeping.getsockname()[1]


@contextmanager
def serving(
    folder: Path, *arguments: str, port: int = 0, program: tuple[str, ...] = ("-m", "aquae")
) -> Iterator[Serving]:
    folder.mkdir(parents=True, exist_ok=True)
    server = Serving(folder, *arguments, port=port, program=program).start()
    try:
        yield server
    finally:
        assert server.process is not None
        if server.process.poll() is None:
            server.stop()


@contextmanager
def working(database: str, folder: Path, *more: str) -> Iterator["subprocess.Popen[bytes]"]:
    """`aquae worker` with one process for bots."""
    command = [sys.executable, "-m", "aquae", "worker", "--database", database, "--bots", "1"]
    command += more
    with (folder / "worker-log").open("ab") as log:
        process = subprocess.Popen(command, stderr=log)
    try:
        yield process
    finally:
        if process.poll() is None:
            process.terminate()
        process.wait(timeout=10)


def eventually(happens: Callable[[], Any], seconds: float = SOON) -> Any:
    """What becomes true in time."""
    until = time.monotonic() + seconds
    while True:
        try:
            found = happens()
        except httpx.TransportError:
            found = None
        if found:
            return found
        assert time.monotonic() < until, "it did not happen"
        time.sleep(0.02)


class Person:
    """Somebody with a token and a connection."""

    def __init__(self, url: str, path: str = "/api/people", **body: str) -> None:
        self.http = opened(httpx.Client(base_url=url, timeout=20))
        made = self.post(path, 201, **body)
        self.id: str = made["person"]
        self.token: str = made["token"]
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def go_to(self, url: str) -> None:
        self.http.base_url = httpx.URL(url)

    def get(self, path: str, expected: int = 200, **query: Any) -> Json:
        answer = self.http.get(path, params=query)
        assert answer.status_code == expected, answer.text
        return answer.json()

    def post(self, path: str, status: int = 200, once: str | None = None, **body: Any) -> Json:
        headers = {} if once is None else {"Idempotency-Key": once}
        answer = self.http.post(path, json=body, headers=headers)
        assert answer.status_code == status, answer.text
        return answer.json()

    def make(self, game: str, *seats: str, **more: Any) -> "AtTable":
        """A table: `me`, `open`, or the level of a bot for each seat."""
        body = {"game": game, "pause": False, **more, "seats": [seat_of(seat) for seat in seats]}
        made = self.post("/api/tables", 201, **body)
        return AtTable(self, made["table"]["id"], made["links"])


def seat_of(seat: str) -> Json:
    if seat in ("me", "open"):
        return {"kind": seat, "name": "Ann"} if seat == "me" else {"kind": seat}
    return {"kind": "bot", "level": seat}


class AtTable:
    """A person at a table."""

    def __init__(self, person: Person, table_id: str, links: Json = ()) -> None:
        self.person = person
        self.id = table_id
        self.links = {link["seat"]: link["key"] for link in links}
        self.path = f"/api/tables/{table_id}"

    def look(self) -> Json:
        return self.person.get(self.path)

    def position(self, **query: Any) -> Json:
        return self.person.get(f"{self.path}/position", **query)

    def legal(self) -> list[str]:
        texts: list[str] = self.position()["legal"]
        return texts

    def post(self, what: str, status: int = 200, **body: Any) -> Json:
        return self.person.post(f"{self.path}/{what}", status, **body)

    def act(self, text: str | None = None, status: int = 200, **more: Any) -> Json:
        at = more.pop("at", None)
        at = self.look()["number"] if at is None else at
        text = self.legal()[0] if text is None else text
        return self.post("actions", status, at=at, text=text, **more)

    def take(self, seat: int, status: int = 200, **more: Any) -> Json:
        return self.post(f"seats/{seat}/take", status, name="Bea", **more)

    def seen_by(self, person: Person) -> "AtTable":
        return AtTable(person, self.id)

    def wait_for(self, status: str, seconds: float = SOON) -> Json:
        return eventually(lambda: (t := self.look())["status"] == status and t, seconds)

    def wait_for_number(self, number: int) -> Json:
        return eventually(lambda: self.look()["number"] >= number)

    def wait_for_turn(self, seat: int, seconds: float = SOON) -> Json:
        return eventually(lambda: (t := self.look())["to_move"] in (seat, "over") and t, seconds)


class Following:
    """Reads a stream in the background; what it heard can be asked for."""

    def __init__(
        self,
        url: str,
        table_id: str,
        after: int = 0,
        token: str = "",
        verify: bool = True,
        **query: Any,
    ) -> None:
        self.url = f"{url}/api/tables/{table_id}/events"
        self.query = {"after": after, **query}
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.events: queue.Queue[Json] = queue.Queue()
        self.presences: queue.Queue[Json] = queue.Queue()
        self.resets: queue.Queue[Json] = queue.Queue()
        self.ended = threading.Event()
        self.client = opened(httpx.Client(timeout=30, verify=verify))
        self.thread = threading.Thread(target=self._read, daemon=True)
        self.thread.start()

    def _read(self) -> None:
        try:
            with self.client.stream(
                "GET", self.url, params=self.query, headers=self.headers
            ) as stream:
                self._hear(stream)
        except (httpx.HTTPError, httpx.StreamError, OSError):
            pass  # the server or the test has ended
        finally:
            self.ended.set()

    def _hear(self, stream: httpx.Response) -> None:
        kind = ""
        heard = {"table": self.events, "presence": self.presences, "reset": self.resets}
        for line in stream.iter_lines():
            if line.startswith("event: "):
                kind = line[7:]
            elif line.startswith("data: "):
                heard[kind].put(from_json(line[6:]))

    def event(self, kind: str | None = None, seconds: float = SOON) -> Json:
        """The next event of the table, or the next of a kind."""
        while True:
            event = self.events.get(timeout=seconds)
            if kind in (None, event["kind"]):
                return event

    def numbers(self, last: int) -> list[int]:
        """The numbers that come next, up to one."""
        found: list[int] = []
        while last not in found:
            found.append(self.event()["number"])
        return found

    def presence(self, wanted: Json, seconds: float = SOON) -> None:
        """Wait until these are here."""
        while self.presences.get(timeout=seconds) != wanted:
            pass


def children(process: subprocess.Popen[str]) -> list[int]:
    """The processes that a process has started."""
    path = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    if not path.exists():
        return []
    return [int(pid) for pid in path.read_text().split()]


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
