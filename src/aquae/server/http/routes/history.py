"""What somebody has played: listed, searched, taken away as records, left out of the list."""

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import Response

from aquae.server.http import models, people_answers
from aquae.server.http.deps import actor, cursor, service_of
from aquae.server.http.openapi import answered, merged, other_type, reading, writing
from aquae.server.http.responses import json
from aquae.server.http.routes.records import MOST_RECORDS, records_of
from aquae.server.storage.results import Wish
from aquae.server.tables.names import LONGEST_NAME

MOST_LISTED: Final = 50

router = APIRouter()


async def _wish(
    request: Request,
    game: Annotated[str | None, Query(max_length=40)] = None,
    outcome: Literal["won", "shared", "lost", "alone"] | None = None,
    other: Annotated[str | None, Query(max_length=LONGEST_NAME, alias="with")] = None,
) -> Wish:
    """Which of one's own plays are looked for."""
    return Wish(await actor(request), game, outcome, other)


Wished = Annotated[Wish, Depends(_wish)]
Before = Annotated[str | None, Query(max_length=64)]


@router.get(
    "/api/people/me/games",
    responses=merged(answered(people_answers.PlayedList), reading("no-token")),
)
async def games(
    request: Request,
    wish: Wished,
    before: Before = None,
    limit: Annotated[int, Query(ge=1, le=MOST_LISTED)] = 20,
) -> Response:
    """One's own plays that are over, the last first; all, or some of them."""
    return json(await service_of(request).history.games(wish, cursor(before), limit))


@router.get(
    "/api/people/me/records",
    responses=merged(other_type("application/jsonl", "One record a line"), reading("no-token")),
)
async def records(
    request: Request,
    wish: Wished,
    before: Before = None,
    limit: Annotated[int, Query(ge=1, le=MOST_RECORDS)] = MOST_RECORDS,
) -> Response:
    """The same plays as records, the last first."""
    service = service_of(request)
    found = await service.history.rows.played(wish, cursor(before), limit)
    return await records_of(service, [table_id for table_id, _ in found])


@router.post(
    "/api/people/me/games/{table_id}/remove",
    responses=merged(answered(people_answers.RemovedData), writing("no-token", "no-such-table")),
)
async def remove(request: Request, table_id: str, body: models.Empty | None = None) -> Response:
    """Leave a play out of one's list; the table stays for the others."""
    await service_of(request).history.remove(await actor(request), table_id)
    return json({"table": table_id})
