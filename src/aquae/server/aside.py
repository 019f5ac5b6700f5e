"""Work that would hold everybody up, done in threads beside the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, TypeVar

SHORT: Final = 100
"""Events or actions that are gone through at once: to hand them to a thread would take longer."""
THREADS: Final = ThreadPoolExecutor(2, "aside")

T = TypeVar("T")


async def aside(length: int, work: Callable[..., T], *arguments: Any) -> T:
    """What comes of work that goes through so many events or actions."""
    if length <= SHORT:
        return work(*arguments)
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(THREADS, partial(work, *arguments))
