"""What a sensible player would not do: positions of plays by beginners where it is possible."""

from collections.abc import Callable
from functools import cache
from typing import Any

from aquae.bots.bot import Budget
from aquae.bots.guide import guide_for
from aquae.bots.search import Searcher
from aquae.core.chance import Rng
from aquae.core.game import Game
from aquae.core.state import CHANCE, State
from tests.bots.asking import best
from tests.random_plays import steps

Kind = Callable[[Any, list[int]], list[int]]
"""Which of the actions in a position are of a senseless kind."""

MANY = 12
MOST_PLAYS = 150


@cache
def cases(game: Game, kind: Kind) -> list[tuple[State, list[int]]]:
    """The first positions in which something of the kind could be done, and what."""
    found: list[tuple[State, list[int]]] = []
    for seed in range(MOST_PLAYS):
        options = game.complete({"players": 2 + seed % 3})
        for state, _ in steps(game, options, "tiro", f"sense {seed}"):
            senseless = [] if state.to_move == CHANCE else kind(state, state.actions())
            if 0 < len(senseless) < len(state.actions()):
                found.append((state.copy(), senseless))
                if len(found) == MANY:
                    return found
    raise AssertionError(f"only {len(found)} positions")


def check_faber(game: Game, kind: Kind) -> None:
    for state, senseless in cases(game, kind):
        assert game.vocabulary.number(best(game, state)) not in senseless


def check_search(game: Game, kind: Kind) -> None:
    for state, senseless in cases(game, kind):
        searcher = Searcher(guide_for(game), Budget(iterations=60))
        assert searcher.choose(state, Rng("sense")) not in senseless
