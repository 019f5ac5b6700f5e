"""nginx and Caddy in front of a server, as `deploy/` has them: on a port of their own, with TLS."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.deploy.programs import DEPLOY, certificate, changed, program, running
from tests.server.conftest import FREELY
from tests.server.serving import Following, Person, Serving, eventually, kept_port, opened, serving

MAIN = """
daemon off;
user root;
pid {folder}/nginx.pid;
error_log stderr;
events {{ worker_connections 512; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/aquae.conf;
}}
"""
ALONE = """grace_period 1s
	admin off
	auto_https disable_redirects
	storage file_system {folder}
"""


@contextmanager
def nginx(folder: Path, behind: int) -> Iterator[str]:
    chain, key = certificate(folder)
    with kept_port() as plain, kept_port() as port:
        letsencrypt = "/etc/letsencrypt/live/games.example"
        site = changed(
            DEPLOY / "nginx" / "aquae.conf",
            ("127.0.0.1:8137", f"127.0.0.1:{behind}"),
            ("listen 80;", f"listen 127.0.0.1:{plain};"),
            ("listen [::]:80;", ""),
            ("listen 443 ssl http2;", f"listen 127.0.0.1:{port} ssl http2;"),
            ("listen [::]:443 ssl http2;", ""),
            (f"{letsencrypt}/fullchain.pem", str(chain)),
            (f"{letsencrypt}/privkey.pem", str(key)),
        )
        (folder / "aquae.conf").write_text(site)
        (folder / "nginx.conf").write_text(MAIN.format(folder=folder))
        command = [program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf")]
        with running(command, f"https://127.0.0.1:{port}", folder) as url:
            answer = httpx.get(f"http://127.0.0.1:{plain}/x?y=1", headers={"Host": "games.example"})
            assert answer.status_code == 308
            assert answer.headers["location"] == "https://games.example/x?y=1"
            yield url


@contextmanager
def caddy(folder: Path, behind: int) -> Iterator[str]:
    chain, key = certificate(folder)
    with kept_port() as port:
        site = changed(
            DEPLOY / "caddy" / "Caddyfile",
            ("grace_period 10s", ALONE.format(folder=folder)),
            ("127.0.0.1:8137", f"127.0.0.1:{behind}"),
            ("games.example {", f"https://127.0.0.1:{port} {{\n\ttls {chain} {key}\n"),
        )
        (folder / "Caddyfile").write_text(site)
        command = [program("caddy"), "run", "--adapter", "caddyfile", "--config", "Caddyfile"]
        with running(command, f"https://127.0.0.1:{port}", folder) as url:
            yield url


@pytest.fixture(scope="module", params=[nginx, caddy])
def front(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, Serving]]:
    """The address of a proxy, and the server behind it."""
    folder = tmp_path_factory.mktemp("front")
    flags = ("--trusted-proxies", "127.0.0.1", "--access-log", "--log", "json")
    where = ("--url", "https://games.example", "--data", str(folder / "data"))
    with (
        serving(folder, *FREELY, *flags, *where) as server,
        request.param(folder, server.port) as url,
    ):
        yield url, server


class Visitor(Person):
    """Somebody who comes by the proxy from an address of their own, and trusts its certificate."""

    def __init__(self, url: str, address: str = "127.0.0.1") -> None:
        way = httpx.HTTPTransport(verify=False, local_address=address)
        self.http = opened(httpx.Client(base_url=url, transport=way, timeout=20))
        made = self.http.post("/api/people")
        self.token = made.json()["token"]
        self.http.headers["Authorization"] = f"Bearer {self.token}"


def logged(server: Serving, request: str, logger: str = "aquae.access") -> Any:
    def found() -> Any:
        lines = [json.loads(line) for line in server.log.read_text().splitlines()]
        about = [line for line in lines if line.get("request") == request]
        return next((line for line in about if line["logger"] == logger), None)

    return eventually(found)


def test_the_page_comes_by_https_only(front: tuple[str, Serving]) -> None:
    url, _ = front
    answer = httpx.get(f"{url}/healthz", verify=False)
    assert answer.status_code == 200
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    assert httpx.get(f"{url}/metrics", verify=False).status_code == 404


def test_an_action_comes_through_the_stream_at_once(front: tuple[str, Serving]) -> None:
    url, _ = front
    table = Visitor(url).make("irrigate", "me", "me")
    watching = Following(url, table.id, verify=False)
    number = table.look()["number"]
    watching.numbers(number)
    for _ in range(5):
        text, began = table.legal()[0], time.monotonic()
        number = table.act(text, at=number)["number"]
        while watching.event()["number"] < number:
            pass
        assert time.monotonic() - began < 2, "a buffered stream would wait for a sign of life"


def test_limits_count_the_people_and_not_what_they_claim(front: tuple[str, Serving]) -> None:
    url, server = front
    for address in ("127.0.0.1", "127.0.0.7"):
        person = Visitor(url, address)
        for forged in ({}, {"X-Forwarded-For": "203.0.113.9"}, {"Forwarded": "for=203.0.113.9"}):
            answer = person.http.get("/api/games", headers=forged)
            assert logged(server, answer.headers["x-request-id"])["address"] == address


def test_nobody_but_the_proxy_is_believed(tmp_path: Path) -> None:
    """Whoever reaches the server past the proxy speaks for nobody else."""
    flags = ("--trusted-proxies", "127.0.0.1", "--access-log", "--log", "json")
    with serving(tmp_path, *FREELY, *flags, "--data", str(tmp_path / "data")) as server:
        way = httpx.HTTPTransport(local_address="127.0.0.9")
        with httpx.Client(transport=way) as past:
            forged = {"X-Forwarded-For": "203.0.113.9"}
            answer = past.get(f"{server.url}/api/games", headers=forged)
        request = answer.headers["x-request-id"]
        assert logged(server, request)["address"] == "127.0.0.9"
        assert logged(server, request, "aquae.security")["event"] == "untrusted-proxy"


def test_a_page_on_any_port_may_write(front: tuple[str, Serving]) -> None:
    url, _ = front
    for origin, status in ((url, 201), ("https://evil.example", 403)):
        headers = {
            "Origin": origin,
            "Sec-Fetch-Site": "same-origin" if origin == url else "cross-site",
        }
        answer = httpx.post(f"{url}/api/people", headers=headers, verify=False)
        assert answer.status_code == status, answer.text


def test_what_the_server_takes_the_proxy_takes_and_no_more(front: tuple[str, Serving]) -> None:
    url, _ = front
    large = httpx.post(f"{url}/api/replay", content=b"x" * 1_000_000, verify=False)
    assert large.status_code == 422
    too_large = httpx.post(f"{url}/api/replay", content=b"x" * 1_200_000, verify=False)
    # A proxy that is still sending when the server hangs up may not hear why.
    assert too_large.status_code in (413, 502)
