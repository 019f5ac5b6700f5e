"""Policies as files: written, read, played, refused in sentences."""

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from aquae.bots.outside import any_bot, check_any_bot
from aquae.bots.playing import bots_play
from aquae.core.chance import Rng, let_chance_act
from aquae.core.errors import AquaeError
from aquae.games import game_called, game_names, observation_of
from aquae.rl.policy import Saved, save

each_game = pytest.mark.parametrize("name", game_names())


def made_up(folder: Path, name: str) -> Path:
    """A policy that has learned nothing."""
    numbers = np.random.default_rng(1)
    game = game_called(name)
    sizes = [observation_of(game).size, 8, len(game.vocabulary)]
    layers = [
        (numbers.standard_normal((one, two), np.float32), numbers.standard_normal(two, np.float32))
        for one, two in pairwise(sizes)
    ]
    save(folder / f"{name}.npz", name, layers)
    return folder / f"{name}.npz"


@each_game
def test_a_saved_policy_is_a_bot_like_any_other(name: str, tmp_path: Path) -> None:
    game = game_called(name)
    seats = [f"aquae.rl.policy:Saved={made_up(tmp_path, name)}", "lively"]
    record = bots_play(game, game.complete({"players": 2}), seats, "policy")
    assert record.result is not None
    assert record == bots_play(game, game.complete({"players": 2}), seats, "policy")


@each_game
def test_it_takes_what_it_likes_best_or_draws_by_its_likings(name: str, tmp_path: Path) -> None:
    path = str(made_up(tmp_path, name))
    best, drawn = Saved(path), Saved(path, drawn=True)
    state = game_called(name).start(game_called(name).complete({"players": 2}))
    let_chance_act(state, Rng("a"))
    likings = dict(zip(state.actions(), best.likings(state, state.actions()), strict=True))
    assert best.choose(state, Rng("b")) == max(likings, key=likings.__getitem__)
    rng = Rng("c")
    assert {drawn.choose(state, rng) for _ in range(50)} <= set(state.actions())


def test_no_such_file_another_file_and_another_game_are_refused(tmp_path: Path) -> None:
    irrigate, romana = game_called("irrigate"), game_called("aqua-romana")
    with pytest.raises(AquaeError, match="cannot be read as a policy"):
        check_any_bot("aquae.rl.policy:Saved=nowhere.npz", irrigate)
    np.savez(tmp_path / "other.npz", numbers=np.zeros(3))
    with pytest.raises(AquaeError, match="is not a policy of this version"):
        check_any_bot(f"aquae.rl.policy:Saved={tmp_path / 'other.npz'}", irrigate)
    with pytest.raises(AquaeError, match="cannot be made without arguments"):
        check_any_bot("aquae.rl.policy:Saved", irrigate)
    policy = f"aquae.rl.policy:Saved={made_up(tmp_path, 'irrigate')}"
    bot = any_bot(policy, romana, Rng("a"))
    state = romana.start(romana.complete({}))
    with pytest.raises(AquaeError, match="plays irrigate, not aqua-romana"):
        bot.choose(state, Rng("a"))
