"""Leagues: seasons of round robins in divisions, then up and down."""

from collections.abc import Sequence

from aquae.server.tournaments.model import Stage, Tournament, numbers
from aquae.tournaments.leagues import Divisions, divided, next_season
from aquae.tournaments.robin import cycle, robin_round
from aquae.tournaments.rounds import Round
from aquae.tournaments.standings import Standing, standings

Season = tuple[int, Divisions, Round]
"""Its number, who plays with whom, and what is played now."""


def league_round(tournament: Tournament) -> Season | None:
    """The next round of the season, or the first of the next one; None after the last."""
    if not tournament.stages:
        return _opened(tournament, 0, divided(tournament.drawn(), tournament.terms.division))
    last = tournament.stages[-1]
    divisions = [[str(number) for number in division] for division in last.divisions]
    following = _round(tournament, last.season, divisions)
    if following is not None:
        return last.season, divisions, following
    if last.season + 1 >= (tournament.terms.rounds or 1):
        return None
    return _opened(tournament, last.season + 1, _after(tournament, last.season, divisions))


def _opened(tournament: Tournament, season: int, divisions: Divisions) -> Season | None:
    following = _round(tournament, season, divisions)
    return None if following is None else (season, divisions, following)


def _round(tournament: Tournament, season: int, divisions: Divisions) -> Round | None:
    """What all divisions play at the same time; None once each has played its cycle."""
    active = {one.code for one in tournament.active()}
    seats = tournament.terms.seats
    found = Round([])
    is_over = True
    for division in divisions:
        there = [name for name in division if name in active]
        before = rounds_of(tournament, season, division)
        if len(there) < 2 or len(before) >= cycle(len(division), seats):
            continue
        is_over = False
        one = robin_round(seats, division, there, before)
        found = Round(
            [*found.matches, *one.matches],
            [*found.byes, *one.byes],
            [*found.walkovers, *one.walkovers],
        )
    return None if is_over else found


def rounds_of(tournament: Tournament, season: int, division: Sequence[str]) -> list[Round]:
    """What a division has played in a season."""
    own = set(division)
    rounds = [stage.round() for stage in tournament.stages if stage.season == season]
    parts = [
        Round(
            [match for match in one.matches if own.issuperset(match.entrants())],
            [name for name in one.byes if name in own],
            [name for name in one.walkovers if name in own],
        )
        for one in rounds
    ]
    return [one for one in parts if any(one)]


def tables_of(tournament: Tournament, stage: Stage) -> list[list[Standing]]:
    """The standings of each division in the season of a round."""
    divisions = [[str(number) for number in division] for division in stage.divisions]
    return [
        standings(
            "robin",
            tournament.terms.seats,
            division,
            rounds_of(tournament, stage.season, division),
        )
        for division in divisions
    ]


def _after(tournament: Tournament, season: int, divisions: Divisions) -> Divisions:
    """Who goes up and down, who has gone, and who has come."""
    ranked = [[one.name for one in table] for table in tables_of(tournament, tournament.stages[-1])]
    known = {name for division in divisions for name in division}
    active = {one.code for one in tournament.active()}
    new = [one.code for one in tournament.active() if one.code not in known]
    terms = tournament.terms
    return next_season(ranked, terms.moving, known - active, new, terms.division)


def kept_divisions(divisions: Divisions) -> tuple[tuple[int, ...], ...]:
    return tuple(numbers(division) for division in divisions)
