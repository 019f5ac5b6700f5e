"""What the guide of Aquädukt finds likely, and what its evaluation looks at."""

from functools import partial

import pytest

from aquae.core.state import State
from aquae.games.aquaedukt.board import SPACE_NAMES
from aquae.games.aquaedukt.bot.guide import GUIDE
from aquae.games.aquaedukt.bot.land import BEYOND, steps_to_water
from aquae.games.aquaedukt.game import GAME
from aquae.games.aquaedukt.position import PHASES, Position
from tests.bots import asking
from tests.games.aquaedukt.script import REGION, SKIP, SNAKE, begin, build, dig
from tests.random_plays import option_sets, steps
from tests.texts import legal, play

OPTIONS = option_sets(GAME)
best = partial(asking.best, GAME)
log_prior = partial(asking.log_prior, GAME)
feature = partial(asking.feature, GAME)


def rolled(state: State, space: str) -> State:
    return play(GAME, state, "roll", f"die {REGION[space]}")


def test_plays_see_every_phase() -> None:
    seen = set()
    for options in OPTIONS:
        for state, _ in steps(GAME, options, "tiro", "guide"):
            assert isinstance(state, Position)
            seen.add(PHASES[state.phase])
    assert seen == set(PHASES) - {"done"}


def test_who_must_pass_gets_a_prior_too() -> None:
    state = begin()
    assert GUIDE.log_priors(state, [GAME.vocabulary.number("pass")]) == [0.0]


def test_every_feature_has_a_weight() -> None:
    assert all(weight != 0.0 for weight in GUIDE.weights)


# Canals


def with_spring(own: list[str], others: list[str], spring: str) -> State:
    """Seat 0 to begin a turn: both have built, a spring is there."""
    state = begin()
    play(GAME, state, *build(*own), *build(*others))
    return play(GAME, state, f"spring {spring}", *SKIP)


def test_a_canal_between_own_houses() -> None:
    state = with_spring(["4 e5", "3 f5"], ["4 e4", "4 d4"], "F5")
    assert best(state) == "canal F4-F5"


def test_a_canal_to_the_own_house_and_not_to_the_greater_one_of_others() -> None:
    state = with_spring(["3 g5"], ["4 f5"], "G4")
    assert best(state) == "canal G4-H4"
    assert log_prior(state, "canal G4-H4") > 0.0 > log_prior(state, "canal G4-G5")
    assert log_prior(state, "canal G4-G5") > log_prior(state, "canal F4-G4")


def test_two_ways_to_the_same_water_and_one_of_them_leads_on_to_own_houses() -> None:
    state = with_spring(["3 g5", "4 i5"], ["1 a2"], "G5")
    assert log_prior(state, "canal G5-H5") > log_prior(state, "canal G4-G5")


def test_a_double_canal_reaches_the_own_house_behind_a_wet_one() -> None:
    state = with_spring(["4 h6"], ["1 a2"], "G6")
    play(GAME, state, *dig("G6 G7 G8"), *SKIP)
    play(GAME, state, *SKIP, *SKIP)
    assert log_prior(state, "canal G6-G7") < log_prior(state, "canal G6-H6")
    state = with_spring(["4 h7"], ["1 a2"], "G6")
    play(GAME, state, *dig("G6 G7 G8"), *SKIP)
    assert best(state) == "canal G6-G7"


def test_rather_no_second_canal_than_one_for_the_others() -> None:
    state = with_spring(["4 e5"], ["4 f4", "4 g4", "4 f3"], "F4")
    play(GAME, state, "canal F4-F5")
    assert log_prior(state, "end") > log_prior(state, "canal F4-G4")
    assert log_prior(state, "end") > log_prior(state, "canal F3-F4")


def test_the_last_direction_of_a_spring_is_led_away_from_the_others() -> None:
    state = with_spring(["4 e5"], ["4 f4", "4 g4", "4 f3"], "F4")
    play(GAME, state, "canal F4-F5")
    assert best(state) == "canal E4-F4"


# Springs


def test_a_spring_at_own_houses_and_not_at_those_of_others() -> None:
    state = begin()
    play(GAME, state, *build("4 c5", "4 d5", "3 c4"), *build("4 h3", "4 g3", "3 h4"))
    points = [text for text in legal(GAME, state) if text.startswith("spring")]
    assert max(points, key=lambda text: log_prior(state, text)) == "spring D4"
    assert min(points, key=lambda text: log_prior(state, text)) == "spring H3"


def test_no_spring_on_an_empty_board() -> None:
    assert best(begin()) == "roll"


# Houses


def test_high_values_where_a_canal_can_come_next() -> None:
    state = with_spring(["1 a2"], ["1 k6"], "F5")
    assert best(rolled(state, "f5")) in ("house 4 f5", "house 4 e5", "house 4 e6", "house 4 f4")


def test_no_four_where_water_is_far() -> None:
    state = with_spring(["1 a2"], ["1 k6"], "F5")
    rolled(state, "j1")
    assert log_prior(state, "house 3 j1") > log_prior(state, "house 4 j1")


def test_a_low_value_with_water_rather_than_without() -> None:
    state = with_spring(["1 a2"], ["1 k6"], "F5")
    play(GAME, state, *dig("F5 F4 F3"), *SKIP)
    rolled(state, "f4")
    assert log_prior(state, "house 1 f4") > log_prior(state, "house 1 e6")


def test_the_last_house_of_a_region_evicts_the_others() -> None:
    state = begin()
    play(GAME, state, *build("1 a2"), *build("4 b8", "4 c8", "3 b7"))
    assert best(rolled(state, "c7")) == "house 1 c7"


def test_not_if_the_dry_houses_are_the_own_ones() -> None:
    state = begin()
    play(GAME, state, *build("4 b8", "4 c8", "3 b7"), *SKIP)
    assert best(rolled(state, "c7")) == "end"


def test_a_bad_roll_in_a_wet_region_still_brings_a_point() -> None:
    state = begin()
    play(GAME, state, *build("4 k6"), *SKIP, "spring B7", *SKIP)
    play(GAME, state, *dig("B7 C7 D7"), *SKIP)
    assert best(rolled(state, "b7")).startswith("house")


def test_rolling_on_is_never_worse_than_stopping() -> None:
    state = begin()
    play(GAME, state, "roll", "die 8", "house 3 c4")
    assert best(state) == "roll"


# Mountains that hide something


def test_a_second_canal_for_a_house_beside_a_mountain() -> None:
    mountains = "f5 c5 i5 l5 c8 f8 i8 c2"
    priors = []
    for kind in ("flat", "hidden"):
        state = begin(mountains, mountains=kind)
        play(GAME, state, *build("3 e5"), *build("1 k6"), "spring E4", *SKIP, "canal E4-E5")
        priors.append(log_prior(state, "canal E4-F4"))
    flat, hidden = priors
    assert hidden > flat + 1.0


# What the evaluation looks at


def test_steps_to_water() -> None:
    state = with_spring(["1 a2"], ["1 k6"], "F5")
    assert isinstance(state, Position)
    away = dict(zip(SPACE_NAMES, steps_to_water(state), strict=False))
    assert [away[name] for name in ("f5", "f6", "g6", "e7", "h6", "j1")] == [
        1,
        1,
        2,
        2,
        BEYOND,
        BEYOND,
    ]


def test_no_water_to_hope_for_without_canals() -> None:
    state = begin()
    play(GAME, state, "spring A1", *SKIP)
    for place in range(0, len(SNAKE), 2):
        play(GAME, state, *SNAKE[place : place + 2])
    assert isinstance(state, Position)
    assert state.canals_left == 0
    assert set(steps_to_water(state)) == {BEYOND}


def test_houses_and_turns_are_seen() -> None:
    state = with_spring(["4 e5", "3 f5", "2 a2"], ["4 e4"], "F5")
    assert feature(state, "dry, one canal away") == [0.7, 0.0]
    assert feature(state, "dry, two canals away") == [0.0, 0.4]
    assert feature(state, "best canal") == [1.4, 0.0]
    assert feature(state, "soon") == [1.0, 0.5]
    play(GAME, state, "canal F4-F5")
    assert feature(state, "wet") == [0.7, 0.0]
    assert feature(state, "second canal") == [1.0, 0.0]


@pytest.mark.parametrize("setup", ["random", "placed"])
def test_seat_0_begins_whoever_puts_down_mountains(setup: str) -> None:
    state = GAME.new(players=3, setup=setup)
    for _ in range(2):
        assert feature(state, "soon") == [1.0, 1 - 1 / 3, 1 - 2 / 3]
        play(GAME, state, legal(GAME, state)[0])


def test_who_has_more_water_is_ahead() -> None:
    state = with_spring(["4 e5", "3 f5"], ["4 j2"], "F5")
    play(GAME, state, *dig("F5 F4 F3"))
    ahead, behind = GUIDE.chances(state)
    assert ahead > 0.6 > behind
