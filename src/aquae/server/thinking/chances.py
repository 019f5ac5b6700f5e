"""Chances of winning at a glance: what bots see in a position without thinking about it."""

from typing import Final

from aquae.bots.guide import guide_for
from aquae.bots.review import rounded
from aquae.core.game import Game
from aquae.core.state import OVER, State
from aquae.server.tables.codec import Data
from aquae.server.tables.live import LiveTable
from aquae.server.tables.problems import Problem
from aquae.server.tables.views import state_at
from aquae.server.thinking.levels import NOBODY_KNOWS, can_judge

PLAYS: Final = "whoever plays at a table is not told the chances before the end"


def chances_in(game: Game, state: State) -> list[float] | None:
    """The share of the victory that each seat may expect; None where no bot can tell."""
    if state.to_move == OVER:
        return rounded(state.final_shares())
    return rounded(guide_for(game).chances(state)) if can_judge(game) else None


def chances_at(table: LiveTable, person: str, at: int | None) -> Data:
    """For those who look on: to players it would be a hint."""
    if table.status != "over":
        _judge_watcher(table, person)
    state, position = state_at(table, at)
    chances = chances_in(table.game, state)
    if chances is None:
        raise Problem("no-hints", NOBODY_KNOWS.format(table.game.title))
    return {"position": position, "chances": chances}


def _judge_watcher(table: LiveTable, person: str) -> None:
    if table.seats_of(person):
        raise Problem("no-hints", PLAYS)
    if not table.creation.hints:
        raise Problem("no-hints")
