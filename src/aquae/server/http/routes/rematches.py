"""Rematches: offered, agreed to and declined."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from aquae.server.clock import now_ms
from aquae.server.http import models
from aquae.server.http.deps import actor, service_of
from aquae.server.http.openapi import DONE, acting, merged
from aquae.server.http.requests import performed
from aquae.server.http.responses import Json
from aquae.server.memory.appends import Along
from aquae.server.tables.live import LiveTable
from aquae.server.tables.logged import Offer
from aquae.server.tables.rematch import decline_rematch, offer_rematch, rematch_of
from aquae.server.tables.tokens import new_key

router = APIRouter()


@router.post(
    "/api/tables/{table_id}/rematch",
    responses=merged(
        DONE, acting("not-your-seat", "not-over", "no-more-offers", "not-welcome", "suspended")
    ),
)
async def offer(request: Request, table_id: str, body: models.WithSalt | None = None) -> Response:
    """Offer a rematch, or agree to one; with the last to agree it begins, everybody one seat on."""
    along = Along()

    def begin(table: LiveTable, offer: Offer) -> str:
        return along.make(*rematch_of(table, offer, now_ms()))

    salted = body is not None and body.salted
    person, service = await actor(request), service_of(request)
    await service.company.judge_rematch(person, table_id)
    command = offer_rematch(person, salted, begin)
    return Json(await performed(service, table_id, command, new_key(), None, along))


@router.post(
    "/api/tables/{table_id}/rematch/decline",
    responses=merged(DONE, acting("not-your-seat", "not-over", "nothing-asked")),
)
async def decline(request: Request, table_id: str, body: models.Empty | None = None) -> Response:
    """Decline the rematch that is offered, or take an offer of one's own back."""
    command = decline_rematch(await actor(request))
    return Json(await performed(service_of(request), table_id, command, new_key()))
