"""The observation tells everything: nothing can be hidden behind two equal vectors."""

import pickle
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from aquae.core.game import Game, Options
from aquae.core.observation import HIGHEST
from aquae.core.state import State
from aquae.games import all_games, observation_of, part_of
from tests.facts import fact, games_with
from tests.random_plays import POLICIES, option_sets, steps

GAMES = [game for game in all_games() if part_of(game, "observe") is not None]
RARE = [
    pytest.param(game, *rare, id=f"{game.name}-{rare[0]}")
    for game in games_with("RARE_FIELDS")
    for rare in fact(game, "RARE_FIELDS")
]

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def content(game: Game, state: State) -> Any:
    """Everything about a state that matters, in a form to compare."""
    stale, unordered = (fact(game, name, set()) for name in ("STALE_FIELDS", "UNORDERED_FIELDS"))
    fields = dict(zip(state.field_names(), state.fields(), strict=True))
    kept = {
        name: sorted(value) if name in unordered else value
        for name, value in fields.items()
        if name not in stale
    }
    view = {name: value for name, value in state.view().items() if name not in unordered}
    return state.options(), kept, view, state.actions(), state.weights()


def states(game: Game, options: Options, seed: str) -> Iterator[State]:
    state = game.start(options)
    for state, _ in steps(game, options, "wilful", seed):
        yield state
    yield state


def short_plays(game: Game, options: Options) -> Iterator[State]:
    """The same few openings in different orders, where equal positions are likely."""
    first = game.start(options)
    for action in first.actions()[:6]:
        for answer in first.actions()[:6]:
            state = first.copy()
            state.apply(action)
            yield state
            if answer in state.actions():
                state.apply(answer)
                yield state


@each_game
def test_equal_vectors_mean_equal_states(game: Game) -> None:
    observation = observation_of(game)
    seen: dict[tuple[int, bytes], Any] = {}
    for number, options in enumerate(option_sets(game)):
        for seed in range(2):
            for state in chain(
                states(game, options, f"{number}/{seed}"), short_plays(game, options)
            ):
                seat = len(seen) % options["players"]
                key = (seat, observation.of(state, seat))
                told = content(game, state)
                assert seen.setdefault(key, told) == told
    assert len(seen) > fact(game, "LEAST_POSITIONS", 1000)


@each_game
def test_every_field_shows(game: Game) -> None:
    """What differs between two moments of a play is seen by itself, too, field by field."""
    observation = observation_of(game)
    shown: set[str] = set()
    for number, options in enumerate(option_sets(game)):
        play = [state.copy() for state in states(game, options, f"fields/{number}")][:150]
        for state, other in zip(play, play[7:] + play[-7:], strict=False):
            before, fields, others = observation.of(state, 0), state.fields(), other.fields()
            for place, name in enumerate(state.field_names()):
                if fields[place] == others[place]:
                    continue
                state.restore(fields[:place] + [others[place]] + fields[place + 1 :])
                if observation.of(state, 0) != before:
                    shown.add(name)
            state.restore(fields)
    assert shown | fact(game, "DERIVED_FIELDS", set()) == set(game.new().field_names())


@pytest.mark.parametrize(("game", "field", "value", "number"), RARE)
def test_rare_fields_show(game: Game, field: str, value: Any, number: str) -> None:
    observation = observation_of(game)
    state = game.new()
    setattr(state, field, value)
    assert observation.of(state, 0)[observation.names().index(number)] == 2


@each_game
def test_numbers_stay_within_their_bounds(game: Game) -> None:
    observation = observation_of(game)
    highs = observation.highs()
    assert len(highs) == len(observation.names()) == observation.size
    assert max(highs) <= HIGHEST
    for number, options in enumerate(option_sets(game)):
        for state in states(game, options, f"bounds/{number}"):
            numbers = observation.of(state, number % options["players"])
            assert all(n <= high for n, high in zip(numbers, highs, strict=True))


@each_game
def test_names_tell_the_numbers_apart(game: Game) -> None:
    names = observation_of(game).names()
    assert len(set(names)) == len(names)


@each_game
def test_seats_are_told_from_the_observers_chair(game: Game) -> None:
    observation = observation_of(game)
    options = game.complete({"players": 3})
    turn = observation.section("turn")
    for state in states(game, options, "chairs"):
        seat_of_turn = state.view()["turn"]
        for seat in range(3):
            numbers = observation.of(state, seat)
            assert numbers[turn.start : turn.stop].index(1) == (seat_of_turn - seat) % 3
            own = observation.section("seat")
            assert numbers[own.start : own.stop].index(1) == seat


@each_game
def test_nothing_is_left_behind(game: Game) -> None:
    """Neither in the buffer nor in the state: a state made anew from its fields looks the same."""
    observation = observation_of(game)
    used = bytearray(b"\xff" * observation.size)
    for state in states(game, game.complete({}), "behind"):
        observation.fill(state, 1, used)
        assert bytes(used) == observation.of(pickle.loads(pickle.dumps(state)), 1)
        kept = state.copy()
        kept.restore(game.new().fields())
        assert observation.of(kept, 1) == observation.of(game.new(), 1)


@each_game
def test_what_is_kept_equals_what_is_made_anew(game: Game) -> None:
    """Along plays with all options and ways of playing, now and then unobserved for a while."""
    observation = observation_of(game)
    for number, options in enumerate(option_sets(game)):
        policy = POLICIES[number % len(POLICIES)]
        for step, (state, _) in enumerate(steps(game, options, policy, f"kept/{number}")):
            if step % 7 > 2:
                continue
            fresh = pickle.loads(pickle.dumps(state))
            for seat in range(options["players"]):
                assert observation.of(state, seat) == observation.of(fresh, seat)
            # A copy starts with nothing kept, and leaves alone what the original keeps.
            assert observation.of(state.copy(), 0) == observation.of(fresh, 0)


@each_game
def test_sections_lie_where_their_names_say(game: Game) -> None:
    """The parts of a vector add up to the sections, whoever looks."""
    observation = observation_of(game)
    for options in option_sets(game):
        state = game.start(options)
        for seat in range(options["players"]):
            numbers = observation.of(state, seat)
            assert len(numbers) == observation.size
            phase = observation.section("phase")
            shown = phase.columns[numbers[phase.start : phase.stop].index(1)]
            assert shown == state.view()["phase"]
