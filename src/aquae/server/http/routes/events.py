"""The events of a table as a stream."""

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from aquae.server.http.deps import LARGEST, person_of, service_of
from aquae.server.http.openapi import merged, other_type, reading
from aquae.server.http.stream import EventStream
from aquae.server.memory.followers import Follower
from aquae.server.tables.problems import Problem

LATEST: Final = 2**53 - 1
"""The largest number that every client can write."""

router = APIRouter()


@router.get(
    "/api/tables/{table_id}/events",
    responses=merged(
        other_type("text/event-stream", "Events as they happen"),
        reading("no-such-table", "too-many-streams"),
    ),
)
async def events(
    request: Request,
    table_id: str,
    after: Annotated[int, Query(ge=0, le=LARGEST)] = 0,
    positions: bool = False,
    made_at: Annotated[int | None, Query(ge=0, le=LATEST)] = None,
) -> Response:
    """Everything that happens at a table after a number, in order, each number once.

    With the time of the last event seen, whoever has seen another past is told so.
    """
    service, person = service_of(request), await person_of(request)
    await service.tables.get(table_id)
    follower = Follower(_last_seen(request, after), positions, person, request.scope["address"])
    follower.seen_at = made_at
    return EventStream(service, table_id, follower)


def _last_seen(request: Request, after: int) -> int:
    last = request.headers.get("last-event-id")
    if last is None:
        return after
    if not (last.isascii() and last.isdigit() and len(last) < 10):
        raise Problem("invalid", "Last-Event-ID is not a number")
    return int(last)
