"""The processes that think: what they may take, how they are stopped, and who is asked instead."""

import asyncio
import gc
import os
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest

from aquae.bots import bot_called
from aquae.bots.bot import Bot, Budget
from aquae.bots.playing import bots_play
from aquae.bots.search import Searcher
from aquae.bots.tree import Node
from aquae.core.chance import Rng
from aquae.core.game import Game
from aquae.games import game_called
from aquae.server.bots import process as processes
from aquae.server.bots import worker as workers
from aquae.server.bots.lines import Lines
from aquae.server.bots.pool import Pool
from aquae.server.bots.process import Fault, Terms
from aquae.server.bots.worker import Worker, replied
from aquae.server.thinking.messages import Answer, Review, Stop, line_of
from aquae.server.thinking.thinker import TREE_SECONDS, most_nodes
from tests.server.loops import in_a_loop_of_its_own
from tests.server.test_bots import ADVISE, CHOOSE

T = TypeVar("T")
TERMS = Terms(memory=256, nice=0)
SHORT = Terms(memory=128, nice=3)
LONG_HINT = replace(ADVISE, seconds=60.0)


def with_pool(use: Callable[[Pool], Awaitable[T]], count: int = 1, terms: Terms = TERMS) -> T:
    """What comes of using a pool of real processes."""

    async def used() -> T:
        pool = Pool(count, terms)
        try:
            return await use(pool)
        finally:
            await pool.stop()

    return in_a_loop_of_its_own(used())


def test_a_process_that_needs_too_much_memory_is_replaced_and_another_one_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(processes, "MODULE", "tests.server.bots.hungry")
    monkeypatch.setenv("HUNGRY", str(tmp_path / "eaten"))

    async def ask(pool: Pool) -> tuple[list[str], int]:
        return await pool.choose(CHOOSE, 20.0), pool.faults

    texts, faults = with_pool(ask, terms=SHORT)
    assert texts[0] in ("draw", "pass")
    assert faults == 0, "whoever asked has seen nothing of it"
    assert f"ended with {workers.OUT_OF_MEMORY}; another one is asked" in caplog.text


def test_a_process_lives_within_its_terms() -> None:
    async def look(pool: Pool) -> tuple[str, int, int]:
        await pool.start()
        started = pool.all[0].process
        assert started is not None
        limits = Path(f"/proc/{started.pid}/limits").read_text()
        return limits, os.getpriority(os.PRIO_PROCESS, started.pid), pool.memory()

    limits, nice, memory = with_pool(look, terms=SHORT)
    (data,) = [line.split() for line in limits.splitlines() if line.startswith("Max data size")]
    assert data[3:5] == [str(SHORT.memory * 2**20)] * 2
    assert nice == os.getpriority(os.PRIO_PROCESS, 0) + SHORT.nice
    assert 10 * 2**20 < memory < SHORT.memory * 2**20


def test_whoever_stops_waiting_stops_the_thinking() -> None:
    """A hint of a minute is given up, and the same process answers the next question."""

    async def change_of_mind(pool: Pool) -> tuple[bool, float, int]:
        await pool.start()
        first = pool.all[0].process
        asking = asyncio.create_task(pool.advise(LONG_HINT, 100.0))
        await asyncio.sleep(0.5)
        asking.cancel()
        began = time.monotonic()
        await pool.advise(ADVISE, 20.0)
        return pool.all[0].process is first, time.monotonic() - began, pool.faults

    is_same, took, faults = with_pool(change_of_mind)
    assert is_same
    assert took < 20
    assert faults == 0


def test_what_nobody_waits_for_is_not_begun() -> None:
    async def crowd(pool: Pool) -> int:
        await pool.start()
        first = asyncio.create_task(pool.advise(LONG_HINT, 100.0))
        others = [asyncio.create_task(pool.advise(LONG_HINT, 100.0)) for _ in range(50)]
        await asyncio.sleep(0.2)
        for task in (*others, first):
            task.cancel()
        await asyncio.gather(first, *others, return_exceptions=True)
        return len(await pool.advise(ADVISE, 20.0))

    assert with_pool(crowd) > 0


def test_a_review_that_is_not_to_go_on_is_given_up() -> None:
    game = game_called("irrigate")
    record = bots_play(game, game.complete({}), ["tiro", "tiro"], "review").as_json()

    async def review(pool: Pool) -> list[object]:
        told: list[float] = []

        async def on_progress(share: float) -> bool:
            told.append(share)
            return False

        found = await pool.review(Review(record, 1000), 60.0, on_progress)
        return [found, *told[1:]]

    assert with_pool(review) == [None]


def test_the_process_that_knows_a_table_is_asked_about_it_again() -> None:
    async def homes(pool: Pool) -> list[bool]:
        await pool.start()
        tables = [replace(CHOOSE, table=name) for name in ("a", "b")]
        await asyncio.gather(*[pool.choose(question, 20.0) for question in tables])
        first, second = pool._homes["a"], pool._homes["b"]
        for _ in range(3):
            for question in tables:
                await pool.choose(question, 20.0)
        return [first is not second, pool._homes["a"] is first, pool._homes["b"] is second]

    assert with_pool(homes, count=2) == [True, True, True]


def test_a_bot_that_fails_is_a_fault_and_the_process_lives_on() -> None:
    async def fail(pool: Pool) -> tuple[int, list[str]]:
        with pytest.raises(Fault, match="there is no bot called"):
            await pool.choose(replace(CHOOSE, levels=["nero", None]), 20.0)
        return pool.faults, await pool.choose(CHOOSE, 20.0)

    faults, texts = with_pool(fail)
    assert faults == 1
    assert texts


def tree_of(nodes: int) -> Node:
    root = Node(0, 2)
    root.visits = nodes
    return root


def keep_tree(worker: Worker, table: str, nodes: int) -> Searcher:
    """Let a bot keep a tree for the rest of its turn at a table."""
    replied(worker, line_of(replace(CHOOSE, table=table)))
    searcher = worker._bot(worker.plays[table], "curator")
    assert isinstance(searcher, Searcher)
    searcher.kept = tree_of(nodes)
    return searcher


def test_trees_are_dropped_by_size_the_oldest_first() -> None:
    worker = Worker(memory=256)
    most = most_nodes(256)
    trees = [keep_tree(worker, table, most // 2) for table in "abc"]
    worker.tidy()
    assert [tree.kept_nodes() for tree in trees] == [0, most // 2, most // 2]
    assert all(tree.most_nodes == most for tree in trees)


def test_trees_are_dropped_by_age() -> None:
    worker = Worker()
    old, young = keep_tree(worker, "old", 10), keep_tree(worker, "young", 10)
    worker.plays["old"].asked_at -= TREE_SECONDS + 1
    worker.tidy()
    assert (old.kept_nodes(), young.kept_nodes()) == (0, 10)


@pytest.mark.parametrize("game", ["aquaedukt", "aqua-romana", "irrigate"])
def test_of_many_plays_only_the_trees_of_turns_that_go_on_are_alive(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Eight tables, four decisions each; most of what was thought is of no use again."""

    def curator(level: str, game: Game, rng: Rng) -> Bot:
        return bot_called(level, game, rng, Budget(iterations=100))

    monkeypatch.setattr("aquae.server.thinking.thinker.bot_called", curator)
    worker = Worker()
    options = game_called(game).complete({})
    levels: list[str | None] = ["curator"] * options["players"]
    question = replace(CHOOSE, game=game, options=options, levels=levels, salts=[])
    for table in "abcdefgh":
        actions: list[int] = []
        for _ in range(4):
            replied(worker, line_of(replace(question, table=table, actions=actions)))
            actions = worker.plays[table].walk.actions[:]
            worker.tidy()
    gc.collect()
    alive = sum(isinstance(found, Node) for found in gc.get_objects())
    kept = sum(play.kept_nodes() for play in worker.plays.values())
    assert alive <= kept <= 8 * 400


def test_a_worker_is_stopped_by_a_word_and_takes_one_that_comes_too_late_for_nothing() -> None:
    reading, writing = os.pipe()
    worker = Worker(Lines(reading))
    os.write(writing, line_of(Stop()))
    assert replied(worker, line_of(LONG_HINT)) == Answer(None)
    assert replied(worker, line_of(Stop()).rstrip()) is None
    os.close(writing)
    assert replied(worker, line_of(LONG_HINT)) == Answer(None), "nobody is left to answer"
    os.close(reading)


def test_lines_are_read_one_by_one_and_waited_for() -> None:
    reading, writing = os.pipe()
    lines = Lines(reading)
    assert not lines.wait(0)
    os.write(writing, b"one\ntwo\nthr")
    assert lines.wait(0)
    assert (lines.next(), lines.wait(0), lines.next(), lines.wait(0)) == (
        b"one",
        True,
        b"two",
        False,
    )
    os.write(writing, b"ee\n")
    os.close(writing)
    assert (lines.wait(0), lines.next(), lines.is_over) == (True, b"three", False)
    assert (lines.wait(0), lines.next(), lines.is_over) == (True, b"", True)
    os.close(reading)
