"""Problems as answers: documents with the headers that belong to them."""

from collections.abc import Iterable, Mapping
from typing import Any

from starlette.types import Send

from aquae.server.http.responses import Answer, length_of
from aquae.server.logs import REQUEST
from aquae.server.tables.codec import told
from aquae.server.tables.problems import Problem


def problem_headers(problem: Problem) -> Iterable[tuple[bytes, bytes]]:
    yield b"content-type", b"application/problem+json"
    if "retry_after" in problem.more:
        yield b"retry-after", str(int(problem.more["retry_after"]) + 1).encode()
    if problem.status == 401:
        yield b"www-authenticate", b"Bearer"


def answer_of(problem: Problem) -> Answer:
    """A problem document as the whole answer."""
    request = REQUEST.get()
    named = {"request": request} if request else {}
    body = told(problem.document() | named)
    return Answer(problem.status, [*problem_headers(problem), length_of(body)], body)


async def send_problem(problem: Problem, send: Send) -> None:
    status, headers, body = answer_of(problem)
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def not_valid(place: tuple[str, ...], faults: Iterable[Any]) -> Problem:
    """What is wrong where; never what was sent, which may be secret or not even text."""
    found = [
        {"where": ".".join([*place, *map(str, fault["loc"])]), "what": in_words(fault)}
        for fault in faults
    ]
    detail = "; ".join(f"{fault['where']}: {fault['what']}" for fault in found[:3])
    return Problem("invalid", detail, faults=found[:20])


def in_words(fault: Mapping[str, Any]) -> str:
    """What is wrong, for people: no patterns, and no word about how it was found."""
    if fault["type"] == "string_pattern_mismatch":
        return "it contains a character that is not allowed here"
    return str(fault["msg"]).removeprefix("Value error, ")
