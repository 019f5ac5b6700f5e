"""Arena: whoever is free plays, with those who stand alike and whom they have not just met."""

from collections.abc import Sequence
from typing import Final

from aquae.tournaments.groups import cheapest
from aquae.tournaments.rounds import Match, Round, Rounds, matches_of, meetings
from aquae.tournaments.seats import all_seated
from aquae.tournaments.standings import points_of

JUST_MET: Final = 1_000_000
AGAIN: Final = 100


def arena_round(seats: int, ranked: Sequence[str], rounds: Rounds) -> Round:
    """Tables for those who are free; none while it is better to wait for somebody else.

    Two who have just played would otherwise always meet again.
    """
    busy = {
        name for match in matches_of(rounds) if match.places is None for name in match.entrants()
    }
    free = [name for name in ranked if name not in busy]
    if len(free) < seats or (len(free) < 2 * seats and len(free) < len(ranked)):
        return Round([])
    playing = _longest_waiting(free, len(free) // seats * seats, rounds)
    met, points, last = meetings(rounds), points_of(rounds), _last_tables(rounds)

    def cost(one: str, other: str) -> int:
        just = one in last and other in last[one].seats and last[one] == last.get(other)
        again = AGAIN * met[frozenset((one, other))]
        return JUST_MET * just + again + abs(points[one] - points[other])

    return Round(all_seated(cheapest([playing], seats, cost), rounds))


def _longest_waiting(free: Sequence[str], many: int, rounds: Rounds) -> list[str]:
    """So many of those who are free, as they stand; whoever has played least comes first."""
    played = {name: sum(name in match.seats for match in matches_of(rounds)) for name in free}
    chosen = set(sorted(free, key=lambda name: played[name])[:many])
    return [name for name in free if name in chosen]


def _last_tables(rounds: Rounds) -> dict[str, Match]:
    return {name: match for match in matches_of(rounds) for name in match.entrants()}
