"""What people do while they play: actions, undo, questions, words."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from aquae.server.http import models
from aquae.server.http.bodies import whole_body
from aquae.server.http.deps import KEY_HEADER, Repeatable, actor, service_of
from aquae.server.http.openapi import DONE, acting, body_of, merged
from aquae.server.http.requests import action_done, performed
from aquae.server.http.responses import Json
from aquae.server.tables import commands
from aquae.server.tables.live import Command
from aquae.server.tables.tokens import new_key, request_key

router = APIRouter()


async def perform(
    request: Request, table_id: str, command: Command, key: str, wish: int | None = None
) -> Response:
    """Let a command happen at a table and answer with the events that it made."""
    return Json(await performed(service_of(request), table_id, command, key, wish))


@router.post(
    "/api/tables/{table_id}/actions",
    responses=merged(
        DONE,
        acting("stale", "refused", "not-your-turn", "not-your-seat", "not-playing", "key-reused"),
    ),
    openapi_extra=body_of(models.Action, KEY_HEADER),
)
async def act(request: Request, table_id: str) -> Response:
    """An action of the seat to move. With an Idempotency-Key it can be repeated safely."""
    body = await whole_body(request)
    return Json(await action_done(service_of(request), table_id, request.scope["heads"], body))


@router.post(
    "/api/tables/{table_id}/undo",
    responses=merged(
        DONE,
        acting(
            "stale",
            "not-your-seat",
            "not-playing",
            "already-asked",
            "no-such-position",
            "key-reused",
        ),
    ),
)
async def undo(
    request: Request, table_id: str, body: models.Undo, key: Repeatable = None
) -> Response:
    """Go back to a position: at once where that is free, else the other people are asked."""
    person = await actor(request)
    command = commands.undo(person, body.at, body.to)
    return await perform(request, table_id, command, request_key(person, key), body.to)


@router.post(
    "/api/tables/{table_id}/answer",
    responses=merged(DONE, acting("stale", "nothing-asked")),
)
async def answer(request: Request, table_id: str, body: models.Answer) -> Response:
    """Agree or not to what another person at the table asks."""
    command = commands.answer(await actor(request), body.at, body.agree)
    return await perform(request, table_id, command, new_key())


@router.post(
    "/api/tables/{table_id}/end",
    responses=merged(DONE, acting("stale", "not-your-seat", "not-playing", "already-asked")),
)
async def end(request: Request, table_id: str, body: models.At) -> Response:
    """Ask the others to end the play together."""
    command = commands.end_together(await actor(request), body.at)
    return await perform(request, table_id, command, new_key())


@router.post(
    "/api/tables/{table_id}/concede",
    responses=merged(DONE, acting("no-such-seat", "not-your-seat", "not-playing", "conceded")),
)
async def concede(request: Request, table_id: str, body: models.Concede) -> Response:
    """Give a seat up for good."""
    command = commands.concede(await actor(request), body.seat)
    return await perform(request, table_id, command, new_key())


@router.post(
    "/api/tables/{table_id}/chat",
    responses=merged(DONE, acting("not-your-seat", "no-chat", "bad-text", "suspended")),
)
async def chat(request: Request, table_id: str, body: models.Chat) -> Response:
    """Say something to the table."""
    person = await actor(request)
    service_of(request).house.judge(person)
    service_of(request).chatting.demand(f"{table_id} {person}")
    return await perform(request, table_id, commands.say(person, body.text), new_key())
