"""Play a person now: waiting for others, and no longer."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from aquae.server.http import models, tournament_answers, tournament_models
from aquae.server.http.deps import actor, service_of
from aquae.server.http.openapi import answered, merged, writing
from aquae.server.http.responses import json

router = APIRouter()


@router.post(
    "/api/people/me/seeking",
    responses=merged(
        answered(tournament_answers.SeekingData),
        writing("no-token", "refused", "bad-name", "name-taken", "suspended", "too-many-tables"),
    ),
)
async def seek(request: Request, body: tournament_models.NewSearch) -> Response:
    """Wait for people to play with now. Ask again every few seconds: who is silent has gone."""
    person, address = await actor(request), request.scope["address"]
    return json(await service_of(request).seek(person, body.search(), address))


@router.post(
    "/api/people/me/seeking/stop",
    responses=merged(answered(tournament_answers.SeekingData), writing("no-token")),
)
async def stop(request: Request, body: models.Empty | None = None) -> Response:
    """Wait no longer."""
    await service_of(request).seeking.stop(await actor(request))
    return json({"table": None, "waiting": 0})
