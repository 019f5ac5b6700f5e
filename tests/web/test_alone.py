"""Everything that a table offers, on a phone whose network is cut; nothing that ends is lost."""

from playwright.sync_api import BrowserContext, Page, Worker, expect

from tests.server.serving import Serving
from tests.web.browsing import Visitor
from tests.web.test_local import STARTING
from tests.web.test_local import ann as ann
from tests.web.test_local import web_space as web_space
from tests.web.test_offline import context as context
from tests.web.test_offline import installed
from tests.web.test_offline import server as server

EVENTS = """(table) => new Promise((done, fail) => {
  const request = indexedDB.open("aquae");
  request.onerror = () => fail(request.error);
  request.onsuccess = () => {
    const all = request.result.transaction("events").objectStore("events").getAllKeys();
    const own = () => all.result.filter(([id]) => id === table);
    all.onsuccess = () => done(own().map(([, number]) => number));
  };
})"""


def table_of(ann: Visitor) -> str:
    return ann.page.url.split("/table/")[1]


def sit_together(ann: Visitor, game: str) -> str:
    """Two people at this screen."""
    ann.go(f"new/{game}?with=here")
    ann.page.get_by_role("button", name="Create the table").click(timeout=STARTING)
    ann.begin()
    expect(ann.page.locator(".bar")).to_be_visible()
    return table_of(ann)


def say(page: Page, text: str) -> None:
    """An action, typed; it is done when the box is empty again."""
    box = page.get_by_role("combobox")
    box.fill(text)
    box.press("Enter")
    expect(box).to_have_value("")


def engine_of(page: Page) -> Worker:
    return next(worker for worker in page.workers if "/worker-" in worker.url)


def cut_off(ann: Visitor) -> None:
    """Fetch everything, as the settings offer it, and lose the network."""
    ann.go()
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("button", name="Play offline").click()
    expect(ann.page.get_by_text("Everything is on this device")).to_be_visible(timeout=STARTING)
    ann.page.context.set_offline(True)
    ann.page.reload()


def test_what_was_done_outlives_the_engine(ann: Visitor) -> None:
    table = sit_together(ann, "irrigate")
    say(ann.page, "draw")
    with ann.page.expect_worker(lambda worker: "/worker-" in worker.url):
        engine_of(ann.page).evaluate("() => void setTimeout(close)")
    log = ann.page.locator(".log")
    ann.page.get_by_role("combobox").fill("place")
    ann.page.keyboard.press("ArrowDown")
    ann.page.keyboard.press("Enter")
    expect(log).to_contain_text("places it", timeout=STARTING)
    numbers = ann.page.evaluate(EVENTS, table)
    assert numbers == [*range(1, len(numbers) + 1)]
    # That it ended is said aloud, for those who look for why.
    assert ann.complaints == ["the engine has ended"]
    ann.complaints.clear()


def test_two_tabs_play_at_one_table(ann: Visitor) -> None:
    table = sit_together(ann, "irrigate")
    other = Visitor(ann.page.context, ann.url)
    other.go(f"table/{table}")
    expect(other.page.locator(".bar")).to_be_visible(timeout=STARTING)
    for tab, text, told in ((ann, "draw", "draws"), (other, "place", "places it")):
        box = tab.page.get_by_role("combobox")
        box.fill(text)
        box.press("ArrowDown")
        box.press("Enter")
        for one in (ann, other):
            expect(one.page.locator(".log")).to_contain_text(told)
    numbers = ann.page.evaluate(EVENTS, table)
    assert numbers == [*range(1, len(numbers) + 1)]
    assert other.complaints == []


def test_nobody_waits_long_for_a_server_that_hangs(
    context: BrowserContext, server: Serving
) -> None:
    ann = installed(context, server)
    ann.page.route("**/api/**", lambda route: None)
    ann.page.reload()
    ann.page.get_by_role("button", name="Sofort spielen").first.click()
    expect(ann.page.locator("#board")).to_be_visible(timeout=STARTING)
    assert "#/table/local." in ann.page.url
    ann.page.unroute_all(behavior="ignoreErrors")
