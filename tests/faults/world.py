"""What everybody who takes part knows: the servers, the tables and their keys, the history."""

import http.client
import json
import threading
import time
from dataclasses import dataclass, field
from typing import Any

from tests.faults.history import Heard, History, Json, Request

ANSWER_SECONDS = 25.0
"""More than any request may take, and than anything is stopped for."""


@dataclass
class Known:
    """A table that somebody has made."""

    id: str
    keys: dict[int, str] = field(default_factory=dict)
    people: set[str] = field(default_factory=set)
    """Who has been seen to sit there."""
    old: list[Request] = field(default_factory=list)
    """Requests with keys that were done here."""


class World:
    def __init__(self, ports: dict[str, int]) -> None:
        self.ports = ports
        self.history = History()
        self.tables: list[Known] = []
        self.streams: list[Heard] = []
        self.done = 0
        """Requests that were acknowledged and changed something."""
        self.lock = threading.Lock()
        self.over = threading.Event()

    def add(self, request: Request) -> None:
        with self.lock:
            self.history.requests.append(request)
            self.done += bool(request.events)

    def count_done(self) -> int:
        return self.done

    def know(self, table_id: str, links: Json) -> None:
        with self.lock:
            if all(known.id != table_id for known in self.tables):
                self.tables.append(Known(table_id, {link["seat"]: link["key"] for link in links}))


class Lines:
    """One person's connections to the servers."""

    def __init__(self, world: World, token: str = "") -> None:
        self.world = world
        self.headers = {"Content-Type": "application/json"}
        if token:
            self.headers["Authorization"] = f"Bearer {token}"
        self.open: dict[str, http.client.HTTPConnection] = {}

    def ask(
        self, server: str, method: str, path: str, body: Json = None, key: str | None = None
    ) -> tuple[int, Json]:
        """Status and answer; status 0 if none came."""
        line = self.open.get(server) or http.client.HTTPConnection(
            "127.0.0.1", self.world.ports[server], timeout=ANSWER_SECONDS
        )
        self.open[server] = line
        headers = self.headers | ({} if key is None else {"Idempotency-Key": key})
        try:
            line.request(method, path, None if body is None else json.dumps(body), headers)
            answer = line.getresponse()
            return answer.status, _read(answer)
        except (OSError, http.client.HTTPException):
            line.close()
            del self.open[server]
            return 0, None

    def send(self, request: Request, path: str) -> Request:
        """Ask for something that writes, and remember what became of it."""
        request.began = time.time()
        request.status, request.answer = self.ask(
            request.server, "POST", path, request.body, request.key
        )
        request.ended = time.time()
        self.world.add(request)
        return request

    def close(self) -> None:
        for line in self.open.values():
            line.close()


def _read(answer: http.client.HTTPResponse) -> Any:
    text = answer.read()
    return json.loads(text) if "json" in (answer.headers["content-type"] or "") else text.decode()
