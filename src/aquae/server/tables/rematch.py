"""The same people and bots once more, if all of these people want it."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from aquae.core.chance import SECRET_BYTES
from aquae.core.lots import AS_SEATED, turned
from aquae.server.tables.commands import Sitter, open_table
from aquae.server.tables.creation import Chair, Creation
from aquae.server.tables.events import Declined, Happening, Offered, Rematched
from aquae.server.tables.live import Command, LiveTable
from aquae.server.tables.logged import MOST_OFFERS, LoggedTable, Offer, Seat
from aquae.server.tables.problems import Problem
from aquae.server.tables.tokens import new_id, random_bytes

Begin = Callable[[LiveTable, Offer], str]
"""Makes the table of a rematch that everybody has agreed to, and answers with its id."""


def hesitant(table: LoggedTable, offer: Offer) -> list[int]:
    """The seats of people who have not agreed; bots play with anybody."""
    return [place for place in table.held() if table.seats[place].person not in offer.agreed]


def offer_rematch(person: str, salted: bool, begin: Begin) -> Command:
    """Offer a rematch, or agree to the one that is offered; the last to agree begins it."""

    def command(table: LiveTable) -> Iterator[Happening]:
        seat = _judge_rematch(table, person)
        if table.rematch is not None:
            return
        if table.offer is None and table.offers[person] >= MOST_OFFERS:
            raise Problem("no-more-offers")
        if table.offer is None and not _others(table, person):
            yield Rematched(seat, begin(table, Offer(seat, {person: salted})))
            return
        if table.offer is None or person not in table.offer.agreed:
            yield Offered(seat, salted)
        if table.offer is not None and not hesitant(table, table.offer):
            yield Rematched(table.offer.by, begin(table, table.offer))

    return command


def decline_rematch(person: str) -> Command:
    """Decline the rematch that is offered, or take one's own offer back."""

    def command(table: LiveTable) -> Iterator[Happening]:
        seat = _judge_rematch(table, person)
        if table.offer is None:
            raise Problem("nothing-asked")
        yield Declined(seat)

    return command


def _judge_rematch(table: LiveTable, person: str) -> int:
    """The seat in whose name somebody speaks of a rematch."""
    own = table.seats_of(person)
    if not own:
        raise Problem("not-your-seat")
    if table.status != "over":
        raise Problem("not-over")
    return own[0]


def _others(table: LiveTable, person: str) -> bool:
    return len(table.held()) > len(table.seats_of(person))


def rematch_of(table: LiveTable, offer: Offer, now: int) -> tuple[Creation, Command]:
    """The table to meet at: everybody one seat on, colours and all, with dice of its own."""
    seats = turned(table.seats, -1)
    creator = table.holder(offer.by)
    creation = replace(
        table.creation,
        id=new_id(),
        chairs=[_chair(seat) for seat in seats],
        creator=creator,
        secret=random_bytes(SECRET_BYTES),
        made_at=now,
        rules=table.game.rules,
        given=(),
        origin=None,
        first=AS_SEATED,
        tournament="",
        daily="",
        colours=(*turned(table.wearing.worn()[: len(seats)], -1),),
    )
    persons = {
        place: Sitter(seat.person, seat.name, offer.agreed[seat.person])
        for place, seat in enumerate(seats)
        if seat.person is not None
    }
    return creation, open_table(persons, creator)


def _chair(seat: Seat) -> Chair:
    return Chair("bot", seat.name, seat.level) if seat.person is None else Chair("open")
