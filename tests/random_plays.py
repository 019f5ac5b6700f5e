"""Plays for tests: all option sets, several ways of choosing."""

from collections.abc import Iterator
from itertools import product

from aquae.bots import bot_called
from aquae.bots.seats import next_action
from aquae.core.chance import Rng
from aquae.core.game import Game, Options
from aquae.core.state import OVER, State

POLICIES = ("uniform", "lively", "wilful")


def option_sets(game: Game) -> list[Options]:
    """Every combination of the values that options name."""
    choices = [[(option.name, value) for value in option.values] for option in game.option_list]
    return [dict(choice) for choice in product(*choices)]


def steps(game: Game, options: Options, bot: str, seed: str) -> Iterator[tuple[State, int]]:
    """A whole play: each state with the action about to be applied; the caller sees both."""
    rng = Rng(seed)
    state = game.start(options)
    bots = [bot_called(bot, game, rng) for _ in range(options["players"])]
    while state.to_move != OVER:
        action = next_action(state, bots, rng)
        yield state, action
        state.apply(action)


def last_state(game: Game, options: Options, bot: str, seed: str) -> tuple[State, list[str]]:
    """The end of a play, and its action texts."""
    state = game.start(options)
    texts = []
    for step, action in steps(game, options, bot, seed):
        state = step
        texts.append(game.vocabulary.text(action))
    return state, texts
