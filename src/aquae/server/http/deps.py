"""What routes find in a request: the service, who asks, and numbers in the address."""

from typing import Annotated, Final

from fastapi import Header, Query, Request

from aquae.server.http.requests import actor_in, header_in
from aquae.server.service import Service
from aquae.server.tables.tokens import bearer

LARGEST: Final = 2**31 - 1
KEY_HEADER: Final = "Idempotency-Key"

Number = Annotated[int | None, Query(ge=0, le=LARGEST)]
Repeatable = Annotated[str | None, Header(alias=KEY_HEADER)]


def service_of(request: Request) -> Service:
    service: Service = request.scope["service"]
    return service


def person_of(request: Request) -> str | None:
    """Whoever asks, from what the guard has read already."""
    return bearer(header_in(request.scope["heads"], b"authorization"))


def actor(request: Request) -> str:
    """Whoever asks; writing takes somebody."""
    return actor_in(request.scope["heads"])
