"""Processes are killed at random moments; what was acknowledged stays, nothing happens twice."""

import json
import os
import random
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

from aquae.cli import main
from tests.server.conftest import FREELY
from tests.server.postgres import Postgres
from tests.server.serving import AtTable, Person, kept_port, opened, serving

KILLS = int(os.environ.get("AQUAE_KILLS", "15"))
"""Of each database's servers; `make test-long` asks for more."""

Event = dict[str, Any]
Where = Callable[[], str]
"""The address of a server that is, or soon will be, there."""


class Player:
    """Plays on whatever happens: repeats what was not answered, and keeps what was."""

    def __init__(self, table: AtTable, where: Where) -> None:
        self.table = table
        self.where = where
        self.acknowledged: list[tuple[int, str]] = []
        self.requests = 0
        self.troubles = 0

    def play(self, go_on: Callable[[], bool]) -> str:
        """Act whenever it is one's turn; how the table stands in the end."""
        while go_on():
            try:
                table = self.table.look()
            except (httpx.TransportError, AssertionError):
                self._trouble()
                continue
            if table["status"] == "over":
                return "over"
            if table["to_move"] == 0:
                self._act(table["number"])
        return "playing"

    def _trouble(self) -> None:
        self.troubles += 1
        time.sleep(0.01)
        self.table.person.go_to(self.where())

    def _act(self, at: int) -> None:
        """The same request until it is answered."""
        try:
            text = self.table.legal()[0]
        except (httpx.TransportError, AssertionError):
            self._trouble()
            return
        self.requests += 1
        while not self._is_answered(at, text, f"request {self.requests}"):
            self._trouble()

    def _is_answered(self, at: int, text: str, key: str) -> bool:
        try:
            answer = self.table.person.http.post(
                f"{self.table.path}/actions",
                json={"at": at, "text": text},
                headers={"Idempotency-Key": key},
            )
        except httpx.TransportError:
            return False
        if answer.status_code >= 500:
            assert answer.status_code == 503, answer.text
            return False
        if answer.status_code == 409:
            # Another server than before may have had to learn first what had happened.
            assert answer.json()["code"] in ("stale", "not-playing"), answer.text
            return True
        assert answer.status_code == 200, answer.text
        event = answer.json()["events"][0]
        assert event["text"] == text
        self.acknowledged.append((event["number"], text))
        return True


class Listener:
    """Follows a table across kills, always on from the last number that it has heard."""

    def __init__(self, table_id: str, where: Where) -> None:
        self.path = f"/api/tables/{table_id}/events"
        self.where = where
        self.client = opened(httpx.Client(timeout=3))
        self.events: list[Event] = []
        self.resumed = 0
        self.stopping = False
        self.thread = threading.Thread(target=self._follow, daemon=True)
        self.thread.start()

    def _follow(self) -> None:
        while not self.stopping:
            headers = {"Last-Event-ID": str(len(self.events))}
            try:
                with self.client.stream("GET", self.where() + self.path, headers=headers) as stream:
                    self._hear(stream)
            except (httpx.HTTPError, OSError, RuntimeError):  # the last: it was closed
                time.sleep(0.05)
            self.resumed += 1

    def _hear(self, stream: httpx.Response) -> None:
        for line in stream.iter_lines():
            if line.startswith("data: ") and '"number"' in line:
                self.events.append(json.loads(line[6:]))
            if self.stopping:
                return

    def hear_all(self, number: int) -> list[Event]:
        until = time.monotonic() + 20
        while len(self.events) < number:
            assert time.monotonic() < until, "the stream did not resume"
            time.sleep(0.05)
        self.stopping = True
        return self.events


def check_log(player: Player, events: list[Event]) -> None:
    """Every acknowledged action is in the log at its number; no number is missing or double."""
    assert [event["number"] for event in events] == list(range(1, len(events) + 1))
    own = [
        (event["number"], event["text"])
        for event in events
        if event["kind"] == "action" and event["by"] == "seat"
    ]
    assert own == player.acknowledged


def patiently(ask: Callable[[], Any]) -> Any:
    """An answer, asked for again while its server is killed: a play may end before the killing."""
    until = time.monotonic() + 60
    while True:
        try:
            return ask()
        except httpx.TransportError:
            assert time.monotonic() < until
            time.sleep(0.05)


def finish(player: Player, listener: Listener, tmp_path: Path) -> None:
    """The bots still move, the game comes to its end, and its record verifies."""
    until = time.monotonic() + 60
    assert player.play(lambda: time.monotonic() < until) == "over"
    check_log(player, listener.hear_all(patiently(player.table.look)["number"]))
    file = tmp_path / f"{player.table.id}.json"
    record = f"{player.table.path}/record"
    file.write_text(patiently(lambda: player.table.person.http.get(record)).text)
    assert main(["check", str(file)]) == 0


def play_while_killing(kill: Callable[[int], None], where: Where, tmp_path: Path) -> list[Player]:
    """Game after game until all the killing is done, and the last one to its end."""
    moments = random.Random(1)
    failed = threading.Event()

    def kill_all() -> None:
        for number in range(KILLS):
            if failed.wait(moments.uniform(0.0, 0.3)):
                return
            kill(number)

    killer = threading.Thread(target=kill_all, daemon=True)
    players: list[Player] = []
    player, listener = _new_game(where)
    killer.start()
    try:
        while True:
            players.append(player)
            player.play(killer.is_alive)
            finish(player, listener, tmp_path)
            if not killer.is_alive():
                break
            player, listener = _new_game(where)
    finally:
        failed.set()
        killer.join()
    return players


def _new_game(where: Where) -> tuple[Player, Listener]:
    while True:
        try:
            table = Person(where()).make("aquaedukt", "me", "faber", "tiro")
        except (httpx.TransportError, AssertionError):
            time.sleep(0.05)
        else:
            return Player(table, where), Listener(table.id, where)


def test_kill_9_on_sqlite(tmp_path: Path) -> None:
    arguments = (*FREELY, "--data", str(tmp_path / "data"))
    with kept_port() as port, serving(tmp_path, *arguments, port=port) as server:

        def kill(number: int) -> None:
            server.kill()
            server.start()

        players = play_while_killing(kill, lambda: server.url, tmp_path)
    assert sum(player.troubles for player in players) >= KILLS / 2
    assert sum(len(player.acknowledged) for player in players) > 50


def test_kill_9_on_postgres_with_two_servers(tmp_path: Path, postgres: Postgres) -> None:
    arguments = (*FREELY, "--database", postgres.new_database())
    with (
        kept_port() as first,
        kept_port() as second,
        serving(tmp_path, *arguments, port=first) as one,
        serving(tmp_path, *arguments, port=second) as two,
    ):
        servers = [one, two]
        chooser = random.Random(2)

        def kill(number: int) -> None:
            servers[number % 2].kill()
            servers[number % 2].start()

        def where() -> str:
            return chooser.choice(servers).url

        players = play_while_killing(kill, where, tmp_path)
    assert sum(player.troubles for player in players) >= KILLS / 2
    assert sum(len(player.acknowledged) for player in players) > 50
