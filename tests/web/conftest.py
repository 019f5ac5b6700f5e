"""A browser, a server with the client in it, and people who visit."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright

from tests.server.serving import Serving, serving
from tests.web.browsing import PATIENCE, Visitor

expect.set_options(timeout=PATIENCE)

CLIENT = Path(__file__).parents[2] / "src" / "aquae" / "client" / "index.html"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FREELY = ("--rate", "0", "--table-rate", "0", "--bots", "1", "--review-iterations", "3")

CLUB = "club.test"
"""A server in somebody's own network: reached by plain http, which browsers trust less."""

Visit = Callable[..., Visitor]


GAMES = "aquaedukt aqua-romana irrigate"
BY_HAND = {"routine": "no", "twice": "no", "coached": GAMES, "told": "bargaining"}
"""Most tests do everything themselves, with one click; others want the habits of a new browser."""


def settle(context: BrowserContext) -> BrowserContext:
    for name, value in BY_HAND.items():
        context.add_init_script(f'localStorage.setItem("aquae.{name}", "{value}")')
    return context


@pytest.fixture(scope="session")
def chromium() -> str:
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        pytest.fail("there is no chromium here: make chromium")
    if not CLIENT.exists():
        pytest.fail("the client is not built: make client")
    return found


@pytest.fixture(scope="session")
def playwright_here() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser_here(playwright_here: Playwright, chromium: str) -> Iterator[Browser]:
    names = f"--host-resolver-rules=MAP {CLUB} 127.0.0.1"
    arguments = ["--no-sandbox", names]
    browser = playwright_here.chromium.launch(executable_path=chromium, args=arguments)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def web(tmp_path_factory: pytest.TempPathFactory, chromium: str) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("web")
    with serving(folder, *FREELY, "--data", str(folder / "data")) as server:
        yield server


@pytest.fixture
def visit(browser_here: Browser, web: Serving) -> Iterator[Visit]:
    """Open a browser of one's own; in the end nothing may have been complained about."""
    visitors: list[Visitor] = []
    contexts = []

    def enter(*, settled: bool = True, **wishes: Any) -> Visitor:
        usual: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce"}
        usual["viewport"] = {"width": 1280, "height": 860}
        # Most tests are not about how others' turns are told, and do not wait for it.
        speed = wishes.pop("speed", "instant")
        context = browser_here.new_context(**(usual | wishes))
        if settled:
            settle(context)
        context.add_init_script(f'localStorage["aquae.speed"] ??= "{speed}"')
        contexts.append(context)
        visitors.append(Visitor(context, web.url))
        return visitors[-1]

    yield enter
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for context in contexts:
        context.close()
    assert complaints == []
