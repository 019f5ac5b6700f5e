"""Gymnasium's own checks, and plays against our bots."""

import warnings

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="the extra `rl` is not installed")

import gymnasium
from gymnasium.utils.env_checker import check_env

from aquae.core.chance import Rng
from aquae.core.errors import AquaeError, BadOptions
from aquae.core.state import State
from aquae.games import game_called
from aquae.rl import gym
from aquae.rl.episode import Seen, environment_id
from tests.facts import names_with_part

each_game = pytest.mark.parametrize("name", names_with_part("observe"))


def play_out(environment: "gymnasium.Env[Seen, np.int64]", seed: int) -> tuple[float, int]:
    """A play in which the learner chooses by the sum of what he sees; his reward, his steps."""
    seen, _ = environment.reset(seed=seed)
    total, steps, over = 0.0, 0, False
    while not over:
        legal = np.flatnonzero(seen["action_mask"])
        action = legal[int(seen["observation"].sum()) % len(legal)]
        seen, reward, over, _, _ = environment.step(action)
        total += float(reward)
        steps += 1
    return total, steps


@each_game
def test_check_env_is_clean(name: str) -> None:
    environment = gymnasium.make(environment_id(name), opponents="lively").unwrapped
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(environment)


@each_game
def test_many_at_once(name: str) -> None:
    many = gymnasium.make_vec(environment_id(name), num_envs=3, opponents="lively")
    seen, _ = many.reset(seed=4)
    for _ in range(30):
        # Nothing is legal after the end; the next step begins anew.
        actions = seen["action_mask"].argmax(axis=1)
        seen, rewards, _, _, _ = many.step(actions)
    assert rewards.shape == (3,)
    assert seen["observation"].shape[0] == 3
    many.close()


@each_game
def test_the_same_seed_gives_the_same_play(name: str) -> None:
    environment = gymnasium.make(environment_id(name), opponents="tiro")
    assert play_out(environment, 11) == play_out(environment, 11)
    results = {play_out(environment, seed) for seed in range(4)}
    assert len(results) > 1


@each_game
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_learner_sits_where_he_wants(name: str, seat: int) -> None:
    environment = gymnasium.make(
        environment_id(name), players=3, opponents=["lively", "tiro"], seat=seat
    )
    seen, info = environment.reset(seed=1)
    assert info["seat"] == seat
    assert seen["observation"][3 + seat] == 1
    assert seen["action_mask"].any()
    total, _ = play_out(environment, 2)
    assert -1 <= total <= 1


def test_an_illegal_action_says_the_rule() -> None:
    environment = gymnasium.make("aquae/Irrigate-v0", opponents="lively", seat=0)
    environment.reset(seed=1)
    illegal = np.int64(game_called("irrigate").vocabulary.number("end"))
    _, reward, terminated, truncated, info = environment.step(illegal)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["refusal"].startswith("I-14: ")


def test_the_result_is_told() -> None:
    environment = gymnasium.make("aquae/Aquaedukt-v0", opponents="lively", rewards="score")
    seen, info = environment.reset(seed=3)
    while "result" not in info:
        action = np.flatnonzero(seen["action_mask"])[0]
        seen, _, over, _, info = environment.step(action)
    assert over
    assert len(info["result"]["scores"]) == 2


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadOptions, match="no seat 2: seats are 0 to 1"):
        gymnasium.make("aquae/Irrigate-v0", seat=2)
    with pytest.raises(BadOptions, match="1 opponents are named for 2 seats"):
        gymnasium.make("aquae/Irrigate-v0", players=3, opponents=["faber"])


def test_boards_may_be_numbers() -> None:
    environment = gymnasium.make("aquae/Aquaedukt-v0", board="number:7").unwrapped
    assert isinstance(environment, gym.AquaeEnv)
    board = game_called("aquaedukt").read_option("board", "number:7")
    assert environment.episode.options["board"] == board


@each_game
def test_opponents_may_be_objects_and_classes_of_ones_own(name: str) -> None:
    class Last:
        def choose(self, state: State, rng: Rng) -> int:
            return state.actions()[-1]

    for opponents in (Last(), [Last()], "tests.rl.rivals:First", "tiro:60"):
        environment = gymnasium.make(environment_id(name), opponents=opponents)
        assert play_out(environment, 3) == play_out(environment, 3)


def test_an_opponent_that_cannot_be_found_is_told_in_a_sentence() -> None:
    for name, sentence in [
        ("nowhere.at_all:Bot", "there is no module nowhere"),
        ("tests.rl.rivals:Nobody", "has no attribute 'Nobody'"),
        ("tests.rl.rivals:Needy", "cannot be made without arguments"),
        ("tests.rl.rivals:Mute", "has no method `choose`"),
    ]:
        environment = gymnasium.make("aquae/Irrigate-v0", opponents=name)
        with pytest.raises(AquaeError, match=sentence):
            environment.reset()


@each_game
def test_flat_observations_are_floats_with_masks_apart(name: str) -> None:
    environment = gymnasium.make(environment_id(name), opponents="lively", flat=True).unwrapped
    assert isinstance(environment, gym.AquaeEnv)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(environment)
    seen, _ = environment.reset(seed=1)
    masks = environment.action_masks()
    assert seen.dtype == np.float32
    assert 0.0 <= seen.min() <= seen.max() <= 1.0
    assert np.flatnonzero(masks).tolist() == environment.episode.state.actions()
