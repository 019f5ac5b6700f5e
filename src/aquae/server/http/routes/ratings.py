"""Ratings: of a game's best, and of people who let others see them."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from aquae.core.errors import AquaeError
from aquae.games import game_called
from aquae.server.http import rating_answers
from aquae.server.http.deps import person_of, service_of
from aquae.server.http.openapi import answered, merged, reading
from aquae.server.http.responses import json
from aquae.server.tables.problems import Problem

Seats = Annotated[int, Query(ge=2, le=4)]

router = APIRouter()


@router.get(
    "/api/ratings/{game}",
    responses=merged(answered(rating_answers.BoardData), reading()),
)
async def best(request: Request, game: str, players: Seats = 2) -> Response:
    """The best of a game with so many seats: people who show themselves, and the bots."""
    try:
        name = game_called(game).name
    except AquaeError as unknown:
        raise Problem("invalid", str(unknown)) from unknown
    person = await person_of(request)
    return json(await service_of(request).ratings.board(name, players, person))


@router.get(
    "/api/profiles/{person}/ratings",
    responses=merged(answered(rating_answers.RatingsData), reading("no-such-person")),
)
async def ratings(request: Request, person: str) -> Response:
    """The ratings of somebody who lets everybody see them, or one's own, with their history."""
    asker = await person_of(request)
    return json(await service_of(request).ratings.of(person, asker))
