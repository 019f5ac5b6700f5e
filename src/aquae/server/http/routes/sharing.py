"""Shared addresses: `/t/ID` leads to a table, `/r/ID` to its review, and both have a picture."""

from typing import Final, Literal

from fastapi import APIRouter, Request
from starlette.responses import Response

from aquae.core.state import State
from aquae.draw.scene import distinct_names
from aquae.server.http.deps import Number, service_of
from aquae.server.http.sharing.picture import Album, Darkroom, Wanted, svg, turning_point
from aquae.server.http.sharing.preview import language_of, page, preview_of
from aquae.server.tables.codec import Data
from aquae.server.tables.live import LiveTable
from aquae.server.tables.problems import Problem
from aquae.server.tables.views import state_at

DRAWING: Final = 5
"""Requests that one counts for that has a picture drawn."""
WHILE_PLAYED: Final = "public, max-age=30"
WHEN_OVER: Final = "public, max-age=3600"
TYPES: Final = {"png": "image/png", "svg": "image/svg+xml"}

router = APIRouter(include_in_schema=False)
album = Album()
darkroom = Darkroom()


def names_of(table: LiveTable) -> list[str]:
    """As the client shows them: the names of bots are those of their levels."""
    names = [seat.name.title() if seat.kind == "bot" else seat.name for seat in table.seats]
    return distinct_names(names)


async def _review(request: Request, table_id: str) -> Data | None:
    found = await service_of(request).tables.store.review(table_id)
    return found if found is not None and found["progress"] == 1 else None


async def _picture(
    request: Request, table_id: str, at: int | None, kind: Literal["png", "svg"]
) -> Response:
    service = service_of(request)
    service.by_reader.demand(request.scope["address"])
    review = await _review(request, table_id) if at is None else None

    def look(table: LiveTable) -> tuple[LiveTable, State, int]:
        return (table, *state_at(table, at))

    table, state, place = await service.tables.ask(table_id, look)
    names = names_of(table)
    line = turning_point(table.game, review, names)
    wanted = Wanted(table_id, table.number, place, line, kind, tuple(names))
    made = album.get(wanted)
    if made is None:
        service.by_reader.demand(request.scope["address"], cost=DRAWING)
        drawing = svg(table.game, state, names, line)
        made = drawing.encode() if kind == "svg" else await darkroom.png(drawing)
        album.keep(wanted, made)
    headers = {"cache-control": WHEN_OVER if table.status == "over" else WHILE_PLAYED}
    return Response(made, headers=headers, media_type=TYPES[kind])


@router.get("/t/{table_id}.png")
async def as_png(request: Request, table_id: str, at: Number = None) -> Response:
    """The table as a picture of pixels, as networks want it."""
    return await _picture(request, table_id, at, "png")


@router.get("/t/{table_id}.svg")
async def as_svg(request: Request, table_id: str, at: Number = None) -> Response:
    """The table as a drawing."""
    return await _picture(request, table_id, at, "svg")


@router.get("/t/{table_id}")
async def shared_table(request: Request, table_id: str, at: Number = None) -> Response:
    """A page with a preview that leads to the table, or to a position of its play."""
    query = "" if at is None else f"?at={at}"
    return await _page(request, table_id, query, f"../#/table/{table_id}{query}")


@router.get("/r/{table_id}")
async def shared_review(request: Request, table_id: str) -> Response:
    """A page with a preview that leads to the review of a play."""
    return await _page(request, table_id, "", f"../#/review/{table_id}")


async def _page(request: Request, table_id: str, query: str, target: str) -> Response:
    service = service_of(request)
    service.by_reader.demand(request.scope["address"])
    language = language_of(request.headers.get("accept-language", ""))
    base = service.settings.url.rstrip("/") or str(request.base_url).rstrip("/")
    address, picture = f"{base}{request.url.path}{query}", f"{base}/t/{table_id}.png{query}"
    try:
        shown = await service.tables.ask(
            table_id, lambda table: preview_of(table, names_of(table), language)
        )
    except Problem as problem:
        # The client says so in the reader's language.
        written = page(None, language, address, picture, target)
        return Response(written, problem.status, media_type="text/html")
    headers = {"cache-control": WHILE_PLAYED, "vary": "Accept-Language"}
    written = page(shown, language, address, picture, target)
    return Response(written, headers=headers, media_type="text/html")
