"""The static site behind nginx and Caddy, as docs/webspace.md says it: the headers it promises."""

import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import httpx
import pytest
from tools.static_site import write_site

from tests.deploy.programs import program, running
from tests.deploy.test_proxies import MAIN
from tests.server.serving import kept_port

PAGE = Path(__file__).parents[2] / "docs" / "webspace.md"
Serve = Callable[[Path], AbstractContextManager[str]]
FOR_EVER = "public, max-age=31536000, immutable"


def told(kind: str, *changes: tuple[str, str]) -> str:
    """A block of the page for another place."""
    found = re.search(rf"```{kind}\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    text = found[1]
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return text


@contextmanager
def nginx(folder: Path) -> Iterator[str]:
    with kept_port() as port:
        block = told(
            "nginx", ("/var/www", str(folder)), ("include mime", "include /etc/nginx/mime")
        )
        beside, inside = block.split("location", 1)
        server = f"server {{ listen 127.0.0.1:{port}; location{inside} }}"
        (folder / "aquae.conf").write_text(beside + server)
        (folder / "nginx.conf").write_text(MAIN.format(folder=folder))
        command = [program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf")]
        with running(command, f"http://127.0.0.1:{port}", folder) as url:
            yield f"{url}/aquae"


@contextmanager
def caddy(folder: Path) -> Iterator[str]:
    with kept_port() as port:
        url = f"http://127.0.0.1:{port}"
        block = told("caddy", ("games.example", url), ("/var/www", str(folder)))
        (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n}}\n{block}")
        command = [program("caddy"), "run", "--adapter", "caddyfile", "--config", "Caddyfile"]
        with running(command, url, folder):
            yield url


@pytest.mark.parametrize(("serve", "packing"), [(nginx, "gzip"), (caddy, "br")])
def test_a_web_space_sends_what_the_page_says(serve: Serve, packing: str, tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    write_site(tmp_path / "aquae")
    (engine,) = (tmp_path / "aquae" / "assets").glob("python-*/pyodide.asm.wasm")
    with serve(tmp_path) as url:

        def head(path: str) -> httpx.Headers:
            answer = httpx.head(f"{url}/{path}", headers={"Accept-Encoding": "br, gzip"})
            assert answer.status_code == 200
            return answer.headers

        page, framed = head("index.html"), head("embed.html")
        wasm = head(str(engine.relative_to(tmp_path / "aquae")))
        script = head(str(engine.with_suffix(".mjs").relative_to(tmp_path / "aquae")))
    assert page["Content-Security-Policy"] == "frame-ancestors 'none'"
    assert framed["Content-Security-Policy"] == "frame-ancestors *"
    assert (page["Cache-Control"], wasm["Cache-Control"]) == ("no-cache", FOR_EVER)
    assert wasm["Content-Type"] == "application/wasm"
    assert wasm["Content-Encoding"] == packing
    assert script["Content-Type"].startswith("text/javascript")
    for headers in (page, framed, wasm, script):
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"
