"""What the browser asks besides: what an action would bring, draws to recompute, records to see."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field
from starlette.responses import Response

from aquae.core.errors import AquaeError, Refused
from aquae.core.record import Record, parse_line
from aquae.core.state import CHANCE, MOVERS
from aquae.core.vocabulary import quotable
from aquae.games import game_called
from aquae.server.http import models
from aquae.server.http.openapi import answered, merged, reading, writing
from aquae.server.http.routes.positions import Number, json, service_of
from aquae.server.tables.events import Data
from aquae.server.tables.live import LiveTable
from aquae.server.tables.problems import Problem, refused
from aquae.server.tables.views import legal_texts, position_data, state_at

# Written with escapes it still fits into the largest body.
LONGEST_RECORD: Final = 150_000

router = APIRouter()


class DrawData(BaseModel):
    """One draw: the outcomes in the order of the vocabulary, how heavy each was, and which came."""

    position: int
    actions: list[str]
    weights: list[int]
    text: str


class DrawsData(BaseModel):
    draws: list[DrawData]


@router.get(
    "/api/tables/{table_id}/preview",
    responses=merged(
        answered(models.PositionData), reading("no-such-table", "no-such-position", "refused")
    ),
)
async def preview(
    request: Request,
    table_id: str,
    text: Annotated[str, Query(min_length=1, max_length=models.LONGEST_TEXT)],
    at: Number = None,
) -> Response:
    """The position that an action would lead to; nothing is played."""
    look = service_of(request).tables.ask
    return json(await look(table_id, lambda table: foreseen(table, at, text)))


def foreseen(table: LiveTable, at: int | None, text: str) -> Data:
    state, place = state_at(table, at)
    before = state.copy()
    try:
        action = table.play.game.vocabulary.number(text)
        state.play(action)
    except Refused as no:
        raise refused(text, no.refusal) from no
    shown = position_data(table, state, place + 1, False)
    return {**shown, "number": None, "aftermath": state.aftermath(before, action)}


@router.get(
    "/api/tables/{table_id}/draws",
    responses=merged(answered(DrawsData), reading("no-such-table")),
)
async def draws(request: Request, table_id: str) -> Response:
    """Every draw of these dice: with the receipt it can be recomputed without the rules."""
    return json(await service_of(request).tables.ask(table_id, draws_of))


def draws_of(table: LiveTable) -> Data:
    game = table.play.game
    state = game.start(table.creation.options)
    found: list[Data] = []
    for position, action in enumerate(table.play.actions):
        if state.to_move == CHANCE and position >= len(table.creation.given):
            found.append(
                {
                    "position": position,
                    "actions": legal_texts(game, state),
                    "weights": state.weights(),
                    "text": game.vocabulary.text(action),
                }
            )
        state.apply(action)
    return {"draws": found}


class Replay(models.Body):
    """A record as text; cut it short to see an earlier position."""

    record: str = Field(max_length=LONGEST_RECORD)


class ReplayData(models.PositionData):
    movers: list[Any]
    """Who took each action: a seat, or `chance`."""


@router.post("/api/replay", responses=merged(answered(ReplayData), writing("refused")))
async def replay(body: Replay) -> Response:
    """The position that a record leads to. No table is made of it."""
    return json(replayed(body.record))


def replayed(text: str) -> Data:
    try:
        walk = Walk(parse_line(text, game_called))
    except Problem:
        raise
    except AquaeError as bad:
        raise Problem("invalid", f"record: {bad}") from bad
    state = walk.state
    return {
        "position": len(walk.movers),
        "number": None,
        "to_move": MOVERS.get(state.to_move, state.to_move),
        "view": state.view(),
        "legal": legal_texts(walk.game, state),
        "aftermath": walk.aftermath,
        "movers": walk.movers,
    }


class Walk:
    """A record from its first action on: who took each, and what the last one brought about."""

    def __init__(self, record: Record) -> None:
        self.game = record.game
        self.state = self.game.start(record.options)
        self.movers: list[Any] = []
        self.aftermath: list[Data] = []
        for text in record.actions:
            self._go(text)

    def _go(self, text: str) -> None:
        before = self.state.copy()
        self.movers.append(MOVERS.get(before.to_move, before.to_move))
        try:
            action = self.game.vocabulary.number(text)
            self.state.play(action)
        except Refused as no:
            raise refused(quotable(text), no.refusal, action=len(self.movers)) from no
        self.aftermath = self.state.aftermath(before, action)
