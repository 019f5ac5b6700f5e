"""Round robin: everybody meets everybody equally often."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from hashlib import sha256
from itertools import combinations
from math import gcd
from typing import Final

from aquae.tournaments.groups import Groups, cheapest
from aquae.tournaments.resting import filled, parted
from aquae.tournaments.rounds import (
    NOBODY,
    Match,
    Round,
    Rounds,
    matches_of,
    meetings,
    rests,
)
from aquae.tournaments.seats import all_seated

BEGINNINGS: Final = 24
"""From so many orders the search for a round at larger tables begins."""


def cycle(entrants: int, seats: int) -> int:
    """After so many rounds all can have met equally often, and rested equally often."""
    if entrants <= seats:
        return 1
    if (entrants, seats) == (6, 3):
        return 10  # five would be enough to count, but there are no such five
    playing = entrants // seats * seats
    met_in_a_round = playing * (seats - 1) // 2
    pairs = entrants * (entrants - 1) // 2
    rounds = pairs // gcd(pairs, met_in_a_round)
    resting = entrants - playing
    fair = entrants // gcd(entrants, resting) if resting else 1
    return rounds * fair // gcd(rounds, fair)


def robin_round(
    seats: int, entrants: Sequence[str], active: Sequence[str], rounds: Rounds
) -> Round:
    """The next round; between two it is the circle that has always been used."""
    if seats == 2:
        return _with_walkovers(circle(entrants, len(rounds)), set(active))
    if len(active) <= 2 * seats:
        return _by_trying(seats, active, rounds)
    beginnings = _shuffled(active, len(rounds), BEGINNINGS)
    _, byes = parted(seats, beginnings[0], rounds)
    resting, met = set(byes), meetings(rounds)
    groups = cheapest(
        [[name for name in names if name not in resting] for names in beginnings],
        seats,
        lambda one, other: met[frozenset((one, other))] ** 2,
    )
    return Round(all_seated(groups, rounds), byes)


def _by_trying(seats: int, active: Sequence[str], rounds: Rounds) -> Round:
    """Of all that few can play, what they have played least, by whom and with whom."""
    met, rested = meetings(rounds), rests(rounds)
    tables = Counter(frozenset(match.seats) for match in matches_of(rounds))

    def wear(groups: Groups) -> tuple[int, ...]:
        there = {name for group in groups for name in group}
        tired = sum(rested[name] for name in active if name not in there)
        again = sum(tables[frozenset(group)] for group in groups)
        pairs = [frozenset(pair) for group in groups for pair in combinations(group, 2)]
        return tired, again, sum(met[pair] for pair in pairs)

    best = min(_all_groups(list(active), seats), key=wear)
    there = {name for group in best for name in group}
    byes = [name for name in active if name not in there]
    return Round(all_seated(filled(best, seats), rounds), byes)


def _all_groups(names: list[str], seats: int) -> Iterator[Groups]:
    """Every way to fill one table, or two."""
    if len(names) < seats:
        yield [names]
        return
    for group in combinations(names, seats):
        others = [name for name in names if name not in group]
        if len(others) < seats:
            yield [list(group)]
        elif names[0] in group:
            yield [list(group), others]


def circle(entrants: Sequence[str], number: int) -> Round:
    """A round of the circle: all but one move on by a place.

    From round to round everybody changes seats, but for once, and with each cycle all do.
    """
    size = len(entrants) - 1 + len(entrants) % 2
    turns, place = divmod(number, size)
    pairs = [
        ((place + step) % size, (place - step) % size) for step in range(1, (size - 1) // 2 + 1)
    ]
    byes = [entrants[place]] if len(entrants) % 2 else []
    if not byes:
        fixed = len(entrants) - 1
        pairs.append((fixed, place) if place % 2 else (place, fixed))
    # Who is met at an even distance begins: the distance to everybody changes by one each round.
    pairs[1 : (size - 1) // 2 : 2] = [pair[::-1] for pair in pairs[1 : (size - 1) // 2 : 2]]
    matches = [Match((entrants[one], entrants[other])) for one, other in pairs]
    if turns % 2:
        matches = [Match(match.seats[::-1]) for match in matches]
    return Round(matches, byes)


def _with_walkovers(planned: Round, active: set[str]) -> Round:
    """Whoever was to meet somebody who has gone wins without playing."""
    both = [match for match in planned.matches if active.issuperset(match.seats)]
    alone = [
        name
        for match in planned.matches
        for name in match.seats
        if match not in both and name in active and name != NOBODY
    ]
    return Round(both, [name for name in planned.byes if name in active], alone)


def _shuffled(names: Sequence[str], number: int, many: int) -> list[list[str]]:
    """The names in several orders; the same ones whenever the round is made."""

    def key(again: int, place: int) -> str:
        return sha256(f"{number}/{again}/{place}".encode()).hexdigest()

    return [
        [names[place] for place in sorted(range(len(names)), key=partial(key, again))]
        for again in range(many)
    ]
