"""Notifications in a browser: set up by keyboard, shown by the worker, left by a link.

Chromium subscribes at a push service of its maker's, which is not there: its push manager is stood
in for by one that gives the address of a local service. What is real: leave to notify, the server's
key, the message on the wire, its decryption (by the local service), and the worker, which gets the
decrypted message from the browser's own tools and shows it.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from tests.server.calls.browser import Browser, PushService, push_service
from tests.server.calls.conftest import hasty
from tests.server.serving import AtTable, Person, Serving, eventually
from tests.web.browsing import Visitor
from tests.web.conftest import settle
from tests.web.test_around import faults

STAND_IN = """({ address, keys }) => {
  const made = {
    endpoint: address,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: address, keys }),
    unsubscribe: async () => true,
  };
  let now = null;
  PushManager.prototype.getSubscription = async () => now;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    window.subscribedWith = [...applicationServerKey];
    made.options = { applicationServerKey: applicationServerKey.buffer };
    return (now = made);
  };
}"""
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  const shown = await worker.getNotifications();
  return shown.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
}"""


@pytest.fixture(scope="module")
def calling_web(tmp_path_factory: pytest.TempPathFactory, chromium: str) -> Iterator[Serving]:
    folder: Path = tmp_path_factory.mktemp("bells")
    with hasty(folder, "--data", str(folder / "data")) as server:
        yield server


@contextmanager
def entering(chromium: Chromium, server: Serving, **wishes: Any) -> Iterator[Visitor]:
    usual: Any = {"locale": "en-GB", "timezone_id": "Europe/Zurich"}
    context = settle(chromium.new_context(**usual, permissions=["notifications"], **wishes))
    visitor = Visitor(context, server.url)
    yield visitor
    context.close()
    assert visitor.complaints == []


@pytest.fixture
def ann(browser_here: Chromium, calling_web: Serving) -> Iterator[Visitor]:
    with entering(browser_here, calling_web) as visitor:
        yield visitor


@pytest.fixture
def judged(browser_here: Chromium, calling_web: Serving) -> Iterator[Visitor]:
    """A visitor whose pages axe can be brought into."""
    with entering(browser_here, calling_web, bypass_csp=True) as visitor:
        yield visitor


def button(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def deliver(page: Page, url: str, told: Any) -> None:
    """Give the worker a message as the browser does when its service has brought one."""
    session = page.context.new_cdp_session(page)
    found: list[Any] = []
    updated = "ServiceWorker.workerRegistrationUpdated"
    session.on(updated, lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    page.wait_for_timeout(500)
    (id,) = {one["registrationId"] for one in found if one["scopeURL"].startswith(url)}
    said = {"origin": url, "registrationId": id, "data": json.dumps(told)}
    session.send("ServiceWorker.deliverPushMessage", said)


def test_a_browser_is_called_and_shows_it(ann: Visitor, calling_web: Serving) -> None:
    page = ann.page
    with push_service() as service:
        ann.go("me/calls")
        expect(page.get_by_role("heading", name="Notifications")).to_be_visible()
        browser = subscribe_here(ann, service)
        bea = Person(calling_web.url)
        table = hers(bea, ann)
        told = browser.wait_for(1)[-1]
        assert told["body"] == "Bea has sat down at your table."
        assert service.complaints == []
    deliver(page, calling_web.url, told)
    (shown,) = eventually(lambda: page.evaluate(SHOWN))
    assert shown == {
        "title": told["title"],
        "body": told["body"],
        "tag": told["tag"],
        "data": f"/#/table/{table.id}",
    }
    deliver(page, calling_web.url, {**told, "body": "Once more."})
    again = eventually(lambda: [one for one in page.evaluate(SHOWN) if one != shown])
    assert [one["body"] for one in again] == ["Once more."]
    assert shown not in page.evaluate(SHOWN), "it takes the place of the first"


def subscribe_here(ann: Visitor, service: PushService) -> Browser:
    """Press the button; what the browser then has."""
    key = ann.ask("/api/people/me/bells")["push_key"]
    browser = Browser(service, "here", key)
    ann.page.evaluate(STAND_IN, {"address": browser.address, "keys": browser.keys})
    button(ann.page, "Notify me in this browser")
    expect(ann.page.get_by_role("button", name="Set up this browser anew")).to_be_visible()
    with_key = ann.page.evaluate("window.subscribedWith")
    assert (len(with_key), with_key[0]) == (65, 4)
    return browser


def hers(bea: Person, ann: Visitor) -> AtTable:
    """Bea sits down at a table of Ann's, at which Ann does not look."""
    made = ann.page.evaluate(
        """async () => {
          const token = localStorage.getItem("aquae.token");
          const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
          const seats = [{ kind: "me", name: "Ann" }, { kind: "open" }, { kind: "open" }];
          const body = JSON.stringify({ game: "irrigate", seats });
          return (await fetch("/api/tables", { method: "POST", headers, body })).json();
        }"""
    )
    links = {link["seat"]: link["key"] for link in made["links"]}
    table = AtTable(bea, made["table"]["id"])
    table.post("seats/1/take", name="Bea", key=links[1])
    return table


def test_everything_is_chosen_by_keyboard(judged: Visitor, calling_web: Serving) -> None:
    page = judged.page
    judged.go("me/calls")
    page.get_by_text("The chat of a club").focus()
    page.keyboard.press("Enter")
    page.get_by_label("Webhook of the chat").focus()
    page.keyboard.type(f"{calling_web.url}/hook")
    page.keyboard.press("Enter")
    card = page.get_by_role("region", name="127.0.0.1")
    expect(card).to_be_visible()
    card.get_by_label("when a game ends").focus()
    page.keyboard.press("Space")
    expect(card.get_by_text("Saved.")).to_be_visible()
    page.get_by_label("Leave me alone at certain hours").focus()
    page.keyboard.press("Space")
    page.get_by_label("From").fill("21:30")
    page.get_by_label("From").press("Enter")
    expect(page.locator("form").get_by_text("Saved.")).to_be_visible()
    kept = judged.ask("/api/people/me/bells")
    assert "over" not in kept["bells"][0]["wants"]
    assert "turn" in kept["bells"][0]["wants"]
    assert kept["hours"]["zone"] == "Europe/Zurich"
    assert (kept["hours"]["quiet_from"], kept["hours"]["quiet_until"]) == (1290, 420)
    assert faults(judged) == []
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    card.get_by_role("button", name="Remove 127.0.0.1").focus()
    page.keyboard.press("Enter")
    expect(card).to_have_count(0)


def test_less_at_one_table(judged: Visitor) -> None:
    table = judged.make("irrigate", "me", "tiro")
    judged.sit_at(table)
    page = judged.page
    page.get_by_role("tab", name="Table").click()
    button(page, "Notifications for this table")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("As at all my tables").uncheck()
    dialog.get_by_label("when it is my turn").uncheck()
    expect(dialog.get_by_text("Saved.")).to_be_visible()
    assert faults(judged) == []
    kept = judged.ask(f"/api/tables/{table}/bells")["wants"]
    assert "turn" not in kept
    assert "over" in kept


def test_the_link_in_an_e_mail_needs_nobody_signed_in(judged: Visitor) -> None:
    judged.page.goto(f"{judged.url}/api/bells/leave/{'x' * 43}")
    button(judged.page, "Send me nothing more")
    expect(judged.page.get_by_text("Nothing more will be sent")).to_be_visible()
    assert judged.page.evaluate("localStorage.getItem('aquae.token')") is None
    judged.go(f"bell/confirm?token={'x' * 43}")
    button(judged.page, "Yes, it is mine")
    expect(judged.page.get_by_role("alert")).to_contain_text("no such address")
    assert faults(judged) == []
