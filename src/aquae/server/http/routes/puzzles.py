"""Puzzles: all of a game, one as it is set, and what becomes of a try."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from aquae.server.http import models, puzzle_answers
from aquae.server.http.deps import actor, person_of, service_of
from aquae.server.http.openapi import answered, merged, reading, writing
from aquae.server.http.responses import json

router = APIRouter()


@router.get(
    "/api/puzzles/{game}",
    responses=merged(answered(puzzle_answers.PuzzleList), reading()),
)
async def listed(request: Request, game: str) -> Response:
    """The puzzles of a game, the one of the day, and how whoever asks does."""
    return json(await service_of(request).puzzles.list(game, await person_of(request)))


@router.get(
    "/api/puzzles/{game}/{puzzle}",
    responses=merged(answered(puzzle_answers.PuzzleData), reading("no-such-puzzle")),
)
async def shown(request: Request, game: str, puzzle: str) -> Response:
    """A puzzle: the play up to its position. What the answer is, it does not say."""
    return json(service_of(request).puzzles.show(game, puzzle))


@router.post(
    "/api/puzzles/{game}/{puzzle}/tries",
    responses=merged(
        answered(puzzle_answers.TryData), writing("no-token", "no-such-puzzle", "refused")
    ),
)
async def judged(request: Request, game: str, puzzle: str, body: models.Try) -> Response:
    """Try an action, or give up; what it costs and why, and the answer once it is found."""
    person = await actor(request)
    return json(await service_of(request).puzzles.judge(person, game, puzzle, body.text))
