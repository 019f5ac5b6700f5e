"""What hints say of an action of any game."""

import pytest

from aquae.bots.guide import has_guide
from aquae.bots.reasons import in_english, reasons_for
from aquae.core.game import Game
from aquae.core.state import CHANCE
from aquae.games import all_games, game_called
from tests.random_plays import steps

GAMES = [pytest.param(game, id=game.name) for game in all_games() if has_guide(game)]
GAME_OF_TWO = game_called("aqua-romana").complete({})


def test_who_wins_is_told_first() -> None:
    """The last action of a play may be the winner's or that of somebody else."""
    game = game_called("aqua-romana")
    seen = set()
    for number in range(12):
        *_, last = (state.copy() for state, _ in steps(game, GAME_OF_TWO, "faber", f"end{number}"))
        action = last.actions()[0]
        after = last.copy()
        after.apply(action)
        result = after.result()
        assert result is not None
        wins = last.to_move in result.winners
        seen.add(wins)
        told = in_english(reasons_for(game, last, action))
        assert told.startswith("wins the game" if wins else "ends the game")
    assert seen == {True, False}


@pytest.mark.parametrize("game", GAMES)
def test_something_is_always_said(game: Game) -> None:
    for state, action in steps(game, game.complete({}), "lively", "saying"):
        if state.to_move != CHANCE:
            assert in_english(reasons_for(game, state, action))
