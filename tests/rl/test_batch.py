"""Batches show what single plays would, however many processes fill them."""

import os
import signal
from random import Random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numpy", reason="the extra `rl` is not installed")

from aquae.core.chance import let_chance_act
from aquae.core.errors import AquaeError, BadOptions
from aquae.core.state import OVER
from aquae.games import game_called, observation_of
from aquae.rl.batch import Batch
from aquae.rl.lanes import Lane, tell_mask
from tests.facts import names_with_part

each_game = pytest.mark.parametrize("name", names_with_part("observe"))


def walked(batch: Batch, steps: int) -> list[Any]:
    """Everything that is told in some steps, in a form to compare."""
    told: list[Any] = []
    for _ in range(steps):
        told.append((bytes(batch.observations), bytes(batch.masks), bytes(batch.to_move)))
        batch.step()
        told.append((batch.rewards.tolist(), bytes(batch.done)))
    return told


@each_game
@pytest.mark.parametrize("rewards", ["outcome", "score"])
def test_lanes_are_plays(name: str, rewards: str) -> None:
    """A lane side by side with a play of the same seed."""
    game = game_called(name)
    observation = observation_of(game)
    batch = Batch(name, lanes=2, seed="s", rewards=rewards, players=3)
    lane = Lane(game, game.complete({"players": 3}), rewards, "s/1")
    ended = 0
    for _ in range(1500):
        state = lane.state
        assert batch.to_move[1] == state.to_move
        assert bytes(batch.observations[1]) == observation.of(state, state.to_move)
        assert np.flatnonzero(batch.masks[1]).tolist() == state.actions()
        action = int(batch.suggestions[1])
        batch.step()
        state.apply(action)
        let_chance_act(state, lane.rng)
        assert batch.done[1] == (state.to_move == OVER)
        assert batch.rewards[1].tolist() == pytest.approx(lane.rewards.of(state, 3))
        if state.to_move == OVER:
            ended += 1
            lane.begin()
    assert ended > 1


@each_game
def test_workers_change_nothing(name: str) -> None:
    alone = Batch(name, lanes=5, seed=3)
    with Batch(name, lanes=5, seed=3, workers=2) as shared:
        assert walked(shared, 150) == walked(alone, 150)


@each_game
@pytest.mark.parametrize("workers", [0, 2])
def test_places_among_the_legal_actions(name: str, workers: int) -> None:
    """An action is as well called by its place in the menu as by its number."""
    random = np.random.default_rng(4)
    numbered = Batch(name, lanes=5, seed=9)
    with Batch(name, lanes=5, seed=9, workers=workers) as placed:
        for _ in range(150):
            assert placed.counts.tolist() == placed.masks.sum(axis=1).tolist()
            places = (random.random(5) * placed.counts).astype(int)
            chosen = [np.flatnonzero(m)[p] for m, p in zip(numbered.masks, places, strict=True)]
            numbered.step(chosen)
            placed.step_by_place(places)
            assert placed.actions.tolist() == numbered.actions.tolist() == chosen
            assert walked(placed, 1) == walked(numbered, 1)


@pytest.mark.parametrize("workers", [0, 1])
@pytest.mark.parametrize("place", [-1, 2])
def test_places_outside_of_the_menu_are_refused(workers: int, place: int) -> None:
    message = f"lane 1: 2 actions are legal, none at place {place}"
    with (
        Batch("irrigate", lanes=2, workers=workers) as batch,
        pytest.raises(AquaeError, match=message),
    ):
        batch.step_by_place([1, place])


def test_seeds_make_a_difference() -> None:
    first = Batch("aquaedukt", lanes=2, seed=1)
    assert walked(first, 3) != walked(Batch("aquaedukt", lanes=2, seed=2), 3)
    assert bytes(first.observations[0]) != bytes(first.observations[1])


@pytest.mark.parametrize("workers", [0, 1])
def test_illegal_actions_are_refused(workers: int) -> None:
    end = game_called("irrigate").vocabulary.number("end")
    with (
        Batch("irrigate", lanes=1, workers=workers) as batch,
        pytest.raises(AquaeError, match="lane 0: end: I-14: in the early game"),
    ):
        batch.step([end])
    with (
        Batch("irrigate", lanes=1, workers=workers) as batch,
        pytest.raises(AquaeError, match="lane 0: -5 is no action of Irrigate"),
    ):
        batch.step([-5])


@each_game
def test_a_refused_step_changes_nothing(name: str) -> None:
    """Not even in the lanes before the one that is refused: all go on as if nothing had been."""
    batch, other = Batch(name, lanes=3, seed=7), Batch(name, lanes=3, seed=7)
    for _ in range(5):
        actions = batch.suggestions.copy()
        actions[2] = np.flatnonzero(~batch.masks[2])[0]
        with pytest.raises(AquaeError, match="lane 2: "):
            batch.step(actions)
        assert walked(batch, 3) == walked(other, 3)


def test_suggestions_are_legal_and_fair() -> None:
    batch = Batch("irrigate", lanes=400, seed=5)
    assert batch.masks[np.arange(400), batch.suggestions].all()
    # The first decision is draw or pass.
    assert 150 < (batch.suggestions == 0).sum() < 250


def test_a_dead_worker_is_noticed() -> None:
    batch = Batch("aquaedukt", lanes=2, workers=1)
    pid = batch._processes[0].pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    with pytest.raises(AquaeError, match="a worker of the batch has died"):
        batch.step()


@pytest.mark.parametrize("workers", [0, 1])
def test_a_closed_batch_keeps_its_arrays(workers: int) -> None:
    batch = Batch("aquaedukt", lanes=2, workers=workers)
    before = bytes(batch.observations)
    batch.close()
    batch.close()
    assert bytes(batch.observations) == before
    with pytest.raises(AquaeError, match="closed"):
        batch.step()
    with pytest.raises(AquaeError, match="closed"):
        batch.step_by_place([0, 0])


def test_boards_may_be_numbers() -> None:
    board = game_called("aquaedukt").read_option("board", "number:7")
    by_number, by_text = (Batch("aquaedukt", 1, board=one) for one in ("number:7", board))
    assert (by_number.observations == by_text.observations).all()
    assert repr(by_number) == "<batch of aquaedukt: 1 lanes, 0 workers>"


def test_too_few_lanes() -> None:
    with pytest.raises(BadOptions, match="1 lanes are not enough for 2 workers"):
        Batch("aquaedukt", lanes=1, workers=2)
    with pytest.raises(BadOptions, match="not enough for -1 workers"):
        Batch("aquaedukt", lanes=1, workers=-1)


def test_a_mask_shows_the_last_menu_only() -> None:
    """Long and short menus after each other, alike and unlike."""
    random = Random(3)
    words = 60
    mask: Any = memoryview(bytearray(words)).cast("?")
    nothing = memoryview(bytes(words)).cast("?")
    before: list[int] = []
    for _ in range(2000):
        first, last = sorted(random.sample(range(words + 1), 2))
        after = [
            action for action in range(first, last) if random.random() < random.choice([0.1, 1])
        ]
        tell_mask(mask, before, after, nothing)
        assert [action for action, legal in enumerate(mask.tolist()) if legal] == after
        before = after


def test_a_lane_has_its_own_chance() -> None:
    game = game_called("aquaedukt")
    lane = Lane(game, game.complete({}), "outcome", "x")
    other = Lane(game, game.complete({}), "outcome", "y")
    again = Lane(game, game.complete({}), "outcome", "x")
    first = lane.state.fields()
    assert first == again.state.fields() != other.state.fields()
    lane.begin()
    assert lane.state.fields() != first
