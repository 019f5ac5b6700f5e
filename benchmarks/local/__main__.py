"""The budgets of playing without a server, in a real browser on the static site.

    python -m benchmarks.local          (also the last part of `make bench-web`)

Bytes are counted by the web space that sends them, compressed with Brotli. Times are the page's,
from the tap to something that can be done on the board (where a bot begins, to the board), and from
the key to a frame with what was done; of whoever comes back the longest of three. Memory is
measured where a bot that searches has thought, in two ways that differ much: what Chromium
counts for page and workers (`performance.measureUserAgentSpecificMemory`), and what their process
alone has written, with compiled code: while turns come and go, with what browsers let lie as
nobody else wants the room, and what is left of each turn once they have been told to collect.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page

from benchmarks.local.bare import Bare, bare
from benchmarks.local.space import CHROMIUM, Sent, chromium, web_space
from benchmarks.web import ACTIONS, GAMES, WIDE, choose, report, wait_for_turn

LEVEL: Final = 'localStorage["aquae.level"] = "architectus"'
STARTING: Final = 60_000
TIMES: Final = 3
SWEPT: Final = 1
"""Seconds until what was collected has been given back."""

TAP: Final = """async ([game, awaited]) => {
  const began = performance.now();
  document.querySelector(`article:has(a[href='#/rules/${game}']) .button.main`).click();
  while (!document.querySelector(awaited)) await new Promise(requestAnimationFrame);
  return (performance.now() - began) / 1000;
}"""
BOARD: Final = "#board g[aria-hidden]"
OWN_TURN: Final = "#board .thing.possible"

# Who began the last quick game: they take turns.
LAST_BEGAN: Final = "([game, who]) => localStorage.setItem(`aquae.began.${game}`, who)"

# Until the memory of Python is kept, and a worker of the client answers for every file.
SETTLED: Final = """async () => {
  const files = await caches.open("aquae-files");
  const names = (await files.keys()).map(({ url }) => url);
  return !!navigator.serviceWorker.controller && names.some((url) => url.endsWith("/memory"));
}"""

SHOWN: Final = """() => {
  const log = document.querySelector(".log ol");
  const before = log.children.length;
  let isDrawn = false;
  const watch = new MutationObserver(() => (isDrawn = true));
  const all = { subtree: true, childList: true, attributes: true };
  watch.observe(document.querySelector("#board g[aria-hidden]"), all);
  const isSeen = () =>
    isDrawn || log.children.length > before || document.querySelector(".motion");
  window.acted = new Promise((done) => {
    const onkey = ({ key, timeStamp }) => {
      if (key !== "Enter") return;
      removeEventListener("keydown", onkey, true);
      isDrawn = false;
      const look = (now) => (isSeen() ? done(now - timeStamp) : requestAnimationFrame(look));
      requestAnimationFrame(look);
    };
    addEventListener("keydown", onkey, true);
    setTimeout(done, 20_000, null);
  });
}"""

MEMORY: Final = """async () => {
  const { bytes } = await performance.measureUserAgentSpecificMemory();
  return bytes / 1e6;
}"""


def newcomer(browser: Browser) -> BrowserContext:
    context = browser.new_context(locale="en-GB", viewport=WIDE)
    context.add_init_script(LEVEL)
    return context


def first_page(context: BrowserContext, url: str) -> Page:
    page = context.new_page()
    page.goto(url)
    page.wait_for_load_state("networkidle")
    return page


def wait_until(page: Page, condition: str) -> None:
    for _ in range(STARTING // 100):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(100)
    raise RuntimeError("the engine was not kept")


def starts(browser: Browser, url: str, sent: Sent, name: str) -> list[bool]:
    """The first game of somebody who was never here, and those of whoever comes back."""
    context = newcomer(browser)
    page = first_page(context, url)
    before = sent.megabytes
    first = page.evaluate(TAP, [name, OWN_TURN])
    downloaded = sent.megabytes - before
    wait_until(page, SETTLED)
    page.close()
    again = [comes_back(context, url, name, "bot", OWN_TURN) for _ in range(TIMES)]
    waits = [comes_back(context, url, name, "me", BOARD) for _ in range(TIMES)]
    context.close()
    return [
        report(f"{name}, alone: engine and board, compressed", downloaded, 4.5, "MB"),
        report(f"{name}, alone: tap to playable board, the first time", first, 6, "s"),
        report(f"{name}, alone: tap to playable board, from the cache", max(again), 3, "s"),
        report(f"{name}, alone: tap to the board, where a bot begins", max(waits), 3, "s"),
    ]


def comes_back(context: BrowserContext, url: str, name: str, began: str, awaited: str) -> float:
    """Seconds from the tap to a board in a new page. Who begins is not who began before."""
    page = first_page(context, url)
    page.evaluate(LAST_BEGAN, [name, began])
    seconds: float = page.evaluate(TAP, [name, awaited])
    page.close()
    return seconds


def returns(browser: Browser, url: str, name: str) -> bool:
    """Somebody who has closed the browser since."""
    with TemporaryDirectory() as profile:
        context = at_home(browser, profile)
        page = first_page(context, url)
        page.evaluate(TAP, [name, OWN_TURN])
        wait_until(page, SETTLED)
        again = []
        for _ in range(TIMES):
            context.close()
            context = at_home(browser, profile)
            again.append(comes_back(context, url, name, "bot", OWN_TURN))
        context.close()
    what = f"{name}, alone: tap to playable board, after closing the browser"
    return report(what, max(again), 3, "s")


def at_home(browser: Browser, profile: str) -> BrowserContext:
    """A browser of somebody's own, which keeps its files."""
    made = browser.browser_type.launch_persistent_context(
        profile,
        executable_path=CHROMIUM,
        args=["--no-sandbox"],
        locale="en-GB",
        viewport=WIDE,
    )
    made.add_init_script(LEVEL)
    return made


def act(page: Page, title: str) -> float:
    wait_for_turn(page)
    choose(page, title)
    page.evaluate(SHOWN)
    page.keyboard.press("Enter")
    shown: float | None = page.evaluate("window.acted")
    if shown is None:
        raise RuntimeError(f"{title}: an action was not done")
    return shown


def plays(browser: Browser, url: str, name: str, title: str) -> list[bool]:
    """Own actions against a bot that searches, and the memory that all of it takes."""
    context = newcomer(browser)
    page = first_page(context, url)
    page.evaluate(TAP, [name, OWN_TURN])
    shown = [act(page, title) for _ in range(ACTIONS)]
    wait_for_turn(page)
    counted = page.evaluate(MEMORY)
    context.close()
    return [
        report(f"{name}, alone: own action shown after the key", median(shown), 100, "ms"),
        report(f"{name}, alone: memory of page and workers, by Chromium", counted, 150, "MB"),
        *takes(url, name, title),
    ]


def takes(url: str, name: str, title: str) -> list[bool]:
    """The memory of their process."""
    of = f"{name}, alone: memory of their process, by the system"
    lying = most(url, name, title, lambda browser: None)
    needed = most(url, name, title, swept)
    return [
        report(f"{of}, with what is not collected yet", lying, 150, "MB"),
        report(f"{of}, collected", needed, 150, "MB"),
    ]


def most(url: str, name: str, title: str, after: Callable[[Bare], None]) -> float:
    """Of all turns, in a browser of their own."""
    with bare() as browser:
        browser.open(url)
        browser.evaluate(LEVEL)
        browser.ask("Page.reload", browser.page)
        browser.open(url)
        browser.evaluate(f"({TAP})({[name, OWN_TURN]})")
        taken = 0.0
        for _ in range(ACTIONS):
            turn(browser, title)
            after(browser)
            taken = max(taken, browser.megabytes())
        return taken


def swept(browser: Bare) -> None:
    browser.collect()
    time.sleep(SWEPT)


def turn(browser: Bare, title: str) -> None:
    """One's own action and the bot's answer."""
    said = "document.querySelectorAll('.log li').length"
    browser.until("!!document.querySelector('.bar') && !document.querySelector('.motion')")
    time.sleep(0.5)
    before = browser.evaluate(said)
    browser.evaluate("document.querySelector('aside [role=combobox]').focus()")
    browser.type(GAMES[title], "ArrowDown", "Enter")
    browser.until(f"{said} > {before}")


def main() -> int:
    kept = []
    with web_space() as (url, sent), chromium() as browser:
        for title in GAMES:
            name = title.lower().replace(" ", "-").replace("ä", "ae")
            kept += starts(browser, url, sent, name)
            kept.append(returns(browser, url, name))
            kept += plays(browser, url, name, title)
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
