"""Answers whose bytes are made here, faster than the framework makes its own."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from pydantic_core import to_json
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

HeaderList = list[tuple[bytes, bytes]]
HeaderLines = Iterable[tuple[bytes, bytes]]

JSON_TYPE = (b"content-type", b"application/json")


def length_of(body: bytes) -> tuple[bytes, bytes]:
    return b"content-length", b"%d" % len(body)


class Answer(NamedTuple):
    """All that is answered to a request."""

    status: int
    headers: HeaderList
    body: bytes


def answer_of_json(body: bytes) -> Answer:
    return Answer(200, [JSON_TYPE, length_of(body)], body)


class Json(Response):
    """JSON that is encoded already."""

    def __init__(self, body: bytes, status: int = 200) -> None:
        self.status_code = status
        self.background = None
        self.body = body
        self.raw_headers = [JSON_TYPE, length_of(body)]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        start = {"type": "http.response.start", "status": self.status_code}
        await send({**start, "headers": self.raw_headers})
        await send({"type": "http.response.body", "body": self.body})


def json(data: Any, status: int = 200) -> Response:
    return Json(to_json(data), status)
