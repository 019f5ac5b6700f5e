"""People in real browsers: open a table, click, type, and wait for what the page shows."""

from __future__ import annotations

import json
import re
import time
from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, TimeoutError

# Verbs in the order in which somebody in a hurry would choose them.
PREFERRED = ["Lay a canal", "Lay a tile", "Place the tile", "Roll", "Draw", "End", "Keep"]

# Twelve builders on the pathway of Aqua Romana: eight pieces can be laid then.
_SLOTS = {
    "straight": ["Sb", "W8", "Nd"],
    "double": ["E8", "Sj", "Nc"],
    "curve": ["E1", "E4", "Nb"],
    "bridge": ["W1", "Si", "Nf"],
}
BUILDERS = [f"builder {kind} {slot}" for kind, slots in _SLOTS.items() for slot in slots]

# All mountains of Aquädukt at the eastern rim, where Chance puts them anywhere (`setup="placed"`).
MOUNTAINS = [f"mountain {space}" for space in ["l7", "l6", "l5", "k4", "l4", "k3", "l3", "k2"]]


PATIENCE = 20_000
"""Milliseconds that a page on a busy machine may take to show what it shows at once elsewhere."""

# A refused request is an answer, and a server may be away when the worker's script is looked for:
# browsers note both down all the same.
NOTED = ("Failed to load resource", "An unknown error occurred when fetching the script")


class Visitor:
    """Somebody with a browser. Whatever the page complains about is remembered."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.url = url
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, message: Any) -> None:
        if message.type == "error" and not any(note in message.text for note in NOTED):
            self.complaints.append(message.text)

    def go(self, path: str = "") -> None:
        self.page.goto(f"{self.url}/#/{path}")
        self.page.wait_for_selector("main, .wait")

    def make(self, game: str, *seats: str, **more: Any) -> str:
        """A table made in this browser's name; bots without pauses."""
        self.go()
        chairs = [
            {"kind": "me", "name": f"Ann {place}"}
            if seat == "me"
            else {"kind": "bot", "level": seat}
            for place, seat in enumerate(seats)
        ]
        body = {"game": game, "options": {}, "seats": chairs, "pause": False, **more}
        found: str = self.page.evaluate(MAKE, body)
        return found

    def make_after(self, game: str, *actions: str, **options: Any) -> str:
        """A table of two own seats that goes on from where these actions lead."""
        table = self.make(game, "me", "me", options=options)
        record = self.ask(f"/api/tables/{table}/record")
        record["actions"] += actions
        return self.make(game, "me", "me", **{"from": {"record": json.dumps(record)}})

    def sit_at(self, table: str) -> None:
        self.go(f"table/{table}")
        self.page.wait_for_selector("#board")

    def follow(self, table: str) -> None:
        """Sit there until the table's stream is open: what happens before it is seen done only."""
        stream = re.compile(f"/api/tables/{table}/events.*positions=true")
        with self.page.expect_response(stream):
            self.sit_at(table)

    def begin(self) -> None:
        """See who begins, and go on."""
        self.page.get_by_role("button", name="Let’s play").click()

    def ask(self, path: str) -> Any:
        """What the server says to this browser's person."""
        return self.page.evaluate(ASK, path)

    def thing(self, name: str) -> Locator:
        return self.page.locator(f'[data-thing="{name}"]')

    def touch(self, thing: Locator, patience: float = PATIENCE) -> None:
        """With the pointer on the middle of it, as people do."""
        box = thing.bounding_box(timeout=patience)
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def pause(self) -> None:
        """As long as the page takes a second click at the same place for half of a double one."""
        self.page.wait_for_timeout(400)

    def may_act(self, seconds: float = 40) -> bool:
        """Wait until it is this person's turn; False if the game is over."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if self.page.locator("section.over").count() > 0:
                return False
            if self.page.locator(".bar").count() > 0:
                return True
            self.page.wait_for_timeout(20)
        raise AssertionError(f"nothing happened: {self.page.locator('.status').inner_text()}")


# The page asks for its token by itself, which may take a moment.
MAKE = """async (body) => {
  let token = null;
  for (let tries = 0; tries < 500 && !token; tries++) {
    token = localStorage.getItem("aquae.token");
    if (!token) await new Promise((done) => setTimeout(done, 20));
  }
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  const asked = { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await fetch("/api/tables", asked);
  const made = await answer.json();
  if (!answer.ok) throw new Error(made.detail);
  return made.table.id;
}"""

ASK = """async (path) => {
  const headers = { Authorization: `Bearer ${localStorage.getItem("aquae.token")}` };
  return (await fetch(path, { headers })).json();
}"""


# How far things have moved that nobody had touched, as browsers count it.
WATCH_SHIFTS = """
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""


class Wire:
    """What comes over the wire to a page, in bytes, with the heads of the answers."""

    def __init__(self, page: Page) -> None:
        self.sizes: list[int] = []
        self.session = page.context.new_cdp_session(page)
        self.session.send("Network.enable")
        self.session.on("Network.loadingFinished", self._note)

    def _note(self, event: dict[str, Any]) -> None:
        self.sizes.append(int(event["encodedDataLength"]))

    @property
    def kilobytes(self) -> float:
        return sum(self.sizes) / 1000


class Clicker:
    """Plays whatever the page offers, by pointer alone."""

    def __init__(self, visitor: Visitor, seed: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.random = Random(seed)

    def play(self, most: int = 2000) -> None:
        for _ in range(most):
            if not self.visitor.may_act():
                return
            self.click()
        raise AssertionError("the game does not end")

    def click(self) -> None:
        """One click; what was offered may be gone before it comes."""
        with suppress(TimeoutError):
            self._click()

    def _click(self) -> None:
        buttons = self.page.locator(".bar button:not(.quiet)").all()
        labels = [button.inner_text() for button in buttons]
        words = self.page.locator(".bar .word:not(.chosen)").all()
        chosen = self.page.locator(".thing.chosen").count() > 0
        possible = self.page.locator("svg:not(.quiet) .thing.possible").all()
        if "Do it" in labels:
            buttons[labels.index("Do it")].click(timeout=2000)
        elif words and (chosen or not possible):
            self.random.choice(words).click(timeout=2000)
        elif possible:
            self.visitor.touch(self.random.choice(possible), patience=2000)
        else:
            self._press(buttons, labels)

    def _press(self, buttons: list[Locator], labels: list[str]) -> None:
        for wish in PREFERRED:
            for button, label in zip(buttons, labels, strict=True):
                if re.match(wish, label):
                    button.click(timeout=2000)
                    return
        if buttons:
            buttons[0].click(timeout=2000)
