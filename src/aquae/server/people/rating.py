"""What a play makes of the ratings of those who played it. No input or output.

Places decide, by OpenSkill. Whoever has gone is rated by the chances they had at that moment: they
have won with that probability, and lost to everybody otherwise; so nobody gains by going, and
nobody loses by staying. What says little about skill weighs little.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import product
from math import prod
from typing import Any, Final, NamedTuple

from aquae.bots.skill import NEW, Skill, rated, skill_of_bot

FULL_PLAYS: Final = 5
"""So many plays of the same two people within a week count in full, those after them less."""
WEEK_MS: Final = 7 * 86_400_000
NEW_PLAYS: Final = 5
"""Whoever has played fewer rated plays is new; others gain and lose less by them."""
FIRST: Final = 0
LAST: Final = 99


@dataclass(frozen=True)
class RatedSeat:
    """Who sat there, how they finished, and what was thought of them before."""

    place: int
    person: str | None = None
    """None for a bot, and for somebody who wanted to be forgotten."""
    level: str | None = None
    """Of a bot."""
    chance: float | None = None
    """Of winning, when they went; None if they stayed."""
    mu: float = NEW.mu
    sigma: float = NEW.sigma
    weight: float | None = None
    """How much the play says about them; of a bot, and of nobody, nothing."""


class RatedPlay(NamedTuple):
    """A play that counts."""

    play: str
    """The id of its table."""
    game: str
    players: int
    over_at: int
    seats: list[RatedSeat]


class Standing(NamedTuple):
    """What is thought of somebody, after so many rated plays."""

    skill: Skill = NEW
    plays: int = 0


Together = Mapping[tuple[str, str], int]
"""How many rated plays two people have had within the week before, by both, sorted."""


def pair(one: str, other: str) -> tuple[str, str]:
    return (one, other) if one < other else (other, one)


def people_in(play: RatedPlay) -> list[str]:
    return [seat.person for seat in play.seats if seat.person is not None]


def pairs_in(play: RatedPlay) -> list[tuple[str, str]]:
    people = sorted(people_in(play))
    return [pair(one, other) for place, one in enumerate(people) for other in people[place + 1 :]]


def as_rated(play: RatedPlay, before: Mapping[str, Standing], together: Together) -> RatedPlay:
    """The play with what was thought of everybody before it; bots are as good as ever."""
    seats = [_known(play, seat, before) for seat in play.seats]
    weights = [_weight(place, play, before, together) for place in range(len(seats))]
    pairs = zip(seats, weights, strict=True)
    return play._replace(seats=[replace(seat, weight=weight) for seat, weight in pairs])


def _weight(
    own: int, play: RatedPlay, before: Mapping[str, Standing], together: Together
) -> float | None:
    """What it was when somebody counted who has gone since, and of whom nothing is known."""
    seat = play.seats[own]
    if seat.person is None:
        return None
    if seat.weight is not None and any(map(_is_nobody, play.seats)):
        return seat.weight
    return weight_for(own, play, before, together)


def _is_nobody(seat: RatedSeat) -> bool:
    return seat.person is None and seat.level is None


def _known(play: RatedPlay, seat: RatedSeat, before: Mapping[str, Standing]) -> RatedSeat:
    if seat.person is not None:
        skill = before.get(seat.person, Standing()).skill
    elif seat.level is not None:
        skill = skill_of_bot(play.game, play.players, seat.level)
    else:
        return seat
    return replace(seat, mu=skill.mu, sigma=skill.sigma)


def after(play: RatedPlay, before: Mapping[str, Standing]) -> dict[str, Standing]:
    """What is thought of each person after a play that knows what was thought before."""
    skills = [Skill(seat.mu, seat.sigma) for seat in play.seats]
    found = expected(skills, play.seats)
    return {
        seat.person: Standing(
            skills[place].moved(found[place], seat.weight or 0.0),
            before.get(seat.person, Standing()).plays + 1,
        )
        for place, seat in enumerate(play.seats)
        if seat.person is not None
    }


def expected(skills: list[Skill], seats: list[RatedSeat]) -> list[Skill]:
    """The skills after all that may have become of those who went, each as likely as it was."""
    gone = [place for place, seat in enumerate(seats) if seat.chance is not None]
    found = [Skill(0.0, 0.0) for _ in seats]
    for ways in product((True, False), repeat=len(gone)):
        won = dict(zip(gone, ways, strict=True))
        likely = prod(_likely(seats[place].chance, won[place]) for place in gone)
        places = [
            (FIRST if won[place] else LAST) if place in won else seat.place
            for place, seat in enumerate(seats)
        ]
        for place, skill in enumerate(rated(skills, places)):
            total = found[place]
            found[place] = Skill(total.mu + likely * skill.mu, total.sigma + likely * skill.sigma)
    return found


def _likely(chance: float | None, won: bool) -> float:
    chance = chance or 0.0
    return chance if won else 1.0 - chance


def weight_for(
    own: int, play: RatedPlay, before: Mapping[str, Standing], together: Together
) -> float:
    """How much a play says about somebody: the mean of what the others there say."""
    others = [seat for place, seat in enumerate(play.seats) if place != own]
    me = play.seats[own].person or ""
    return sum(_says(me, seat.person, before, together) for seat in others) / len(others)


def _says(me: str, other: str | None, before: Mapping[str, Standing], together: Together) -> float:
    if other is None:
        return 1.0
    return _newness(me, other, before) * repeated(together.get(pair(me, other), 0))


def _newness(me: str, other: str, before: Mapping[str, Standing]) -> float:
    """Accounts made to be beaten are of little use."""
    theirs = before.get(other, Standing()).plays
    if theirs >= NEW_PLAYS or before.get(me, Standing()).plays <= theirs:
        return 1.0
    return (theirs + 1) / NEW_PLAYS


def repeated(before: int) -> float:
    """The sixth play of two people within a week says less than the first five."""
    return min(1.0, FULL_PLAYS / (before + 1))


def seat_data(seat: RatedSeat) -> dict[str, Any]:
    """As it is kept."""
    return {name: value for name, value in vars(seat).items() if value is not None}
