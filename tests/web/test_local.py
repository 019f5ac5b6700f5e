"""Games on this device: on a web space without a server, offline, while the server is away."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, BrowserContext, expect
from tools.static_site import write_site

from tests.server.serving import Serving, eventually
from tests.web.browsing import Clicker, Visitor
from tests.web.conftest import settle
from tests.web.test_offline import context as context
from tests.web.test_offline import installed
from tests.web.test_offline import server as server

MOST_MEGABYTES = 4.5
STARTING = 60_000
"""Milliseconds that the engine may take to start on a machine that is busy with other tests."""
KEPT = """async () => {
  const files = await caches.open("aquae-files");
  return (await files.keys()).some((request) => request.url.endsWith("python.zip"));
}"""


ALL_KEPT = """async () => {
  const listed = await (await fetch("files.json")).json();
  const files = await caches.open("aquae-files");
  const kept = new Set((await files.keys()).map((request) => request.url));
  return listed.every((name) => kept.has(new URL(name, location.href).href));
}"""
# As if a former version had been here, with an engine of its own.
FORMER = """async () => {
  const files = await caches.open("aquae-files");
  for (const { url } of await files.keys()) if (url.includes("/python-")) await files.delete(url);
  await files.put("./", new Response("a former version"));
  await files.put("./assets/python-former/python.zip", new Response(""));
}"""
FORMER_IS_GONE = """async () => {
  const files = await caches.open("aquae-files");
  return (await files.keys()).every(({ url }) => !url.includes("former"));
}"""
# What a page alone must not do, each by the directive that forbids it.
TRIED = """async (elsewhere) => {
  const refused = new Set();
  addEventListener("securitypolicyviolation", (event) => refused.add(event.effectiveDirective));
  const added = (name, members) =>
    document.body.append(Object.assign(document.createElement(name), members));
  added("script", { textContent: "window.ran = true" });
  added("script", { src: `${elsewhere}/script.js` });
  added("style", { textContent: "p { color: red }" });
  added("img", { src: `${elsewhere}/picture.png` });
  added("iframe", { src: elsewhere });
  added("object", { data: elsewhere });
  await fetch(elsewhere).catch(() => {});
  while (refused.size < 6) await new Promise((done) => setTimeout(done, 20));
  return [...refused, String(window.ran)].sort();
}"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *arguments: object) -> None:
        pass


@contextmanager
def site_under(folder: Path) -> Iterator[str]:
    """Any web space, with the site under some path."""
    write_site(folder / "club" / "aquae")
    handler = partial(Quiet, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as web:
        Thread(target=web.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{web.server_port}/club/aquae"
        web.shutdown()


@pytest.fixture
def web_space(tmp_path: Path) -> Iterator[str]:
    with site_under(tmp_path) as url:
        yield url


@pytest.fixture
def ann(browser_here: Browser, web_space: str) -> Iterator[Visitor]:
    opened = browser_here.new_context(
        locale="en-GB", reduced_motion="reduce", viewport={"width": 390, "height": 780}
    )
    settle(opened).add_init_script('localStorage["aquae.speed"] ??= "instant"')
    visitor = Visitor(opened, web_space)
    yield visitor
    opened.close()
    assert visitor.complaints == []


def test_a_whole_game_on_a_web_space_without_a_server(ann: Visitor) -> None:
    ann.go()
    expect(ann.page.get_by_role("link", name="With friends")).to_have_count(0)
    ann.page.locator("article:has(a[href='#/rules/irrigate']) .button.main").click()
    expect(ann.page.get_by_role("status").filter(has_text="onto this device")).to_be_visible()
    board = ann.page.locator("#board")
    expect(board).to_be_visible(timeout=STARTING)
    clicker = Clicker(ann, "static")
    for _ in range(6):
        ann.may_act()
        clicker.click()
    table = ann.page.url
    ann.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    ann.page.reload()
    expect(board).to_be_visible(timeout=STARTING)
    eventually(lambda: ann.page.evaluate(KEPT))
    ann.page.context.set_offline(True)
    ann.page.reload()
    expect(board).to_be_visible(timeout=STARTING)
    clicker.play()
    expect(ann.page.locator("section.over")).to_be_visible()
    ann.go()
    expect(ann.page.locator(f"a[href='#/{table.split('#/')[1]}']")).to_be_visible()


def test_what_was_fetched_beforehand_is_played_while_the_server_is_away(
    context: BrowserContext, server: Serving
) -> None:
    ann = installed(context, server)
    ann.page.get_by_role("button", name="Einstellungen").click()
    offer = ann.page.get_by_role("button", name="Offline spielen")
    offer.click()
    expect(ann.page.get_by_text("Alles ist auf diesem Gerät")).to_be_visible(timeout=STARTING)
    server.kill()
    ann.page.reload()
    expect(ann.page.get_by_role("alert")).to_contain_text("Auf diesem Gerät kannst du inzwischen")
    ann.page.get_by_role("button", name="Sofort spielen").first.click()
    expect(ann.page.locator("#board")).to_be_visible(timeout=STARTING)
    assert "#/table/local." in ann.page.url
    expect(ann.page.locator(".bar")).to_be_visible()
    server.start()
    ann.page.reload()
    expect(ann.page.locator(".bar")).to_be_visible(timeout=STARTING)
    assert ann.complaints == []


def test_who_has_no_engine_is_told_so_while_the_server_is_away(
    context: BrowserContext, server: Serving
) -> None:
    """What is promised is what can be done, and whoever tries all the same sees why not."""
    ann = installed(context, server)
    ann.page.set_viewport_size({"width": 390, "height": 780})
    server.kill()
    ann.page.reload()
    told = ann.page.get_by_role("alert")
    expect(told).to_contain_text("Die Spiele sind noch nicht auf diesem Gerät")
    expect(told).not_to_contain_text("Auf diesem Gerät kannst du inzwischen")
    play = ann.page.get_by_role("button", name="Sofort spielen").last
    play.scroll_into_view_if_needed()
    expect(told).not_to_be_in_viewport()
    play.click()
    expect(told).to_be_in_viewport(timeout=STARTING)
    expect(told).to_contain_text("Die Spiele sind noch nicht auf diesem Gerät")
    ann.complaints.clear()


def test_a_page_alone_asks_nobody_else_and_lets_nothing_else_run(
    ann: Visitor, web_space: str
) -> None:
    asked: list[str] = []
    ann.page.context.on("request", lambda request: asked.append(request.url))
    ann.go()
    ann.page.locator("article:has(a[href='#/rules/irrigate']) .button.main").click()
    expect(ann.page.locator("#board")).to_be_visible(timeout=STARTING)
    ann.go("rules/aquaedukt")
    expect(ann.page.locator("figure svg").first).to_be_visible()
    assert len(asked) > 20
    assert [url for url in asked if not url.startswith((web_space, "blob:"))] == []
    elsewhere = web_space.replace("127.0.0.1", "localhost")
    refused = ["connect-src", "frame-src", "img-src", "object-src", "script-src-elem"]
    assert ann.page.evaluate(TRIED, elsewhere) == [*refused, "style-src-elem", "undefined"]
    # Browsers tell of everything that they refuse.
    ann.complaints.clear()


def test_the_engine_is_light_on_its_way() -> None:
    client = Path(__file__).parents[2] / "src" / "aquae" / "client"
    packed = list(client.glob("assets/python-*/*.br"))
    assert len(packed) == 3
    assert sum(path.stat().st_size for path in packed) <= MOST_MEGABYTES * 1e6


def test_what_was_not_opened_yet_is_there_without_a_network_too(ann: Visitor) -> None:
    ann.go()
    ann.page.locator("article:has(a[href='#/rules/irrigate']) .button.main").click()
    expect(ann.page.locator("#board")).to_be_visible(timeout=STARTING)
    eventually(lambda: ann.page.evaluate(ALL_KEPT), STARTING / 1000)
    ann.page.context.set_offline(True)
    ann.go("learn/aquaedukt")
    ann.page.reload()
    expect(ann.page.locator(".coach section")).to_be_visible(timeout=STARTING)
    expect(ann.page.locator("#board")).to_be_visible()
    ann.go("rules/aqua-romana")
    expect(ann.page.locator("[data-rule]").first).to_be_visible()


def test_the_engine_of_a_former_version_gives_way_to_the_new_one(ann: Visitor) -> None:
    ann.go()
    ann.page.locator("article:has(a[href='#/rules/irrigate']) .button.main").click()
    expect(ann.page.locator("#board")).to_be_visible(timeout=STARTING)
    eventually(lambda: ann.page.evaluate(ALL_KEPT), STARTING / 1000)
    ann.go()
    ann.page.evaluate(FORMER)
    ann.page.reload()
    eventually(lambda: ann.page.evaluate(FORMER_IS_GONE))
    eventually(lambda: ann.page.evaluate(ALL_KEPT), STARTING / 1000)
