"""A game by correspondence in two browsers: notes, a sandbox, an answer prepared there, a call.

The push service is a local one that speaks the real protocol, as in `test_bells`.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Locator, Page, expect

from tests.server.calls.browser import push_service
from tests.server.serving import Serving, eventually
from tests.web.browsing import Visitor
from tests.web.test_around import faults
from tests.web.test_bells import calling_web, entering, subscribe_here

__all__ = ["calling_web"]

DAYS = {"per": "day", "seconds": 3 * 86_400}
LINE = "Prepare this answer"


@pytest.fixture
def people(browser_here: Chromium, calling_web: Serving) -> Iterator[tuple[Visitor, Visitor]]:
    """Ann and Bea, each with a browser."""
    with (
        entering(browser_here, calling_web, reduced_motion="reduce") as ann,
        entering(browser_here, calling_web, reduced_motion="reduce", bypass_csp=True) as bea,
    ):
        yield ann, bea


def button(place: Page | Locator, name: str) -> None:
    place.get_by_role("button", name=name, exact=True).click()


def invite(ann: Visitor, bea: Visitor) -> str:
    """Ann begins at a table with days for a turn; Bea sits down by its link."""
    ann.go()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    body = {"game": "aqua-romana", "seats": seats, "first": "seated", "clock": DAYS}
    made = ann.page.evaluate(POST, ["/api/tables", body])
    table: str = made["table"]["id"]
    bea.go(f"table/{table}?seat=1&key={made['links'][0]['key']}")
    bea.page.get_by_label("Your name").fill("Bea")
    button(bea.page, "Sit down and play")
    expect(bea.page.locator("#board")).to_be_visible()
    return table


POST = """async ([path, body]) => {
  while (!localStorage.getItem("aquae.token")) await new Promise((done) => setTimeout(done, 20));
  const token = localStorage.getItem("aquae.token");
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}"""


def play(visitor: Visitor, text: str) -> None:
    """Type an action, and see it done."""
    before = position(visitor)["position"]
    box = visitor.page.get_by_role("combobox", name="Type an action")
    box.fill(text)
    box.press("Enter")
    eventually(lambda: position(visitor)["position"] > before)


def position(visitor: Visitor) -> Any:
    table = visitor.page.url.split("?")[0].rsplit("/", 1)[1]
    return visitor.ask(f"/api/tables/{table}/position?actions=true")


def turn_of(visitor: Visitor, seat: int, last: bool) -> list[str]:
    """Play a whole turn with the first or the last of what is possible."""
    before = position(visitor)
    now = before
    while now["to_move"] == seat:
        play(visitor, now["legal"][-1 if last else 0])
        now = position(visitor)
    texts: list[str] = now["actions"][before["position"] :]
    return texts


def test_an_answer_that_was_prepared_is_played_and_the_next_turn_is_told(
    people: tuple[Visitor, Visitor],
) -> None:
    ann, bea = people
    table = invite(ann, bea)
    page = bea.page
    page.get_by_role("tab", name="Table").click()
    button(page, "My notes and plans")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Notes").fill("Ann loves the corner.")
    button(dialog, "Save")
    expect(dialog.get_by_text("Saved.")).to_be_visible()
    assert faults(bea) == []
    button(dialog, "Try things out from here")
    expect(page.get_by_role("region", name="Try things out from here")).to_be_visible()
    expect(page.get_by_role("button", name=LINE)).to_have_count(0)
    expected = turn_of(bea, 0, last=False)
    turn_of(bea, 1, last=True)
    assert faults(bea) == []
    button(page, LINE)
    expect(
        page.get_by_text("Prepared. It is played when the others have done this.")
    ).to_be_visible()
    page.get_by_role("link", name="Back to the game").click()
    page.get_by_role("tab", name="Table").click()
    button(page, "My notes and plans")
    expect(dialog.get_by_label("Notes")).to_have_value("Ann loves the corner.")
    expect(dialog.get_by_role("button", name="Remove this answer")).to_be_visible()
    assert faults(bea) == []
    with push_service() as service:
        bea.go("me/calls")
        browser = subscribe_here(bea, service)
        ann.sit_at(table)
        for text in expected:
            play(ann, text)
        # Bea has a browser elsewhere, and yet it is Ann's turn again.
        eventually(lambda: position(ann)["to_move"] == 0)
        assert len(position(ann)["actions"]) > len(expected)
        seen = len(browser.heard)
        assert ann.may_act()
        turn_of(ann, 0, last=False)
        told = browser.wait_for(seen + 1)[-1]
        assert told["body"] == "It is your turn. You are playing with Ann."
        assert service.complaints == []
    bea.sit_at(table)
    assert bea.may_act()


def test_in_a_sandbox_one_chooses_what_comes(people: tuple[Visitor, Visitor]) -> None:
    ann, _ = people
    table = ann.make("irrigate", "me", "faber", options={"bargaining": False}, first="seated")
    ann.sit_at(table)
    ann.page.set_viewport_size({"width": 320, "height": 640})
    ann.page.get_by_role("tab", name="Table").click()
    button(ann.page, "My notes and plans")
    button(ann.page.get_by_role("dialog"), "Try things out from here")
    expect(ann.page.get_by_text("Sandbox: you play for everybody")).to_be_visible()
    play(ann, "draw")
    draws = ann.page.get_by_role("group", name="What comes?").get_by_role("button")
    expect(draws.first).to_be_visible()
    draws.last.focus()
    ann.page.keyboard.press("Enter")
    expect(draws).to_have_count(0)
    assert position(ann)["to_move"] == 0
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 320
    ann.go()
    expect(ann.page.locator("a.card")).to_have_count(1)


def test_a_holiday_stops_a_clock_and_is_seen_by_others(people: tuple[Visitor, Visitor]) -> None:
    ann, bea = people
    table = invite(ann, bea)
    ann.go("me/calls")
    form = ann.page.locator("form", has=ann.page.get_by_role("heading", name="Holiday"))
    today = ann.page.evaluate("Date.now()")
    last = ann.page.evaluate("(now) => new Date(now + 864e6).toISOString().slice(0, 10)", today)
    form.get_by_label("Last day").fill(last)
    button(form, "Save")
    expect(form.get_by_text("Saved.")).to_be_visible()
    bea.sit_at(table)
    rested = bea.page.get_by_text("Ann is on holiday: the clock stands still.")
    expect(rested.first).to_be_visible(timeout=20_000)
    assert bea.ask(f"/api/tables/{table}")["seats"][0]["left_ms"] > 9 * 86_400_000
    button(form, "End the holiday")
    expect(form.get_by_role("button", name="End the holiday")).to_have_count(0)
