"""PettingZoo's own tests, and what they do not look at."""

import pickle
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="the extra `rl` is not installed")

import pettingzoo
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from aquae.core.errors import BadOptions, Refused
from aquae.games import game_called, observation_of
from aquae.rl import zoo
from tests.facts import names_with_part

each_game = pytest.mark.parametrize("name", names_with_part("observe"))


def play_out(environment: Any, seed: int) -> list[tuple[str, int, float]]:
    """A play by agents that choose by the sum of what they see; who did what, and was paid what."""
    environment.reset(seed=seed)
    told = []
    for agent in environment.agent_iter():
        seen, reward, terminated, truncated, _ = environment.last()
        action = None
        if not (terminated or truncated):
            legal = np.flatnonzero(seen["action_mask"])
            action = int(legal[int(seen["observation"].sum()) % len(legal)])
        told.append((agent, -1 if action is None else action, reward))
        environment.step(action)
    return told


# PettingZoo says this of every observation that is a dictionary with a mask.
@pytest.mark.filterwarnings("ignore:Observation:UserWarning")
@each_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_api(name: str, players: int) -> None:
    api_test(zoo.env(name, players=players), num_cycles=60)


@each_game
def test_seeds(name: str) -> None:
    seed_test(lambda: zoo.env(name), num_cycles=40)
    assert play_out(zoo.env(name), 7) == play_out(zoo.env(name), 7)
    assert play_out(zoo.env("irrigate"), 7) != play_out(zoo.env("irrigate"), 8)


@each_game
def test_render(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: zoo.env(name, render_mode=render_mode))
    assert game_called(name).title in capsys.readouterr().out
    environment = zoo.env(name, render_mode="rgb_array")
    environment.reset(seed=1)
    picture = environment.render()
    assert picture.shape[1] == 800
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 20


def test_performance_benchmark(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(zoo.env("aquaedukt"))
    assert "turns per second" in capsys.readouterr().out


@each_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_outcome_rewards_add_up_to_nothing(name: str, players: int) -> None:
    environment = zoo.env(name, players=players)
    play_out(environment, 3)
    final = play_out(environment, 4)[-players:]
    assert sum(reward for _, _, reward in final) == pytest.approx(0)
    result = environment.unwrapped.episode.state.result()
    assert result is not None
    best = max(reward for _, _, reward in final)
    assert {f"player_{seat}" for seat in result.winners} == {
        agent for agent, _, reward in final if reward == best
    }


@each_game
def test_score_rewards_add_up_to_the_score(name: str) -> None:
    environment = zoo.env(name, rewards="score")
    environment.reset(seed=5)
    start = environment.unwrapped.episode.state.scores()
    sums = {"player_0": 0.0, "player_1": 0.0}
    for agent, _, reward in play_out(environment, 5):
        sums[agent] += reward
    gained = environment.unwrapped.episode.state.scores()
    assert list(sums.values()) == [now - then for now, then in zip(gained, start, strict=True)]


@each_game
def test_the_mask_is_the_list_of_legal_actions(name: str) -> None:
    environment = zoo.env(name)
    environment.reset(seed=2)
    seen = environment.last()[0]
    state = environment.unwrapped.episode.state
    assert np.flatnonzero(seen["action_mask"]).tolist() == state.actions()
    assert bytes(seen["observation"]) == observation_of(game_called(name)).of(state, state.to_move)
    waiting = "player_1" if environment.agent_selection == "player_0" else "player_0"
    assert not environment.observe(waiting)["action_mask"].any()


def test_an_illegal_action_ends_the_play() -> None:
    environment = zoo.env("irrigate")
    environment.reset(seed=1)
    environment.step(game_called("irrigate").vocabulary.number("end"))
    _, reward, terminated, truncated, _ = environment.last()
    assert (reward, terminated, truncated) == (-1.0, True, True)
    raw = zoo.raw_env("irrigate")
    raw.reset(seed=1)
    with pytest.raises(Refused, match="I-14"):
        raw.step(game_called("irrigate").vocabulary.number("end"))


@pytest.mark.parametrize("name", ["Aquaedukt", "AquaRomana", "Irrigate"])
def test_games_are_registered(name: str) -> None:
    environment = pettingzoo.make("aec", f"aquae/{name}-v0", players=4)
    environment.reset(seed=1)
    assert environment.num_agents == 4


def test_environments_can_be_pickled() -> None:
    twin = pickle.loads(pickle.dumps(zoo.raw_env("aquaedukt", players=3, mountains="hidden")))
    assert twin.episode.options["mountains"] == "hidden"
    assert play_out(twin, 3) == play_out(zoo.raw_env("aquaedukt", players=3, mountains="hidden"), 3)


def test_bad_options_are_refused() -> None:
    with pytest.raises(BadOptions, match="players is 2, 3, 4"):
        zoo.env("irrigate", players=7)
    with pytest.raises(BadOptions, match="rewards are outcome or score"):
        zoo.env("irrigate", rewards="money")
    with pytest.raises(
        BadOptions, match="render_mode is human, ansi, rgb_array or none, not 'rgb'"
    ):
        zoo.env("irrigate", render_mode="rgb")
