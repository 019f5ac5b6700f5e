"""What holds in every round of every tournament, whoever wins."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aquae.tournaments.groups import cost_of
from aquae.tournaments.knockout import survivors
from aquae.tournaments.matching import Matching
from aquae.tournaments.pairing import next_round, usual_rounds
from aquae.tournaments.robin import cycle
from aquae.tournaments.rounds import (
    NOBODY,
    Kind,
    Match,
    Round,
    matches_of,
    meetings,
    rests,
    sittings,
)
from aquae.tournaments.seats import lineup, seated
from aquae.tournaments.standings import points_of, standings

Draw = Callable[[st.SearchStrategy[int]], int]
SEATS = st.integers(2, 4)
FIELD = st.integers(2, 18)
KINDS = ("robin", "swiss", "knockout")
EXACT = {(4, 3), (5, 3), (6, 3), (9, 3), (5, 4), (8, 4), (16, 4)}


def names(count: int) -> list[str]:
    return [f"e{number}" for number in range(count)]


def played(one: Round, draw: Draw) -> Round:
    """A round that is over, with any places that there can be."""
    matches = []
    for match in one.matches:
        points = [draw(st.integers(0, 3)) for _ in match.seats]
        places = tuple(1 + sum(other > own for other in points) for own in points)
        matches.append(match._replace(places=places))
    return one._replace(matches=matches)


def whole(
    draw: Draw, kind: Kind, seats: int, count: int, most: int, leaving: bool = False
) -> tuple[list[Round], list[set[str]]]:
    """All rounds of a tournament, and who was in it in each; some may leave."""
    rounds: list[Round] = []
    present: list[set[str]] = []
    active = names(count)
    while (one := next_round(kind, seats, names(count), active, rounds, most)) is not None:
        rounds.append(played(one, draw))
        present.append(set(active))
        assert len(rounds) < 200
        if leaving and draw(st.integers(0, 3)) == 0:
            active = [name for name in active if draw(st.integers(0, 4))]
    return rounds, present


@pytest.mark.parametrize("kind", KINDS)
@given(st.data(), SEATS, FIELD, st.booleans())
@settings(max_examples=60, deadline=None)
def test_everybody_plays_once_a_round_or_rests(
    kind: Kind, data: st.DataObject, seats: int, count: int, leaving: bool
) -> None:
    rounds, present = whole(data.draw, kind, seats, count, 7, leaving)
    for number, one in enumerate(rounds):
        there = [name for match in one.matches for name in match.entrants()]
        there += [*one.byes, *one.walkovers]
        assert len(there) == len(set(there)), "nobody meets themselves or is in two places"
        expected = present[number]
        if kind == "knockout":
            expected &= set(survivors(seats, names(count), rounds[:number]))
        assert set(there) == expected
        assert all(len(match.seats) == seats for match in one.matches)
        assert all(match.entrants() for match in one.matches)


@given(FIELD, st.integers(1, 2))
def test_between_two_all_meet_equally_often_and_sit_everywhere(count: int, times: int) -> None:
    most = times * cycle(count, 2)
    rounds, _ = whole(lambda _: 0, "robin", 2, count, most)
    assert len(rounds) == times * (count - 1 + count % 2)
    met = meetings(rounds)
    assert {met[frozenset(pair)] for pair in combinations(names(count), 2)} == {times}
    assert len({rests(rounds)[name] for name in names(count)}) == 1
    sat = sittings(rounds)
    assert all(abs(sat[name, 0] - sat[name, 1]) <= 1 for name in names(count))


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("count", range(3, 17))
def test_at_larger_tables_all_meet_nearly_equally_often(seats: int, count: int) -> None:
    """Equally often in whole numbers is not always possible there."""
    most = min(cycle(count, seats), 15)
    rounds, _ = whole(lambda _: 0, "robin", seats, count, most)
    met = meetings(rounds)
    times = [met[frozenset(pair)] for pair in combinations(names(count), 2)]
    assert max(times) - min(times) <= (0 if (count, seats) in EXACT else 3)
    rested = [rests(rounds)[name] for name in names(count)]
    assert max(rested) - min(rested) <= 1


@given(st.data(), FIELD, st.integers(1, 9))
@settings(max_examples=150, deadline=None)
def test_swiss_pairs_do_not_repeat_while_avoidable(
    data: st.DataObject, count: int, most: int
) -> None:
    rounds, _ = whole(data.draw, "swiss", 2, count, most)
    for number, one in enumerate(rounds):
        met = meetings(rounds[:number])
        again = [match for match in one.matches if met[frozenset(match.seats)]]
        if again:
            assert not can_avoid(names(count), rounds[:number])
    for number in range(1, len(rounds) + 1):
        rested = [rests(rounds[:number])[name] for name in names(count)]
        assert max(rested) - min(rested) <= 1


def can_avoid(field: list[str], rounds: list[Round]) -> bool:
    """Whether there is a round without repetition: found by trying everything."""
    met, rested = meetings(rounds), rests(rounds)
    least = min(rested[name] for name in field)

    def paired(left: list[str]) -> bool:
        if not left:
            return True
        first, *others = left
        return any(
            not met[frozenset((first, other))]
            and paired([name for name in others if name != other])
            for other in others
        )

    if len(field) % 2 == 0:
        return paired(field)
    resting = [name for name in field if rested[name] == least]
    return any(paired([name for name in field if name != one]) for one in resting)


@given(st.data(), st.integers(3, 4), st.integers(4, 16), st.integers(1, 5))
@settings(max_examples=40, deadline=None)
def test_no_exchange_would_spare_a_repetition_at_larger_tables(
    data: st.DataObject, seats: int, count: int, most: int
) -> None:
    rounds, _ = whole(data.draw, "swiss", seats, count, most)
    met = meetings(rounds[:-1])

    def cost(one: str, other: str) -> int:
        return met[frozenset((one, other))] ** 2

    groups = [match.entrants() for match in rounds[-1].matches]
    before = cost_of(groups, cost)
    for one, other in combinations(range(len(groups)), 2):
        for place, name in enumerate(groups[one]):
            for where, another in enumerate(groups[other]):
                groups[one][place], groups[other][where] = another, name
                assert cost_of(groups, cost) >= before
                groups[one][place], groups[other][where] = name, another


@given(st.data(), SEATS, FIELD, st.booleans())
@settings(max_examples=100, deadline=None)
def test_a_knock_out_ends_with_one(
    data: st.DataObject, seats: int, count: int, leaving: bool
) -> None:
    rounds, _ = whole(data.draw, "knockout", seats, count, 0, leaving)
    if not leaving:
        assert len(survivors(seats, names(count), rounds)) == 1
        first = standings("knockout", seats, names(count), rounds)
        assert [one.place for one in first].count(1) == 1
        assert [first[0].name] == survivors(seats, names(count), rounds)
        # After the first round nobody is spared.
        assert seats != 2 or not any(one.byes for one in rounds[1:])


@pytest.mark.parametrize("kind", KINDS)
@given(st.data(), SEATS, st.integers(4, 16))
@settings(max_examples=40, deadline=None)
def test_seats_even_out(kind: Kind, data: st.DataObject, seats: int, count: int) -> None:
    rounds, _ = whole(data.draw, kind, seats, count, 12)
    sat = sittings(rounds)
    for name in names(count):
        times = [sat[name, seat] for seat in range(seats)]
        assert max(times) - min(times) <= 3


def test_in_the_circle_seats_are_even_after_any_round() -> None:
    for count in range(4, 17):
        rounds: list[Round] = []
        for _ in range(3 * count):
            one = next_round("robin", 2, names(count), names(count), rounds, 3 * count)
            assert one is not None
            rounds.append(one)
            sat = sittings(rounds)
            assert all(abs(sat[name, 0] - sat[name, 1]) <= 2 for name in names(count))


@given(st.permutations(range(4)), st.lists(st.integers(0, 5), min_size=4, max_size=4))
def test_whoever_has_sat_first_most_often_sits_elsewhere(
    order: list[int], often: list[int]
) -> None:
    group = [f"e{number}" for number in order]
    sat = {(f"e{number}", 0): often[number] for number in range(4)}
    first = seated(group, sat).seats[0]
    assert sat[first, 0] == min(often)


@given(st.data(), SEATS, st.integers(2, 12))
@settings(max_examples=60, deadline=None)
def test_in_an_arena_whoever_is_free_plays_soon_and_not_at_once_again(
    data: st.DataObject, seats: int, count: int
) -> None:
    rounds: list[Round] = []
    for _ in range(30):
        one = next_round("arena", seats, names(count), names(count), rounds, 0)
        assert one is not None
        busy = {name for m in matches_of(rounds) if m.places is None for name in m.entrants()}
        new = [name for match in one.matches for name in match.seats]
        assert len(new) == len(set(new))
        assert not busy & set(new)
        free = count - len(busy) - len(new)
        assert free < 2 * seats
        if not busy:
            assert count < seats or new
        rounds.append(one)
        rounds = finished_some(rounds, data.draw)
    if count >= 3 * seats:
        assert len(meetings(rounds)) > count


def finished_some(rounds: list[Round], draw: Draw) -> list[Round]:
    """One of the tables that are played ends, or several."""
    return [
        one._replace(
            matches=[
                match
                if match.places is not None or draw(st.booleans())
                else match._replace(places=(1, *[2] * (len(match.seats) - 1)))
                for match in one.matches
            ]
        )
        for one in rounds
    ]


@given(st.integers(0, 14), st.data())
@settings(max_examples=200, deadline=None)
def test_a_matching_is_as_large_as_any(size: int, data: st.DataObject) -> None:
    pairs = [pair for pair in combinations(range(size), 2) if data.draw(st.booleans())]
    edges = [[b if a == node else a for a, b in pairs if node in (a, b)] for node in range(size)]
    matching = Matching(edges)
    is_perfect = matching.is_perfect()
    for node, mate in enumerate(matching.mate):
        assert mate == -1 or (matching.mate[mate] == node and mate in edges[node])
    found = sum(mate != -1 for mate in matching.mate) // 2
    assert found == largest(frozenset(range(size)), pairs, {})
    assert is_perfect == (2 * found == size)


def largest(
    left: frozenset[int], pairs: list[tuple[int, int]], known: dict[frozenset[int], int]
) -> int:
    if len(left) < 2:
        return 0
    if left not in known:
        first = min(left)
        rest = left - {first}
        found = largest(rest, pairs, known)
        for one, other in pairs:
            if first in (one, other) and {one, other} <= left:
                found = max(found, 1 + largest(rest - {one, other}, pairs, known))
        known[left] = found
    return known[left]


@pytest.mark.parametrize("count", range(2, 7))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_a_series_everybody_sits_everywhere_and_meets_everybody_equally_often(
    count: int, players: int
) -> None:
    field = names(count)
    tables = [lineup(field, players, number) for number in range(players * 60)]
    sat = Counter((name, seat) for table in tables for seat, name in enumerate(table))
    assert len({sat[name, seat] for name in field for seat in range(players)}) == 1
    met = Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))
    assert len({met[frozenset(pair)] for pair in combinations(field, 2)}) == 1


def test_whose_opponent_has_gone_wins_without_playing() -> None:
    one = next_round("robin", 2, names(4), ["e0", "e1", "e2"], [], 3)
    assert one is not None
    assert len(one.walkovers) == 1
    assert points_of([one])[one.walkovers[0]] == 2
    assert len(one.matches) == 1


def test_fewer_than_a_table_seats_play_with_bots_beside_them() -> None:
    one = next_round("swiss", 4, names(3), names(3), [], 3)
    assert one is not None
    assert sorted(one.matches[0].seats) == [NOBODY, *names(3)]
    assert not one.byes


def test_a_tournament_of_one_is_over() -> None:
    for kind in ("robin", "swiss", "knockout", "arena"):
        assert next_round(kind, 2, names(1), names(1), [], 3) is None


def test_usually_there_are_as_many_rounds_as_it_takes() -> None:
    assert usual_rounds("robin", 2, 8) == 7
    assert usual_rounds("robin", 4, 16) == 5
    assert usual_rounds("robin", 3, 9) == 4
    assert usual_rounds("swiss", 2, 8) == 3
    assert usual_rounds("swiss", 2, 9) == 4


def test_of_those_who_are_equal_at_a_table_the_better_seed_goes_on() -> None:
    rounds = [Round([Match(("e1", "e0"), (1, 1)), Match(("e2", "e3"), (2, 1))])]
    assert survivors(2, names(4), rounds) == ["e0", "e3"]
