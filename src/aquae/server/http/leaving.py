"""Work for somebody who may go before it is done."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from fastapi import Request

from aquae.server.tables.problems import Problem

T = TypeVar("T")


async def while_here(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """What comes of some work; it is given up when whoever asked for it goes away."""
    working = asyncio.create_task(work)
    leaving = asyncio.create_task(_left(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Problem("busy")  # which nobody will read
        return working.result()
    finally:
        leaving.cancel()
        working.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def _left(request: Request) -> None:
    """The body has been read: all that can come is the end of the connection."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
