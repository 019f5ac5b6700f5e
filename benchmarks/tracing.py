"""The tasks of a page's main thread, from a trace of the browser."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, Page

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "__metadata"]
Event = dict[str, Any]
Thread = tuple[int, int]


@dataclass(frozen=True)
class Task:
    """How long a task took, in milliseconds: by the clock, and of the thread's own time.

    On a machine with other work the clock also counts what others did meanwhile.
    """

    wall: float
    cpu: float


@contextmanager
def traced(browser: Browser, page: Page) -> Iterator[list[Task]]:
    """The tasks of the page while this lasts, there once it is over."""
    tasks: list[Task] = []
    browser.start_tracing(page=page, categories=CATEGORIES)
    try:
        yield tasks
    finally:
        tasks += tasks_in(json.loads(browser.stop_tracing())["traceEvents"])


def tasks_in(events: list[Event]) -> list[Task]:
    main = main_thread(events)
    return [
        Task(event["dur"] / 1000, event.get("tdur", 0) / 1000)
        for event in events
        if event["name"] == "RunTask" and thread_of(event) == main and "dur" in event
    ]


def thread_of(event: Event) -> Thread:
    return event["pid"], event["tid"]


def main_thread(events: list[Event]) -> Thread:
    """Where the page is drawn: the renderer's main thread that has recalculated most styles."""
    styled = Counter(thread_of(one) for one in events if one["name"] == "UpdateLayoutTree")
    named = [one for one in events if one["name"] == "thread_name"]
    mains = [thread_of(one) for one in named if one["args"]["name"] == "CrRendererMain"]
    return max(mains, key=lambda thread: styled[thread])
