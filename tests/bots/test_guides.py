"""What every guide owes: a number for every action, features for every seat, fair chances."""

from math import isclose, isfinite

import pytest

from aquae.bots.guide import Guide, guide_for, has_guide
from aquae.core.game import Game, Options
from aquae.core.state import CHANCE, State
from aquae.games import all_games
from tests.random_plays import option_sets, steps

CASES = [
    pytest.param(game, options, id=f"{game.name}-{number}")
    for game in filter(has_guide, all_games())
    for number, options in enumerate(option_sets(game))
]


def check_evaluation(guide: Guide, state: State) -> None:
    features = guide.features(state)
    assert [len(own) for own in features] == [len(guide.feature_names())] * len(features)
    assert all(isfinite(value) for own in features for value in own)
    assert isclose(sum(guide.chances(state)), 1.0)


def check_priors(guide: Guide, state: State) -> None:
    actions = state.actions()
    priors = guide.log_priors(state, actions)
    assert len(priors) == len(actions)
    assert all(isfinite(value) for value in priors)


@pytest.mark.parametrize("bot", ["lively", "tiro", "faber"])
@pytest.mark.parametrize(("game", "options"), CASES)
def test_every_action_has_a_prior_and_every_seat_its_features(
    game: Game, options: Options, bot: str
) -> None:
    guide = guide_for(game)
    for state, _ in steps(game, options, bot, "guide"):
        check_evaluation(guide, state)
        if state.to_move != CHANCE:
            check_priors(guide, state)


@pytest.mark.parametrize(("game", "options"), CASES)
def test_asking_a_guide_changes_nothing(game: Game, options: Options) -> None:
    guide = guide_for(game)
    for number, (state, _) in enumerate(steps(game, options, "tiro", "asking")):
        if number % 17 == 0 and state.to_move != CHANCE:
            before = state.fields()
            check_evaluation(guide, state)
            check_priors(guide, state)
            assert state.fields() == before
