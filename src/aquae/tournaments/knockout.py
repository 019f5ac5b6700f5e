"""Knock-out: the best of each table go on, until one is left."""

from collections.abc import Sequence

from aquae.tournaments.groups import Groups
from aquae.tournaments.resting import filled
from aquae.tournaments.rounds import NOBODY, Match, Round, Rounds
from aquae.tournaments.seats import all_seated


def going_on(seats: int, is_final: bool) -> int:
    """How many of a table go on: one, and of four two, but for the last table."""
    return 2 if seats == 4 and not is_final else 1


def survivors(seats: int, seeded: Sequence[str], rounds: Rounds) -> list[str]:
    """Who is still in it after these rounds, which are over, in the order of their seeds."""
    left = list(seeded)
    for one in rounds:
        is_final = len(left) <= seats
        out = {name for match in one.matches for name in _beaten(match, seats, is_final, left)}
        left = [name for name in left if name not in out]
    return left


def _beaten(match: Match, seats: int, is_final: bool, seeded: Sequence[str]) -> set[str]:
    """Who goes out at a table: of those who are equal, whoever was seeded lower."""
    places = match.places or ()
    at = dict(zip(match.seats, places, strict=True))
    order = sorted(match.entrants(), key=lambda name: (at[name], seeded.index(name)))
    return set(order[going_on(seats, is_final) :])


def knockout_round(
    seats: int, seeded: Sequence[str], active: Sequence[str], rounds: Rounds
) -> Round | None:
    """The next round; None once one is left."""
    still = set(active)
    left = [name for name in survivors(seats, seeded, rounds) if name in still]
    if len(left) <= 1:
        return None
    tables = _tables(len(left), seats)
    playing = left[max(0, len(left) - tables * seats) :]
    byes = left[: len(left) - len(playing)]
    return Round(all_seated(filled(_snake(playing, tables), seats), rounds), byes)


def _tables(entrants: int, seats: int) -> int:
    """So many tables that the next round is one in which everybody plays."""
    if entrants <= seats:
        return 1
    staying = going_on(seats, False)
    target = seats
    while target * seats // staying <= entrants:
        target = target * seats // staying
    if target == entrants:
        return entrants // seats
    going = seats - staying
    return -(-(entrants - target) // going)


def _snake(names: Sequence[str], tables: int) -> Groups:
    """The best at tables of their own, and the strongest beside the weakest."""
    groups: Groups = [[] for _ in range(tables)]
    for place, name in enumerate(names):
        row, column = divmod(place, tables)
        groups[tables - 1 - column if row % 2 else column].append(name)
    return groups


def winner(seats: int, seeded: Sequence[str], active: Sequence[str], rounds: Rounds) -> str:
    """Who is left."""
    still = set(active)
    left = [name for name in survivors(seats, seeded, rounds) if name in still]
    return left[0] if left else NOBODY
