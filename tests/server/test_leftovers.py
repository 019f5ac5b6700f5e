"""Requests leave nothing behind that only Python's collector finds: it would stop the server."""

import asyncio
import gc
import warnings
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from itertools import chain, count, repeat
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from pydantic_core import from_json, to_json

from aquae.server.run import MOST_MOMENTS, collect_in_quiet_moments
from aquae.server.service import Service
from tests.server.loops import in_a_loop_of_its_own, within

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
    loaded = await service.tables.get(made["table"]["id"])
    path = f"/api/tables/{loaded.id}/actions"
    gc.collect()
    gc.set_debug(gc.DEBUG_SAVEALL)
    for _ in range(count):
        state, vocabulary = loaded.table.state, loaded.table.game.vocabulary
        body = {"at": loaded.table.number, "text": vocabulary.text(state.actions()[0])}
        assert "events" in await line.post(path, body)


async def leftovers(folder: Path) -> set[str]:
    """The types of what the collector finds after some actions."""
    async with within(folder) as here:
        line = Line(*await asyncio.open_connection(*here.address))
        try:
            await play(line, here.service, ACTIONS)
            gc.collect()
            return {type(thing).__name__ for thing in gc.garbage}
        finally:
            gc.set_debug(0)
            gc.garbage.clear()
            line.writer.close()


def leftovers_here(folder: Path) -> set[str]:
    warnings.simplefilter("error")  # as in all tests
    return asyncio.run(leftovers(folder))


def test_actions_leave_no_cycles(tmp_path: Path) -> None:
    """In a process of its own: what threads of other tests leave would be found as well."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        assert pool.submit(leftovers_here, tmp_path).result() == set()


MOMENT = 0.002


async def collections(answered: Iterator[int], moments: int) -> int:
    """How often everything is looked through in some moments after each of which so many
    requests have been answered."""
    found = 0

    def hear(phase: str, about: dict[str, int]) -> None:
        nonlocal found
        found += phase == "stop" and about["generation"] == 2

    left = iter([next(answered) for _ in range(moments + 1)])
    gc.callbacks.append(hear)
    gc.disable()  # none but those that are asked for
    try:
        with suppress(StopIteration, RuntimeError):
            await collect_in_quiet_moments(lambda: next(left), MOMENT)
    finally:
        gc.enable()
        gc.callbacks.remove(hear)
    return found


def test_collections_wait_for_a_quiet_moment() -> None:
    busy = iter(range(MOST_MOMENTS))
    assert in_a_loop_of_its_own(collections(busy, MOST_MOMENTS - 1)) == 0


def test_a_quiet_moment_is_used_once() -> None:
    asked_once = chain([0, 1], repeat(1))
    assert in_a_loop_of_its_own(collections(asked_once, 10)) == 1
    assert in_a_loop_of_its_own(collections(repeat(0), 10)) == 0


def test_without_a_quiet_moment_everything_is_looked_through_at_last() -> None:
    assert in_a_loop_of_its_own(collections(count(), MOST_MOMENTS + 5)) == 1
