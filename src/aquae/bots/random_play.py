"""Bots that play at random: to test engines, to measure them, and as the lowest bar."""

from typing import Final

from aquae._native import i64
from aquae.bots.bot import Bot
from aquae.core.chance import Stream, draw, pick_by_weight
from aquae.core.game import Game
from aquae.core.state import CHANCE, State

# Words that cut a turn or a play short; "no" is the verb of "no offer".
SHY_WORDS: Final = ["pass", "end", "keep", "decline", "no"]
SHY_CHANCE: Final[i64] = 20
LIKINGS: Final = [1, 4, 16, 64, 256, 1024]


class Uniform(Bot):
    """Every legal action is equally likely."""

    def __init__(self, game: Game, stream: Stream) -> None:
        pass

    def choose(self, state: State, stream: Stream) -> int:
        actions = state.actions()
        return actions[stream.below(len(actions))]


class Lively(Bot):
    """Uniform, but words that cut things short are rare while something else is possible."""

    def __init__(self, game: Game, stream: Stream) -> None:
        self.verb_numbers = game.vocabulary.verb_numbers
        self.shy = bytes([verb in SHY_WORDS for verb in game.vocabulary.verb_names])

    def choose(self, state: State, stream: Stream) -> int:
        actions = state.actions()
        count: i64 = len(actions)
        action = actions[stream.below(count)]
        while self.shy[self.verb_numbers[action]] and count > 1 and stream.below(SHY_CHANCE) != 0:
            action = actions[stream.below(count)]
        return action


class Wilful(Bot):
    """Likes each verb of the game more or less, at random for every play."""

    def __init__(self, game: Game, stream: Stream) -> None:
        self.verb_numbers = game.vocabulary.verb_numbers
        self.liking: list[int] = [LIKINGS[stream.below(6)] for _ in game.vocabulary.verb_names]

    def choose(self, state: State, stream: Stream) -> int:
        actions = state.actions()
        weights = [self.liking[self.verb_numbers[action]] for action in actions]
        return actions[pick_by_weight(weights, stream.below(sum(weights)))]


def play_out(state: State, bots: list[Bot], stream: Stream) -> list[int]:
    """Play to the end, Chance included; the actions played."""
    played: list[int] = []
    while state.to_move >= CHANCE:
        if state.to_move == CHANCE:
            action = draw(state, stream)
        else:
            action = bots[state.to_move].choose(state, stream)
        state.apply(action)
        played.append(action)
    return played
