"""Whom limits count: not whoever says so."""

from collections import Counter
from ipaddress import ip_network
from pathlib import Path

import httpx
import pytest

from aquae.server.http.addresses import Proxies, counted
from aquae.server.settings import INSTEAD, Settings
from tests.server.serving import Serving, serving
from tests.server.test_documents import aquae


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("local", "local"),
        ("x" * 100, "x" * 64),
    ],
)
def test_a_network_of_ipv6_counts_as_one_address(host: str, name: str) -> None:
    assert counted(host) == name


PROXIES = Proxies([ip_network("10.0.0.0/8"), ip_network("::1")])


@pytest.mark.parametrize(
    ("peer", "told", "sender"),
    [
        ("203.0.113.7", ["198.51.100.1"], "203.0.113.7"),
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["192.0.2.9, 198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["192.0.2.9, 198.51.100.1, 10.0.0.2"], "198.51.100.1"),
        ("10.0.0.1", ["192.0.2.9", "198.51.100.1", "10.0.0.2"], "198.51.100.1"),
        ("::ffff:10.0.0.1", ["198.51.100.1:4711"], "198.51.100.1"),
        ("::1", ["[2001:db8::5]:4711"], "2001:db8::5"),
        ("::1", ["2001:db8::5"], "2001:db8::5"),
        ("10.0.0.1", ["10.0.0.3, 10.0.0.2"], "10.0.0.3"),
        ("10.0.0.1", ["192.0.2.9, unknown"], "unknown"),
        ("10.0.0.1", [", ,"], "10.0.0.1"),
    ],
)
def test_the_last_address_that_no_proxy_vouches_for(
    peer: str, told: list[str], sender: str
) -> None:
    headers = [(b"x-forwarded-for", hosts.encode()) for hosts in told]
    assert PROXIES.sender(peer, [(b"host", b"here"), *headers]) == sender


def flood(server: Serving, own: str, forwarded: str) -> Counter[int]:
    """The statuses of many requests, each of which says that it comes from another address."""
    transport = httpx.HTTPTransport(local_address=own)
    with httpx.Client(base_url=server.url, transport=transport) as client:
        return Counter(
            client.post(
                "/api/people", headers={"X-Forwarded-For": forwarded.format(number)}
            ).status_code
            for number in range(40)
        )


def test_only_trusted_proxies_are_believed(tmp_path: Path) -> None:
    arguments = ("--rate", "3", "--bots", "0", "--data", str(tmp_path / "data"))
    with serving(tmp_path, *arguments, "--trusted-proxies", "127.0.0.1") as server:
        assert flood(server, "127.0.0.1", "198.51.100.{}") == {201: 40}
        assert flood(server, "127.0.0.2", "203.0.113.{}")[429] > 20
        # What people say of themselves stands before what the proxy adds.
        assert flood(server, "127.0.0.1", "192.0.2.{}, 198.51.100.99")[429] > 20


@pytest.mark.parametrize("path", ["/healthz", "/metrics", "/", "/nowhere"])
def test_every_route_has_a_limit(tmp_path: Path, path: str) -> None:
    arguments = ("--rate", "0.2", "--bots", "0", "--data", str(tmp_path / "data"))
    with (
        serving(tmp_path, *arguments) as server,
        httpx.Client(base_url=server.url) as client,
    ):
        answers = [client.get(path) for _ in range(60)]
    assert answers[20].status_code in (200, 404), "generously"
    assert (answers[-1].status_code, answers[-1].json()["limit"]) == (429, "pages")


def test_proxies_are_addresses_or_networks() -> None:
    settings = Settings(trusted_proxies="127.0.0.1, 10.1.2.3/8 ::1")
    assert [str(proxy) for proxy in settings.proxies()] == ["127.0.0.1/32", "10.0.0.0/8", "::1/128"]
    done = aquae("sys.exit(main(['serve', '--trusted-proxies', 'nginx']))")
    assert (done.returncode, "'nginx' does not appear to be" in done.stderr) == (2, True)


def test_the_flag_of_before_is_explained() -> None:
    done = aquae("sys.exit(main(['serve', '--behind-proxy']))")
    assert (done.returncode, INSTEAD in done.stderr) == (2, True), done.stderr
