"""Tournaments as clients see them."""

from collections import OrderedDict
from typing import Final

from aquae.server.tables.codec import Data
from aquae.server.tournaments.advancing import tables, winners
from aquae.server.tournaments.model import Entrant, Stage, Tournament
from aquae.tournaments.standings import Standing

MOST_KNOWN: Final = 64


class Shown:
    """The standings of tournaments that people look at: pages ask every few seconds, and to count
    hundreds of tables takes longer than all the rest."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, int], list[list[Standing]]] = OrderedDict()

    def standings(self, tournament: Tournament) -> list[list[Standing]]:
        """As of the tournament's number: nothing changes that it does not count."""
        place = (tournament.id, tournament.number)
        found = self._known.pop(place, None)
        self._known[place] = tables(tournament) if found is None else found
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return self._known[place]


def tournament_data(
    tournament: Tournament, person: str | None, found: list[list[Standing]]
) -> Data:
    """All of a tournament on one page."""
    return {
        **summary_data(tournament, person),
        "entrants": [_entrant(one, person) for one in tournament.entrants],
        "rounds": [_round(stage) for stage in tournament.stages],
        "standings": [[_standing(one) for one in table] for table in found],
        "winners": winners(tournament, found),
    }


def summary_data(tournament: Tournament, person: str | None) -> Data:
    """A tournament in a list."""
    terms, own = tournament.terms, tournament.entrant_of(person)
    return {
        "id": tournament.id,
        "name": tournament.name,
        "public": tournament.public,
        "state": tournament.state,
        "game": terms.game,
        "options": terms.options,
        "seats": terms.seats,
        "form": terms.form,
        "clock": {"per": terms.clock.per, "seconds": terms.clock.seconds},
        "rated": terms.rated,
        "fill": terms.fill,
        "most": terms.most,
        "length": terms.rounds,
        "number": tournament.number,
        "made_at": tournament.made_at,
        "begins_at": tournament.begins_at,
        "began_at": tournament.began_at,
        "ends_at": tournament.ends_at(),
        "over_at": tournament.over_at,
        "count": len(tournament.active()),
        "organiser": person is not None and person == tournament.organiser,
        "mine": None if own is None else own.number,
    }


def _entrant(one: Entrant, person: str | None) -> Data:
    return {
        "number": one.number,
        "name": one.name,
        "person": one.person,
        "level": one.level,
        "gone": one.gone_at is not None,
        "mine": person is not None and one.person == person,
    }


def _round(stage: Stage) -> Data:
    return {
        "number": stage.number,
        "season": stage.season,
        "made_at": stage.made_at,
        "tables": [
            {"table": one.table, "seats": one.seats, "places": one.places} for one in stage.meetings
        ],
        "byes": stage.byes,
        "walkovers": stage.walkovers,
    }


def _standing(one: Standing) -> Data:
    return {
        "entrant": int(one.name),
        "place": one.place,
        "points": one.halves / 2,
        "opponents": one.opponents / 2,
        "beaten": one.beaten / 4,
        "won": one.won,
        "played": one.played,
        "reached": one.reached,
    }
