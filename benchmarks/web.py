"""The budgets of the browser client, measured in a real browser against a real server.

    make bench-web

Lighthouse runs on the production build as it is served. Everything else is measured by the page
itself, so that it is the time a person waits.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

LIGHTHOUSE = Path(__file__).parent / "lighthouse" / "node_modules" / ".bin" / "lighthouse"
RUNS = 3
"""Of Lighthouse, whose scores vary with the machine: the middle one counts."""
TRIES = 4
"""At times Lighthouse misses the beginning of its own trace, and asks to be run again."""
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or ""


@contextmanager
def served(folder: str) -> Iterator[str]:
    command = [sys.executable, "-m", "aquae", "serve", "--port", "0", "--data", folder]
    process = subprocess.Popen(
        [*command, "--rate", "0", "--table-rate", "0"], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        yield process.stdout.readline().split("Aquae is at ")[1].split("/ ")[0]
    finally:
        process.terminate()
        process.wait(timeout=10)


def report(name: str, value: float, most: float, unit: str) -> bool:
    kept = value <= most
    print(
        f"{name:52} {value:9.3g} {unit:3}  budget {most:g} {unit:3}  {'' if kept else 'TOO MUCH'}"
    )
    return kept


WATCH = """
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
}).observe({ type: "layout-shift", buffered: true });
new PerformanceObserver((list) => {
  window.painted = list.getEntries().at(-1).startTime;
}).observe({ type: "largest-contentful-paint", buffered: true });
"""

# From the answer of the server to the board that shows it, frames included.
SHOWN = """async () => {
  const answered = new Promise((done) => {
    new PerformanceObserver((list, self) => {
      const found = list.getEntries().find((entry) => entry.name.endsWith("/actions"));
      if (found) { self.disconnect(); done(found.responseEnd); }
    }).observe({ type: "resource" });
  });
  const shown = new Promise((done) => {
    const log = document.querySelector(".log ol");
    const before = log.children.length;
    const look = () => {
      if (log.children.length > before) done(performance.now());
      else requestAnimationFrame(look);
    };
    look();
  });
  document.querySelector(".bar button.main").click();
  const [answer, seen] = await Promise.all([answered, shown]);
  return seen - answer;
}"""


def transferred(page: Page) -> tuple[Any, list[int]]:
    """Counts the bytes that come over the wire."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[int] = []
    session.on(
        "Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"]))
    )
    return session, sizes


def first_visit(browser: Browser, url: str) -> list[bool]:
    """From nothing to a board that can be played on, in one tap."""
    page = browser.new_context(locale="en-GB").new_page()
    page.add_init_script(WATCH)
    _, sizes = transferred(page)
    page.goto(url)
    page.get_by_role("button", name="Play now Irrigate").click()
    page.locator(".bar").wait_for()
    page.wait_for_timeout(300)
    kept = [
        report("first visit to the first playable board", sum(sizes) / 1000, 150, "kB"),
        report("layout shift until then", page.evaluate("window.shifted"), 0.02, ""),
        report("largest paint of the first page", page.evaluate("window.painted"), 1200, "ms"),
    ]
    shown = []
    for _ in range(5):
        page.locator(".bar button.main").wait_for()
        shown.append(page.evaluate(SHOWN))
        place(page)
    kept.append(report("own action shown after the answer (median)", median(shown), 50, "ms"))
    page.context.close()
    return kept


def place(page: Page) -> None:
    """Put the tile somewhere, so that the next turn comes."""
    page.get_by_role("combobox").fill("place")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_timeout(1500)


SLOWER = 4
"""A phone of the middle has about a quarter of the speed of a desk."""
LONG = """
window.longest = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.longest = Math.max(window.longest, entry.duration);
}).observe({ type: "longtask" });
"""


def turns(browser: Browser, url: str) -> list[bool]:
    """Nothing holds the page up while turns are shown, on a phone and with everything moving."""
    viewport: ViewportSize = {"width": 390, "height": 844}
    context = browser.new_context(locale="en-GB", viewport=viewport, has_touch=True)
    page = context.new_page()
    page.goto(url)
    page.get_by_role("button", name="Play now Irrigate").click()
    page.locator(".bar").wait_for()
    session, _ = transferred(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.wait_for_timeout(1000)
    page.evaluate(LONG)
    for _ in range(4):
        page.locator(".bar button.main").click()
        place(page)
        page.wait_for_timeout(1500)
    longest = page.evaluate("window.longest")
    moving = page.evaluate(STILL_MOVING)
    context.close()
    return [
        report(f"longest task during turns, {SLOWER} times slower", longest, 50, "ms"),
        report("animations that go on when nobody moves", moving, 0, ""),
    ]


STILL_MOVING = """async () => {
  await new Promise((done) => setTimeout(done, 4000));
  return document.getAnimations().filter((one) => one.playState === "running").length;
}"""

MAKE = """async () => {
  const headers = {
    "Content-Type": "application/json",
    Authorization: `Bearer ${localStorage.getItem("aquae.token")}`,
  };
  const seats = [{ kind: "bot", level: "tiro" }, { kind: "bot", level: "tiro" }];
  const body = JSON.stringify({ game: "irrigate", options: {}, seats });
  const made = await (await fetch("/api/tables", { method: "POST", headers, body })).json();
  for (;;) {
    const table = await (await fetch(`/api/tables/${made.table.id}`, { headers })).json();
    if (table.status === "over") return [made.table.id, table.position];
    await new Promise((done) => setTimeout(done, 200));
  }
}"""


def long_game(browser: Browser, url: str) -> list[bool]:
    """How long a finished game takes to open, from the tap to the board."""
    page = browser.new_context(locale="en-GB").new_page()
    page.goto(url)
    page.get_by_text("Your tables").or_(page.get_by_text("No public game")).first.wait_for()
    table, actions = page.evaluate(MAKE)
    times = []
    for _ in range(5):
        page.goto(f"{url}/#/rules/irrigate")
        page.locator(".rules").wait_for()
        times.append(page.evaluate(OPEN, table))
    page.context.close()
    return [
        report(f"a finished game of {actions} actions opens (median)", median(times), 200, "ms")
    ]


OPEN = """async (table) => {
  const began = performance.now();
  location.hash = `#/table/${table}`;
  while (!document.querySelector("#board .thing")) await new Promise(requestAnimationFrame);
  return performance.now() - began;
}"""


def lighthouse(url: str) -> list[bool]:
    if not LIGHTHOUSE.exists():
        print("Lighthouse is not installed: make bench-web installs it")
        return []
    kept = []
    for form, extra in (("phone", []), ("desktop", ["--preset=desktop"])):
        runs = [scores(url, extra) for _ in range(RUNS)]
        for name, least in (("performance", 95), ("accessibility", 100), ("best-practices", 100)):
            score = median(run[name] for run in runs)
            fine = score >= least
            note = "" if fine else "TOO LITTLE"
            print(f"Lighthouse, {form}: {name:32} {score:9g}      at least {least} {note}")
            kept.append(fine)
    return kept


def scores(url: str, extra: list[str]) -> dict[str, int]:
    """One run of Lighthouse, on a scale of 100."""
    flags = "--headless=new --no-sandbox"
    command = [str(LIGHTHOUSE), url, "--output=json", "--quiet", f"--chrome-flags={flags}", *extra]
    environment = {**os.environ, "CHROME_PATH": CHROMIUM}
    for left in reversed(range(TRIES)):
        done = subprocess.run(
            command, env=environment, stdout=subprocess.PIPE, text=True, check=left == 0
        )
        if done.returncode == 0:
            break
    found = json.loads(done.stdout)["categories"]
    return {name: round(100 * category["score"]) for name, category in found.items()}


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, served(folder) as url, sync_playwright() as p:
        browser = p.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        kept = [*first_visit(browser, url), *long_game(browser, url), *turns(browser, url)]
        browser.close()
    with tempfile.TemporaryDirectory() as folder, served(folder) as url:
        kept += lighthouse(url)
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
