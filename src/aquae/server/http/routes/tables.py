"""Tables: listed, made and looked at."""

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from aquae.server.aside import aside
from aquae.server.clock import now_ms
from aquae.server.http import answers, models
from aquae.server.http.deps import actor, cursor, person_of, service_of
from aquae.server.http.openapi import answered, merged, reading, writing
from aquae.server.http.responses import json
from aquae.server.tables.problems import Problem
from aquae.server.tables.views import table_data
from aquae.server.tables.words import log_data

MOST_LISTED: Final = 50
CREATED: Final = answered(answers.CreatedData, 201)

router = APIRouter()


@router.get("/api/tables", responses=merged(answered(answers.TableList), reading("no-token")))
async def tables(
    request: Request,
    list: Literal["public", "mine"] = "public",
    status: Literal["open", "playing", "over"] | None = None,
    before: Annotated[str | None, Query(max_length=64)] = None,
    limit: Annotated[int, Query(ge=1, le=MOST_LISTED)] = 20,
) -> Response:
    """Public tables, or one's own; changed last first."""
    service, person = service_of(request), await person_of(request)
    store = service.tables.store
    if list == "public":
        rows = await store.listed(status, cursor(before), limit)
    elif person is not None:
        rows = await store.held_by(person, status, cursor(before), limit)
    else:
        raise Problem("no-token")
    found = await service.tables.get_all([table_id for table_id, _ in rows])
    # Where somebody only tries things out, nobody waits for them.
    listed = [loaded.logged for loaded in found if not loaded.logged.creation.sandbox]
    shown = [table_data(table, person, now_ms()) for table in listed]
    following = f"{rows[-1][1]}-{rows[-1][0]}" if len(rows) == limit else None
    return json({"tables": shown, "next": following})


@router.post(
    "/api/tables",
    status_code=201,
    responses=merged(
        CREATED,
        writing(
            "no-token",
            "refused",
            "no-such-table",
            "unplayable",
            "colour-taken",
            "bad-name",
            "name-taken",
            "too-many-tables",
            "suspended",
        ),
    ),
)
async def new_table(request: Request, body: models.NewTable) -> Response:
    """A new table; open seats come with keys, which are shown only now."""
    person, service = await actor(request), service_of(request)
    address = request.scope["address"]
    loaded, links = await service.make_table(body.wish(), person, address)
    return json({"table": table_data(loaded.table, person, now_ms()), "links": links}, 201)


@router.get(
    "/api/tables/{table_id}",
    responses=merged(answered(answers.TableData), reading("no-such-table")),
)
async def table(request: Request, table_id: str) -> Response:
    """A table as it is now. One that this version cannot play says why in `fault`."""
    person = await person_of(request)
    look = service_of(request).tables.look
    return json(await look(table_id, lambda table: table_data(table, person, now_ms())))


@router.get(
    "/api/tables/{table_id}/log",
    responses=merged(answered(answers.LogData), reading("no-such-table")),
)
async def log(request: Request, table_id: str) -> Response:
    """Everything that has happened at a table, in plain English; also of one that has a fault."""
    loaded = await service_of(request).tables.get(table_id)
    return json(await aside(loaded.logged.number, log_data, loaded.logged))
