"""The site of documents builds strictly, needs nothing from elsewhere, and is served at /docs."""

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

import httpx
import pytest

from aquae.server.http import app as application
from tests.server.loops import in_a_loop_of_its_own, within

pytest.importorskip("mkdocs", reason="the packages of `make docs` are not installed")

from tools import site as tool

WAYS = ["play.html", "python.html", "rl/index.html", "hosting.html", "project/contributing.html"]

CLIENT = "../../embed.html"
"""It lies beside the documents wherever they are served."""

BOOKS = ["aquaedukt", "aqua-romana", "irrigate"]
LANGUAGES = ["en", "de", "fr", "it"]


class Page(HTMLParser):
    """What a page of the site refers to, and what a strict policy would forbid in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.loaded: list[str] = []
        self.names: set[str] = set()
        self.forbidden: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attributes}
        self.names |= {given[name] for name in ("id", "name") if name in given}
        self.targets += [given[name] for name in ("href", "src") if name in given]
        if tag != "a" and given.get("rel") not in ("canonical", "next", "prev"):
            self.loaded += [given[name] for name in ("href", "src") if name in given]
        is_script = tag == "script" and "src" not in given
        if tag == "style" or (is_script and given.get("type") != "application/json"):
            self.forbidden.append(f"<{tag}>")
        self.forbidden += [name for name in given if name == "style" or name.startswith("on")]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    tool.build(folder)
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    return {path: Page(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}


def test_there_is_a_way_for_each_reader(site: Path, pages: dict[Path, Page]) -> None:
    first = pages[site / "index.html"].targets
    assert [way for way in WAYS if way not in first] == []
    books = [site / "rules" / game / f"{language}.html" for game in BOOKS for language in LANGUAGES]
    assert [book for book in books if book not in pages] == []


def test_the_figures_of_the_books_are_drawn(site: Path) -> None:
    for game in BOOKS:
        book = (site / "rules" / game / "de.html").read_text(encoding="utf-8")
        figures = re.findall(r'class="figure" src="(figures/[\w-]+\.svg)"', book)
        assert len(figures) > 10
        for figure in figures:
            drawn = (site / "rules" / game / figure).read_text(encoding="utf-8")
            fills = set(re.findall(r"url\(#([\w-]+)\)", drawn))
            assert drawn.startswith("<svg xmlns=")
            assert fills <= set(re.findall(r'id="([\w-]+)"', drawn)), "filled with what is there"


def test_the_reference_comes_from_the_sources(site: Path, pages: dict[Path, Page]) -> None:
    assert "aquae.library.play.Play.act" in pages[site / "reference/library.html"].names
    assert "aquae.rl.batch.Batch.step" in pages[site / "reference/rl.html"].names
    text = (site / "http.html").read_text(encoding="utf-8")
    assert "POST /api/tables/{table_id}/actions" in text
    assert (site / "openapi.json").is_file()


def leads_somewhere(path: Path, target: str, pages: dict[Path, Page]) -> bool:
    """Whether there is a file at the end of a link, and the place in it that the link names."""
    address, place = urldefrag(target)
    aim = (path.parent / unquote(address)).resolve() if address else path
    aim = aim / "index.html" if aim.is_dir() else aim
    return aim.is_file() and (not place or aim not in pages or unquote(place) in pages[aim].names)


def test_every_link_leads_somewhere(site: Path, pages: dict[Path, Page]) -> None:
    links = [
        (path, target)
        for path, page in pages.items()
        for target in page.targets
        if ":" not in target and path.name != "404.html" and not target.startswith(CLIENT)
    ]
    assert len(links) > 1000
    assert [link for link in links if not leads_somewhere(*link, pages)] == []


def test_nothing_is_loaded_from_elsewhere_and_nothing_stands_in_line(
    site: Path, pages: dict[Path, Page]
) -> None:
    for path, page in pages.items():
        assert page.forbidden == [], path
        assert [target for target in page.loaded if "//" in target] == [], path
    for style in site.rglob("*.css"):
        outside = re.findall(r"url\([\"']?(?:https?:)?//", style.read_text(encoding="utf-8"))
        assert outside == [], style


def asked(path: str, folder: Path) -> httpx.Response:
    """What a server with its data in a folder answers."""

    async def ask() -> httpx.Response:
        async with within(folder, bots=0) as server, httpx.AsyncClient() as client:
            host, port = server.address
            return await client.get(f"http://{host}:{port}{path}", follow_redirects=True)

    return in_a_loop_of_its_own(ask())


def test_a_server_shows_the_site(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(application, "DOCS", site)
    monkeypatch.setattr("aquae.server.http.client.DOCS", site)
    assert asked("/api/games", tmp_path).json()["docs"] is True
    answer = asked("/docs", tmp_path)
    assert (answer.url.path, answer.status_code) == ("/docs/", 200)
    assert '<h1 id="aquae">Aquae' in answer.text
    assert asked("/docs/python.html", tmp_path).headers["cache-control"] == "no-cache"
    assert asked("/docs/nowhere.html", tmp_path).status_code == 404


def test_a_server_without_the_site_says_how_it_comes_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(application, "DOCS", tmp_path / "nothing")
    monkeypatch.setattr("aquae.server.http.client.DOCS", tmp_path / "nothing")
    assert asked("/api/games", tmp_path).json()["docs"] is False
    answer = asked("/docs", tmp_path)
    assert answer.status_code == 404
    assert "<code>make docs</code>" in answer.text
