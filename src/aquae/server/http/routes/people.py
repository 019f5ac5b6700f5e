"""People: who come, who come back, and on which devices."""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from aquae.server.http import models, people_answers
from aquae.server.http.deps import actor_and_token, home_of, service_of
from aquae.server.http.openapi import answered, merged, reading, writing
from aquae.server.http.responses import json
from aquae.server.tables.problems import Problem

PERSON: Final = answered(people_answers.Person, 201)
DeviceId = Annotated[str, Path(pattern="^[0-9a-f]{64}$")]

router = APIRouter()


@router.post("/api/people", status_code=201, responses=merged(PERSON, writing("not-invited")))
async def new_person(request: Request, body: models.NewPerson | None = None) -> Response:
    """A new person: a secret token, and the public id that others see."""
    invitation = "" if body is None else body.invitation
    return json(await service_of(request).people.newcomer(invitation), 201)


@router.post(
    "/api/people/devices",
    status_code=201,
    responses=merged(PERSON, writing("bad-ticket", "bad-passkey", "no-passkeys")),
)
async def come(request: Request, body: models.Coming) -> Response:
    """Be the same person on this device too: by another device's ticket, a phrase or a passkey."""
    people, name = service_of(request).people, body.name or ""
    if body.ticket is not None:
        return json(await people.by_ticket(body.ticket, name), 201)
    if body.phrase is not None:
        return json(await people.by_phrase(body.phrase, name), 201)
    if body.passkey is not None:
        passkeys = service_of(request).passkeys
        return json(await passkeys.come(body.passkey.data(), name, home_of(request)), 201)
    raise Problem("invalid", "neither a ticket nor a phrase nor a passkey")


@router.get(
    "/api/people/me", responses=merged(answered(people_answers.MeData), reading("no-token"))
)
async def me(request: Request) -> Response:
    """Whoever asks: their devices and passkeys, and whether they have a phrase."""
    service = service_of(request)
    person, token = await actor_and_token(request)
    days = {name: getattr(service.settings, name) for name in ("unplayed_days", "expire_days")}
    more = {
        "passkeys": await service.passkeys.of(person),
        "host": person in service.house.hosts,
    }
    return json({**await service.people.about(person, token), **more, **days})


@router.post(
    "/api/people/me/tickets",
    status_code=201,
    responses=merged(answered(people_answers.TicketData, 201), writing("no-token")),
)
async def ticket(request: Request, body: models.OnDevice | None = None) -> Response:
    """A ticket for another device, valid once and for ten minutes."""
    person, token = await actor_and_token(request)
    return json(await service_of(request).people.ticket(person, token, name_in(body)), 201)


@router.post(
    "/api/people/me/phrase",
    status_code=201,
    responses=merged(answered(people_answers.PhraseData, 201), writing("no-token")),
)
async def phrase(request: Request, body: models.OnDevice | None = None) -> Response:
    """A phrase to write down, shown only now; the one before no longer works."""
    person, token = await actor_and_token(request)
    return json(await service_of(request).people.phrase(person, token, name_in(body)), 201)


@router.post(
    "/api/people/me/devices/{device}/sign-out",
    responses=merged(answered(people_answers.SignedOut), writing("no-token", "no-such-device")),
)
async def sign_out(
    request: Request, device: DeviceId, body: models.Empty | None = None
) -> Response:
    """A device is nobody's from now on: its token no longer works."""
    person, token = await actor_and_token(request)
    await service_of(request).people.sign_out(person, token, device)
    return json({"device": device})


def name_in(body: models.OnDevice | None) -> str:
    """What a device is called."""
    return "" if body is None else body.name or ""
