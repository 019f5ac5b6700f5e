"""Tables from elsewhere: every event has to be one that the engine could have written there."""

from collections.abc import Callable
from typing import Any, Final

from aquae.core.chance import SALT, SECRET_BYTES
from aquae.core.errors import AquaeError
from aquae.core.lots import Lot, turned
from aquae.core.state import CHANCE, OVER
from aquae.server.local.handed import HandedTable, table_of
from aquae.server.local.shapes import fits
from aquae.server.tables.creation import Creation
from aquae.server.tables.events import (
    Acted,
    Answered,
    Asked,
    Befriended,
    Conceded,
    Declined,
    Ended,
    Event,
    Happening,
    Joined,
    Linked,
    Offered,
    Rematched,
    Returned,
    Reviewed,
    Said,
    Salted,
    Seated,
    Started,
    TimedOut,
    Undone,
    Unknown,
)
from aquae.server.tables.live import LiveTable, outcome_of
from aquae.server.tables.logged import Status
from aquae.server.tables.names import LONGEST_CHAT, LONGEST_NAME, judge_name, judge_words
from aquae.server.tables.problems import Unplayable
from aquae.server.tables.seating import lot_for, moved_round

WHEN: Final[dict[type, Status]] = {
    Salted: "open",
    Seated: "open",
    Started: "open",
    Acted: "playing",
    Undone: "playing",
    Asked: "playing",
    Answered: "playing",
    TimedOut: "playing",
    Returned: "playing",
    Conceded: "playing",
    Ended: "playing",
    Befriended: "playing",
    Offered: "over",
    Declined: "over",
    Rematched: "over",
    Reviewed: "over",
}
"""All other kinds may happen at any time."""


BAD: Final = (AquaeError, KeyError, TypeError, ValueError, IndexError, AttributeError)
"""What comes of data that is no table."""


class Impossible(AquaeError):
    """This cannot have happened at a table."""


def demand(is_so: bool, what: str) -> None:
    if not is_so:
        raise Impossible(what)


def checked(creation: Creation, events: list[Event]) -> LiveTable:
    """The table as its events have made it; Unplayable by this version, or what is wrong."""
    _judge_creation(creation)
    table = table_of(creation)
    demand(len(creation.chairs) == table.creation.options["players"], "as many chairs as players")
    for event in events:
        _judge(table, event)
        table.fold(event)
    demand(table.number > 0, "something has happened")
    return table


def _judge_creation(creation: Creation) -> None:
    demand(fits(creation, Creation), "the table is described as one is")
    demand(len(creation.secret) == SECRET_BYTES, "the secret of the dice has its length")
    for chair_of in (creation.eldest, creation.begins):
        demand(chair_of in range(len(creation.chairs)), "whoever begins has a chair")
    for chair in creation.chairs:
        _judge_name(chair.name)


def _judge_name(name: str) -> None:
    demand(len(name) <= LONGEST_NAME, "names are short")
    judge_name(name)


def _judge(table: LiveTable, event: Event) -> None:
    what = event.what
    if isinstance(what, Unknown):
        raise Unplayable("event", f"this version does not know the event {what.kind!r}")
    demand(fits(what, type(what)), "an event is described as one is")
    demand(fits(event.made_at, int) and fits(event.key, str | None), "it has its time")
    demand(event.number == table.number + 1, "events are numbered one by one")
    is_told = isinstance(what, Salted) and isinstance(table, HandedTable)
    in_time = is_told or WHEN.get(type(what), table.status) == table.status
    demand(in_time, "it happens in its time")
    demand(all(seat in range(len(table.seats)) for seat in _seats_in(what)), "there is such a seat")
    judge = JUDGES.get(type(what))
    if judge is not None:
        judge(table, what)


def _seats_in(what: Happening) -> list[int]:
    named = [] if what.seat is None else [what.seat]
    return [*named, *getattr(what, "seats", []), *getattr(what, "bots", [])]


def _joined(table: LiveTable, joined: Joined) -> None:
    _judge_name(joined.name)
    demand(joined.salt is None or SALT.fullmatch(joined.salt) is not None, "a salt is one")
    colours = (None, *table.game.colours)
    demand(joined.colour in colours, "the colour is one of the game")


def _salted(table: LiveTable, salted: Salted) -> None:
    demand(SALT.fullmatch(salted.salt) is not None, "a salt is one")


def _returned(table: LiveTable, returned: Returned) -> None:
    _judge_name(returned.name)


def _lot(table: LiveTable, salts: list[str]) -> Lot | None:
    """What the dice say about who begins."""
    if isinstance(table, HandedTable):
        return None if table.hands is None else table.hands.lot
    return lot_for(table.creation, salts)


def _seated(table: LiveTable, seated: Seated) -> None:
    lot = _lot(table, table.salts)
    demand(lot is not None and table.seated is None, "lots are drawn once")
    if lot is not None:
        worn = table.wearing.worn()[: len(table.seats)]
        demand(seated == moved_round(lot, worn), "who begins is what the dice say")


def _started(table: LiveTable, started: Started) -> None:
    seated = table.seated
    chairs = table.salts if seated is None else turned(table.salts, -seated.first)
    demand(started.salts == chairs, "the salts are those that people gave")
    demand((_lot(table, chairs) is None) == (seated is None), "it is settled who begins")
    vacant = [place for place, seat in enumerate(table.seats) if seat.kind == "open"]
    demand(started.bots == vacant, "bots take the seats that are left")


def _acted(table: LiveTable, acted: Acted) -> None:
    state, position, given = table.state, table.position, table.creation.given
    mover = None if state.to_move == CHANCE else state.to_move
    demand((acted.seat, acted.position) == (mover, position), "it is their turn")
    if position < len(given):
        demand((acted.by, acted.text) == ("given", given[position]), "it goes on from elsewhere")
    elif state.to_move == CHANCE:
        drawn = table.drawn()
        text = "" if drawn is None else table.game.vocabulary.text(drawn)
        demand((acted.by, acted.text) == ("chance", text), "Chance draws what the dice say")
    else:
        demand(acted.by in ("seat", "bot"), "somebody acts")


def _undone(table: LiveTable, undone: Undone) -> None:
    demand(undone.to in range(len(table.creation.given), table.position), "it can be taken back")


def _ended(table: LiveTable, ended: Ended) -> None:
    state, result = table.state, ended.result
    if ended.ended == "played":
        demand(state.to_move == OVER and result == outcome_of(state), "the result is the game's")
        return
    demand(result["scores"] == state.scores(), "the points are the game's")
    demand(set(result["winners"]) <= set(range(len(table.seats))), "the winners sit here")
    demand(result["ending"] == ended.ended, "it ended in one way")


def _conceded(table: LiveTable, conceded: Conceded) -> None:
    if isinstance(table, HandedTable):
        is_due = table.state.to_move == conceded.seat and not table.seats[conceded.seat].conceded
        demand(is_due, "whoever gives up does so instead of acting")
        demand(table.giving_up is not None, "whoever gives up tells one number more")


def _said(table: LiveTable, said: Said) -> None:
    demand(len(said.text) <= LONGEST_CHAT, "chat is short")
    judge_words(said.text)
    _judge_name(said.name)


def _linked(table: LiveTable, linked: Linked) -> None:
    demand(table.status != "over", "the table is not over")


JUDGES: Final[dict[type, Callable[[LiveTable, Any], None]]] = {
    Joined: _joined,
    Salted: _salted,
    Returned: _returned,
    Seated: _seated,
    Started: _started,
    Acted: _acted,
    Undone: _undone,
    Conceded: _conceded,
    Ended: _ended,
    Said: _said,
    Linked: _linked,
}
"""What has to be true besides."""
