"""Who stands where, and what parts those who have as many points."""

from hypothesis import given
from hypothesis import strategies as st

from aquae.tournaments.leagues import divided, next_season
from aquae.tournaments.rounds import NOBODY, Match, Round
from aquae.tournaments.standings import halves_at, points_of, shares, standings


def test_a_table_gives_a_point_for_everybody_whom_one_leaves_behind() -> None:
    places = (2, 1, 2, 4)
    assert [halves_at(places, seat) for seat in range(4)] == [3, 6, 3, 0]
    assert shares(places) == [0, 1, 0, 0]
    assert shares([1, 1]) == [0.5, 0.5]


@given(st.lists(st.integers(0, 3), min_size=2, max_size=4))
def test_every_table_gives_as_much_in_all(points: list[int]) -> None:
    places = [1 + sum(other > own for other in points) for own in points]
    given_away = sum(halves_at(places, seat) for seat in range(len(places)))
    assert given_away == len(places) * (len(places) - 1)


def test_a_bye_is_worth_half_a_table_and_a_walk_over_all_of_it() -> None:
    rounds = [Round([Match(("a", "b", "c", "d"), (1, 2, 3, 4))], ["e"], ["f"])]
    points = points_of(rounds)
    assert [points[name] for name in "aef"] == [6, 3, 6]


def test_who_has_met_the_better_ones_stands_higher() -> None:
    rounds = [
        Round([Match(("a", "b"), (1, 2)), Match(("c", "d"), (1, 2))]),
        Round([Match(("a", "c"), (2, 1)), Match(("b", "d"), (1, 2))]),
    ]
    found = standings("swiss", 2, list("abcd"), rounds)
    # Ann has lost to the one who won everything, Bob to her.
    assert [(one.name, one.place, one.halves) for one in found] == [
        ("c", 1, 4),
        ("a", 2, 2),
        ("b", 3, 2),
        ("d", 4, 0),
    ]


def test_of_those_who_met_the_same_ones_it_counts_whom_one_has_beaten() -> None:
    rounds = [
        Round([Match(("a", "b"), (1, 2)), Match(("c", "d"), (2, 1))]),
        Round([Match(("a", "c"), (2, 1)), Match(("b", "d"), (1, 2))]),
        Round([Match(("a", "d"), (1, 2)), Match(("b", "c"), (2, 1))]),
    ]
    found = standings("swiss", 2, list("abcd"), rounds)
    # Both have two points and met each other; c has beaten a, and a has beaten those below.
    assert [(one.name, one.halves, one.opponents, one.beaten) for one in found] == [
        ("c", 4, 8, 12),
        ("a", 4, 8, 8),
        ("d", 2, 10, 8),
        ("b", 2, 10, 4),
    ]


def test_who_is_equal_in_everything_shares_the_place() -> None:
    rounds = [Round([Match(("a", "b"), (1, 1)), Match(("c", "d"), (1, 2))])]
    found = standings("robin", 2, list("abcd"), rounds)
    assert [(one.name, one.place) for one in found] == [("c", 1), ("a", 2), ("b", 2), ("d", 4)]


def test_in_a_knock_out_it_counts_first_how_far_one_came() -> None:
    rounds = [
        Round([Match(("a", "d"), (1, 2)), Match(("b", "c"), (2, 1))]),
        Round([Match(("a", "c"), (2, 1))]),
    ]
    found = standings("knockout", 2, list("abcd"), rounds)
    assert [(one.name, one.place, one.reached) for one in found] == [
        ("c", 1, 2),
        ("a", 2, 1),
        ("b", 3, 0),
        ("d", 4, 0),
    ]


def test_what_is_still_played_does_not_count_yet_and_nobody_stands_nowhere() -> None:
    rounds = [Round([Match(("a", "b")), Match(("c", NOBODY), (2, 1))])]
    found = standings("robin", 2, list("abc"), rounds)
    assert [(one.name, one.halves, one.played) for one in found] == [
        ("a", 0, 0),
        ("b", 0, 0),
        ("c", 0, 1),
    ]


@given(st.integers(0, 40), st.integers(2, 12))
def test_divisions_are_of_nearly_the_same_size(count: int, size: int) -> None:
    names = [str(number) for number in range(count)]
    found = divided(names, size)
    assert [name for division in found for name in division] == names
    assert all(len(division) <= size for division in found)
    assert not found or max(map(len, found)) - min(map(len, found)) <= 1


@given(st.integers(4, 30), st.integers(2, 8), st.integers(0, 3), st.sets(st.integers(0, 29)))
def test_who_comes_and_goes_between_seasons(
    count: int, size: int, moving: int, leaving: set[int]
) -> None:
    names = [str(number) for number in range(count)]
    gone = {str(number) for number in leaving}
    before = divided(names, size)
    after = next_season(before, moving, gone, ["new"], size)
    there = [name for division in after for name in division]
    assert sorted(there) == sorted([*(set(names) - gone), "new"])
    assert there[-1] == "new"


def test_the_last_change_places_with_the_first_of_the_next_division() -> None:
    before = [list("abcd"), list("efgh"), list("ijkl")]
    after = next_season(before, 1, set(), [], 4)
    assert after == [list("abce"), list("dfgi"), list("hjkl")]
