"""Swiss system: those who stand alike meet, and nobody meets the same again while avoidable."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from aquae.tournaments.groups import cheapest
from aquae.tournaments.matching import Matching
from aquae.tournaments.resting import filled, parted
from aquae.tournaments.rounds import Round, Rounds, meetings, rests
from aquae.tournaments.seats import all_seated
from aquae.tournaments.standings import points_of

AGAIN: Final = 1000
"""Meeting once more costs more than any difference of points."""

Met = Counter[frozenset[str]]


def swiss_round(seats: int, ranked: Sequence[str], rounds: Rounds) -> Round:
    """The next round of those who are still in it, the best first."""
    if seats == 2 and len(ranked) > 1:
        return _pairs(ranked, rounds)
    playing, byes = parted(seats, ranked, rounds)
    met, points = meetings(rounds), points_of(rounds)

    def cost(one: str, other: str) -> int:
        return AGAIN * met[frozenset((one, other))] ** 2 + (points[one] - points[other]) ** 2

    groups = cheapest([playing, *_dealt(playing, seats)], seats, cost)
    return Round(all_seated(filled(groups, seats), rounds), byes)


def _dealt(names: Sequence[str], seats: int) -> list[list[str]]:
    """The names as cards are dealt: another beginning, for when neighbours have met already."""
    tables = max(1, len(names) // seats)
    return [[name for start in range(tables) for name in names[start::tables]]]


def _pairs(ranked: Sequence[str], rounds: Rounds) -> Round:
    """Everybody with the next in the standings whom they have met least, so that all find one."""
    met = meetings(rounds)
    for most in range(len(rounds) + 1):
        for resting in _who_may_rest(ranked, rounds):
            names = [name for name in ranked if name != resting]
            found = _paired(names, met, most)
            if found is not None:
                return Round(all_seated(found, rounds), [] if resting is None else [resting])
    raise AssertionError("nobody has met anybody oftener than there were rounds")


def _who_may_rest(ranked: Sequence[str], rounds: Rounds) -> list[str | None]:
    """Nobody among an even number; else those who have rested least, the last first."""
    if len(ranked) % 2 == 0:
        return [None]
    rested = rests(rounds)
    least = min(rested[name] for name in ranked)
    return [name for name in reversed(ranked) if rested[name] == least]


def _paired(names: Sequence[str], met: Met, most: int) -> list[list[str]] | None:
    """Pairs of people who have met no oftener than this; None if somebody would be left over."""
    places = range(len(names))
    edges = [
        [other for other in places if other != one and _times(met, names, one, other) <= most]
        for one in places
    ]
    matching = Matching(edges)
    if not matching.is_perfect():
        return None
    for one in places:
        # As few meetings as possible, then the next in the standings.
        order = [(_times(met, names, one, other), other) for other in edges[one]]
        for _, other in sorted(order):
            if not matching.fixed & {one, other} and matching.fix(one, other):
                break
    return [[names[one], names[other]] for one, other in enumerate(matching.mate) if one < other]


def _times(met: Met, names: Sequence[str], one: int, other: int) -> int:
    return met[frozenset((names[one], names[other]))]
