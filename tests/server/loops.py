"""Event loops for tests that look at the server from within."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from aquae.server.run import Server, http_config, listen
from aquae.server.service import Service
from aquae.server.settings import Settings

T = TypeVar("T")


@dataclass
class Within:
    """A server in this very process, and where it listens."""

    service: Service
    server: Server
    address: tuple[str, int]


@asynccontextmanager
async def within(folder: Path, **settings: Any) -> AsyncIterator[Within]:
    """A server without rate limits."""
    free = {"port": 0, "rate": 0, "table_rate": 0, **settings}
    service = Service(Settings(data=str(folder), **free))
    service.database.prepare()
    server = Server(http_config(service), service, "here")
    listening = listen(service.settings.host, service.settings.port)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield Within(service, server, listening.getsockname())
    finally:
        server.should_exit = True
        await serving


def in_a_loop_of_its_own(work: Coroutine[Any, Any, T]) -> T:
    """In a thread of its own, too: a browser that other tests use keeps a loop in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()
