"""Profiles: what people show of themselves, and to whom."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from aquae.server.http import models, people_answers
from aquae.server.http.deps import actor, person_of, service_of
from aquae.server.http.openapi import answered, merged, reading, writing
from aquae.server.http.responses import json
from aquae.server.storage.profiles import Profile

router = APIRouter()


@router.get(
    "/api/people/me/profile",
    responses=merged(answered(people_answers.ProfileData), reading("no-token")),
)
async def own_profile(request: Request) -> Response:
    """What one shows of oneself, and how one has done."""
    person = await actor(request)
    return json(await service_of(request).profiles.of(person, person))


@router.post(
    "/api/people/me/profile",
    responses=merged(
        answered(people_answers.ProfileData), writing("no-token", "bad-name", "name-taken")
    ),
)
async def change_profile(request: Request, body: models.NewProfile) -> Response:
    """Say all of it anew. A name is claimed: nobody else may have one that looks like it."""
    person, profiles = await actor(request), service_of(request).profiles
    await profiles.change(Profile(person, body.name, body.language, body.public, body.mosaic))
    return json(await profiles.of(person, person))


@router.get(
    "/api/profiles/{person}",
    responses=merged(answered(people_answers.ProfileData), reading("no-such-person")),
)
async def profile(request: Request, person: str) -> Response:
    """The profile of somebody who lets everybody see it."""
    return json(await service_of(request).profiles.of(person, await person_of(request)))
