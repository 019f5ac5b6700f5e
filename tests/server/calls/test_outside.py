"""Addresses that strangers name lead to the Internet, and nowhere else."""

import asyncio
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from aquae.server.calls.message import Failed
from aquae.server.calls.outside import Outside, is_public, judge_address
from aquae.server.tables.problems import Problem
from tests.server.serving import Person, Serving

WITHIN = [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1%eth0",
    "fd00::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b:1::7f00:1",
    "::7f00:1",
    "::ffff:0:7f00:1",
    "fec0::1",
    "2002:7f00:1::",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
]


@pytest.mark.parametrize("address", WITHIN)
def test_what_is_not_on_the_internet(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111", "::ffff:1.1.1.1"])
def test_what_is(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "http://example.com/hook",
        "https://127.0.0.1/hook",
        "https://[::1]/hook",
        "https://localhost/hook",
        "https://db/hook",
        "https://user:password@example.com/",
        "https://example.com:99999/",
        "https://exa mple.com/",
        "https://example.com/\r\nx: y",
        "https://exämple.com/",
        "https://",
        "file:///etc/passwd",
        "https://[::1",
        f"https://example.com/{'x' * 1000}",
    ],
)
def test_addresses_that_are_not_taken(address: str) -> None:
    with pytest.raises(Problem, match="bad-address"):
        judge_address(address, False)


def test_addresses_that_are() -> None:
    judge_address("https://hooks.example.com/a/b?c=d", False)
    judge_address("https://1.1.1.1:8443/a", False)
    judge_address("http://127.0.0.1:9/a", True)


def posted(address: str, is_private_allowed: bool = False) -> int:
    async def post() -> int:
        outside = Outside(is_private_allowed)
        try:
            return await outside.post(address, b"{}", {})
        finally:
            await outside.close()

    return asyncio.run(post())


@pytest.mark.parametrize("host", ["inside.example.com", "127.1", "0x7f.0.0.1"])
def test_names_that_lead_within_are_not_called(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def lead_home(*args: Any, **more: Any) -> Any:
        return [(2, 1, 6, "", ("127.0.0.1", 443))]

    monkeypatch.setattr("socket.getaddrinfo", lead_home)
    with pytest.raises(Failed, match=r"not on the Internet|not a canonical"):
        posted(f"https://{host}/")


def test_nothing_is_followed_elsewhere_and_little_is_read() -> None:
    asked = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked.append(self.path)
            self.send_response(307)
            self.send_header("location", "/elsewhere")
            self.end_headers()
            self.wfile.write(b"x" * 100_000)

        def log_message(self, *args: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    assert posted(f"http://127.0.0.1:{server.server_address[1]}/a", True) == 307
    server.shutdown()
    server.server_close()
    assert asked == ["/a"]


def test_a_server_for_strangers_takes_none_of_its_own_network(server: Serving) -> None:
    ann = Person(server.url)
    for address in ("http://127.0.0.1:1/x", "https://10.0.0.1/x", "https://localhost/x"):
        found = ann.post("/api/people/me/bells", 422, kind="hook", address=address)
        assert found["code"] == "bad-address"
    assert ann.post("/api/people/me/bells", 409, kind="mail", address="a@b.example")["code"] == (
        "no-mail"
    )
