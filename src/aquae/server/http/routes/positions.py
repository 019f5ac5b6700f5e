"""Positions of a play: what lies there, what is possible and why not, what was drawn."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from aquae.server.http import answers, models
from aquae.server.http.deps import Number, service_of
from aquae.server.http.openapi import answered, looking, merged
from aquae.server.http.responses import json
from aquae.server.tables.views import Why, dice_data, draws_data, foreseen, shown_at, why_data

router = APIRouter()

Word = Annotated[str | None, Query(min_length=1, max_length=models.LONGEST_TEXT)]


@router.get(
    "/api/tables/{table_id}/position",
    responses=merged(answered(answers.PositionData), looking("no-such-position")),
)
async def position(
    request: Request, table_id: str, at: Number = None, actions: bool = False
) -> Response:
    """What lies on the table after the first `at` actions, and what is possible there."""
    ask = service_of(request).tables.ask
    return json(await ask(table_id, lambda table: shown_at(table, at, actions)))


@router.get(
    "/api/tables/{table_id}/preview",
    responses=merged(answered(answers.PositionData), looking("no-such-position", "refused")),
)
async def preview(
    request: Request,
    table_id: str,
    text: Annotated[str, Query(min_length=1, max_length=models.LONGEST_TEXT)],
    at: Number = None,
) -> Response:
    """The position that an action would lead to; nothing is played."""
    ask = service_of(request).tables.ask
    return json(await ask(table_id, lambda table: foreseen(table, at, text)))


@router.get(
    "/api/tables/{table_id}/why",
    responses=merged(
        {200: {"model": answers.WhyData | answers.WhyThingData, "description": "The reasons"}},
        looking("no-such-position"),
    ),
)
async def why(
    request: Request,
    table_id: str,
    text: Word = None,
    thing: Word = None,
    verb: Word = None,
    every: bool = False,
    at: Number = None,
) -> Response:
    """Why an action is not possible; or everything that is and is not with a thing.

    With a verb, the reasons are about what begins with it. Of a thing the best reasons are given,
    or every one.
    """
    asked = Why(text, thing, verb, every)
    ask = service_of(request).tables.ask
    return json(await ask(table_id, lambda table: why_data(table, at, asked)))


@router.get("/api/tables/{table_id}/dice", responses=merged(answered(answers.DiceData), looking()))
async def dice(request: Request, table_id: str) -> Response:
    """The receipt of the dice; its secret once the table is over."""
    return json(await service_of(request).tables.ask(table_id, dice_data))


@router.get(
    "/api/tables/{table_id}/draws", responses=merged(answered(answers.DrawsData), looking())
)
async def draws(request: Request, table_id: str) -> Response:
    """Every draw of these dice: with the receipt it can be recomputed without the rules."""
    return json(await service_of(request).tables.ask(table_id, draws_data))
