"""Bots by their names: ours, numbered levels, and classes of somebody else."""

from statistics import mean

import pytest

from aquae.bots import bot_called, bots_for
from aquae.bots.outside import any_bot, check_any_bot, is_outside
from aquae.bots.playing import bots_play, match
from aquae.core.chance import Rng
from aquae.core.errors import AquaeError
from aquae.core.game import Game
from aquae.games import all_games

GAMES = [game for game in all_games() if "tiro" in bots_for(game)]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def share_of(first: str, second: str, game: Game) -> float:
    """Of the victories of the first bot."""
    return mean(match(game, first, second, 40, "ladder"))


@each_game
def test_a_lower_number_plays_better(game: Game) -> None:
    assert share_of("tiro:30", "tiro:90", game) > 0.6
    assert share_of("tiro:50", "lively", game) > 0.6


def test_the_most_distracted_are_lively() -> None:
    game = GAMES[0]
    options = game.complete({})
    lively = bots_play(game, options, ["lively", "lively"], "same")
    distracted = bots_play(game, options, ["tiro:0", "tiro:0"], "same")
    assert lively.actions != distracted.actions
    assert share_of("tiro:100", "lively", game) == pytest.approx(0.5, abs=0.25)


@pytest.mark.parametrize("name", ["tiro:101", "tiro:-1", "tiro:", "tiro:x y", "faber:3", "tiro:²"])
def test_other_numbers_are_no_level(name: str) -> None:
    with pytest.raises(AquaeError, match=r"there is no bot called .* tiro:0 to tiro:100"):
        bot_called(name, GAMES[0], Rng(""))


def test_classes_of_somebody_else_are_found_by_their_names() -> None:
    assert is_outside("tests.rl.rivals:First")
    assert not is_outside("tiro:40")
    check_any_bot("tests.rl.rivals:First", GAMES[0])
    bot = any_bot("tests.rl.rivals:First", GAMES[0], Rng(""))
    state = GAMES[-1].new()
    assert bot.choose(state, Rng("")) == state.actions()[0]


def test_a_name_in_a_record_loads_nothing() -> None:
    with pytest.raises(AquaeError, match="there is no bot called"):
        bot_called("tests.rl.rivals:First", GAMES[0], Rng(""))
