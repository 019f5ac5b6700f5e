"""Event loops for tests that look at the server from within."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def in_a_loop_of_its_own(work: Coroutine[Any, Any, T]) -> T:
    """In a thread of its own, too: a browser that other tests use keeps a loop in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()
