"""Talking to a game server: requests, the stream of a table's events, and who one is there."""

import json
import os
import secrets
from collections.abc import Iterator
from http.client import HTTPException
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

from aquae.core.errors import AquaeError, Refused, refuse

PATIENCE: Final = 20.0
"""Seconds until a request is given up."""
SILENCE: Final = 60.0
"""Seconds without a word from the stream until it is opened again."""
DATA: Final = b"data: "


class Away(AquaeError):
    """The server cannot be reached just now."""


class Link(NamedTuple):
    """What a link says: where the server is, which table, and perhaps a seat with its key."""

    server: str
    table: str
    seat: int | None
    key: str | None


def read_link(link: str) -> Link:
    """`http://host/#/table/ID?seat=1&key=…` as people give it out, or `http://host/t/ID`."""
    parts = urlsplit(link)
    path, _, query = parts.fragment.partition("?")
    steps = [step for step in (path or parts.path).split("/") if step]
    if parts.scheme not in ("http", "https") or len(steps) < 2 or steps[-2] not in ("table", "t"):
        raise AquaeError(f"{link!r} is no link to a table, such as http://host/#/table/ID")
    asked = parse_qs(query or parts.query)
    seat, key = asked.get("seat", [""])[0], asked.get("key", [None])[0]
    server = f"{parts.scheme}://{parts.netloc}"
    return Link(server, steps[-1], int(seat) if seat.isdigit() else None, key)


class Server:
    """A server and whoever talks to it. Nobody needs an account: a token is all there is."""

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url
        self.token = token

    def ask(self, path: str, body: object = None) -> Any:
        """A request and its answer; a problem becomes an error in words."""
        data = None if body is None else json.dumps(body).encode()
        with self._open(path, data, PATIENCE) as answer:
            return json.load(answer)

    def text(self, path: str) -> str:
        with self._open(path, None, PATIENCE) as answer:
            return str(answer.read().decode())

    def _open(self, path: str, data: bytes | None, patience: float) -> Any:
        headers = {"Content-Type": "application/json", "Idempotency-Key": secrets.token_hex(16)}
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        try:
            return urlopen(Request(f"{self.url}/api{path}", data, headers), timeout=patience)
        except HTTPError as answer:
            raise _problem(answer) from answer
        except (URLError, OSError, HTTPException) as failure:
            raise Away(f"{self.url} does not answer") from failure

    def events(self, table: str, after: int) -> Iterator[dict[str, Any]]:
        """The events of a table from a number on, until the connection ends; first an empty one."""
        try:
            with self._open(f"/tables/{table}/events?after={after}", None, SILENCE) as stream:
                yield {}
                for line in stream:
                    if line.startswith(DATA):
                        yield json.loads(line[len(DATA) :])
        except (OSError, ValueError, HTTPException) as failure:
            raise Away(f"{self.url} does not answer") from failure


def _problem(answer: HTTPError) -> AquaeError:
    """What the server says is wrong."""
    try:
        problem = json.load(answer)
    except ValueError:
        return AquaeError(f"the server answers {answer.code}")
    if problem.get("code") == "refused":
        things = tuple(problem["things"])
        return Refused(refuse(problem["rule"], problem["message"], *things))
    return AquaeError(problem.get("detail") or problem.get("title") or str(answer.code))


def identity(url: str) -> Server:
    """Whoever this person is at a server: as before, or somebody new."""
    path = _people()
    known = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    if url not in known:
        known[url] = Server(url).ask("/people", {})["token"]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        path.write_text(json.dumps(known), encoding="utf-8")
    return Server(url, known[url])


def _people() -> Path:
    """Where the tokens are kept, so that the same link leads to the same seat again."""
    home = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(home) / "aquae" / "people.json"
