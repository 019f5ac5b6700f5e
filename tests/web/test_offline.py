"""A page without its server: it opens, says so, is never out of date, and goes on afterwards."""

from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from aquae.cli import main
from tests.server.serving import Serving, eventually, kept_port, serving
from tests.web.browsing import Visitor
from tests.web.conftest import FREELY, settle

# Until the worker has kept the first page and what it is made of.
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const files = await caches.open("aquae-files");
  const names = (await files.keys()).map((request) => request.url);
  return names.some((name) => name.endsWith("/")) && names.some((name) => name.endsWith(".js"));
}"""
STALE = """async () => {
  const files = await caches.open("aquae-files");
  const page = (text) => new Response(text, { headers: { "Content-Type": "text/html" } });
  await files.put("./", page("an old version"));
  await files.put("./assets/old.js", page(""));
}"""
NAMES = """async () => {
  const files = await caches.open("aquae-files");
  return (await files.keys()).map((request) => request.url);
}"""


@pytest.fixture
def server(tmp_path: Path, chromium: str) -> Iterator[Serving]:
    arguments = (*FREELY, "--data", str(tmp_path / "data"))
    with kept_port() as port, serving(tmp_path, *arguments, port=port) as server:
        yield server


@pytest.fixture
def context(browser_here: Browser) -> Iterator[BrowserContext]:
    context = browser_here.new_context(locale="de-DE")
    settle(context)
    yield context
    context.close()


def wait_until_kept(ann: Visitor) -> None:
    """Asked again and again here: the browser's own waiting takes a promise for a yes."""
    deadline = monotonic() + 20
    while not ann.page.evaluate(KEPT):
        assert monotonic() < deadline, "the worker kept nothing"
        ann.page.wait_for_timeout(50)


def installed(context: BrowserContext, server: Serving) -> Visitor:
    ann = Visitor(context, server.url)
    ann.go()
    wait_until_kept(ann)
    return ann


def test_the_app_opens_without_a_server_and_goes_on_with_it(
    context: BrowserContext, server: Serving
) -> None:
    ann = installed(context, server)
    server.kill()
    ann.page.reload()
    expect(ann.page.get_by_role("alert")).to_contain_text("Der Spielserver ist gerade nicht")
    expect(ann.page.get_by_role("heading", name="Irrigate")).to_be_visible()
    server.start()
    ann.page.get_by_role("button", name="Noch einmal versuchen").click()
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    ann.page.get_by_role("button", name="Sofort spielen").first.click()
    expect(ann.page.locator("#board")).to_be_visible()


@pytest.mark.parametrize("path", ["learn/irrigate", "rules/irrigate", "table/unheard-of"])
def test_a_page_that_cannot_be_had_has_its_head_and_a_way_back(
    context: BrowserContext, server: Serving, path: str
) -> None:
    ann = installed(context, server)
    server.kill()
    ann.go(path)
    expect(ann.page.get_by_role("alert")).to_contain_text("Der Spielserver ist gerade nicht")
    expect(ann.page.get_by_role("banner")).to_be_visible()
    ann.page.get_by_role("main").get_by_role("link", name="Alle Spiele").click()
    expect(ann.page.get_by_role("heading", name="Irrigate")).to_be_visible()


def test_what_a_table_fetches_after_its_board_is_there_without_a_server(
    context: BrowserContext, server: Serving
) -> None:
    ann = installed(context, server)
    ann.sit_at(ann.make("irrigate", "me", "me"))
    deadline = monotonic() + 20
    while not any("/parts-" in name for name in ann.page.evaluate(NAMES)):
        assert monotonic() < deadline, "the parts of the table were not fetched"
        ann.page.wait_for_timeout(50)
    server.kill()
    ann.page.get_by_role("tab", name="Tisch").click()
    expect(ann.page.get_by_role("button", name="Platz verlassen")).to_be_visible()


def test_an_upgrade_is_seen_at_once(context: BrowserContext, server: Serving) -> None:
    ann = installed(context, server)
    ann.page.reload()
    ann.page.evaluate(STALE)
    ann.page.reload()
    expect(ann.page.get_by_role("heading", name="Irrigate")).to_be_visible()
    wait_until_kept(ann)
    eventually(lambda: not any(name.endswith("old.js") for name in ann.page.evaluate(NAMES)))
    assert ann.complaints == []


def test_a_page_begins_again_after_a_backup_was_restored(
    context: BrowserContext, server: Serving, tmp_path: Path
) -> None:
    """What happened after the backup vanishes from the page, and it plays on from there."""
    ann = Visitor(context, server.url)
    table = ann.make("irrigate", "me", "me")
    number = ann.ask(f"/api/tables/{table}")["number"]
    data, file = str(tmp_path / "data"), str(tmp_path / "backup.sqlite")
    assert main(["backup", file, "--data", data]) == 0
    ann.sit_at(table)
    draw = ann.page.get_by_role("button", name="Ziehen")
    # What has not been answered is promised again, and would be done anew.
    with ann.page.expect_response("**/actions") as answer:
        draw.click()
    answer.value.finished()
    expect(ann.page.locator(".log")).to_contain_text("Gezogen")
    server.kill()
    assert main(["restore", file, "--data", data]) == 0
    server.start()
    expect(draw).to_be_visible(timeout=30_000)
    assert ann.ask(f"/api/tables/{table}")["number"] == number
    draw.click()
    expect(draw).to_have_count(0)
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    assert ann.complaints == []


def promised(context: BrowserContext, server: Serving) -> tuple[Visitor, str]:
    """Somebody who has acted while the server was away, and has reloaded the page."""
    ann = installed(context, server)
    table = ann.make("irrigate", "me", "me")
    ann.sit_at(table)
    ann.page.get_by_role("button", name="Ziehen").wait_for()
    server.kill()
    ann.page.get_by_role("button", name="Ziehen").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("sobald es geht")
    return ann, table


def test_what_was_promised_is_sent_by_the_page_after_a_reload(
    context: BrowserContext, server: Serving
) -> None:
    ann, table = promised(context, server)
    ann.page.wait_for_timeout(1000)
    ann.page.reload()
    server.start()
    expect(ann.page.locator(".log")).to_contain_text("zieht", timeout=30_000)
    actions = ann.ask(f"/api/tables/{table}/position?actions=true")["actions"]
    assert [text.split()[0] for text in actions] == ["draw", "tile"]


def test_what_was_promised_can_be_taken_back(context: BrowserContext, server: Serving) -> None:
    ann, table = promised(context, server)
    ann.page.get_by_role("button", name="Doch nicht senden").click()
    server.start()
    draw = ann.page.get_by_role("button", name="Ziehen")
    expect(draw).to_be_visible(timeout=30_000)
    ann.page.reload()
    expect(draw).to_be_visible()
    assert ann.ask(f"/api/tables/{table}/position?actions=true")["actions"] == []
