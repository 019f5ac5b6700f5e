"""Games of this device: saved to a file and taken in again, removed, continued at a server."""

from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, expect

from tests.server.serving import Serving, eventually
from tests.web.browsing import Clicker, Visitor
from tests.web.test_local import STARTING
from tests.web.test_local import ann as ann
from tests.web.test_local import web_space as web_space
from tests.web.test_offline import context as context
from tests.web.test_offline import installed
from tests.web.test_offline import server as server

LOCAL = "ul a[href^='#/table/local.']"


def play_a_little(ann: Visitor) -> None:
    ann.page.locator("article:has(a[href='#/rules/irrigate']) .button.main").click()
    expect(ann.page.locator("#board")).to_be_visible(timeout=STARTING)
    clicker = Clicker(ann, "carried")
    for _ in range(4):
        ann.may_act()
        clicker.click()
    ann.may_act()


def add_games(ann: Visitor, file: Path) -> None:
    ann.page.get_by_label("Add games from a file").set_input_files(file)


def test_games_are_saved_removed_and_taken_in_again(ann: Visitor, tmp_path: Path) -> None:
    ann.go()
    play_a_little(ann)
    ann.page.goto(f"{ann.url}/#/")
    settings = ann.page.get_by_role("button", name="Settings")
    settings.click()
    with ann.page.expect_download() as saving:
        ann.page.get_by_role("button", name="Save all games to a file").click()
    file = tmp_path / "games.json"
    saving.value.save_as(file)
    ann.page.get_by_role("button", name="Close").click()

    tables = ann.page.locator(LOCAL)
    remove = ann.page.get_by_role("button", name="Remove")
    expect(tables).to_have_count(1)
    remove.click()
    ann.page.get_by_role("button", name="Cancel").click()
    expect(tables).to_have_count(1)
    remove.click()
    remove.click()
    expect(tables).to_have_count(0)

    bad = tmp_path / "bad.json"
    bad.write_text(file.read_text(encoding="utf-8").replace('"draw"', '"fly"'), encoding="utf-8")
    settings.click()
    add_games(ann, bad)
    expect(ann.page.get_by_text("Game 1 in that file is damaged")).to_be_visible()
    bad.write_bytes(b"\x89PNG\r\n\x00\xff")
    add_games(ann, bad)
    expect(ann.page.get_by_text("does not hold any saved games")).to_be_visible()
    expect(tables).to_have_count(0)
    add_games(ann, file)
    expect(ann.page.get_by_text("1 game was added.")).to_be_visible()
    add_games(ann, file)
    expect(ann.page.get_by_text("1 game was already here.")).to_be_visible()
    ann.page.get_by_role("button", name="Close").click()
    expect(tables).to_have_count(1)
    tables.click()
    expect(ann.page.locator(".bar")).to_be_visible()


def prepared(context: BrowserContext, server: Serving) -> Visitor:
    """Somebody with everything on the device; then the server goes away."""
    ann = installed(context, server)
    ann.page.get_by_role("button", name="Einstellungen").click()
    ann.page.get_by_role("button", name="Offline spielen").click()
    expect(ann.page.get_by_text("Alles ist auf diesem Gerät")).to_be_visible(timeout=STARTING)
    return ann


KEPT = """async (id) => {
  const opening = indexedDB.open("aquae");
  const database = await new Promise((done) => (opening.onsuccess = () => done(opening.result)));
  const asking = database.transaction("tables").objectStore("tables").get(id);
  return new Promise((done) => (asking.onsuccess = () => done(Boolean(asking.result))));
}"""


def finished(ann: Visitor) -> str:
    """A table of the server that was ended, and seen here until it was kept."""
    table = ann.make("irrigate", "me", "me")
    ann.sit_at(table)
    ann.page.get_by_role("button", name="Ziehen").click()
    ann.page.locator("[data-thing].possible").first.wait_for()
    ann.page.get_by_role("tab", name="Tisch").click()
    ann.page.get_by_role("button", name="Gemeinsames Ende vorschlagen").click()
    expect(ann.page.locator("section.over")).to_be_visible()
    eventually(lambda: ann.page.evaluate(KEPT, table))
    return table


def test_a_game_goes_on_at_the_server_and_a_finished_one_is_there_without_it(
    context: BrowserContext, server: Serving, browser_here: Browser
) -> None:
    ann = prepared(context, server)
    table = finished(ann)
    server.kill()
    ann.page.goto(f"{ann.url}/#/")
    ann.page.reload()
    expect(ann.page.get_by_role("alert")).to_contain_text("Auf diesem Gerät kannst du inzwischen")
    ann.page.locator(f"a[href='#/table/{table}']").click()
    expect(ann.page.locator("section.over")).to_be_visible(timeout=STARTING)
    expect(ann.page.locator(".log")).to_contain_text("zieht")

    ann.page.goto(f"{ann.url}/#/")
    ann.page.get_by_role("button", name="Sofort spielen").first.click()
    expect(ann.page.locator(".bar")).to_be_visible()
    assert "#/table/local." in ann.page.url
    server.start()
    ann.page.get_by_role("tab", name="Tisch").click()
    ann.page.get_by_role("button", name="Von hier an Freunde einladen").click()
    ann.page.get_by_role("button", name="Tisch eröffnen").click()
    link = ann.page.get_by_label("Link für Platz").first
    expect(link).to_be_visible()
    assert "local." not in ann.page.url
    bea = Visitor(browser_here.new_context(locale="de-DE"), server.url)
    bea.page.goto(link.input_value())
    bea.page.get_by_label("Dein Name").fill("Bea")
    bea.page.get_by_role("button", name="Hinsetzen und spielen").click()
    for visitor in (ann, bea):
        expect(visitor.page.locator("#board")).to_be_visible()
        expect(visitor.page.locator(".log")).to_contain_text("Bis hierher wurde anderswo gespielt.")
    bea.page.context.close()
    assert [*ann.complaints, *bea.complaints] == []
