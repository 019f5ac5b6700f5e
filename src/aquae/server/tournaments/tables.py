"""The tables of a round: people and bots on the seats that they were given."""

from aquae.core.chance import SECRET_BYTES
from aquae.games import game_called
from aquae.server.memory.appends import made
from aquae.server.storage.writer import Append
from aquae.server.tables.commands import Sitter, open_table
from aquae.server.tables.creation import Chair, Creation
from aquae.server.tables.tokens import random_bytes
from aquae.server.tournaments.model import Entrant, Meeting, Stage, Tournament


def tables_for(tournament: Tournament, stage: Stage, now: int) -> list[Append]:
    """What has to be written so that a round can be played."""
    return [_table(tournament, meeting, now) for meeting in stage.meetings]


def _table(tournament: Tournament, meeting: Meeting, now: int) -> Append:
    terms = tournament.terms
    by_number = {one.number: one for one in tournament.entrants}
    sitting = [None if number is None else by_number[number] for number in meeting.seats]
    creation = Creation(
        id=meeting.table,
        game=terms.game,
        options=terms.options,
        chairs=[_chair(one, terms.stand_in) for one in sitting],
        # Nobody may do there what makers of tables may.
        creator=tournament.id,
        secret=random_bytes(SECRET_BYTES),
        made_at=now,
        rules=game_called(terms.game).rules,
        public=tournament.public,
        hints=False,
        clock=terms.clock,
        stand_in=terms.stand_in,
        rated=terms.rated,
        tournament=tournament.id,
    )
    persons = {
        place: Sitter(one.person, one.name, False)
        for place, one in enumerate(sitting)
        if one is not None and one.person is not None
    }
    append, _ = made(creation, open_table(persons, tournament.id))
    append.holders = sorted(sitter.person for sitter in persons.values())
    return append


def _chair(entrant: Entrant | None, stand_in: str) -> Chair:
    if entrant is None:
        return Chair("bot", stand_in, stand_in)
    if entrant.person is None:
        return Chair("bot", entrant.name, entrant.level or stand_in)
    return Chair("open")
