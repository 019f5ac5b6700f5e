"""Whom one avoids, and what one reports to the hosts."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from aquae.server.http import models, people_answers
from aquae.server.http.deps import actor, service_of
from aquae.server.http.openapi import answered, merged, reading, writing
from aquae.server.http.responses import json

router = APIRouter()


@router.get(
    "/api/people/me/avoided",
    responses=merged(answered(people_answers.AvoidedList), reading("no-token")),
)
async def avoided(request: Request) -> Response:
    """The people one has blocked or muted, the last first."""
    company = service_of(request).company
    return json({"people": await company.rows.avoided(await actor(request))})


@router.post(
    "/api/people/me/avoided",
    responses=merged(answered(people_answers.AvoidedList), writing("no-token", "bad-name")),
)
async def avoid(request: Request, body: models.Avoid) -> Response:
    """Block somebody (they cannot sit down with one), mute them, or neither any more."""
    company, person = service_of(request).company, await actor(request)
    await company.avoid(person, body.person, body.how, body.name)
    return json({"people": await company.rows.avoided(person)})


@router.post(
    "/api/tables/{table_id}/reports",
    status_code=201,
    responses=merged(
        answered(people_answers.ReportedData, 201),
        writing("no-token", "no-such-table", "no-such-seat", "not-your-seat", "bad-text"),
    ),
)
async def report(request: Request, table_id: str, body: models.NewReport) -> Response:
    """Tell the hosts of somebody at one's table, with its chat; a second one replaces the first."""
    service, person = service_of(request), await actor(request)
    service.reporting.demand(person)
    words = body.words or ""
    made = await service.company.report(person, table_id, body.seat, body.why, words)
    return json({"report": made}, 201)
