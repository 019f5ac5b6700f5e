"""Asking people one has played with to a table, and what one is asked to."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from aquae.server.http import models, people_answers
from aquae.server.http.deps import actor, service_of
from aquae.server.http.openapi import answered, merged, reading, writing
from aquae.server.http.responses import json

router = APIRouter()


@router.get(
    "/api/tables/{table_id}/invitations",
    responses=merged(
        answered(people_answers.CompanionList),
        reading("no-token", "no-such-table", "not-your-table", "not-your-seat", "not-open"),
    ),
)
async def companions(request: Request, table_id: str) -> Response:
    """Those whom one has played with most, for a table of one's own that waits for people."""
    person = await actor(request)
    return json(await service_of(request).invitations.whom(person, table_id))


@router.post(
    "/api/tables/{table_id}/invitations",
    status_code=201,
    responses=merged(
        answered(people_answers.CompanionList, 201),
        writing(
            "no-token",
            "no-such-table",
            "not-your-table",
            "not-your-seat",
            "not-open",
            "no-such-person",
            "not-welcome",
            "suspended",
        ),
    ),
)
async def invite(request: Request, table_id: str, body: models.Invite) -> Response:
    """Ask somebody one has played with; they need no link. Nobody is asked twice."""
    person, invitations = await actor(request), service_of(request).invitations
    await invitations.invite(person, table_id, body.person)
    return json(await invitations.whom(person, table_id), 201)


@router.get(
    "/api/people/me/invitations",
    responses=merged(answered(people_answers.InvitationList), reading("no-token")),
)
async def invitations(request: Request) -> Response:
    """The tables that still wait for people to which one is invited, the last first."""
    return json(await service_of(request).invitations.of(await actor(request)))


@router.post(
    "/api/people/me/invitations/{table_id}/decline",
    responses=merged(answered(people_answers.InvitationList), writing("no-token", "no-such-table")),
)
async def decline(request: Request, table_id: str, body: models.Empty | None = None) -> Response:
    """Say no to an invitation. One may still change one's mind as long as the table waits."""
    person, invitations = await actor(request), service_of(request).invitations
    await invitations.decline(person, table_id)
    return json(await invitations.of(person))
