"""Tournaments: listed, made, entered and left, looked at, led by whoever organises them."""

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from aquae.server.http import models, tournament_answers, tournament_models
from aquae.server.http.deps import actor, cursor, person_of, service_of
from aquae.server.http.openapi import Responses, answered, merged, reading, writing
from aquae.server.http.responses import json
from aquae.server.tables.problems import Code, Problem

MOST_LISTED: Final = 20
ONE: Final = answered(tournament_answers.TournamentData)

router = APIRouter()


def _changing(*codes: Code) -> Responses:
    return merged(ONE, writing("no-token", "no-such-tournament", "tournament-begun", *codes))


@router.get(
    "/api/tournaments",
    responses=merged(answered(tournament_answers.TournamentList), reading("no-token")),
)
async def tournaments(
    request: Request,
    list: tournament_answers.Listed = "public",
    before: Annotated[str | None, Query(max_length=64)] = None,
    limit: Annotated[int, Query(ge=1, le=MOST_LISTED)] = 20,
) -> Response:
    """Public tournaments, or those that one organises or takes part in; made last first."""
    service, person = service_of(request), await person_of(request)
    if list == "mine" and person is None:
        raise Problem("no-token")
    found = service.tournaments.listed(person, list == "mine", cursor(before), limit)
    return json(await found)


@router.post(
    "/api/tournaments",
    status_code=201,
    responses=merged(
        answered(tournament_answers.TournamentData, 201),
        writing(
            "no-token",
            "refused",
            "bad-name",
            "tournament-full",
            "too-many-tournaments",
            "suspended",
        ),
    ),
)
async def make(request: Request, body: tournament_models.NewTournament) -> Response:
    """A new tournament. Rounds begin by themselves, and their tables too."""
    service, person = service_of(request), await actor(request)
    service.allow_tournament(person, request.scope["address"])
    made = service.tournaments.make(
        person, body.name, body.terms(), body.public, body.begins_at, body.bots
    )
    return json(await made, 201)


@router.get(
    "/api/tournaments/{tournament}",
    responses=merged(ONE, reading("no-such-tournament")),
)
async def tournament(request: Request, tournament: str) -> Response:
    """Everything of a tournament: rounds with their tables, standings, and who has won."""
    return json(await service_of(request).tournaments.look(tournament, await person_of(request)))


@router.post(
    "/api/tournaments/{tournament}/enter",
    responses=_changing("tournament-full", "bad-name", "name-taken", "not-welcome", "suspended"),
)
async def enter(request: Request, tournament: str, body: tournament_models.Entering) -> Response:
    """Take part, once."""
    person = await actor(request)
    return json(await service_of(request).tournaments.enter(tournament, person, body.name))


@router.post("/api/tournaments/{tournament}/leave", responses=_changing("not-entered"))
async def leave(request: Request, tournament: str, body: models.Empty | None = None) -> Response:
    """Take part no longer; where one is playing a bot plays on."""
    return json(await service_of(request).tournaments.leave(tournament, await actor(request)))


@router.post(
    "/api/tournaments/{tournament}/remove",
    responses=_changing("not-your-tournament", "not-entered"),
)
async def remove(request: Request, tournament: str, body: tournament_models.Removing) -> Response:
    """The organiser lets somebody go."""
    person = await actor(request)
    return json(await service_of(request).tournaments.remove(tournament, person, body.entrant))


@router.post("/api/tournaments/{tournament}/begin", responses=_changing("not-your-tournament"))
async def begin(request: Request, tournament: str, body: models.Empty | None = None) -> Response:
    """The organiser closes the list, and the first round begins."""
    return json(await service_of(request).tournaments.begin(tournament, await actor(request)))


@router.post("/api/tournaments/{tournament}/cancel", responses=_changing("not-your-tournament"))
async def cancel(request: Request, tournament: str, body: models.Empty | None = None) -> Response:
    """The organiser ends it without a prize."""
    return json(await service_of(request).tournaments.cancel(tournament, await actor(request)))
