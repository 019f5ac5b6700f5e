"""A connection whose answers leave in one piece, and whose streams can be written to at once."""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD: Final = b"HTTP/1.1 "


class Connection(HttpToolsProtocol):
    """uvicorn's own, on a transport that joins what belongs together."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(Joining(transport, self.loop))  # type: ignore[arg-type]

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope["line"] = self.transport  # type: ignore[typeddict-unknown-key]


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

    def flush(self) -> None:
        if self.head:
            self.write(b"")

    def close(self) -> None:
        self.flush()
        self.transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)
