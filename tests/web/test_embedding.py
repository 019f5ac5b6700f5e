"""Boards in frames of a page from elsewhere: the example of the documents."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from shutil import copytree
from threading import Thread

from playwright.sync_api import Locator, expect

from tests.server.serving import Serving, eventually
from tests.web.conftest import Visit
from tests.web.test_local import STARTING, Quiet
from tests.web.test_local import web_space as web_space

EXAMPLE = Path(__file__).parents[2] / "docs" / "embedding"
ADDRESS = "../../embed.html#record=docs/embedding/game.json"


@contextmanager
def museum(folder: Path, embedded: str) -> Iterator[str]:
    """Somebody's own web space with the example, for what is embedded from elsewhere."""
    copytree(EXAMPLE, folder)
    page = folder / "example.html"
    page.write_text(page.read_text(encoding="utf-8").replace(ADDRESS, embedded), encoding="utf-8")
    handler = partial(Quiet, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as web:
        Thread(target=web.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{web.server_port}/example.html"
        web.shutdown()


def test_a_table_of_a_server_is_gone_through_in_a_frame(
    visit: Visit, web: Serving, tmp_path: Path
) -> None:
    ann, bea = visit(), visit(settled=False, viewport={"width": 360, "height": 700})
    table = ann.make_after("irrigate", "draw")
    address = f"{web.url}/embed.html#table={table}&language=it&theme=dark"
    with museum(tmp_path / "museum", address) as url:
        bea.page.goto(url)
        frame = bea.page.frame_locator("iframe").first
        expect(frame.locator("#board")).to_be_visible()
        expect(frame.locator(".now")).not_to_be_empty()
        frame.get_by_role("button", name="All’inizio").click()
        expect(frame.locator(".now")).to_be_empty()
        around = bea.page.locator("iframe").first
        expect(around).not_to_have_attribute("height", "600")
        eventually(lambda: abs(height_of(around) - height_of(frame.locator("#app"))) <= 6)
        html = frame.locator("html")
        expect(html).to_have_attribute("data-theme", "dark")
        kept = html.evaluate("() => Object.keys(localStorage)")
        assert not [name for name in kept if "token" in name or "person" in name]


def height_of(shown: Locator) -> float:
    box = shown.bounding_box()
    assert box is not None
    return box["height"]


def test_no_other_page_is_shown_in_a_frame(visit: Visit, web: Serving, tmp_path: Path) -> None:
    bea = visit()
    with museum(tmp_path / "museum", f"{web.url}/#/rules/irrigate") as url:
        with bea.page.expect_console_message(lambda told: "frame-ancestors" in told.text):
            bea.page.goto(url)
        bea.complaints.clear()


def test_a_record_is_gone_through_in_a_frame_without_a_server(
    visit: Visit, web_space: str, tmp_path: Path
) -> None:
    site = tmp_path / "club" / "aquae"
    copytree(EXAMPLE, site / "docs" / "embedding", dirs_exist_ok=True)
    with museum(tmp_path / "museum", f"{web_space}/{ADDRESS.removeprefix('../../')}") as url:
        bea = visit()
        bea.page.goto(url)
        frame = bea.page.frame_locator("iframe").first
        expect(frame.locator("#board")).to_be_visible(timeout=STARTING)
        expect(frame.get_by_text("40 / 219")).to_be_visible()
        frame.get_by_role("button", name="Forward one action").click()
        expect(frame.get_by_text("41 / 219")).to_be_visible()
