"""The engines against naive referees, written from the rule pages alone, at every action."""

from importlib import import_module
from typing import Any

import pytest

from aquae.core.game import Game, Options
from aquae.core.state import CHANCE, MOVERS, State
from aquae.games import all_games, folder_of
from tests.facts import exists
from tests.random_plays import POLICIES, option_sets, steps


def referee_of(game: Game) -> Any:
    """The class of a game's referee, if somebody has written one."""
    module = f"tests.games.{folder_of(game.name)}.referee"
    return import_module(module).Referee if exists(module) else None


def compare(game: Game, state: State, referee: Any) -> None:
    """Same mover, same legal texts, same probabilities, same result."""
    assert referee.to_move() == MOVERS.get(state.to_move, state.to_move)
    expected = referee.legal()
    texts = [game.vocabulary.text(action) for action in state.actions()]
    assert set(texts) == set(expected)
    if state.to_move == CHANCE:
        weights = dict(zip(texts, state.weights(), strict=True))
        total, expected_total = sum(weights.values()), sum(expected.values())
        assert all(weights[text] * expected_total == expected[text] * total for text in texts)
    result = state.result()
    assert referee.result() == (None if result is None else result.as_record())


def compare_whole_play(game: Game, options: Options, bot: str, seed: str) -> None:
    referee = referee_of(game)(options)
    last = game.start(options)
    for state, action in steps(game, options, bot, seed):
        compare(game, state, referee)
        referee.play(game.vocabulary.text(action))
        last = state
    compare(game, last, referee)


CASES = [
    pytest.param(game, options, bot, id=f"{game.name}-{number}-{bot}")
    for game in all_games()
    if referee_of(game) is not None
    for number, options in enumerate(option_sets(game))
    for bot in POLICIES
]


@pytest.mark.parametrize(("game", "options", "bot"), CASES)
def test_engine_and_referee_agree(game: Game, options: Options, bot: str) -> None:
    compare_whole_play(game, options, bot, f"referee/{options}/{bot}")
