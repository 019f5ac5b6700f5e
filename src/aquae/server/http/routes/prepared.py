"""What one prepares for a table where others are to move; nobody else ever sees any of it."""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from aquae.server.clock import now_ms
from aquae.server.http import answers, prepared_models
from aquae.server.http.deps import actor, service_of
from aquae.server.http.openapi import answered, merged, reading, writing
from aquae.server.http.responses import json
from aquae.server.tables.tokens import ID
from aquae.server.tables.views import table_data

DESK: Final = answered(prepared_models.DeskData)
LineId = Annotated[str, Path(pattern=f"^{ID.pattern}$")]

router = APIRouter()


async def _all(request: Request, table_id: str, status: int = 200) -> Response:
    preparing = service_of(request).preparing
    return json(await preparing.at(await actor(request), table_id), status)


@router.get(
    "/api/tables/{table_id}/prepared",
    responses=merged(DESK, reading("no-token", "no-such-table", "unplayable")),
)
async def prepared(request: Request, table_id: str) -> Response:
    """One's own lines and notes at a table."""
    return await _all(request, table_id)


@router.post(
    "/api/tables/{table_id}/prepared",
    status_code=201,
    responses=merged(
        answered(prepared_models.DeskData, 201),
        writing(
            "no-token",
            "no-such-table",
            "unplayable",
            "no-such-position",
            "not-your-seat",
            "not-playing",
            "refused",
        ),
    ),
)
async def prepare(request: Request, table_id: str, body: prepared_models.NewLine) -> Response:
    """A line: what others may do after a position, and one's answer, which is then given at once.

    The rules are asked about it now, and again when it is done.
    """
    preparing, person = service_of(request).preparing, await actor(request)
    await preparing.add(person, table_id, body.at, body.texts, body.any_draw)
    return await _all(request, table_id, 201)


@router.post(
    "/api/tables/{table_id}/prepared/{line}/remove",
    responses=merged(DESK, writing("no-token", "no-such-table", "unplayable", "no-such-line")),
)
async def remove(request: Request, table_id: str, line: LineId) -> Response:
    preparing, person = service_of(request).preparing, await actor(request)
    await preparing.remove(person, table_id, line)
    return await _all(request, table_id)


@router.post(
    "/api/tables/{table_id}/note",
    responses=merged(DESK, writing("no-token", "no-such-table", "unplayable", "not-your-seat")),
)
async def note(request: Request, table_id: str, body: prepared_models.Note) -> Response:
    """What one wants to remember about a game."""
    preparing, person = service_of(request).preparing, await actor(request)
    await preparing.keep_note(person, table_id, body.text)
    return await _all(request, table_id)


@router.post(
    "/api/tables/{table_id}/sandbox",
    status_code=201,
    responses=merged(
        answered(answers.CreatedData, 201),
        writing("no-token", "no-such-table", "unplayable", "too-many-tables", "suspended"),
    ),
)
async def sandbox(request: Request, table_id: str, body: prepared_models.From) -> Response:
    """A table of one's own that goes on from a position, to try things out for everybody."""
    service, person = service_of(request), await actor(request)
    wanted = await service.preparing.sandbox(table_id, body.at)
    loaded, links = await service.make_table(wanted, person, request.scope["address"])
    return json({"table": table_data(loaded.table, person, now_ms()), "links": links}, 201)
