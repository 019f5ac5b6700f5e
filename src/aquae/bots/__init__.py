"""The one list of bots. Everything that seats a bot reads it."""

from collections.abc import Callable
from typing import Final

from aquae.bots.bot import Bot, Budget
from aquae.bots.distracted import Distracted
from aquae.bots.guide import Guide, guide_for, has_guide
from aquae.bots.heuristic import Faber, Tiro
from aquae.bots.plain import NoKnowledge
from aquae.bots.random_play import Lively, Uniform, Wilful
from aquae.bots.search import Searcher
from aquae.core.chance import Rng
from aquae.core.errors import AquaeError
from aquae.core.game import Game

Seating = Callable[[Game, Rng, Budget | None], Bot]
"""Seats a bot at one seat of one play; without a budget it takes its usual one."""

ARCHITECTUS: Final = Budget(seconds=0.3, haste=2.0)
CURATOR: Final = Budget(seconds=2.0)


def _searcher(guide: Guide, budget: Budget | None, usual: Budget) -> Searcher:
    if budget is None:
        budget = usual
    elif budget.pace > 0 and budget.iterations > 0:
        # Of each second that it would usually take: levels stay as far apart as their times.
        share = usual.seconds * budget.pace
        budget = Budget(iterations=max(1, round(share * budget.iterations)))
    elif budget.pace > 0:
        budget = Budget(seconds=usual.seconds * budget.pace, haste=usual.haste)
    return Searcher(guide, budget)


def _architectus(guide: Guide, budget: Budget | None) -> Searcher:
    searcher = _searcher(guide, budget, ARCHITECTUS)
    searcher.prior_share = guide.easy_prior_share
    return searcher


BOTS: Final[dict[str, Seating]] = {
    "uniform": lambda game, rng, budget: Uniform(game, rng),
    "lively": lambda game, rng, budget: Lively(game, rng),
    "wilful": lambda game, rng, budget: Wilful(game, rng),
    "plain": lambda game, rng, budget: _searcher(NoKnowledge(game, rng), budget, ARCHITECTUS),
    "tiro": lambda game, rng, budget: Tiro(guide_for(game)),
    "faber": lambda game, rng, budget: Faber(guide_for(game)),
    "architectus": lambda game, rng, budget: _architectus(guide_for(game), budget),
    "curator": lambda game, rng, budget: _searcher(guide_for(game), budget, CURATOR),
}

LEVELS: Final = {
    "tiro": 0.0,
    "faber": 0.0,
    "architectus": ARCHITECTUS.seconds,
    "curator": CURATOR.seconds,
}
"""The bots that people play with, from easy to hard, and the seconds that a decision takes."""

NUMBERED: Final = "tiro"
"""`tiro:40` plays like `lively` in 40 of 100 decisions: levels without a gap below `tiro`."""

WITHOUT_GUIDE: Final = ["uniform", "lively", "wilful", "plain"]
"""The bots that need not know a game to play it."""


def bots_for(game: Game) -> list[str]:
    """The names of the bots that can play a game."""
    return list(BOTS) if has_guide(game) else WITHOUT_GUIDE


def usual_bot(game: Game) -> str:
    """Who plays where nobody was named."""
    return "faber" if has_guide(game) else "lively"


def check_bot(name: str, game: Game) -> None:
    """Raise an error unless there is such a bot and it can play the game."""
    plain = NUMBERED if is_numbered(name) else name
    if plain not in BOTS:
        known = f"{', '.join(BOTS)}, and {NUMBERED}:0 to {NUMBERED}:100"
        raise AquaeError(f"there is no bot called {name!r}; there are {known}")
    if plain not in bots_for(game):
        able = ", ".join(bots_for(game))
        raise AquaeError(f"{name} has not learned {game.title} yet; bots that play it are {able}")


def is_numbered(name: str) -> bool:
    """Whether this is a level with a number, such as `tiro:40`."""
    base, _, number = name.partition(":")
    return base == NUMBERED and number.isascii() and number.isdigit() and int(number) <= 100


def bot_called(name: str, game: Game, rng: Rng, budget: Budget | None = None) -> Bot:
    """A bot of this name for one seat of one play."""
    check_bot(name, game)
    if is_numbered(name):
        return Distracted(Tiro(guide_for(game)), Lively(game, rng), int(name.partition(":")[2]))
    return BOTS[name](game, rng, budget)
