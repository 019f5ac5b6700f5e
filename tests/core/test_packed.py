"""Packed arrays: ascending ones, and states that are made of them."""

import copy
import pickle
from bisect import bisect_left

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aquae.bots.random_play import Lively
from aquae.core.chance import Rng
from aquae.core.packed import add, as_list, drop, make_numbers, packed, place_of, without
from aquae.core.state import CHANCE, OVER, State
from aquae.games import all_games, game_called, game_names

VALUES = st.sets(st.integers(0, 40), max_size=20)


@given(VALUES, st.integers(0, 40))
def test_ascending_arrays_stay_what_sorted_lists_would_be(values: set[int], value: int) -> None:
    items = sorted(values)
    assert place_of(packed(items), value) == bisect_left(items, value)
    assert list(drop(packed(items), value)) == sorted(values - {value})
    if value not in values:
        assert list(add(packed(items), value)) == sorted(values | {value})


@given(VALUES, VALUES)
def test_what_is_gone_leaves_a_new_array(values: set[int], gone: set[int]) -> None:
    items = packed(sorted(values))
    assert list(without(items, packed(sorted(gone)))) == sorted(values - gone)
    assert list(items) == sorted(values)


def test_actions_are_the_same_objects_each_time() -> None:
    make_numbers(1000)
    first, again = as_list(packed([7, 999])), as_list(packed([7, 999]))
    assert first == [7, 999]
    assert first[1] is again[1]


def states(name: str) -> list[State]:
    game, rng = game_called(name), Rng("packed")
    bot, state, found = Lively(game, rng), game.new(), []
    while state.to_move != OVER:
        found.append(state.copy())
        state.apply(bot.choose(state, rng))
    return found


@pytest.mark.parametrize("name", game_names())
def test_states_are_pickled_and_compared_by_plain_lists(name: str) -> None:
    for state in states(name)[::7]:
        assert all(type(state.fields()[place]) is list for place in packed_places(state))
        for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
            assert twin == state
            assert twin.actions() == state.actions() == list(twin.legal())


def packed_places(state: State) -> list[int]:
    return [state.field_names().index(name) for name in state.packed_names()]


def test_even_odds_are_those_of_equal_weights() -> None:
    found = set()
    for game in all_games():
        for state in states(game.name):
            if state.to_move == CHANCE:
                found.add(state.even_odds())
                assert not state.even_odds() or set(state.weights()) == {1}
    assert found == {True, False}
