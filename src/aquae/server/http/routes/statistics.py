"""Statistics of people who show them, one's own ladder, and one's plays for other logs."""

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from aquae.server.clock import now_ms
from aquae.server.http import statistics_answers
from aquae.server.http.deps import actor, cursor, person_of, service_of
from aquae.server.http.openapi import answered, merged, reading
from aquae.server.http.responses import json
from aquae.server.http.routes.history import Before, Wished
from aquae.server.people.playlog import as_csv, as_play, link_to

MOST_LOGGED: Final = 500

router = APIRouter()


@router.get(
    "/api/profiles/{person}/statistics",
    responses=merged(answered(statistics_answers.StatisticsData), reading("no-such-person")),
)
async def statistics(request: Request, person: str) -> Response:
    """What the plays of somebody add up to who lets everybody see it, or one's own."""
    return json(await service_of(request).statistics.of(person, await person_of(request)))


@router.get(
    "/api/people/me/ladder",
    responses=merged(answered(statistics_answers.LadderData), reading("no-token")),
)
async def ladder(request: Request) -> Response:
    """One's own climb against the bots this season."""
    return json(await service_of(request).statistics.ladder(await actor(request), now_ms()))


@router.get(
    "/api/people/me/plays",
    responses=merged(answered(statistics_answers.PlayLog), reading("no-token")),
)
async def plays(
    request: Request,
    wish: Wished,
    before: Before = None,
    limit: Annotated[int, Query(ge=1, le=MOST_LOGGED)] = MOST_LOGGED,
) -> Response:
    """One's own plays as apps for board games log them, the last first."""
    found = await service_of(request).history.games(wish, cursor(before), limit)
    logged = [as_play(game) for game in found["games"]]
    return json(
        {"plays": logged, "links": [link_to(play) for play in logged], "next": found["next"]}
    )


@router.get(
    "/api/people/me/plays.csv",
    responses=merged(
        {200: {"description": "A line a player", "content": {"text/csv": {"schema": {}}}}},
        reading("no-token"),
    ),
)
async def table_of_plays(
    request: Request,
    wish: Wished,
    before: Before = None,
    limit: Annotated[int, Query(ge=1, le=MOST_LOGGED)] = MOST_LOGGED,
) -> Response:
    """The same plays as a table, one line for each player."""
    found = await service_of(request).history.games(wish, cursor(before), limit)
    return Response(as_csv(found["games"]), media_type="text/csv; charset=utf-8")
