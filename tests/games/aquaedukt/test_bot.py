"""What the guide of Aquädukt finds likely, and what its evaluation looks at."""

from functools import partial
from math import exp

import pytest

from aquae.core.packed import packed_floats
from aquae.core.state import State
from aquae.games.aquaedukt.board import (
    EDGE_FAR,
    EDGE_NEAR,
    EDGE_START,
    EDGE_STOP,
    POINT_EDGES,
    SPACE_NAMES,
    SPACES,
)
from aquae.games.aquaedukt.bot.guesses import came_true, terms_of
from aquae.games.aquaedukt.bot.guide import GUIDE
from aquae.games.aquaedukt.bot.hopes import HOUSE_NAMES, Hopes, water_to_come
from aquae.games.aquaedukt.bot.land import BEYOND, steps_to_water
from aquae.games.aquaedukt.bot.reach import FARTHEST, OUT_OF_REACH, Reach
from aquae.games.aquaedukt.game import GAME
from aquae.games.aquaedukt.position import PHASES, Position, owner_of, value_of
from aquae.games.aquaedukt.water import open_canals
from aquae.games.aquaedukt.words import CANAL
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


def canals_away(position: Position) -> list[int]:
    """How many canals each space lacks, as bots count it."""
    reach = Reach(position)
    for space in range(SPACES):
        reach.want(space)
    reach.look()
    return [reach.away(space) for space in range(SPACES)]


def canals_away_one_by_one(position: Position) -> list[int]:
    """The same, from one intersection to the next."""
    away = [OUT_OF_REACH] * SPACES
    ends: set[int] = set()
    for action in open_canals(position):
        edge = action - CANAL
        for space in EDGE_FAR[edge] if position.canals[edge] else EDGE_NEAR[edge]:
            away[space] = 1
        if not position.canals[edge]:
            ends |= {
                point for point in (EDGE_START[edge], EDGE_STOP[edge]) if touched(position, point)
            }
    seen = set(ends)
    for canals in range(1, FARTHEST + 1):
        onward: set[int] = set()
        for point in ends:
            for edge in POINT_EDGES[point]:
                other = EDGE_START[edge] + EDGE_STOP[edge] - point
                if not touched(position, other):
                    onward.add(other)
                    for space in EDGE_NEAR[edge]:
                        away[space] = min(away[space], canals)
        ends = onward - seen
        seen |= onward
    return away


def touched(position: Position, point: int) -> bool:
    return position.touch[point] > 0


def test_all_ways_at_once_are_as_long_as_one_by_one() -> None:
    lengths = set()
    for number, options in enumerate(OPTIONS[::7]):
        for place, (state, _) in enumerate(steps(GAME, options, "wilful", f"reach/{number}")):
            if place % 9 == 0:
                assert isinstance(state, Position)
                found = canals_away(state)
                assert found == canals_away_one_by_one(state)
                lengths |= set(found)
    assert lengths >= {1, 2, 3, 4, 5, 6, 7, OUT_OF_REACH}


def test_ways_to_water_are_measured_as_far_as_they_go() -> None:
    state = with_spring(["1 b3", "2 e6"], ["1 f5"], "F5")
    assert isinstance(state, Position)
    away = dict(zip(SPACE_NAMES, canals_away(state), strict=True))
    assert [away[name] for name in ("f5", "g6", "e7", "h6", "b3", "l2")] == [1, 2, 2, 3, 6, 9]
    hopes = Hopes(state)
    assert dict(zip((SPACE_NAMES[space] for space in hopes.houses), hopes.away, strict=True)) == {
        "b3": 6,
        "e6": 1,
        "f5": 1,
    }
    ways = dict(zip(SPACE_NAMES, hopes.ways, strict=False))
    assert [ways[name] for name in ("f5", "g6")] == [2, 0]
    terms = {
        SPACE_NAMES[space]: dict(zip(HOUSE_NAMES, seen, strict=True))
        for space, seen in zip(hopes.houses, terms_of(state), strict=True)
    }
    assert terms["e6"]["one canal away"] == terms["f5"]["one canal away"] == 1.0
    assert terms["b3"]["six or seven canals away"] == 1.0
    assert terms["e6"]["others' houses around"] == 1 / 8
    assert terms["f5"]["others' houses around"] == 2 / 8
    assert terms["b3"]["free corners"] == 1.0


def test_what_houses_may_hope_for_adds_up() -> None:
    """What is worked out at once is what the terms of each house say, one by one."""
    weights = [0.1 * (number % 7) - 0.3 for number in range(len(HOUSE_NAMES))]
    state = with_spring(["1 b3", "2 e6"], ["1 f5", "4 g4"], "F5")
    assert isinstance(state, Position)
    points = [0.0, 0.0]
    for space, seen in zip(Hopes(state).houses, terms_of(state), strict=True):
        pull = sum(weight * term for weight, term in zip(weights, seen, strict=True))
        seat, value = owner_of(state.tiles[space]), value_of(state.tiles[space])
        points[seat] += value / (1.0 + exp(-pull))
    found = water_to_come(Hopes(state), packed_floats(weights))
    assert [found[0], found[3]] == pytest.approx(points)


def test_a_guess_has_come_true_where_the_house_got_water() -> None:
    state = with_spring(["1 b3", "2 e6"], ["1 f5"], "F5")
    after = play(GAME, state.copy(), *dig("F5 F6"))
    assert came_true(state, after) == [0.0, 1.0, 0.0]


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
