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
KNOWN_PLAYS: Final = 5
"""Whoever has fewer rated plays without somebody is known through them alone, or nearly so: who is
known without them gains and loses less by them, and by all such people as by one."""
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


class Meetings(NamedTuple):
    """Whom somebody has met in rated plays, by person."""

    week: Mapping[str, int] = {}
    """How often within the week before."""
    apart: Mapping[str, int] = {}
    """How many plays of this kind each has had without them, as far as that matters."""


def people_in(play: RatedPlay) -> list[str]:
    return [seat.person for seat in play.seats if seat.person is not None]


def weighed(
    play: RatedPlay, before: Mapping[str, Standing], meetings: Mapping[str, Meetings]
) -> RatedPlay:
    """The play with how much it says about each person, from now on."""
    seats = [
        seat
        if seat.person is None
        else replace(seat, weight=weight_for(place, play, before, meetings))
        for place, seat in enumerate(play.seats)
    ]
    return play._replace(seats=seats)


def as_rated(play: RatedPlay, before: Mapping[str, Standing]) -> RatedPlay:
    """The play with what was thought of everybody before it; bots are as good as ever."""
    return play._replace(seats=[_known(play, seat, before) for seat in play.seats])


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
    own: int,
    play: RatedPlay,
    before: Mapping[str, Standing],
    meetings: Mapping[str, Meetings],
) -> float:
    """How much a play says about somebody: the mean of what the others there say."""
    others = [seat.person for place, seat in enumerate(play.seats) if place != own]
    me = play.seats[own].person or ""
    return sum(_says(me, other, before, meetings) for other in others) / len(others)


def _says(
    me: str, other: str | None, before: Mapping[str, Standing], meetings: Mapping[str, Meetings]
) -> float:
    if other is None:
        return 1.0
    apart = _apart(other, me, before, meetings)
    met = meetings.get(me, Meetings())
    if apart >= KNOWN_PLAYS or _apart(me, other, before, meetings) < KNOWN_PLAYS:
        return repeated(met.week.get(other, 0))
    return (apart + 1) / KNOWN_PLAYS * repeated(_with_strangers(met))


def _apart(
    one: str, other: str, before: Mapping[str, Standing], meetings: Mapping[str, Meetings]
) -> int:
    """How many plays somebody has had without another one."""
    met = meetings.get(other, Meetings())
    return met.apart.get(one, before.get(one, Standing()).plays)


def _with_strangers(met: Meetings) -> int:
    """How often somebody has met those within the week who are hardly known without them."""
    return sum(times for other, times in met.week.items() if met.apart.get(other, 0) < KNOWN_PLAYS)


def repeated(before: int) -> float:
    """The sixth play of two people within a week says less than the first five."""
    return min(1.0, FULL_PLAYS / (before + 1))


def seat_data(seat: RatedSeat) -> dict[str, Any]:
    """As it is kept."""
    return {name: value for name, value in vars(seat).items() if value is not None}
