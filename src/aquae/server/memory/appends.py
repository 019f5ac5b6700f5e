"""What has to be written for what has happened at a table."""

from aquae.server.storage.results import results_of
from aquae.server.storage.writer import Append
from aquae.server.tables.calling import awaited, calls_of
from aquae.server.tables.creation import Creation
from aquae.server.tables.events import Ended, Event, Joined
from aquae.server.tables.live import Command, Due, LiveTable
from aquae.server.tables.rating import is_rateable
from aquae.server.thinking.levels import work_at


def made(creation: Creation, command: Command) -> tuple[Append, LiveTable]:
    """A new table and what has to be written for it."""
    table = LiveTable(creation)
    events = table.perform(command, creation.made_at, creation.id)
    append = appended(table, events, 0)
    append.creation = creation
    append.holders = sorted({*append.holders, creation.creator})
    append.due_changed = append.due is not None
    return append, table


class Along:
    """A table that comes into being with what happens at another one, if it comes to that."""

    def __init__(self) -> None:
        self._append: Append | None = None

    def make(self, creation: Creation, command: Command) -> str:
        """Have a table written along with the other's next events; the id of it."""
        self._append, _ = made(creation, command)
        return creation.id

    def taken(self) -> Append | None:
        """What is to be written now; when all is judged again, it is made again."""
        found, self._append = self._append, None
        return found


def appended(table: LiveTable, events: list[Event], before: int) -> Append:
    is_over = any(isinstance(event.what, Ended) for event in events)
    joined = [event.what.person for event in events if isinstance(event.what, Joined)]
    return Append(
        table_id=table.creation.id,
        before=before,
        events=events,
        status=table.status,
        public=table.creation.public,
        listed_at=table.listed_at,
        over_at=None if table.end is None else table.end.at,
        due=rating_due(table) if is_over else work_at(table),
        results=results_of(table) if is_over else None,
        tournament=table.creation.tournament if is_over else "",
        holders=joined,
        calls=calls_of(table, events),
        awaited=awaited(table, events),
    )


def rating_due(table: LiveTable) -> Due | None:
    """A result that counts is counted beside all that people wait for."""
    if table.end is None or not is_rateable(table):
        return None
    return Due("rate", table.changed_number, table.end.at)


def is_left(before: Due | None, after: Due | None) -> bool:
    """Whether bots play among themselves from now on."""
    was_alone = before is not None and before.what == "alone"
    return after is not None and after.what == "alone" and not was_alone
