"""The budgets of the browser client, measured in a real browser against a real server.

    make bench-web
    python -m benchmarks.web --parts visit turns --games Irrigate "Aqua Romana"

Lighthouse runs on the production build as it is served. What a person waits for is measured by the
page itself; the tasks of turns come from traces of the browser.
"""

from __future__ import annotations

import argparse
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

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from tests.web.browsing import WATCH_SHIFTS, Wire

from benchmarks.tracing import Task, traced

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
        f"{name:72} {value:9.3g} {unit:3}  budget {most:g} {unit:3}  {'' if kept else 'TOO MUCH'}"
    )
    return kept


WATCH_PAINT = """
new PerformanceObserver((list) => {
  window.painted = list.getEntries().at(-1).startTime;
}).observe({ type: "largest-contentful-paint", buffered: true });
"""

# From the answer to what is seen of it, frames included: on the board, of the dice, or in the log.
SHOWN = """() => {
  const answered = new Promise((done) => {
    new PerformanceObserver((list, self) => {
      const found = list.getEntries().find((entry) => entry.name.endsWith("/actions"));
      if (found) { self.disconnect(); done(found.responseEnd); }
    }).observe({ type: "resource" });
  });
  const shown = new Promise((done) => {
    const log = document.querySelector(".log ol");
    const before = log.children.length;
    let isDrawn = false;
    const drawing = document.querySelector("#board g[aria-hidden]");
    const watch = new MutationObserver(() => (isDrawn = true));
    watch.observe(drawing, { subtree: true, childList: true, attributes: true });
    const isSeen = () =>
      isDrawn || log.children.length > before || document.querySelector(".motion");
    const look = () => (isSeen() ? done(performance.now()) : requestAnimationFrame(look));
    look();
  });
  const waited = ([answer, seen]) => Math.max(0, seen - answer);
  const never = new Promise((done) => setTimeout(done, 20_000, null));
  window.acted = Promise.race([Promise.all([answered, shown]).then(waited), never]);
}"""

GAMES = {"Irrigate": "place", "Aquädukt": "", "Aqua Romana": ""}
"""What there is to play, and how what is typed there begins, so that the turns come and go."""
ACTIONS = 5
WIDE: ViewportSize = {"width": 1280, "height": 860}
PHONE: ViewportSize = {"width": 390, "height": 844}


def visit(browser: Browser, url: str, viewport: ViewportSize = WIDE) -> tuple[Page, Wire]:
    """Somebody who has never been here, at the first page."""
    touch = viewport is PHONE
    context = browser.new_context(locale="en-GB", viewport=viewport, has_touch=touch)
    page = context.new_page()
    page.add_init_script(WATCH_SHIFTS + WATCH_PAINT)
    wire = Wire(page)
    page.goto(url)
    page.wait_for_load_state("networkidle")
    return page, wire


def play_now(page: Page, game: str) -> None:
    """One tap, until something can be done on the board. What is drawn by itself is drawn then."""
    page.get_by_role("button", name=f"Play now {game}").click()
    page.locator("#board .thing.possible").first.wait_for()


def wait_for_turn(page: Page) -> None:
    """Until everything is told and lies where it belongs."""
    page.wait_for_timeout(500)
    page.locator(".bar").wait_for()
    page.locator(".motion").wait_for(state="detached")


def choose(page: Page, game: str) -> None:
    """Whatever comes first, typed; Enter does it."""
    page.get_by_role("combobox", name="Type").press_sequentially(GAMES[game])
    page.keyboard.press("ArrowDown")


def act(page: Page, game: str) -> float:
    """Milliseconds from the answer to one's own action until that is seen."""
    wait_for_turn(page)
    page.evaluate(SHOWN)
    choose(page, game)
    page.keyboard.press("Enter")
    shown: float | None = page.evaluate("window.acted")
    if shown is None:
        raise RuntimeError(f"{game}: an action was not done: {page.locator('main').inner_text()}")
    return shown


def first_visit(browser: Browser, url: str, game: str) -> list[bool]:
    """From nothing to a board that can be played on, in one tap."""
    page, wire = visit(browser, url)
    print(f"{game}: first page {wire.kilobytes:.1f} kB in {len(wire.sizes)} requests")
    painted = page.wait_for_function("window.painted").json_value()
    play_now(page, game)
    name = f"{game}: first playable board, {len(wire.sizes)} requests"
    kept = [
        report(name, wire.kilobytes, 150, "kB"),
        report(f"{game}: largest paint of the first page", painted, 1200, "ms"),
    ]
    shown = [act(page, game) for _ in range(ACTIONS)]
    kept.append(report(f"{game}: own action shown after the answer", median(shown), 50, "ms"))
    kept.append(
        report(f"{game}: layout shift on a desk", page.evaluate("window.shifted"), 0.02, "")
    )
    page.context.close()
    return kept


SLOWER = 4
"""A phone of the middle has about a quarter of the speed of a desk."""
LONG = 50
"""Milliseconds after which a task is felt."""
TURN = 4000
"""Milliseconds in which one's own action and what the bots answer are shown."""


def turns(browser: Browser, url: str, game: str) -> list[bool]:
    """Nothing holds the page up while turns are shown, on a phone and with everything moving."""
    page, wire = visit(browser, url, PHONE)
    play_now(page, game)
    wire.session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.wait_for_timeout(1000)
    tasks: list[Task] = []
    for _ in range(ACTIONS):
        wait_for_turn(page)
        choose(page, game)
        with traced(browser, page) as found:
            page.keyboard.press("Enter")
            page.wait_for_timeout(TURN)
        tasks += found
    moving = page.evaluate(STILL_MOVING)
    shifted = page.evaluate("window.shifted")
    page.context.close()
    return [
        *longest(game, "the clock", [task.wall for task in tasks]),
        *longest(game, "its own time", [task.cpu for task in tasks]),
        report(f"{game}: animations when nobody moves", moving, 0, ""),
        report(f"{game}: layout shift on a phone", shifted, 0.02, ""),
    ]


def longest(game: str, measure: str, times: list[float]) -> list[bool]:
    """Of the tasks of all turns together."""
    many = sum(time > LONG for time in times)
    slow = f"{game}: {{}} in {ACTIONS} turns, {SLOWER} times slower, by {measure}"
    return [
        report(slow.format("longest task"), max(times), LONG, "ms"),
        report(slow.format(f"tasks above {LONG} ms"), many, 0, ""),
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
    """How long a finished game takes to open, from the tap to the board; then it rests."""
    page, wire = visit(browser, url)
    table, actions = page.evaluate(MAKE)
    times = []
    for _ in range(5):
        page.goto(f"{url}/#/rules/irrigate")
        page.locator(".rules").wait_for()
        times.append(page.evaluate(OPEN, table))
    moving = page.evaluate(STILL_MOVING)
    busy = resting(page, wire)
    page.context.close()
    return [
        report(f"a finished game of {actions} actions opens (median)", median(times), 200, "ms"),
        report("animations on a finished board", moving, 0, ""),
        report("work of a finished board in a second", busy, 5, "ms"),
    ]


def resting(page: Page, wire: Wire, seconds: int = 5) -> float:
    """How many milliseconds of a second the page is at work while nobody does anything."""
    wire.session.send("Performance.enable")

    def worked() -> float:
        metrics = wire.session.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))

    before = worked()
    page.wait_for_timeout(1000 * seconds)
    return 1000 * (worked() - before) / seconds


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


PARTS = {"visit": first_visit, "turns": turns}
"""What is measured in each game; a finished game and Lighthouse are measured once."""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="The budgets of the browser client.")
    every = [*PARTS, "finished", "lighthouse"]
    parser.add_argument("--parts", nargs="*", choices=every, default=every)
    parser.add_argument("--games", nargs="*", choices=list(GAMES), default=list(GAMES))
    return parser.parse_args()


def in_browser(parts: list[str], games: list[str]) -> list[bool]:
    with tempfile.TemporaryDirectory() as folder, served(folder) as url, sync_playwright() as p:
        browser = p.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        kept = long_game(browser, url) if "finished" in parts else []
        for game in games:
            for name in parts:
                kept += PARTS[name](browser, url, game) if name in PARTS else []
        browser.close()
    return kept


def main() -> int:
    wanted = arguments()
    kept = in_browser(wanted.parts, wanted.games)
    if "lighthouse" in wanted.parts:
        with tempfile.TemporaryDirectory() as folder, served(folder) as url:
            kept += lighthouse(url)
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
