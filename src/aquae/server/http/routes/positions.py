"""The routes that only look: games, tables, positions, reasons, records, streams."""

from contextlib import suppress
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Query, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from aquae.bots import LEVELS
from aquae.core.game import Game
from aquae.games import all_games, endings_of
from aquae.server.bots.levels import levels_of
from aquae.server.http import models
from aquae.server.http.openapi import answered, merged, other_type, reading
from aquae.server.http.performing import header_in
from aquae.server.http.stream import EventStream
from aquae.server.memory.tables import Follower, now_ms
from aquae.server.service import Service
from aquae.server.tables.events import Data, encoded
from aquae.server.tables.live import LiveTable
from aquae.server.tables.problems import Problem
from aquae.server.tables.tokens import ID, bearer
from aquae.server.tables.views import (
    aftermath_at,
    dice_data,
    position_data,
    record_of,
    state_at,
    table_data,
    why_text,
    why_thing,
)

MOST_LISTED: Final = 50
MOST_RECORDS: Final = 100
LARGEST: Final = 2**31 - 1

router = APIRouter()

Number = Annotated[int | None, Query(ge=0, le=LARGEST)]


def service_of(request: Request) -> Service:
    service: Service = request.scope["service"]
    return service


def person_of(request: Request) -> str | None:
    """From what the guard has read already."""
    return bearer(header_in(request.scope["heads"], b"authorization"))


class Json(Response):
    """JSON that is encoded already; made faster than the framework's own answers."""

    def __init__(self, body: bytes, status: int = 200) -> None:
        self.status_code = status
        self.background = None
        self.body = body
        self.raw_headers = [
            (b"content-type", b"application/json"),
            (b"content-length", b"%d" % len(body)),
        ]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        start = {"type": "http.response.start", "status": self.status_code}
        await send({**start, "headers": self.raw_headers})
        await send({"type": "http.response.body", "body": self.body})


def json(data: Any, status: int = 200) -> Response:
    return Json(encoded(data), status)


@router.get("/api/games", responses=merged(answered(models.GamesData), reading()))
async def games() -> Response:
    """The games, their options, and the bots."""
    bots = [{"level": level, "seconds": seconds} for level, seconds in LEVELS.items()]
    return json({"games": [_game(game) for game in all_games()], "bots": bots})


def _game(game: Game) -> Data:
    players = game.option("players").values
    options = [
        {
            "name": option.name,
            "default": option.default,
            "values": option.values,
            "open_ended": option.open_ended,
            "help": option.help,
        }
        for option in game.option_list
    ]
    return {
        "name": game.name,
        "title": game.title,
        "summary": game.summary,
        "players": {"min": min(players), "max": max(players)},
        "options": options,
        "unit": game.unit,
        "colours": game.colours,
        "levels": levels_of(game),
        "endings": endings_of(game),
        "rules": game.rules,
    }


@router.get("/api/tables", responses=merged(answered(models.TableList), reading("no-token")))
async def tables(
    request: Request,
    list: Literal["public", "mine"] = "public",
    status: Literal["open", "playing", "over"] | None = None,
    before: Annotated[str | None, Query(max_length=64)] = None,
    limit: Annotated[int, Query(ge=1, le=MOST_LISTED)] = 20,
) -> Response:
    """Public tables, or one's own; changed last first."""
    service, person = service_of(request), person_of(request)
    if list == "mine" and person is None:
        raise Problem("no-token")
    whose = person if list == "mine" else None
    rows = await service.tables.store.listed(whose, status, _cursor(before), limit)
    shown = []
    for table_id, _ in rows:
        # A table may be forgotten while the list is made.
        with suppress(Problem):
            held = await service.tables.get(table_id)
            shown.append(table_data(held.table, person, now_ms()))
    following = f"{rows[-1][1]}-{rows[-1][0]}" if len(rows) == limit else None
    return json({"tables": shown, "next": following})


def _cursor(before: str | None) -> tuple[int, str] | None:
    if before is None:
        return None
    changed_at, _, table_id = before.partition("-")
    if not (changed_at.isascii() and changed_at.isdigit() and len(changed_at) < 16):
        raise Problem("invalid", "before is not what `next` said")
    if not ID.fullmatch(table_id):
        raise Problem("invalid", "before is not what `next` said")
    return int(changed_at), table_id


@router.get(
    "/api/tables/{table_id}",
    responses=merged(answered(models.TableData), reading("no-such-table")),
)
async def table(request: Request, table_id: str) -> Response:
    """A table as it is now."""
    person = person_of(request)
    ask = service_of(request).tables.ask
    return json(await ask(table_id, lambda table: table_data(table, person, now_ms())))


@router.get(
    "/api/tables/{table_id}/position",
    responses=merged(answered(models.PositionData), reading("no-such-table", "no-such-position")),
)
async def position(
    request: Request, table_id: str, at: Number = None, actions: bool = False
) -> Response:
    """What lies on the table after the first `at` actions, and what is possible there."""

    def look(table: LiveTable) -> Data:
        state, place = state_at(table, at)
        shown = position_data(table, state, place, actions)
        return {**shown, "aftermath": aftermath_at(table, place)}

    return json(await service_of(request).tables.ask(table_id, look))


@router.get(
    "/api/tables/{table_id}/why",
    responses=merged(
        {200: {"model": models.WhyData | models.WhyThingData, "description": "The reasons"}},
        reading("no-such-table", "no-such-position"),
    ),
)
async def why(
    request: Request,
    table_id: str,
    text: Annotated[str | None, Query(min_length=1, max_length=models.LONGEST_TEXT)] = None,
    thing: Annotated[str | None, Query(min_length=1, max_length=models.LONGEST_TEXT)] = None,
    verb: Annotated[str | None, Query(min_length=1, max_length=models.LONGEST_TEXT)] = None,
    every: bool = False,
    at: Number = None,
) -> Response:
    """Why an action is not possible; or everything that is and is not with a thing.

    With a verb, the reasons are about what begins with it. Of a thing the best reasons are told,
    or every one.
    """
    if (text is None) == (thing is None):
        raise Problem("invalid", "ask about a text or about a thing")

    def look(table: LiveTable) -> Data:
        if text is not None:
            return why_text(table, at, text)
        return why_thing(table, at, thing or "", verb, every)

    return json(await service_of(request).tables.ask(table_id, look))


@router.get(
    "/api/tables/{table_id}/dice",
    responses=merged(answered(models.DiceData), reading("no-such-table")),
)
async def dice(request: Request, table_id: str) -> Response:
    """The receipt of the dice; its secret once the table is over."""
    return json(await service_of(request).tables.ask(table_id, dice_data))


@router.get(
    "/api/tables/{table_id}/record",
    responses=merged(
        {200: {"description": "The record", "content": {"application/json": {"schema": {}}}}},
        reading("no-such-table"),
    ),
)
async def record(request: Request, table_id: str) -> Response:
    """The play written down, as one line of JSON."""
    found = await service_of(request).tables.ask(table_id, record_of)
    name = f"{found.game.name}-{table_id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(found.line() + "\n", media_type="application/json", headers=headers)


@router.get(
    "/api/tables/{table_id}/review",
    responses=merged(answered(models.ReviewData), reading("no-such-table", "no-review")),
)
async def review(request: Request, table_id: str) -> Response:
    """The review of a finished play, or how far it has come."""
    service = service_of(request)
    await service.tables.get(table_id)
    found = await service.tables.store.review(table_id)
    if found is None:
        raise Problem("no-review")
    return json(found)


@router.get(
    "/api/records",
    responses=merged(other_type("application/jsonl", "One record a line"), reading()),
)
async def records(
    request: Request,
    after: Annotated[str | None, Query(max_length=64)] = None,
    limit: Annotated[int, Query(ge=1, le=MOST_RECORDS)] = MOST_RECORDS,
) -> Response:
    """Finished public games in the order in which they ended, after the table named."""
    if after is not None and not ID.fullmatch(after):
        raise Problem("invalid", "after is not the id of a table")
    service = service_of(request)
    lines = []
    for table_id in await service.tables.store.finished(after, limit):
        found = await service.tables.ask(table_id, record_of)
        lines.append(found.line() + "\n")
    return Response("".join(lines), media_type="application/jsonl")


@router.get(
    "/api/tables/{table_id}/events",
    responses=merged(
        other_type("text/event-stream", "Events as they happen"),
        reading("no-such-table", "too-many-streams"),
    ),
)
async def events(
    request: Request,
    table_id: str,
    after: Annotated[int, Query(ge=0, le=LARGEST)] = 0,
    positions: bool = False,
) -> Response:
    """Everything that happens at a table after a number, in order, each number once."""
    service, person = service_of(request), person_of(request)
    held = await service.tables.get(table_id)
    follower = Follower(_last_seen(request, after), positions, person)
    return EventStream(service, held, follower)


def _last_seen(request: Request, after: int) -> int:
    last = request.headers.get("last-event-id")
    if last is None:
        return after
    if not (last.isascii() and last.isdigit() and len(last) < 10):
        raise Problem("invalid", "Last-Event-ID is not a number")
    return int(last)
