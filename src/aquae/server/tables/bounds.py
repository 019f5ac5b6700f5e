"""How much may happen at a table, and what whoever writes must have seen of it."""

from typing import Final

from aquae.server.tables.codec import decoded
from aquae.server.tables.events import (
    Acted,
    Answered,
    Asked,
    Conceded,
    Created,
    Happening,
    Rematched,
    Returned,
    Seated,
    Started,
)
from aquae.server.tables.logged import LoggedTable
from aquae.server.tables.problems import Problem

ENDS_BY_ITSELF: Final = (Acted, Conceded, Created, Rematched, Returned, Seated, Started)
"""Without undo a play comes to its end; whoever is to play it has to be let in."""
FOR_ENDING: Final = 200
"""Events that are left for agreeing to end."""
MOST_NEWS: Final = 500
"""Events that somebody is told who has missed more."""


def judge_length(table: LoggedTable, what: Happening, most: int) -> None:
    """A table that is full can be played to its end, conceded or ended together, and no more."""
    if not most or isinstance(what, ENDS_BY_ITSELF):
        return
    is_ending = isinstance(what, Answered) or (isinstance(what, Asked) and what.what == "end")
    if table.number >= most + (FOR_ENDING if is_ending else 0):
        detail = f"{most} things have happened at this table: it can be played to its end, or ended"
        raise Problem("table-full", detail, limit="table-events")


def judge_number(table: LoggedTable, at: int) -> None:
    """Whoever writes must have seen all that has changed the play."""
    if at > table.number:
        raise Problem("ahead", f"at is {at}, but the last event is number {table.number}")
    if at < table.changed_number:
        news = [decoded(line) for line in table.log[max(at, table.number - MOST_NEWS) :]]
        raise Problem("stale", number=table.number, events=news)
