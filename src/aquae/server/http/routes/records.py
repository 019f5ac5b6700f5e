"""Records: of a table, of all finished public games, and of one that somebody brings."""

import asyncio
from contextlib import suppress
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from aquae.server.aside import aside
from aquae.server.http import answers, models
from aquae.server.http.deps import service_of
from aquae.server.http.openapi import answered, looking, merged, other_type, reading, writing
from aquae.server.http.responses import json
from aquae.server.service import Service
from aquae.server.tables.creating import read_record
from aquae.server.tables.problems import Problem, Unplayable
from aquae.server.tables.replaying import replayed
from aquae.server.tables.tokens import ID
from aquae.server.tables.views import record_of
from aquae.server.thinking.chances import chances_in

MOST_RECORDS: Final = 100

router = APIRouter()


@router.get(
    "/api/tables/{table_id}/record",
    responses=merged(
        {200: {"description": "The record", "content": {"application/json": {"schema": {}}}}},
        looking(),
    ),
)
async def record(request: Request, table_id: str) -> Response:
    """The play written down, as one line of JSON."""
    found = await service_of(request).tables.ask(table_id, record_of)
    name = f"{found.game.name}-{table_id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(found.line() + "\n", media_type="application/json", headers=headers)


@router.get(
    "/api/records",
    responses=merged(other_type("application/jsonl", "One record a line"), reading()),
)
async def records(
    request: Request,
    after: Annotated[str | None, Query(max_length=64)] = None,
    limit: Annotated[int, Query(ge=1, le=MOST_RECORDS)] = MOST_RECORDS,
) -> Response:
    """Finished public games in the order in which they ended, after the table named."""
    if after is not None and not ID.fullmatch(after):
        raise Problem("invalid", "after is not the id of a table")
    service = service_of(request)
    return await records_of(service, await service.tables.store.finished(after, limit))


async def records_of(service: Service, table_ids: list[str]) -> Response:
    """A line for each; one that cannot be played any more has no record."""
    lines = []
    for loaded in await service.tables.get_all(table_ids):
        with suppress(Unplayable):
            lines.append(record_of(loaded.table).line() + "\n")
        await asyncio.sleep(0)  # many records must not keep others waiting
    return Response("".join(lines), media_type="application/jsonl")


@router.post("/api/replay", responses=merged(answered(answers.ReplayData), writing("refused")))
async def replay(request: Request, body: models.Replay) -> Response:
    """The position that a record leads to. No table is made of it."""
    record = read_record(body.record)
    service_of(request).charge_length(request.scope["address"], len(record.actions))
    return json(await aside(len(record.actions), replayed, record, chances_in))
