"""What a tournament is made of, and what can be read off its rounds."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final, Literal, NamedTuple

Kind = Literal["robin", "swiss", "knockout", "arena"]
"""All meet all; those who stand alike meet; who loses is out; who is free plays."""

NOBODY: Final = ""
"""Sits where an entrant is missing: a bot that takes no part in the tournament."""


class Match(NamedTuple):
    """One table of a round: who sits where, and how they finished."""

    seats: tuple[str, ...]
    places: tuple[int, ...] | None = None
    """By seat, 1 for the best; who is equal shares. None while it is played."""

    def entrants(self) -> list[str]:
        return [name for name in self.seats if name != NOBODY]


class Round(NamedTuple):
    """Tables that are played at the same time, and who has none."""

    matches: list[Match]
    byes: Sequence[str] = ()
    """Who rests, because the others fill the tables."""
    walkovers: Sequence[str] = ()
    """Whose opponent has gone: they win without playing."""

    def is_over(self) -> bool:
        return all(match.places is not None for match in self.matches)


Rounds = Sequence[Round]


def matches_of(rounds: Rounds) -> Iterable[Match]:
    return (match for one in rounds for match in one.matches)


def meetings(rounds: Rounds) -> "Counter[frozenset[str]]":
    """How often each two have sat at one table."""
    return Counter(
        frozenset(pair)
        for match in matches_of(rounds)
        for pair in combinations(match.entrants(), 2)
    )


def rests(rounds: Rounds) -> "Counter[str]":
    """How often each had no table."""
    return Counter(name for one in rounds for name in (*one.byes, *one.walkovers))


def sittings(rounds: Rounds) -> "Counter[tuple[str, int]]":
    """How often each has sat on which seat."""
    return Counter(
        (name, seat) for match in matches_of(rounds) for seat, name in enumerate(match.seats)
    )
