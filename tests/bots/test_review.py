"""Reviews: what they say adds up, and nobody gains by merely moving."""

from functools import cache

import pytest

from aquae.bots.assess import assess
from aquae.bots.bot import Budget
from aquae.bots.guide import guide_for, has_guide
from aquae.bots.playing import bots_play
from aquae.bots.review import Review, review
from aquae.bots.search import Searcher
from aquae.core.chance import Rng
from aquae.core.game import Game
from aquae.core.state import CHANCE, shares_of
from aquae.games import all_games
from tests.random_plays import steps

GAMES = [pytest.param(game, id=game.name) for game in filter(has_guide, all_games())]


@cache
def reviewed(game: Game) -> Review:
    record = bots_play(game, game.complete({}), ["faber", "faber"], "review")
    return review(record, Budget(iterations=24), lambda: None)


@pytest.mark.parametrize("game", GAMES)
def test_luck_and_play_lead_from_the_opening_to_the_end(game: Game) -> None:
    found = reviewed(game)
    assert found.record.result is not None
    ends = shares_of(found.record.result["winners"], 2)
    for seat, (luck, play) in enumerate(found.luck_and_play()):
        assert found.opening[seat] + luck + play == pytest.approx(ends[seat])


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_worth_what_its_best_action_is(game: Game) -> None:
    """The mean of all that was tried has bad actions in it, and would rise with every move."""
    found = reviewed(game)
    own = [
        step.after[step.mover] - step.before[step.mover]
        for step in found.steps
        if step.mover != CHANCE
    ]
    assert sum(own) < 0.1


@pytest.mark.parametrize("game", GAMES)
def test_a_step_without_a_choice_changes_nothing(game: Game) -> None:
    found = reviewed(game)
    state = game.start(found.record.options)
    for step in found.steps:
        if len(state.actions()) == 1:
            assert step.after == step.before
            assert step.better is None
        state.apply(game.vocabulary.number(step.text))


@pytest.mark.parametrize("game", GAMES)
def test_hints_stand_in_the_order_of_their_chances(game: Game) -> None:
    searcher = Searcher(guide_for(game), Budget(iterations=20))
    looked = 0
    for count, (state, _) in enumerate(steps(game, game.complete({}), "tiro", "order")):
        if count % 40 == 0 and state.to_move != CHANCE and len(state.actions()) > 2:
            chances = [p.chances[state.to_move] for p in assess(searcher, state, Rng("hint"))]
            assert chances == sorted(chances, reverse=True)
            looked += 1
    assert looked > 0
