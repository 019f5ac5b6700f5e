"""The one walk through a play: every step before it is taken, and back if something is undone."""

import pytest

from aquae.bots.playing import bots_play
from aquae.core.errors import Refused
from aquae.core.game import Game
from aquae.core.replay import Walk, state_after, steps
from aquae.core.state import OVER
from aquae.games import all_games

GAMES = [pytest.param(game, id=game.name) for game in all_games()]


def actions_of(game: Game) -> list[int]:
    options = game.complete({})
    record = bots_play(game, options, ["lively"] * options["players"], "replay")
    return [game.vocabulary.number(text) for text in record.actions]


@pytest.mark.parametrize("game", GAMES)
def test_every_step_shows_the_state_before_it(game: Game) -> None:
    options, actions = game.complete({}), actions_of(game)
    state = game.start(options)
    count = 0
    for step in steps(game, options, actions):
        assert (step.number, step.action) == (count, actions[count])
        assert step.mover == state.to_move
        assert step.state == state
        state.apply(step.action)
        count += 1
    assert count == len(actions)
    assert state.to_move == OVER
    assert state_after(game, options, actions) == state


@pytest.mark.parametrize("game", GAMES)
def test_a_walk_goes_on_or_begins_again(game: Game) -> None:
    options, actions = game.complete({}), actions_of(game)
    walk = Walk(game, options)
    for count in (10, 30, 12, 12, 40):
        walk.go_to(actions[:count])
        assert walk.actions == actions[:count]
        assert walk.state == state_after(game, options, actions[:count])
    assert walk.texts() == [game.vocabulary.text(action) for action in actions[:40]]


@pytest.mark.parametrize("game", GAMES)
def test_a_refused_text_is_not_taken(game: Game) -> None:
    walk = Walk(game, game.complete({}))
    before = walk.state.copy()
    illegal = next(a for a in range(len(game.vocabulary)) if a not in walk.state.actions())
    for text in (game.vocabulary.text(illegal), "nonsense"):
        with pytest.raises(Refused):
            walk.play(text)
    assert walk.actions == []
    assert walk.state == before
    legal = walk.state.actions()[0]
    assert walk.play(game.vocabulary.text(legal)) == legal
    assert walk.actions == [legal]
