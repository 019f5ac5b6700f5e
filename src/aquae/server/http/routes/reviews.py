"""What bots think: hints while a play goes on, reviews of finished ones."""

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from aquae.server.http import answers, models
from aquae.server.http.deps import LARGEST, Number, actor, service_of
from aquae.server.http.leaving import while_here
from aquae.server.http.openapi import (
    AT_TABLE,
    WITH_TOKEN,
    Responses,
    answered,
    looking,
    merged,
    writing,
)
from aquae.server.http.responses import json
from aquae.server.tables.problems import Code

THINKING: Final = 5
"""Requests that one counts for that makes a bot think."""


def thinking(*codes: Code) -> Responses:
    return writing(*AT_TABLE, *WITH_TOKEN, "not-your-seat", "busy", *codes)


router = APIRouter()

Position = Annotated[int, Query(ge=0, le=LARGEST)]


@router.post(
    "/api/tables/{table_id}/hint",
    responses=merged(
        answered(answers.HintData),
        thinking("no-hints", "no-such-position", "not-playing"),
    ),
)
async def hint(request: Request, table_id: str, body: models.HintAt | None = None) -> Response:
    """What a strong bot would do, and why: for those who play at the table, or made it.

    Whoever goes away before it is there stops the thinking.
    """
    person, address = await asker(request)
    at = None if body is None else body.at
    work = service_of(request).hint(table_id, at, person, address)
    return json({"best": await while_here(request, work)})


@router.get(
    "/api/tables/{table_id}/reasons",
    responses=merged(
        answered(answers.ReasonsData), thinking("no-hints", "no-such-position", "not-playing")
    ),
)
async def reasons(request: Request, table_id: str, at: Position) -> Response:
    """What speaks for the action that was taken at a position, for those who may ask for hints."""
    person, _ = await asker(request)
    return json(await service_of(request).reasons(table_id, at, person))


@router.get(
    "/api/tables/{table_id}/chances",
    responses=merged(
        answered(answers.ChancesData),
        looking(*WITH_TOKEN, "no-hints", "no-such-position"),
    ),
)
async def chances(request: Request, table_id: str, at: Number = None) -> Response:
    """The chances of winning at a position, for those who look on; of a finished play for all.

    Nobody thinks about it: it is what the position looks like to a bot.
    """
    return json(await service_of(request).chances(table_id, at, await actor(request)))


async def asker(request: Request) -> tuple[str, str]:
    """Whoever makes bots think: a person, and an address that is charged for it."""
    person, address = await actor(request), request.scope["address"]
    service_of(request).by_address.demand(address, cost=THINKING)
    return person, address


@router.post(
    "/api/tables/{table_id}/review",
    status_code=202,
    responses=merged(answered(answers.ReviewData, 202), thinking("no-review", "not-over")),
)
async def ask_review(request: Request, table_id: str, body: models.Empty | None = None) -> Response:
    """Have a finished play reviewed by a bot, in the background.

    Anybody with a token may ask for that of a public table. It is worked on while somebody asks how
    far it has come, or for some minutes.
    """
    person, address = await asker(request)
    return json(await service_of(request).ask_review(table_id, person, address), 202)


@router.get(
    "/api/tables/{table_id}/review",
    responses=merged(answered(answers.ReviewData), looking("no-review")),
)
async def review(request: Request, table_id: str) -> Response:
    """The review of a finished play, or how far it has come."""
    return json(await service_of(request).reviews.get(table_id))
