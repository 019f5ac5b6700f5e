"""What routes find in a request: the service, who asks, and numbers in the address."""

from typing import Annotated, Final

from fastapi import Header, Query, Request

from aquae.server.http.requests import actor_in, header_in, person_in
from aquae.server.people.homes import Home, home_at
from aquae.server.service import Service
from aquae.server.tables.problems import Problem
from aquae.server.tables.tokens import ID, token_in

LARGEST: Final = 2**31 - 1
LONGEST_TIME: Final = 16
KEY_HEADER: Final = "Idempotency-Key"

Number = Annotated[int | None, Query(ge=0, le=LARGEST)]
Repeatable = Annotated[str | None, Header(alias=KEY_HEADER)]


def service_of(request: Request) -> Service:
    service: Service = request.scope["service"]
    return service


async def person_of(request: Request) -> str | None:
    """Whoever asks, from what the guard has read already."""
    return await person_in(service_of(request), request.scope["heads"])


async def actor(request: Request) -> str:
    """Whoever asks; writing takes somebody."""
    return await actor_in(service_of(request), request.scope["heads"])


async def actor_and_token(request: Request) -> tuple[str, str]:
    """Whoever asks, and by which of their tokens."""
    person = await actor(request)
    token = token_in(header_in(request.scope["heads"], b"authorization"))
    assert token is not None, "without one there is no actor"
    return person, token


def home_of(request: Request) -> Home:
    """Where the browser that asks has found this server, as passkeys know it.

    The guard has compared the origin with the host. What the host has set counts more: a proxy may
    have changed the name.
    """
    headers = request.scope["heads"]
    origin = header_in(headers, b"origin") or f"http://{header_in(headers, b'host')}"
    return home_at(service_of(request).settings.url or origin)


def cursor(before: str | None) -> tuple[int, str] | None:
    """A place in a list that is ordered by time: where an answer said that the next begins."""
    if before is None:
        return None
    at, _, table_id = before.partition("-")
    is_time = at.isascii() and at.isdigit() and len(at) < LONGEST_TIME
    if not is_time or not ID.fullmatch(table_id):
        raise Problem("invalid", "before is not what `next` said")
    return int(at), table_id
