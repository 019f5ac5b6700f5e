"""Requests leave nothing behind that only Python's collector finds: it would stop the server."""

import asyncio
import gc
from pathlib import Path
from typing import Any

import uvicorn
from pydantic_core import from_json, to_json

from aquae.server.app import make_app
from aquae.server.connection import Connection
from aquae.server.run import listen
from aquae.server.service import Service
from aquae.server.settings import Settings
from tests.server.loops import in_a_loop_of_its_own

ACTIONS = 20


class Line:
    """One connection to the server in this very process."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.token = ""

    async def post(self, path: str, body: Any) -> Any:
        payload = to_json(body)
        head = f"POST {path} HTTP/1.1\r\nHost: here\r\nContent-Length: {len(payload)}\r\n"
        head += "Content-Type: application/json\r\n"
        if self.token:
            head += f"Authorization: Bearer {self.token}\r\n"
        self.writer.write(head.encode() + b"\r\n" + payload)
        answer = (await self.reader.readuntil(b"\r\n\r\n")).lower()
        length = int(answer.split(b"content-length: ")[1].split(b"\r\n")[0])
        return from_json(await self.reader.readexactly(length))


async def play(line: Line, service: Service, count: int) -> None:
    """Alone on both sides of a board, whatever is legal."""
    line.token = (await line.post("/api/people", {}))["token"]
    seats = [{"kind": "me"}, {"kind": "me"}]
    made = await line.post("/api/tables", {"game": "irrigate", "seats": seats})
    held = await service.tables.get(made["table"]["id"])
    path = f"/api/tables/{held.table.creation.id}/actions"
    gc.collect()
    gc.set_debug(gc.DEBUG_SAVEALL)
    for _ in range(count):
        state, vocabulary = held.table.state, held.table.play.game.vocabulary
        body = {"at": held.table.number, "text": vocabulary.text(state.actions()[0])}
        assert "events" in await line.post(path, body)


async def leftovers(folder: Path) -> set[str]:
    """The types of what the collector finds after some actions."""
    settings = Settings(data=str(folder), port=0, rate=0, table_rate=0)
    service = Service(settings)
    service.database.prepare()
    config = uvicorn.Config(make_app(service), http=Connection, log_config=None)
    server = uvicorn.Server(config)
    listening = listen(settings)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    line = Line(*await asyncio.open_connection(*listening.getsockname()))
    try:
        await play(line, service, ACTIONS)
        gc.collect()
        return {type(thing).__name__ for thing in gc.garbage}
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        line.writer.close()
        server.should_exit = True
        await serving


def test_actions_leave_no_cycles(tmp_path: Path) -> None:
    assert in_a_loop_of_its_own(leftovers(tmp_path)) == set()
