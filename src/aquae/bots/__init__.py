"""The one list of bots. Everything that seats a bot reads it."""

from collections.abc import Callable
from typing import Final

from aquae.bots.bot import Bot, Budget
from aquae.bots.guide import Guide
from aquae.bots.guides import guide_for
from aquae.bots.plain import Ignorance
from aquae.bots.random_play import Lively, Uniform, Wilful
from aquae.bots.search import Searcher
from aquae.bots.thumb import Faber, Tiro
from aquae.core.chance import Stream
from aquae.core.errors import AquaeError
from aquae.core.game import Game

Seating = Callable[[Game, Stream, Budget | None], Bot]
"""Seats a bot at one seat of one play; without a budget it takes its usual one."""

ARCHITECTUS: Final = Budget(seconds=0.3, haste=2.0)
CURATOR: Final = Budget(seconds=2.0)


def _searcher(guide: Guide, budget: Budget | None, usual: Budget) -> Searcher:
    if budget is None:
        budget = usual
    elif budget.pace > 0:
        budget = Budget(seconds=usual.seconds * budget.pace, haste=usual.haste)
    return Searcher(guide, budget)


def _architectus(guide: Guide, budget: Budget | None) -> Searcher:
    searcher = _searcher(guide, budget, ARCHITECTUS)
    searcher.loyalty = guide.easy_loyalty
    return searcher


BOTS: Final[dict[str, Seating]] = {
    "uniform": lambda game, stream, budget: Uniform(game, stream),
    "lively": lambda game, stream, budget: Lively(game, stream),
    "wilful": lambda game, stream, budget: Wilful(game, stream),
    "plain": lambda game, stream, budget: _searcher(Ignorance(game, stream), budget, ARCHITECTUS),
    "tiro": lambda game, stream, budget: Tiro(guide_for(game)),
    "faber": lambda game, stream, budget: Faber(guide_for(game)),
    "architectus": lambda game, stream, budget: _architectus(guide_for(game), budget),
    "curator": lambda game, stream, budget: _searcher(guide_for(game), budget, CURATOR),
}

LEVELS: Final = {
    "tiro": 0.0,
    "faber": 0.0,
    "architectus": ARCHITECTUS.seconds,
    "curator": CURATOR.seconds,
}
"""The bots that people play with, from easy to hard, and the seconds that a decision takes."""


def bot_called(name: str, game: Game, stream: Stream, budget: Budget | None = None) -> Bot:
    """A bot of this name for one seat of one play."""
    if name not in BOTS:
        raise AquaeError(f"there is no bot called {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](game, stream, budget)
