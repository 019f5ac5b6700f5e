"""Who sits where: seats are not worth the same, so everybody has each equally often."""

from collections.abc import Mapping, Sequence
from itertools import combinations, islice, permutations
from math import comb

from aquae.tournaments.rounds import NOBODY, Match, Rounds, sittings


def lineup(entrants: Sequence[str], players: int, number: int) -> list[str]:
    """Who sits where in a game of an endless series: everybody on every seat equally often.

    Each group of as many as there are seats plays once with everybody on each seat, then the next;
    after all groups everybody has met everybody equally often. Where there are fewer entrants than
    seats, some sit on several.
    """
    chosen = _group(entrants, players, number // players)
    shift = number % players
    return [*chosen[shift:], *chosen[:shift]]


def _group(entrants: Sequence[str], players: int, number: int) -> list[str]:
    if len(entrants) <= players + 1:
        # These are all the groups there are, and in this order files have them.
        return [entrants[(number + place) % len(entrants)] for place in range(players)]
    which = number % comb(len(entrants), players)
    return list(next(islice(combinations(entrants, players), which, None)))


def seated(group: Sequence[str], sat: Mapping[tuple[str, int], int]) -> Match:
    """A group round its table, each where they have sat least; the first of equals as they come."""

    def burden(order: tuple[str, ...]) -> tuple[int, ...]:
        """The most that anybody has had of their seat comes first, then all together."""
        times = [_excess(name, seat, len(order), sat) for seat, name in enumerate(order)]
        return (sum(time * time for time in times), *times)

    return Match(min(permutations(group), key=burden))


def _excess(name: str, seat: int, seats: int, sat: Mapping[tuple[str, int], int]) -> int:
    """How much oftener somebody will have had a seat than the one that they had least."""
    if name == NOBODY:
        return 0
    return 1 + sat.get((name, seat), 0) - min(sat.get((name, other), 0) for other in range(seats))


def all_seated(groups: Sequence[Sequence[str]], rounds: Rounds) -> list[Match]:
    """The tables of a round."""
    sat = sittings(rounds)
    return [seated(group, sat) for group in groups]
