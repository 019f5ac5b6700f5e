"""How a tournament goes on: results come in, rounds begin, somebody has won. No input or output."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from aquae.server.tables.codec import Data
from aquae.server.tables.tokens import new_id
from aquae.server.tournaments.model import (
    Entrant,
    Meeting,
    Stage,
    State,
    Tournament,
    numbers,
)
from aquae.server.tournaments.seasons import kept_divisions, league_round, tables_of
from aquae.tournaments.leagues import Divisions
from aquae.tournaments.pairing import next_round, usual_rounds
from aquae.tournaments.rounds import NOBODY, Round
from aquae.tournaments.standings import Standing, standings

LEAST: Final = 2
"""With fewer there is no tournament."""
MOST_ROUNDS: Final = 63
MOST_TABLES: Final = 2000
"""Of an arena: all of them are gone through whenever one ends."""

Places = Mapping[str, tuple[int, ...]]
"""By table how its seats finished."""


def places_from(result: Data) -> tuple[int, ...]:
    """How the seats of a table finished: whoever has left comes after those who stayed."""
    ranks = [(bool(seat.get("left")), seat["place"]) for seat in result["seats"]]
    return tuple(1 + sum(other < own for other in ranks) for own in ranks)


def advanced(tournament: Tournament, ended: Places, now: int) -> Tournament:
    """The tournament after what has happened since, with the rounds that begin by that."""
    tournament = _with_results(tournament, ended)
    if tournament.state == "open" and is_to_begin(tournament, now):
        tournament = _begun(tournament, now)
    while tournament.state == "playing":
        following = _gone_on(tournament, now)
        if following is tournament:
            break
        tournament = following
    return tournament


def is_to_begin(tournament: Tournament, now: int) -> bool:
    is_full = len(tournament.entrants) >= tournament.terms.most
    return is_full or (tournament.begins_at is not None and tournament.begins_at <= now)


def due_at(tournament: Tournament) -> int | None:
    """When somebody has to look again even if nothing happens."""
    if tournament.state == "open":
        return tournament.begins_at
    return tournament.ends_at() if tournament.state == "playing" else None


def _with_results(tournament: Tournament, ended: Places) -> Tournament:
    stages = [
        replace(
            stage,
            meetings=tuple(
                replace(one, places=ended.get(one.table)) if one.places is None else one
                for one in stage.meetings
            ),
        )
        for stage in tournament.stages
    ]
    return replace(tournament, stages=tuple(stages))


def _begun(tournament: Tournament, now: int) -> Tournament:
    """Bots take the places that are left; with fewer than two there is nothing to begin."""
    entrants = [one for one in tournament.entrants if one.gone_at is None]
    if tournament.terms.fill is not None:
        entrants = with_bots(entrants, [tournament.terms.fill] * tournament.terms.most)
        entrants = entrants[: tournament.terms.most]
    state: State = "playing" if len(entrants) >= LEAST else "cancelled"
    over_at = None if state == "playing" else now
    return replace(tournament, entrants=tuple(entrants), state=state, began_at=now, over_at=over_at)


def with_bots(entrants: Sequence[Entrant], levels: Sequence[str]) -> list[Entrant]:
    """Bots after those who are there already; several of a level have numbers."""
    found = list(entrants)
    for level in levels:
        before = sum(one.level == level for one in found)
        name = f"{level} {before + 1}" if before else level
        following = 1 + max((one.number for one in found), default=0)
        found.append(Entrant(following, name, level=level))
    return found


def _gone_on(tournament: Tournament, now: int) -> Tournament:
    """One round further, or over; the same if it has to wait."""
    is_arena = tournament.terms.form == "arena"
    if tournament.waiting() and not is_arena:
        return tournament
    if _is_closed(tournament, now):
        return tournament if tournament.waiting() else _over(tournament, now)
    season, divisions, following = _following(tournament)
    if following is None:
        return tournament if tournament.waiting() else _over(tournament, now)
    if not any(following):
        return tournament
    stage = _stage(len(tournament.stages), following, now)
    stage = replace(stage, season=season, divisions=kept_divisions(divisions))
    return replace(tournament, stages=(*tournament.stages, stage))


def _is_closed(tournament: Tournament, now: int) -> bool:
    """Whether no table of an arena begins any more."""
    ends_at = tournament.ends_at()
    if ends_at is None:
        return False
    return ends_at <= now or sum(len(one.meetings) for one in tournament.stages) >= MOST_TABLES


def _following(tournament: Tournament) -> tuple[int, Divisions, Round | None]:
    terms = tournament.terms
    if terms.form == "league":
        return league_round(tournament) or (0, [], None)
    entrants = tournament.drawn()
    active = [one.code for one in tournament.active()]
    in_order = [code for code in entrants if code in active]
    usual = min(MOST_ROUNDS, usual_rounds(terms.kind, terms.seats, len(entrants)))
    most = terms.rounds or usual
    rounds = tournament.rounds()
    return 0, [], next_round(terms.kind, terms.seats, entrants, in_order, rounds, most)


def _stage(number: int, found: Round, now: int) -> Stage:
    meetings = [
        Meeting(new_id(), tuple(None if name == NOBODY else int(name) for name in match.seats))
        for match in found.matches
    ]
    return Stage(number, now, tuple(meetings), numbers(found.byes), numbers(found.walkovers))


def _over(tournament: Tournament, now: int) -> Tournament:
    return replace(tournament, state="over", over_at=now)


def tables(tournament: Tournament) -> list[list[Standing]]:
    """The standings: one table, or one for each division of a league."""
    terms = tournament.terms
    if terms.form == "league" and tournament.stages:
        return tables_of(tournament, tournament.stages[-1])
    return [standings(terms.kind, terms.seats, tournament.drawn(), tournament.rounds())]


def winners(tournament: Tournament, found: list[list[Standing]]) -> list[int]:
    """Who has the prize: the first, or the first who share the place."""
    if tournament.state != "over":
        return []
    return [int(one.name) for one in found[0] if one.place == 1]
