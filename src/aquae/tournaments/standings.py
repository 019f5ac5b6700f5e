"""Who stands where: points, and what parts those who have as many.

A table gives a point for everybody whom one leaves behind and half a point for everybody who is
equal. A bye is worth half of what a table could give, a walk-over all of it. Who has as many points
is parted by, in this order: the points of all whom they have met; the points of those whom they
have left behind, and half of those who were equal; tables won, shared ones in part; and in a
knock-out before everything else how far they came. Who is still equal shares the place.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from aquae.tournaments.knockout import survivors
from aquae.tournaments.rounds import NOBODY, Kind, Match, Round, Rounds


class Standing(NamedTuple):
    """What somebody has reached. Points of all kinds are counted in halves."""

    name: str
    place: int
    halves: int
    opponents: int
    """Halves of all whom they have met."""
    beaten: int
    """Halves of those whom they have left behind, twice, and of those who were equal."""
    won: float
    """Tables won; of one that several have won a part."""
    played: int
    reached: int
    """Rounds survived in a knock-out."""

    def worth(self) -> tuple[float, ...]:
        return (self.reached, self.halves, self.opponents, self.beaten, round(self.won, 6))


def shares(places: Sequence[int]) -> list[float]:
    """Each seat's share of a victory."""
    winners = sum(place == 1 for place in places)
    return [1 / winners if place == 1 else 0.0 for place in places]


def halves_at(places: Sequence[int], seat: int) -> int:
    """The half points that a table gives a seat."""
    own = places[seat]
    others = [place for other, place in enumerate(places) if other != seat]
    return sum(2 * (own < place) + (own == place) for place in others)


def points_of(rounds: Rounds) -> "Counter[str]":
    """The half points of everybody so far."""
    found: Counter[str] = Counter()
    for one in rounds:
        for match in one.matches:
            for seat, name in enumerate(match.seats if match.places else ()):
                found[name] += halves_at(match.places or (), seat)
        for name in one.byes:
            found[name] += _seats(one) - 1
        for name in one.walkovers:
            found[name] += 2 * (_seats(one) - 1)
    del found[NOBODY]
    return found


def _seats(one: Round) -> int:
    return len(one.matches[0].seats) if one.matches else 2


def standings(kind: Kind, seats: int, entrants: Sequence[str], rounds: Rounds) -> list[Standing]:
    """Everybody, the best first; the order of those who share a place is that of the entrants."""
    points = points_of(rounds)
    reached = _reached(seats, entrants, rounds) if kind == "knockout" else {}
    sums: defaultdict[str, list[float]] = defaultdict(lambda: [0, 0, 0, 0])
    for match in _finished(rounds):
        for name, *values in _from_table(match, points):
            sums[name] = [old + new for old, new in zip(sums[name], values, strict=True)]
    found = [
        Standing(name, 0, points[name], *_counted(sums[name]), reached.get(name, 0))
        for name in entrants
    ]
    found.sort(key=Standing.worth, reverse=True)
    worths = [one.worth() for one in found]
    return [one._replace(place=1 + worths.index(one.worth())) for one in found]


def _counted(values: Sequence[float]) -> tuple[int, int, float, int]:
    opponents, beaten, won, played = values
    return int(opponents), int(beaten), won, int(played)


def _finished(rounds: Rounds) -> Iterator[Match]:
    return (match for one in rounds for match in one.matches if match.places is not None)


def _from_table(
    match: Match, points: "Counter[str]"
) -> Iterator[tuple[str, float, float, float, int]]:
    """What a table adds for each of its entrants."""
    places = match.places or ()
    for seat, name in enumerate(match.seats):
        if name == NOBODY:
            continue
        others = [(points[who], place) for who, place in zip(match.seats, places, strict=True)]
        del others[seat]
        met = sum(halves for halves, _ in others)
        beaten = sum(
            halves * (2 * (places[seat] < place) + (places[seat] == place))
            for halves, place in others
        )
        yield name, met, beaten, shares(places)[seat], 1


def _reached(seats: int, seeded: Sequence[str], rounds: Rounds) -> dict[str, int]:
    """How many rounds each has survived."""
    found = dict.fromkeys(seeded, 0)
    over = [one for one in rounds if one.is_over()]
    for number in range(1, len(over) + 1):
        for name in survivors(seats, seeded, over[:number]):
            found[name] = number
    return found
