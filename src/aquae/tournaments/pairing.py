"""The next round of a tournament of any kind."""

from collections.abc import Sequence

from aquae.tournaments.arena import arena_round
from aquae.tournaments.knockout import knockout_round
from aquae.tournaments.robin import cycle, robin_round
from aquae.tournaments.rounds import Kind, Round, Rounds
from aquae.tournaments.standings import standings
from aquae.tournaments.swiss import swiss_round


def usual_rounds(kind: Kind, seats: int, entrants: int) -> int:
    """How many rounds it takes: until all have met, or until the best stand out."""
    if kind == "robin":
        return cycle(entrants, seats)
    return max(1, (entrants - 1).bit_length())


def next_round(
    kind: Kind,
    seats: int,
    entrants: Sequence[str],
    active: Sequence[str],
    rounds: Rounds,
    most: int,
) -> Round | None:
    """Who meets now; None when the tournament is over.

    All rounds before must be over, but in an arena, where an empty round says that it is better to
    wait. `most` is the number of rounds of a round robin or a Swiss system; an arena ends by itself
    only when nobody is left to play.
    """
    if len(active) < 2 and kind != "knockout":
        return None
    if kind == "knockout":
        return knockout_round(seats, entrants, active, rounds)
    if kind == "robin":
        return robin_round(seats, entrants, active, rounds) if len(rounds) < most else None
    still = set(active)
    ranked = [one.name for one in standings(kind, seats, entrants, rounds) if one.name in still]
    if kind == "arena":
        return arena_round(seats, ranked, rounds)
    return swiss_round(seats, ranked, rounds) if len(rounds) < most else None
