"""The board of the day: what it is, how people did, and playing it."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from aquae.server.clock import now_ms
from aquae.server.http import daily_answers, models
from aquae.server.http.deps import actor, person_of, service_of
from aquae.server.http.openapi import answered, merged, reading, writing
from aquae.server.http.responses import json
from aquae.server.tables.views import table_data

router = APIRouter()


@router.get("/api/daily/{game}", responses=merged(answered(daily_answers.DailyData), reading()))
async def shown(request: Request, game: str) -> Response:
    """Today's board of a game, and the results of today and yesterday by name."""
    return json(await service_of(request).daily.show(game, await person_of(request)))


@router.post(
    "/api/daily/{game}",
    status_code=201,
    responses=merged(
        answered(daily_answers.TodayData, 201),
        writing("no-token", "bad-name", "name-taken", "too-many-tables", "suspended"),
    ),
)
async def play(request: Request, game: str, body: models.Today) -> Response:
    """Play today's board: the first table of each person counts, later ones are for fun."""
    person, address = await actor(request), request.scope["address"]
    service = service_of(request)
    loaded, counts = await service.play_daily(game, person, body.name, address)
    shown = table_data(loaded.logged, person, now_ms())
    return json({"table": shown, "counts": counts}, 201)
