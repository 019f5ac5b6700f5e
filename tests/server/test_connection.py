"""Answers leave in one piece, and none is kept back."""

import re
import socket
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from pydantic_core import from_json, to_json

from tests.server.serving import AtTable, Person, Serving, eventually


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
    assert from_json(body)["status"] == "ok"


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
    assert from_json(heard.partition(b"\r\n\r\n")[2])["status"] == "ok"


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


@pytest.fixture
def table(server: Serving) -> AtTable:
    """A play of one person on both sides."""
    return Person(server.url).make("irrigate", "me", "me")


def action(table: AtTable, text: str = "") -> bytes:
    """The body of an action; without a text, of the first one that is legal."""
    return to_json({"at": table.look()["number"], "text": text or table.legal()[0]})


def posted(table: AtTable, *headers: str, text: str = "") -> bytes:
    """An action as bytes."""
    body = action(table, text)
    return head_for(table, f"Content-Length: {len(body)}", *headers) + body


def head_for(table: AtTable, *headers: str) -> bytes:
    token = f"Authorization: Bearer {table.person.token}"
    return request("POST", f"/api/tables/{table.id}/actions", token, *headers)


def answers_on(line: socket.socket) -> Iterator[tuple[int, list[bytes], Any]]:
    """Answers as they come: status, headers, document."""
    with line.makefile("rb") as file:
        while status := file.readline():
            headers = list(iter(file.readline, b"\r\n"))
            (length,) = [int(h[16:]) for h in headers if h.startswith(b"content-length: ")]
            yield int(status[9:12]), headers, from_json(file.read(length))


def test_an_action_is_answered_in_one_packet(line: socket.socket, table: AtTable) -> None:
    line.sendall(posted(table))
    head, _, body = line.recv(65536).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200 ")
    assert b"\r\ncontent-type: application/json\r\n" in head
    assert b"\r\nx-content-type-options: nosniff" in head
    assert from_json(body)["number"] == table.look()["number"]


def test_an_action_may_come_in_pieces(line: socket.socket, table: AtTable) -> None:
    wanted = posted(table)
    for start in range(0, len(wanted), 40):
        line.sendall(wanted[start : start + 40])
        time.sleep(0.01)
    status, _, done = next(answers_on(line))
    assert (status, done["number"]) == (200, table.look()["number"])


def test_actions_in_a_row_are_answered_in_their_order(line: socket.socket, table: AtTable) -> None:
    """The second was sent before the first was answered, so it speaks of a former number."""
    line.sendall(posted(table) + posted(table))
    answers = answers_on(line)
    assert next(answers)[0] == 200
    status, headers, problem = next(answers)
    assert (status, problem["code"]) == (409, "stale")
    assert b"content-type: application/problem+json\r\n" in headers


def test_a_refused_action_is_told_why(line: socket.socket, table: AtTable) -> None:
    before = table.look()["number"]
    line.sendall(posted(table, text="nonsense"))
    status, _, problem = next(answers_on(line))
    assert (status, problem["code"]) == (422, "refused")
    assert table.look()["number"] == before


def test_an_action_that_closes_its_connection(line: socket.socket, table: AtTable) -> None:
    line.sendall(posted(table, "Connection: close"))
    answers = answers_on(line)
    status, headers, _ = next(answers)
    assert status == 200
    assert b"connection: close\r\n" in headers
    assert list(answers) == [], "the connection is at its end"


@pytest.mark.parametrize("way", ["asks first", "in chunks"])
def test_an_action_that_comes_otherwise(line: socket.socket, table: AtTable, way: str) -> None:
    body = action(table)
    if way == "in chunks":
        chunk = b"%x\r\n%b\r\n0\r\n\r\n" % (len(body), body)
        line.sendall(head_for(table, "Transfer-Encoding: chunked") + chunk)
    else:
        line.sendall(head_for(table, f"Content-Length: {len(body)}", "Expect: 100-continue"))
        assert line.recv(65536) == b"HTTP/1.1 100 Continue\r\n\r\n"
        line.sendall(body)
    status, _, done = next(answers_on(line))
    assert (status, done["number"]) == (200, table.look()["number"])


def test_an_action_of_a_client_that_goes_at_once(server: Serving, table: AtTable) -> None:
    """It was sent, so it happens; nobody has to be there for the answer."""
    before, host = table.look()["number"], urlsplit(server.url)
    with socket.create_connection((host.hostname, host.port)) as line:
        line.sendall(posted(table))
    assert eventually(lambda: table.look()["number"] > before)
