"""The routes that change something: tables, seats, actions, questions, words."""

from typing import Annotated

from fastapi import APIRouter, Header, Request
from starlette.responses import Response

from aquae.server.http import models
from aquae.server.http.openapi import acting, answered, body_of, merged, writing
from aquae.server.http.performing import action_done, actor_in, performed
from aquae.server.http.routes.positions import Json, json, service_of
from aquae.server.memory.tables import Held, now_ms
from aquae.server.tables import commands
from aquae.server.tables.events import Data
from aquae.server.tables.live import Command
from aquae.server.tables.tokens import digest, new_key, new_secret, person_of_token, request_key
from aquae.server.tables.views import table_data

router = APIRouter()

DONE = answered(models.DoneData)
CREATED = answered(models.CreatedData, 201)
KEY_HEADER = "Idempotency-Key"
Repeatable = Annotated[str | None, Header(alias=KEY_HEADER)]


def actor(request: Request) -> str:
    return actor_in(request.scope["heads"])


async def perform(
    request: Request, table_id: str, command: Command, key: str, wish: int | None = None
) -> Response:
    """Let a command happen at a table and answer with the events that it made."""
    return Json(await performed(service_of(request), table_id, command, key, wish))


async def whole_body(request: Request) -> bytes:
    message = await request.receive()
    body: bytes = message.get("body", b"")
    while message.get("more_body", False):
        message = await request.receive()
        body += message.get("body", b"")
    return body


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
    "/api/people", status_code=201, responses=merged(answered(models.Person, 201), writing())
)
async def new_person(request: Request, body: models.Empty | None = None) -> Response:
    """A new person: a secret token, and the public id that others see."""
    token = new_secret()
    return json({"person": person_of_token(token), "token": token}, 201)


@router.post(
    "/api/tables",
    status_code=201,
    responses=merged(CREATED, writing("no-token", "refused", "no-such-table")),
)
async def new_table(request: Request, body: models.NewTable) -> Response:
    """A new table; open seats come with keys, which are shown only now."""
    person, service = actor(request), service_of(request)
    held, links = await service.make_table(body, person)
    return _created(held, person, links)


def _created(held: Held, person: str, links: list[Data]) -> Response:
    return json({"table": table_data(held.table, person, now_ms()), "links": links}, 201)


@router.post(
    "/api/tables/{table_id}/seats/{seat}/take",
    responses=merged(DONE, acting("no-such-seat", "not-open", "seat-taken", "bad-key", "conceded")),
)
async def take(request: Request, table_id: str, seat: int, body: models.Take) -> Response:
    """Sit down at an open seat, or come back to one's own."""
    command = commands.take(actor(request), seat, body.name, body.key, body.salt)
    return await perform(request, table_id, command, new_key())


@router.post(
    "/api/tables/{table_id}/seats/{seat}/leave",
    responses=merged(DONE, acting("no-such-seat", "not-your-seat", "not-playing")),
)
async def leave(request: Request, table_id: str, seat: int, body: models.WithLevel) -> Response:
    """Let a bot play for a seat of one's own; one may come back."""
    level = await service_of(request).level_at(table_id, body.level)
    command = commands.leave(actor(request), seat, level)
    return await perform(request, table_id, command, new_key())


@router.post(
    "/api/tables/{table_id}/seats/{seat}/link",
    status_code=201,
    responses=merged(
        answered(models.LinkData, 201),
        acting("no-such-seat", "not-your-seat", "not-open", "conceded"),
    ),
)
async def link(
    request: Request, table_id: str, seat: int, body: models.Empty | None = None
) -> Response:
    """A new key for a seat; the old one no longer fits."""
    key = new_secret()
    await perform(request, table_id, commands.link(actor(request), seat, digest(key)), new_key())
    return json({"seat": seat, "key": key}, 201)


@router.post(
    "/api/tables/{table_id}/start",
    responses=merged(DONE, acting("not-your-table", "not-open")),
)
async def start(request: Request, table_id: str, body: models.WithLevel) -> Response:
    """Fill the open seats with bots and begin."""
    level = await service_of(request).level_at(table_id, body.level)
    command = commands.start(actor(request), level)
    return await perform(request, table_id, command, new_key())


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
    person = actor(request)
    command = commands.undo(person, body.at, body.to)
    return await perform(request, table_id, command, request_key(person, key), body.to)


@router.post(
    "/api/tables/{table_id}/answer",
    responses=merged(DONE, acting("stale", "nothing-asked")),
)
async def answer(request: Request, table_id: str, body: models.Answer) -> Response:
    """Agree or not to what another person at the table asks."""
    command = commands.answer(actor(request), body.at, body.agree)
    return await perform(request, table_id, command, new_key())


@router.post(
    "/api/tables/{table_id}/end",
    responses=merged(DONE, acting("stale", "not-your-seat", "not-playing", "already-asked")),
)
async def end(request: Request, table_id: str, body: models.At) -> Response:
    """Ask the others to end the play together."""
    command = commands.end_together(actor(request), body.at)
    return await perform(request, table_id, command, new_key())


@router.post(
    "/api/tables/{table_id}/concede",
    responses=merged(DONE, acting("no-such-seat", "not-your-seat", "not-playing", "conceded")),
)
async def concede(request: Request, table_id: str, body: models.Concede) -> Response:
    """Give a seat up for good."""
    command = commands.concede(actor(request), body.seat)
    return await perform(request, table_id, command, new_key())


@router.post(
    "/api/tables/{table_id}/chat",
    responses=merged(DONE, acting("not-your-seat", "no-chat")),
)
async def chat(request: Request, table_id: str, body: models.Chat) -> Response:
    """Say something to the table."""
    person = actor(request)
    service_of(request).chatting.demand(f"{table_id} {person}")
    return await perform(request, table_id, commands.say(person, body.text), new_key())


@router.post(
    "/api/tables/{table_id}/rematch",
    status_code=201,
    responses=merged(CREATED, acting("not-your-seat", "not-over")),
)
async def rematch(request: Request, table_id: str, body: models.Empty | None = None) -> Response:
    """The same people and bots at a new table, everybody one seat on."""
    person, service = actor(request), service_of(request)
    service.by_table.demand(table_id)
    return _created(await service.rematch(table_id, person), person, [])


@router.post(
    "/api/tables/{table_id}/hint",
    responses=merged(
        answered(models.HintData),
        writing("no-such-table", "no-hints", "no-such-position", "not-playing", "busy"),
    ),
)
async def hint(request: Request, table_id: str, body: models.HintAt | None = None) -> Response:
    """What a strong bot would do, and why."""
    service = service_of(request)
    service.by_address.demand(request.scope["address"], cost=5)
    best = await service.hint(table_id, None if body is None else body.at)
    return json({"best": best})


@router.post(
    "/api/tables/{table_id}/review",
    status_code=202,
    responses=merged(answered(models.ReviewData, 202), writing("no-such-table", "not-over")),
)
async def ask_review(request: Request, table_id: str, body: models.Empty | None = None) -> Response:
    """Have a finished play reviewed by a bot, in the background."""
    return json(await service_of(request).ask_review(table_id), 202)
