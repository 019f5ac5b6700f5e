"""A connection whose answers leave in one piece, and whose streams can be written to at once.

Actions are what a server does all day. They take a way of their own, past the messages and layers
of the application, which cost more than everything that an action makes happen at its table.
"""

import asyncio
import re
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

from aquae.server.http.arriving import Arriving
from aquae.server.http.guard import LARGEST_BODY, Guard
from aquae.server.http.responses import Answer

HEAD: Final = b"HTTP/1.1 "
ACTIONS: Final = re.compile(r"/api/tables/([0-9A-Za-z_-]{22})/actions")


class Connection(Arriving):
    """On a transport that joins what belongs together."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.line = Joining(transport, self.loop)
        super().connection_made(self.line)  # type: ignore[arg-type]

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope["line"] = self.line  # type: ignore[typeddict-unknown-key]

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        found = ACTIONS.fullmatch(cycle.scope["path"])
        if found is None or not isinstance(app, Guard) or not is_plain(cycle):
            super()._start_asgi_task(cycle, app)
            return
        task = self.loop.create_task(self._act(cycle, app, found[1]))
        task.add_done_callback(self.tasks.discard)
        self.tasks.add(task)

    async def _act(self, cycle: RequestResponseCycle, guard: Guard, table_id: str) -> None:
        """An action from its body to its answer."""
        while cycle.more_body and not cycle.disconnected:
            await cycle.message_event.wait()
            cycle.message_event.clear()
        if not cycle.more_body:
            headers = cycle.scope["headers"]
            answer = await guard.act(self.client, headers, table_id, bytes(cycle.body))
            if self.flow.write_paused:
                await self.flow.drain()
            if not cycle.disconnected:
                self._answer(cycle, answer)
        cycle.on_response = _nothing  # else connection and request keep each other

    def _answer(self, cycle: RequestResponseCycle, answer: Answer) -> None:
        more = [] if cycle.keep_alive else [(b"connection", b"close")]
        self.line.write_whole(self.written(answer, more))
        cycle.response_started = cycle.response_complete = True
        if not cycle.keep_alive:
            self.line.close()
        cycle.on_response()


def is_plain(cycle: RequestResponseCycle) -> bool:
    """Whether a request is one as clients send them: posted, of a known and modest length."""
    if cycle.scope["method"] != "POST" or cycle.waiting_for_100_continue:
        return False
    for name, value in cycle.scope["headers"]:
        if name == b"content-length":
            return value.isdigit() and int(value) <= LARGEST_BODY
    return False


def _nothing() -> None:
    """What is left to do once an answer has been sent."""


class Joining:
    """Keeps the head of an answer until its body follows, in the same moment as a rule.

    uvicorn writes them one after the other, and each writing costs a call of the system and a
    packet, which is much of what a small answer costs at all.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.transport = transport
        self.loop = loop
        self.head = b""
        self.is_closing = transport.is_closing
        self.get_write_buffer_size = transport.get_write_buffer_size

    def write(self, data: bytes) -> None:
        if self.head:
            data = self.head + data
            self.head = b""
        elif data.startswith(HEAD):
            self.head = data
            self.loop.call_soon(self.flush)
            return
        self.transport.write(data)

    def write_whole(self, answer: bytes) -> None:
        """A head with its body."""
        self.transport.write(answer)

    def flush(self) -> None:
        if self.head:
            self.write(b"")

    def close(self) -> None:
        self.flush()
        self.transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)
