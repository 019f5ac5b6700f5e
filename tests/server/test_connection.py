"""Answers leave in one piece, and none is kept back."""

import re
import socket
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest

from tests.server.serving import Person, Serving


@pytest.fixture
def line(server: Serving) -> Iterator[socket.socket]:
    """A connection to the server, as bytes."""
    host = urlsplit(server.url)
    with socket.create_connection((host.hostname, host.port), timeout=10) as line:
        yield line


def request(method: str, path: str, *headers: str) -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", "Host: here", *headers, "", ""]).encode()


def test_head_and_body_come_in_one_packet(line: socket.socket) -> None:
    line.sendall(request("GET", "/healthz"))
    head, _, body = line.recv(65536).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200 ")
    assert body == b"ok\n"


def test_an_answer_without_a_body_is_not_kept_back(line: socket.socket) -> None:
    line.sendall(request("HEAD", "/"))
    assert line.recv(65536).endswith(b"\r\n\r\n")


def test_a_client_that_asks_first_is_told_to_go_on(line: socket.socket) -> None:
    headers = ("Content-Type: application/json", "Content-Length: 2", "Expect: 100-continue")
    line.sendall(request("POST", "/api/people", *headers))
    assert line.recv(65536) == b"HTTP/1.1 100 Continue\r\n\r\n"
    line.sendall(b"{}")
    assert line.recv(65536).startswith(b"HTTP/1.1 201 ")


def test_the_last_answer_is_sent_before_the_connection_is_closed(line: socket.socket) -> None:
    line.sendall(request("GET", "/healthz", "Connection: close"))
    heard = b""
    while part := line.recv(65536):
        heard += part
    assert heard.endswith(b"\r\n\r\nok\n")


def numbers_heard(line: socket.socket, last: int) -> list[int]:
    """The numbers of the events on a stream, until the last one has come."""
    heard = b""
    while f"id: {last}\n".encode() not in heard:
        heard += line.recv(65536)
    return [int(number) for number in re.findall(rb"id: (\d+)\n", heard)]


def test_who_reads_slowly_hears_everything_once(server: Serving) -> None:
    """More than fits into the buffers waits until it is read; nothing overtakes it."""
    ann = Person(server.url)
    host = urlsplit(server.url)
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(20)
        line.connect((host.hostname, host.port))
        table = ann.make("irrigate", "tiro", "tiro", pause=False)
        line.sendall(request("GET", f"/api/tables/{table.id}/events?after=0&positions=true"))
        last = table.wait_for("over", 60)["number"]
        assert numbers_heard(line, last) == list(range(1, last + 1))
