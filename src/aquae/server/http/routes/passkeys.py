"""Passkeys: what browsers are asked for, what they answer, and which there are."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from aquae.server.http import models, people_answers
from aquae.server.http.deps import actor, actor_and_token, home_of, service_of
from aquae.server.http.openapi import Responses, answered, merged, writing
from aquae.server.http.responses import json
from aquae.server.http.routes.people import name_in

OPTIONS: Final[Responses] = {
    200: {
        "description": "Options for a browser, as WebAuthn writes them in JSON",
        "content": {"application/json": {"schema": {"type": "object"}}},
    }
}
PasskeyId = Annotated[str, Path(pattern="^[0-9a-f]{64}$")]

router = APIRouter()


@router.post(
    "/api/people/me/passkeys/options", responses=merged(OPTIONS, writing("no-token", "no-passkeys"))
)
async def making(request: Request, body: models.Empty | None = None) -> Response:
    """What `navigator.credentials.create` takes, to make a passkey for whoever asks."""
    person, service = await actor(request), service_of(request)
    profile: dict[str, Any] = await service.profiles.of(person, person)
    return json(await service.passkeys.making(person, profile["name"], home_of(request)))


@router.post(
    "/api/people/me/passkeys",
    status_code=201,
    responses=merged(
        answered(people_answers.PasskeyData, 201),
        writing("no-token", "bad-passkey", "no-passkeys"),
    ),
)
async def keep(request: Request, body: models.NewPasskey) -> Response:
    """Keep the public half of a passkey that the browser has made."""
    person, token = await actor_and_token(request)
    proof, name = body.passkey.data(), name_in(body)
    passkeys = service_of(request).passkeys
    return json(await passkeys.keep(person, token, proof, name, home_of(request)), 201)


@router.post(
    "/api/people/me/passkeys/{passkey}/remove",
    responses=merged(answered(people_answers.PasskeyGone), writing("no-token", "no-such-passkey")),
)
async def remove(
    request: Request, passkey: PasskeyId, body: models.Empty | None = None
) -> Response:
    """A passkey brings nobody back any more."""
    await service_of(request).passkeys.remove(await actor(request), passkey)
    return json({"passkey": passkey})


@router.post("/api/people/passkeys/options", responses=merged(OPTIONS, writing("no-passkeys")))
async def coming(request: Request, body: models.Empty | None = None) -> Response:
    """What `navigator.credentials.get` takes, to come back by any passkey for this address."""
    return json(await service_of(request).passkeys.coming(home_of(request)))
