"""Somebody who follows a table whatever happens, always on from the last number heard."""

import http.client
import json
import random
import threading
import time
from contextlib import suppress

from tests.faults.history import Heard
from tests.faults.world import World

SILENCE_SECONDS = 20.0
"""A server says something every fifteen seconds, or is not there."""


class Following(threading.Thread):
    def __init__(self, world: World, table_id: str, seed: str) -> None:
        super().__init__(daemon=True)
        self.world = world
        self.rng = random.Random(seed)
        self.heard = Heard(table_id)
        self.path = f"/api/tables/{table_id}/events"
        if self.rng.random() < 0.3:
            self.path += "?positions=true"
        self.over = threading.Event()
        self.connections = 0

    def run(self) -> None:
        while not self.over.is_set():
            with suppress(OSError, http.client.HTTPException):  # the server has gone
                self._follow()
            time.sleep(self.rng.uniform(0.02, 0.2))

    def _follow(self) -> None:
        port = self.rng.choice(list(self.world.ports.values()))
        line = http.client.HTTPConnection("127.0.0.1", port, timeout=SILENCE_SECONDS)
        try:
            line.request("GET", self.path, headers={"Last-Event-ID": str(len(self.heard.events))})
            answer = line.getresponse()
            if answer.status == 200:
                self.connections += 1
                self._hear(answer)
        finally:
            line.close()

    def _hear(self, answer: http.client.HTTPResponse) -> None:
        kind = ""
        while not self.over.is_set() and (text := answer.readline()):
            if text.startswith(b"event: "):
                kind = text[7:].strip().decode()
            elif text.startswith(b"data: ") and text.endswith(b"\n"):
                self._take(kind, text[6:])

    def _take(self, kind: str, text: bytes) -> None:
        if kind == "reset":
            self.heard.resets += 1
        elif kind == "table":
            self.heard.events.append(json.loads(text))


def follow_new_tables(
    world: World, seed: int, streams: list[Following], most: int, over: threading.Event
) -> None:
    """Two followers for each table, as soon as it is known."""
    followed = 0
    while not over.wait(0.1):
        while followed < len(world.tables) and len(streams) < most:
            for number in range(2):
                streams.append(
                    Following(world, world.tables[followed].id, f"{seed} {followed} {number}")
                )
                streams[-1].start()
            followed += 1
