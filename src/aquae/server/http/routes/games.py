"""The games that can be played here, their boards, and the bots that can play them."""

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from aquae.core.plan import NUMBER
from aquae.server.http import answers, client, models
from aquae.server.http.deps import Number, service_of
from aquae.server.http.openapi import answered, merged, reading
from aquae.server.http.responses import json
from aquae.server.tables.plans import plan_data
from aquae.server.thinking.catalogue import games_data

MAKING_UP: Final = 10
"""Making a board up takes as long as so many other answers."""

router = APIRouter()


@router.get("/api/games", responses=merged(answered(answers.GamesData), reading()))
async def games(request: Request) -> Response:
    """The games, their options, the bots, whether the documents are at /docs, and the notice."""
    notice = service_of(request).house.notice
    return json({**games_data(client.DOCS.is_dir()), "notice": notice})


@router.get(
    "/api/games/{game}/options/{option}",
    responses=merged(answered(answers.PlanData), reading()),
)
async def plan(
    request: Request,
    game: str,
    option: str,
    value: Annotated[str, Query(max_length=models.LONGEST_PLAN)],
    players: Number = None,
) -> Response:
    """A board or a layout: its name, its text, a drawing, or `number:7` for one that is made up.

    The answer says everything that is wrong with it for so many players (the usual number, if
    none is named) and how a play on it begins.
    """
    if value.startswith(NUMBER):
        service_of(request).by_reader.demand(request.scope["address"], cost=MAKING_UP)
    return json(plan_data(game, option, value, players))
