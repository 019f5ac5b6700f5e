"""Who plays in a round and who rests, when not everybody finds a seat."""

from collections.abc import Sequence

from aquae.tournaments.groups import Groups
from aquae.tournaments.rounds import NOBODY, Rounds, rests


def parted(seats: int, names: Sequence[str], rounds: Rounds) -> tuple[list[str], list[str]]:
    """Who plays, and who rests: those who have rested least, the last of the list first.

    Fewer than a table seats play with bots beside them.
    """
    spare = len(names) % seats if len(names) > seats else 0
    rested = rests(rounds)
    from_the_end = sorted(range(len(names)), key=lambda place: (rested[names[place]], -place))
    resting = set(from_the_end[:spare])
    playing = [name for place, name in enumerate(names) if place not in resting]
    return playing, [names[place] for place in sorted(resting)]


def filled(groups: Groups, seats: int) -> Groups:
    """Groups with nobody on the seats that are left."""
    return [[*group, *[NOBODY] * (seats - len(group))] for group in groups]
