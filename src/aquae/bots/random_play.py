"""Bots that play at random: to test engines, to measure them, and as the lowest bar."""

from typing import Final

from aquae._native import i64
from aquae.bots.bot import Bot
from aquae.core.chance import Rng, pick_by_weight
from aquae.core.game import Game
from aquae.core.state import State

IDLE_CHANCE: Final[i64] = 20
LIKINGS: Final = [1, 4, 16, 64, 256, 1024]


class Uniform(Bot):
    """Every legal action is equally likely."""

    def __init__(self, game: Game, rng: Rng) -> None:
        pass

    def choose(self, state: State, rng: Rng) -> int:
        actions = state.legal()
        return actions[rng.below(len(actions))]


class Lively(Bot):
    """Uniform, but verbs that cut things short are rare while something else is possible."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.verb_numbers = game.vocabulary.verb_numbers
        self.idle = bytes([verb in game.idle_verbs for verb in game.vocabulary.verb_names])

    def choose(self, state: State, rng: Rng) -> int:
        actions = state.legal()
        count: i64 = len(actions)
        action = actions[rng.below(count)]
        while self.idle[self.verb_numbers[action]] and count > 1 and rng.below(IDLE_CHANCE) != 0:
            action = actions[rng.below(count)]
        return action


class Wilful(Bot):
    """Likes each verb of the game more or less, at random for every play."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.verb_numbers = game.vocabulary.verb_numbers
        self.liking: list[int] = [LIKINGS[rng.below(6)] for _ in game.vocabulary.verb_names]

    def choose(self, state: State, rng: Rng) -> int:
        actions = state.actions()
        weights = [self.liking[self.verb_numbers[action]] for action in actions]
        return actions[pick_by_weight(weights, rng.below(sum(weights)))]
