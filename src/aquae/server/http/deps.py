"""What routes find in a request: the service, who asks, and numbers in the address."""

from typing import Annotated, Final

from fastapi import Header, Query, Request

from aquae.server.http.requests import actor_in, header_in, person_in
from aquae.server.service import Service
from aquae.server.tables.tokens import token_in

LARGEST: Final = 2**31 - 1
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
