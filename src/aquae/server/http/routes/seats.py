"""Seats: taken, left, linked to, and filled with bots."""

from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from aquae.server.http import answers, models
from aquae.server.http.deps import actor, service_of
from aquae.server.http.openapi import DONE, acting, answered, merged
from aquae.server.http.requests import performed
from aquae.server.http.responses import Json, json
from aquae.server.tables import commands
from aquae.server.tables.live import Command
from aquae.server.tables.tokens import digest, new_key, new_secret

LINKED: Final = answered(answers.LinkData, 201)

router = APIRouter()


async def perform(request: Request, table_id: str, command: Command) -> Response:
    """Let a command happen at a table and answer with the events that it made."""
    return Json(await performed(service_of(request), table_id, command, new_key()))


@router.post(
    "/api/tables/{table_id}/seats/{seat}/take",
    responses=merged(
        DONE,
        acting(
            "no-such-seat",
            "not-open",
            "seat-taken",
            "colour-taken",
            "bad-key",
            "bad-name",
            "name-taken",
            "conceded",
            "not-welcome",
            "suspended",
        ),
    ),
)
async def take(request: Request, table_id: str, seat: int, body: models.Take) -> Response:
    """Sit down at an open seat, or come back to one's own."""
    person, service = await actor(request), service_of(request)
    await service.profiles.judge_name(person, body.name)
    await service.company.judge_sitting_down(person, table_id)
    invited = body.key is None and await service.invitations.rows.is_invited(person, table_id)
    command = commands.take(
        person, seat, body.name, body.key, body.salt, body.colour, invited=invited
    )
    return await perform(request, table_id, command)


@router.post(
    "/api/tables/{table_id}/salt",
    responses=merged(DONE, acting("not-your-seat", "not-open", "salt-given")),
)
async def salt(request: Request, table_id: str, body: models.GiveSalt) -> Response:
    """Give the dice a salt, now that one has seen what they are bound to."""
    return await perform(request, table_id, commands.give_salt(await actor(request), body.salt))


@router.post(
    "/api/tables/{table_id}/seats/{seat}/leave",
    responses=merged(DONE, acting("no-such-seat", "not-your-seat", "not-playing")),
)
async def leave(request: Request, table_id: str, seat: int, body: models.WithLevel) -> Response:
    """Let a bot play for a seat of one's own; one may come back."""
    person = await actor(request)
    level = await service_of(request).level_at(table_id, body.level)
    return await perform(request, table_id, commands.leave(person, seat, level))


@router.post(
    "/api/tables/{table_id}/seats/{seat}/link",
    status_code=201,
    responses=merged(LINKED, acting("no-such-seat", "not-your-seat", "not-open", "conceded")),
)
async def link(
    request: Request, table_id: str, seat: int, body: models.Empty | None = None
) -> Response:
    """A new key for a seat; the old one no longer fits."""
    key = new_secret()
    await perform(request, table_id, commands.link(await actor(request), seat, digest(key)))
    return json({"seat": seat, "key": key}, 201)


@router.post(
    "/api/tables/{table_id}/start",
    responses=merged(DONE, acting("not-your-table", "not-open")),
)
async def start(request: Request, table_id: str, body: models.WithLevel) -> Response:
    """Fill the open seats with bots and begin."""
    person = await actor(request)
    level = await service_of(request).level_at(table_id, body.level)
    return await perform(request, table_id, commands.start(person, level))
