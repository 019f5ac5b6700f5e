"""Where one wants to be called when one is not here, and for what."""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from aquae.server.http import bell_models
from aquae.server.http.deps import actor, actor_and_token, service_of
from aquae.server.http.openapi import answered, merged, reading, writing
from aquae.server.http.prepared_models import Holiday
from aquae.server.http.responses import json

ALL: Final = answered(bell_models.BellList)
AT_TABLE: Final = answered(bell_models.AtTableData)
GONE: Final = answered(bell_models.LeftData)
Id = Annotated[str, Path(pattern="^[0-9a-f]{22}$")]
Token = Annotated[str, Path(pattern="^[0-9A-Za-z_-]{43}$")]

router = APIRouter()


async def _all(request: Request, status: int = 200) -> Response:
    return json(await service_of(request).bells.of(await actor(request)), status)


@router.get("/api/people/me/bells", responses=merged(ALL, reading("no-token")))
async def bells(request: Request) -> Response:
    """Where one is called, for what, and when not."""
    return await _all(request)


@router.post(
    "/api/people/me/bells",
    status_code=201,
    responses=merged(
        answered(bell_models.BellList, 201), writing("no-token", "no-mail", "bad-address")
    ),
)
async def add(request: Request, body: bell_models.NewBellBody) -> Response:
    """One more: a browser, a chat, or an e-mail address, which is asked to confirm it first."""
    bells, sender = service_of(request).bells, request.scope["address"]
    person, token = await actor_and_token(request)
    await bells.add(person, token, body.wish(), sender)
    return await _all(request, 201)


@router.post(
    "/api/people/me/bells/{bell}", responses=merged(ALL, writing("no-token", "no-such-bell"))
)
async def change(request: Request, bell: Id, body: bell_models.BellWish) -> Response:
    """What one is called for there, and whether all of it comes once a day."""
    bells, person = service_of(request).bells, await actor(request)
    await bells.change(person, bell, body.wants, body.daily, body.language)
    return await _all(request)


@router.post(
    "/api/people/me/bells/{bell}/remove",
    responses=merged(ALL, writing("no-token", "no-such-bell")),
)
async def remove(request: Request, bell: Id) -> Response:
    await service_of(request).bells.remove(await actor(request), bell)
    return await _all(request)


@router.post(
    "/api/people/me/bells/{bell}/try",
    responses=merged(ALL, writing("no-token", "no-such-bell")),
)
async def try_out(request: Request, bell: Id) -> Response:
    """Let it ring once, to see whether it does."""
    bells, sender = service_of(request).bells, request.scope["address"]
    await bells.try_out(await actor(request), bell, sender)
    return await _all(request)


@router.post("/api/people/me/hours", responses=merged(ALL, writing("no-token")))
async def hours(request: Request, body: bell_models.HoursBody) -> Response:
    """When one does not want to be called."""
    await service_of(request).bells.keep_hours(await actor(request), body.hours())
    return await _all(request)


@router.post(
    "/api/people/me/holiday", responses=merged(ALL, writing("no-token", "no-more-holidays"))
)
async def holiday(request: Request, body: Holiday) -> Response:
    """When one is away: nobody calls, and clocks of days stand still."""
    service, person = service_of(request), await actor(request)
    service.resting.demand(person)
    await service.preparing.keep_holiday(person, body.away())
    return await _all(request)


@router.get(
    "/api/tables/{table_id}/bells",
    responses=merged(AT_TABLE, reading("no-token", "no-such-table")),
)
async def at_table(request: Request, table_id: str) -> Response:
    """What one is called for at a table; null is what one is called for everywhere."""
    bells, person = service_of(request).bells, await actor(request)
    return json(await bells.at_table(person, table_id))


@router.post(
    "/api/tables/{table_id}/bells",
    responses=merged(AT_TABLE, writing("no-token", "no-such-table", "not-your-seat")),
)
async def want_at_table(
    request: Request, table_id: str, body: bell_models.WantsAtTable
) -> Response:
    """Be called for less at a table than elsewhere, or as everywhere."""
    bells, person = service_of(request).bells, await actor(request)
    await bells.want_at_table(person, table_id, body.wants)
    return json(await bells.at_table(person, table_id))


@router.post("/api/bells/confirm", responses=merged(GONE, writing("no-such-bell")))
async def confirm(request: Request, body: bell_models.WithToken) -> Response:
    """Say that an e-mail address is one's own, by what was sent there."""
    await service_of(request).bells.confirm(body.token)
    return json({"done": True})


@router.post("/api/bells/leave/{token}", responses=merged(GONE, writing()))
async def leave(request: Request, token: Token) -> Response:
    """Get no more e-mails there. The link in them is enough; mailboxes ask this by themselves."""
    await service_of(request).bells.leave(token)
    return json({"done": True})


@router.get(
    "/api/bells/leave/{token}",
    status_code=303,
    responses=merged(answered(bell_models.LeftData, 303), reading()),
)
async def ask_to_leave(token: Token) -> Response:
    """Where the link in an e-mail leads that is only looked at: to the page that asks."""
    answer = json({"done": False}, 303)
    answer.headers["location"] = f"/#/bell/leave?token={token}"
    return answer
