"""A table's events as a stream: the past from its log, the future as it happens, each once."""

import asyncio
from typing import Final

from pydantic_core import to_json
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from aquae.server.aside import aside
from aquae.server.memory.followers import Follower
from aquae.server.memory.loaded import LoadedTable
from aquae.server.service import Service
from aquae.server.tables.live import LiveTable
from aquae.server.tables.telling import Past

PING: Final = b": still here\n\n"
MOST_AT_ONCE: Final = 100
MOST_UNREAD: Final = 16 * 1024
"""Bytes; whoever reads more slowly has to be waited for."""


def frame(number: int, line: bytes) -> bytes:
    return b"id: %d\nevent: table\ndata: %b\n\n" % (number, line)


class Stream:
    """What one follower is sent."""

    def __init__(self, loaded: LoadedTable, follower: Follower) -> None:
        self.loaded = loaded
        self.follower = follower
        self.past: Past | None = None

    def news(self) -> bytes:
        """Everything that is new, or a sign of life."""
        loaded, follower = self.loaded, self.follower
        parts = []
        if follower.last > loaded.published or follower.history != loaded.history:
            parts.append(self._begin_again())
        until = min(loaded.published, follower.last + (1 if follower.positions else MOST_AT_ONCE))
        for number in range(follower.last + 1, until + 1):
            parts.append(frame(number, self._line(number)))
        follower.last = max(follower.last, until)
        if follower.presence != loaded.presence:
            follower.presence = loaded.presence
            parts.append(b"event: presence\ndata: %b\n\n" % loaded.presence_line())
        return b"".join(parts) or PING

    def _begin_again(self) -> bytes:
        """What was told before is not so: the database was set back. Everything is told anew."""
        self.follower.last = 0
        self.follower.history = self.loaded.history
        self.past = None
        return b'id: 0\nevent: reset\ndata: {"number":%d}\n\n' % self.loaded.published

    async def wait(self) -> None:
        """Until there is more to tell."""
        if self.follower.last >= self.loaded.published:
            await self.follower.wake.wait()
        else:
            await asyncio.sleep(0)  # a long past must not keep others waiting

    def _line(self, number: int) -> bytes:
        table = self.loaded.logged
        if not self.follower.positions or not isinstance(table, LiveTable):
            return table.log[number - 1]
        kept = self.loaded.positions.get(number)
        return self._past(table).line(number) if kept is None else kept

    def _past(self, table: LiveTable) -> Past:
        if self.past is None or self.past.table is not table:
            self.past = Past(table, to_json)
        return self.past

    async def catch_up(self) -> None:
        """Walk to where the follower is, without keeping others waiting."""
        table, last = self.loaded.logged, self.follower.last
        if not self.follower.positions or not isinstance(table, LiveTable):
            return
        if last < self.loaded.published and last + 1 not in self.loaded.positions:
            past = self._past(table)
            await aside(last - past.walked, past.go_to, last)


class EventStream(Response):
    """Sends a stream until the client goes or the server stops."""

    media_type = "text/event-stream"

    def __init__(self, service: Service, table_id: str, follower: Follower) -> None:
        super().__init__(headers={"cache-control": "no-store", "x-accel-buffering": "no"})
        del self.headers["content-length"]
        self.service = service
        self.table_id = table_id
        self.follower = follower
        self.is_sending = True
        """Whether something is on its way that must arrive before all else."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self.service.streams.place(address=scope["address"], table=self.table_id):
            loaded = await self.service.follow(self.table_id, self.follower)
            watching = asyncio.create_task(self._watch(receive))
            try:
                await self._send_all(Stream(loaded, self.follower), scope, send)
            except OSError:
                pass  # the client went while something was being sent
            finally:
                watching.cancel()
                self.service.unfollow(loaded, self.follower)

    async def _send_all(self, stream: Stream, scope: Scope, send: Send) -> None:
        start = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
        await send(start)
        follower = self.follower
        if "line" in scope:
            follower.send_at_once = lambda: self._send_at_once(stream, scope["line"])
        while not follower.gone:
            follower.wake.clear()
            self.is_sending = True
            await stream.catch_up()
            news = stream.news()
            await send({"type": "http.response.body", "body": news, "more_body": True})
            self.is_sending = False
            await stream.wait()
        follower.send_at_once = lambda: False
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    def _send_at_once(self, stream: Stream, line: asyncio.WriteTransport) -> bool:
        """Write what is new as a chunk without waking the stream, which is seldom needed."""
        if self.is_sending or line.is_closing() or line.get_write_buffer_size() > MOST_UNREAD:
            return False
        chunk = stream.news()
        line.write(b"%x\r\n%b\r\n" % (len(chunk), chunk))
        return self.follower.last >= stream.loaded.published

    async def _watch(self, receive: Receive) -> None:
        """Notice when the client goes."""
        while (await receive())["type"] != "http.disconnect":
            pass
        self.follower.end()
