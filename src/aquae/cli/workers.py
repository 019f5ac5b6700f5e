"""Work spread over processes of this machine or over a Ray cluster: the one way commands do it."""

import argparse
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, parent_process
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

from aquae.core.errors import AquaeError
from aquae.extras import extra, need
from aquae.processes import clean_processes

Item = TypeVar("Item")
Done = TypeVar("Done")

AHEAD: Final = 4
"""Pieces of work handed out for each worker before the first result is awaited."""
OBJECT_STORE: Final = 100 * 2**20
"""Bytes. What is sent around is small: seeds one way, lines of text the other."""


class Crew(NamedTuple):
    """Who does the work: so many processes of this machine, or a cluster."""

    workers: int
    on: str | None = None
    """None, or `ray`, `ray:local`, `ray:ADDRESS`."""


def crew_of(parsed: argparse.Namespace) -> Crew:
    if parsed.workers < 1:
        raise AquaeError("--workers must be at least 1")
    if parsed.on is not None and parsed.on.partition(":")[0] != "ray":
        raise AquaeError(f"--on is ray, ray:local or ray:ADDRESS, not {parsed.on!r}")
    if parsed.on is not None:
        need("ray", "ray")
    return Crew(parsed.workers, parsed.on)


def spread(
    work: Callable[[Item], Done], todo: Iterable[Item], crew: Crew, in_order: bool = True
) -> Iterator[Done]:
    """The results of all pieces of work, in their order or as they are finished.

    Takes from `todo` only what the crew will soon need.
    """
    if crew == Crew(1):
        yield from map(work, todo)
        return
    hired = _processes(work, crew) if crew.on is None else _cluster(work, crew)
    with hired as (submit, workers):
        pending: list[Future[Done]] = []
        for item in todo:
            pending.append(submit(item))
            if len(pending) == AHEAD * workers:
                yield from _finished(pending, in_order)
        while pending:
            yield from _finished(pending, in_order)


def _finished(pending: list[Future[Done]], in_order: bool) -> Iterator[Done]:
    """Wait for something, and take it off the list."""
    if in_order:
        yield pending.pop(0).result()
        return
    for future in wait(pending, return_when=FIRST_COMPLETED).done:
        pending.remove(future)
        yield future.result()


Hired = Iterator[tuple[Callable[[Item], Future[Done]], int]]
"""How work is handed out, and how many workers there are."""


@contextmanager
def _processes(work: Callable[[Item], Done], crew: Crew) -> Hired[Item, Done]:
    others = active_children()
    pool = ProcessPoolExecutor(crew.workers, clean_processes(), _end_with_the_command)
    try:
        yield (lambda item: pool.submit(work, item)), crew.workers
    except BrokenProcessPool as broken:
        raise AquaeError("a worker process has died; what it had written is kept") from broken
    finally:
        # Whoever stops early does not wait for work that is begun.
        for process in active_children():
            if process not in others:
                process.terminate()
        pool.shutdown(cancel_futures=True)


def _end_with_the_command() -> None:
    """Let a worker end when its command was killed: it would wait for more work for ever."""

    def watch() -> None:
        command = parent_process()
        assert command is not None
        command.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


@contextmanager
def _cluster(work: Callable[[Item], Done], crew: Crew) -> Hired[Item, Done]:
    """Ray. Whatever a machine that fails was busy with is done again on another one."""
    ray = _ray()
    assert crew.on is not None
    address = crew.on.partition(":")[2] or os.environ.get("RAY_ADDRESS", "local")
    started_here = not ray.is_initialized()
    if started_here:
        join(ray, address, crew.workers)
    remote = ray.remote(work)
    try:
        workers = int(ray.cluster_resources().get("CPU", 1))
        yield (lambda item: remote.remote(item).future()), workers
    finally:
        if started_here:
            ray.shutdown()


def _ray() -> Any:
    # Ray reports on its use unless it is told not to.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    with extra("ray"):
        import ray
    return ray


def join(ray: Any, address: str, workers: int) -> None:
    """Become part of a cluster, or start one of this machine alone."""
    if address != "local":
        ray.init(address=address, log_to_driver=False)
        return
    ray.init(
        address="local",
        num_cpus=workers,
        include_dashboard=False,
        object_store_memory=OBJECT_STORE,
        log_to_driver=False,
        logging_level="error",
        _node_ip_address="127.0.0.1",
    )
