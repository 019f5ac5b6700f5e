"""Plain Monte Carlo tree search: no knowledge, every action alike, leaves played out at random.

The yardstick for what the guides are worth.
"""

from aquae.bots.bot import Bot
from aquae.bots.guide import Guide
from aquae.bots.random_play import Uniform
from aquae.bots.seats import finish
from aquae.core.chance import Rng
from aquae.core.game import Game
from aquae.core.state import State


class NoKnowledge(Guide):
    """Finds every action equally likely, and evaluates by playing on at random."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.first_width = len(game.vocabulary)
        self.rng = rng
        self.bots: list[Bot] = [Uniform(game, rng) for _ in range(4)]

    def log_priors(self, state: State, actions: list[int]) -> list[float]:
        return [0.0] * len(actions)

    def features(self, state: State) -> list[list[float]]:
        return [[] for _ in state.scores()]

    def feature_names(self) -> list[str]:
        return []

    def chances(self, state: State) -> list[float]:
        finish(state, self.bots, self.rng)
        return state.final_shares()
