"""Long logs and long records hold nobody up, cost what they take, and have an end."""

import asyncio
import sqlite3
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from aquae.bots.playing import bots_play
from aquae.core.record import Record
from aquae.games import game_called
from aquae.server.http.stream import Stream
from aquae.server.memory.followers import Follower
from aquae.server.tables.creating import Beginning, SeatWish, TableWish
from tests.server.conftest import FREELY
from tests.server.loops import in_a_loop_of_its_own, within
from tests.server.serving import AtTable, Person, Serving, serving

EVENTS = 20_000
AT_ONCE = 0.05
"""Seconds of the loop's own time. Folded at once, the log takes twenty times that."""


async def longest_wait(work: Coroutine[Any, Any, Any]) -> tuple[float, float]:
    """For how long the loop worked before others had their turn at most, and in all.

    In its own processor time: what a busy machine does meanwhile is not the server's doing.
    """
    task, worst, began = asyncio.create_task(work), 0.0, time.thread_time()
    while not task.done():
        before = time.thread_time()
        await asyncio.sleep(0.001)
        worst = max(worst, time.thread_time() - before)
    await task
    return worst, time.thread_time() - began


def lengthen(folder: Path, table_id: str, events: int) -> None:
    """Play and take back, over and over, as the log of a table tells it."""
    with sqlite3.connect(folder / "aquae.sqlite") as connection:
        query = "SELECT number, made_at FROM event WHERE table_id = ? ORDER BY number DESC"
        number, made_at = connection.execute(query, (table_id,)).fetchone()
        done = ("action", '{"position":0,"text":"pass","by":"seat"}'), ("undone", '{"to":0}')
        rows = [
            (table_id, number + 1 + count, *(kind := done[count % 2])[:1], 0, kind[1], made_at)
            for count in range(events)
        ]
        insert = "INSERT INTO event (table_id, number, kind, seat, data, made_at)"
        connection.executemany(f"{insert} VALUES (?, ?, ?, ?, ?, ?)", rows)
        connection.execute(
            "UPDATE head SET number = ? WHERE table_id = ?", (number + events, table_id)
        )
    connection.close()


def long_record() -> Record:
    game = game_called("irrigate")
    return bots_play(game, game.complete({"players": 4}), ["lively"] * 4, "x")


RECORD = long_record()
SEATS = [SeatWish("me"), *[SeatWish("open")] * 3]


def test_a_long_log_holds_nobody_up(tmp_path: Path) -> None:
    async def load() -> None:
        async with within(tmp_path, bots=0) as here:
            wish = TableWish([SeatWish("me"), SeatWish("me")], "irrigate")
            loaded, _ = await here.service.make_table(wish, "ann")
            lengthen(tmp_path, loaded.id, EVENTS)
            here.service.tables.forget(loaded.id)
            worst, took = await longest_wait(here.service.tables.get(loaded.id))
            found = await here.service.tables.get(loaded.id)
            assert found.logged.number > EVENTS
            assert worst < AT_ONCE < took
            follower = Follower(found.logged.number - 1, True, None)
            worst, _ = await longest_wait(Stream(found, follower).catch_up())
            assert worst < AT_ONCE

    in_a_loop_of_its_own(load())


@pytest.mark.parametrize("begins", ["at once", "when somebody comes"])
def test_a_table_that_goes_on_from_a_long_record_holds_nobody_up(
    tmp_path: Path, begins: str
) -> None:
    assert len(RECORD.actions) > 1000
    beginning = Beginning(record=RECORD.line(), at=len(RECORD.actions) - 1)
    seats = [SeatWish("me")] * 4 if begins == "at once" else SEATS

    async def make() -> None:
        async with within(tmp_path, bots=0) as here:
            worst, _ = await longest_wait(
                here.service.make_table(TableWish(seats, beginning=beginning), "ann")
            )
            assert worst < AT_ONCE

    in_a_loop_of_its_own(make())


def test_records_are_charged_by_their_length(tmp_path: Path) -> None:
    with (
        serving(tmp_path, "--bots", "0", "--data", str(tmp_path / "data")) as server,
        httpx.Client(base_url=server.url) as client,
    ):
        answers = [client.post("/api/replay", json={"record": RECORD.line()}) for _ in range(8)]
        codes = [answer.status_code for answer in answers]
        assert codes[0] == 200
        assert codes[-1] == 429
        assert answers[-1].json()["limit"] == "writes"


def test_strangers_spend_nothing_of_a_tables_budget(tmp_path: Path) -> None:
    limits = ("--rate", "1000", "--table-rate", "1", "--bots", "0")
    with serving(tmp_path, *limits, "--data", str(tmp_path / "data")) as server:
        ann, eve = Person(server.url), Person(server.url)
        table = ann.make("irrigate", "me", "me")
        evil = table.seen_by(eve)
        for _ in range(20):
            assert evil.act("pass", 403, at=3)["code"] == "not-your-seat"
        table.act()
        codes = [ann.http.post(f"{table.path}/chat", json={"text": "x"}) for _ in range(4)]
        assert codes[-1].json()["limit"] in ("table-writes", "chat")


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Serving]:
    limits = (*FREELY, "--table-events", "30")
    with serving(tmp_path, *limits, "--data", str(tmp_path / "data")) as server:
        yield server


def fill(table: AtTable) -> None:
    while table.look()["number"] < 30:
        table.post("chat", text="more")


def test_a_full_table_can_be_played_to_its_end(small: Serving) -> None:
    table = Person(small.url).make("irrigate", "me", "me")
    table.act()
    fill(table)
    for told in (table.post("chat", 409, text="x"), table.post("undo", 409, at=30, to=0)):
        assert (told["code"], told["limit"]) == ("table-full", "table-events")
    table.act()
    table.post("concede", seat=0)
    assert table.look()["status"] == "over"


def test_a_full_table_can_be_ended_together(small: Serving) -> None:
    ann, bea = Person(small.url), Person(small.url)
    table = ann.make("irrigate", "me", "open")
    other = table.seen_by(bea)
    other.take(1, key=table.links[1])
    fill(table)
    table.post("end", at=table.look()["number"])
    other.post("answer", at=table.look()["number"], agree=True)
    assert table.look()["status"] == "over"
