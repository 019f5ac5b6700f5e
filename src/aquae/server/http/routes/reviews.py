"""What bots think: hints while a play goes on, reviews of finished ones."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from aquae.server.http import answers, models
from aquae.server.http.deps import service_of
from aquae.server.http.openapi import AT_TABLE, answered, looking, merged, writing
from aquae.server.http.responses import json

router = APIRouter()


@router.post(
    "/api/tables/{table_id}/hint",
    responses=merged(
        answered(answers.HintData),
        writing(*AT_TABLE, "no-hints", "no-such-position", "not-playing", "busy"),
    ),
)
async def hint(request: Request, table_id: str, body: models.HintAt | None = None) -> Response:
    """What a strong bot would do, and why."""
    service = service_of(request)
    service.by_address.demand(request.scope["address"], cost=5)
    best = await service.hint(table_id, None if body is None else body.at)
    return json({"best": best})


@router.post(
    "/api/tables/{table_id}/review",
    status_code=202,
    responses=merged(
        answered(answers.ReviewData, 202), writing(*AT_TABLE, "no-review", "not-over")
    ),
)
async def ask_review(request: Request, table_id: str, body: models.Empty | None = None) -> Response:
    """Have a finished play reviewed by a bot, in the background."""
    return json(await service_of(request).ask_review(table_id), 202)


@router.get(
    "/api/tables/{table_id}/review",
    responses=merged(answered(answers.ReviewData), looking("no-review")),
)
async def review(request: Request, table_id: str) -> Response:
    """The review of a finished play, or how far it has come."""
    return json(await service_of(request).review(table_id))
