"""A web space on this machine with the static site on it, as a good one would serve it."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from threading import Thread
from typing import BinaryIO, Final

from playwright.sync_api import Browser, sync_playwright
from tools.static_site import CLIENT, write_site

CHROMIUM: Final = shutil.which("chromium") or shutil.which("chromium-browser") or ""
PYODIDE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "pyodide" / "pyodide.mjs"
KEPT: Final = "public, max-age=31536000, immutable"


class Sent:
    """How much the web space has sent, heads not counted."""

    def __init__(self) -> None:
        self.megabytes = 0.0


class Precompressed(SimpleHTTPRequestHandler):
    """Sends the `.br` beside a file, and lets browsers keep what never changes."""

    sent = Sent()

    def log_message(self, format: str, *arguments: object) -> None:
        pass

    def send_header(self, keyword: str, value: str) -> None:
        if keyword == "Content-Length":
            self.sent.megabytes += int(value) / 1e6
        super().send_header(keyword, value)

    def end_headers(self) -> None:
        """Only pages that are kept apart from others may measure their memory."""
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        self.send_header("Cache-Control", KEPT if "/assets/" in self.path else "no-cache")
        super().end_headers()

    def send_head(self) -> BinaryIO | BytesIO | None:
        packed = Path(self.translate_path(self.path) + ".br")
        if not packed.is_file():
            return super().send_head()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(packed.with_suffix("")))
        self.send_header("Content-Encoding", "br")
        self.send_header("Content-Length", str(packed.stat().st_size))
        self.end_headers()
        return packed.open("rb")


@contextmanager
def web_space() -> Iterator[tuple[str, Sent]]:
    """The address of the site, under some path, with what workers of benchmarks need beside it."""
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "club" / "aquae"
        write_site(site)
        shutil.copy(PYODIDE, site)
        (site / "empty.mjs").write_text("")
        handler = partial(Precompressed, directory=folder)
        with ThreadingHTTPServer(("127.0.0.1", 0), handler) as web:
            Thread(target=web.serve_forever, daemon=True).start()
            yield f"http://127.0.0.1:{web.server_port}/club/aquae", Precompressed.sent
            web.shutdown()


def engine_of(url: str) -> str:
    """Where Python lies on a web space."""
    (folder,) = (CLIENT / "assets").glob("python-*")
    return f"{url}/assets/{folder.name}/"


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()
