"""The position that a record leads to. No table is made of it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from aquae.core.errors import AquaeError, Refused
from aquae.core.game import Game
from aquae.core.record import Record
from aquae.core.replay import Walk
from aquae.core.state import MOVERS, State
from aquae.core.vocabulary import quotable
from aquae.server.tables.codec import Data
from aquae.server.tables.problems import Problem, refused
from aquae.server.tables.views import legal_texts

Judge = Callable[[Game, State], list[float] | None]
"""What the chances of winning are in a state of a game, if that can be told."""


def _unjudged(game: Game, state: State) -> None:
    return None


def replayed(record: Record, judge: Judge = _unjudged) -> Data:
    try:
        replay = RecordWalk(record)
    except Problem:
        raise
    except AquaeError as bad:
        raise Problem("invalid", f"record: {bad}") from bad
    state = replay.walk.state
    return {
        "position": len(replay.movers),
        "number": None,
        "to_move": MOVERS.get(state.to_move, state.to_move),
        "view": state.view(),
        "legal": legal_texts(replay.walk.game, state),
        "aftermath": replay.aftermath,
        "movers": replay.movers,
        "chances": judge(replay.walk.game, state),
    }


class RecordWalk:
    """A record from its first action on: who took each, and what the last one brought about."""

    def __init__(self, record: Record) -> None:
        self.walk = Walk(record.game, record.options)
        self.movers: list[Any] = []
        self.aftermath: Sequence[Mapping[str, Any]] = []
        for text in record.actions:
            self._go(text)

    def _go(self, text: str) -> None:
        before = self.walk.state.copy()
        self.movers.append(MOVERS.get(before.to_move, before.to_move))
        try:
            action = self.walk.play(text)
        except Refused as no:
            raise refused(quotable(text), no.refusal, action=len(self.movers)) from no
        self.aftermath = self.walk.state.aftermath(before, action)
