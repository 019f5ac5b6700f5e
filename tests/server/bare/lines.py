"""Connections to a server, as bytes."""

import socket
from contextlib import suppress
from typing import Any

from pydantic_core import from_json

from tests.server.serving import Serving


def connect(server: Serving, own: str = "127.0.0.1") -> socket.socket:
    """A connection, from one of the addresses of this machine."""
    return socket.create_connection(("127.0.0.1", server.port), timeout=20, source_address=(own, 0))


def post(path: str, length: int, *headers: str) -> bytes:
    """The head of a request whose body is to follow."""
    kind = ("Content-Type: application/json", f"Content-Length: {length}")
    head = [f"POST {path} HTTP/1.1", "Host: here", *kind, *headers]
    return "\r\n".join([*head, "", ""]).encode()


def everything(line: socket.socket, *sent: bytes) -> bytes:
    """What is heard until the other side hangs up, which it may do before all is sent."""
    heard = b""
    with suppress(ConnectionError):
        for part in sent:
            line.sendall(part)
    with suppress(ConnectionError):
        while part := line.recv(65536):
            heard += part
    return heard


def status_and_code(answer: bytes) -> tuple[int, Any]:
    """Of a problem that was told."""
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b"content-type: application/problem+json" in head
    return int(head[9:12]), from_json(body)["code"]
