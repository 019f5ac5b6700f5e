"""OpenSpiel's own tests, and its search on our games."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed")

import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

from aquae.core.chance import Rng
from aquae.games import folder_of, game_called, observation_of
from aquae.rl import spiel  # noqa: F401 (registers the games)
from tests.facts import names_with_part

NAMES = [folder_of(name) for name in names_with_part("observe")]
each_game = pytest.mark.parametrize("name", NAMES)
BOARD = game_called("aquaedukt").read_option("board", "number:7")


def walk(state: Any, seed: str, steps: int) -> None:
    rng = Rng(seed)
    for _ in range(steps):
        if not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[rng.below(len(actions))])


@each_game
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("serialize", [False, True])
def test_random_simulation(name: str, players: int, serialize: bool) -> None:
    game = pyspiel.load_game(name, {"players": players})
    pyspiel.random_sim_test(game, num_sims=1, serialize=serialize, verbose=False)


@each_game
def test_copies_are_twins(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    walk(state, "twins", 6)
    before = str(state)
    for twin in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert str(twin) == before
        assert twin.history() == state.history()
        walk(twin, "on", 5)
        assert str(twin) != before
    assert str(state) == before


@each_game
def test_mcts_plays(name: str) -> None:
    game = pyspiel.load_game(name)
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = mcts.MCTSBot(game, 2.0, 3, evaluator, random_state=random)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    for _ in range(2):
        if not state.is_chance_node():
            assert bot.step(state) in state.legal_actions()
        state.apply_action(state.legal_actions()[0])


@each_game
def test_the_observation_is_the_same_as_everywhere(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    walk(state, "observe", 30)
    observation = observation_of(state.engine.game)
    told = observation.of(state.engine.state, 1)
    assert game.observation_tensor_shape() == [observation.size]
    assert state.observation_tensor(1).tolist() == list(told)
    seen = make_observation(game)
    seen.set_from(state, 1)
    assert seen.dict["turn"].sum() == 1
    assert state.observation_string(1) == str(state)


@each_game
def test_chances_and_returns_add_up(name: str) -> None:
    game = pyspiel.load_game(name, {"players": 3})
    state = game.new_initial_state()
    rng = Rng("returns")
    while not state.is_terminal():
        if state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        actions = state.legal_actions()
        action = actions[rng.below(len(actions))]
        assert state.string_to_action(state.action_to_string(action)) == action
        state.apply_action(action)
    assert sum(state.returns()) == pytest.approx(0)
    result = state.engine.state.result()
    best = max(state.returns())
    assert [seat for seat in range(3) if state.returns()[seat] == best] == result.winners


@pytest.mark.parametrize(
    ("name", "parameters"),
    [
        ("aquaedukt", {"board": BOARD, "mountains": "hidden", "players": 3}),
        ("irrigate", {"bargaining": False}),
        ("aqua_romana", {"compulsory": "own", "setup": "random"}),
    ],
)
def test_options_survive_a_round_trip(name: str, parameters: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, parameters)
    for twin in (pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game))):
        assert twin.options == game.options
        assert {key: twin.options[key] for key in parameters} == parameters


def test_boards_may_be_numbers() -> None:
    assert pyspiel.load_game("aquaedukt", {"board": "number:7"}).options["board"] == BOARD


def test_a_game_without_luck_says_so() -> None:
    game = pyspiel.load_game("aqua_romana(setup=placed)")
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
    assert game.max_chance_outcomes() == 0
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "most"), [("aquaedukt", 184), ("irrigate", 16)])
def test_chance_has_as_many_outcomes_as_it_says(name: str, most: int) -> None:
    game = pyspiel.load_game(name)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert game.max_chance_outcomes() == most
    state = game.new_initial_state()
    rng = Rng("outcomes")
    for _ in range(200):
        if state.is_terminal():
            break
        if state.is_chance_node():
            assert all(0 <= action < most for action, _ in state.chance_outcomes())
            assert len(state.legal_actions_mask()) == most
        assert np.flatnonzero(state.legal_actions_mask()).tolist() == state.legal_actions()
        state.apply_action(state.legal_actions()[rng.below(len(state.legal_actions()))])
