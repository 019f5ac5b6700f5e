"""What the engine keeps from one action to the next, and what copies share."""

import pickle

import pytest

from aquae.games.irrigate.game import GAME
from tests.games.irrigate.script import holding_tile, table
from tests.random_plays import steps
from tests.texts import legal, play


@pytest.mark.parametrize("bargaining", [True, False])
def test_kept_lists_equal_fresh_ones(bargaining: bool) -> None:
    """A pickled state lays its tiles out anew, cell by cell, and lists everything afresh."""
    options = GAME.complete({"players": 3, "bargaining": bargaining})
    phases = set()
    for number, (state, _) in enumerate(steps(GAME, options, "lively", "kept lists")):
        if number % 3 == 0:
            phases.add(state.view()["phase"])
            assert pickle.loads(pickle.dumps(state)).actions() == state.actions()
    assert {"start", "drawing", "placing", "acting"} <= phases


@pytest.mark.parametrize(
    "texts",
    [
        ["rotate 2,1 NES"],
        ["rotate 5,1 NES"],
        ["buy 5,1"],
        ["propose buy 5,-1", "price 1", "accept"],
        ["propose rotate 5,-1 NES", "price 1", "accept"],
        ["solicit", "offer 2,1 NES", "price 0", "take 1"],
    ],
)
def test_lists_follow_every_action(texts: list[str]) -> None:
    """Asked for before and after, with little money and with much."""
    for money in (5, 6, 20, 45):
        state = table("1,1 red straight EW", "6,-1 yellow corner NW", money=[money, 5])
        for text in texts:
            if text in legal(GAME, state):
                play(GAME, state, text)
                assert legal(GAME, state) == legal(GAME, pickle.loads(pickle.dumps(state)))


def test_a_new_tile_is_not_the_twins() -> None:
    state = holding_tile("grey tee")
    before = state.fields()
    twin = state.copy()
    play(GAME, state, "place 1,1 NES")
    assert twin.fields() == before
    other = twin.copy()
    play(GAME, twin, "place 6,1 NES")
    assert other.fields() == before
    assert set(legal(GAME, state)) & {"rotate 1,1 NEW", "rotate 6,1 NEW"} == {"rotate 1,1 NEW"}


def test_a_new_owner_is_not_the_twins() -> None:
    state = table(money=[40, 5])
    before = state.fields()
    twin = state.copy()
    play(GAME, twin, "buy 5,1", "rotate 5,1 NES")
    assert state.fields() == before
    assert "buy 5,1" in legal(GAME, state)
    assert "buy 5,1" not in legal(GAME, twin)
