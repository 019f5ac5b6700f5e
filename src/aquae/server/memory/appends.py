"""What has to be written for what has happened at a table."""

from aquae.server.bots.levels import work_at
from aquae.server.storage.writer import Append
from aquae.server.tables.creation import Creation
from aquae.server.tables.events import Event, Joined
from aquae.server.tables.live import Command, Due, LiveTable


def made(creation: Creation, command: Command) -> tuple[Append, LiveTable]:
    """A new table and what has to be written for it."""
    table = LiveTable(creation)
    events = table.perform(command, creation.made_at, creation.id)
    append = appended(table, events, 0)
    append.creation = creation
    append.holders = sorted({*append.holders, creation.creator})
    append.due_changed = append.due is not None
    return append, table


def appended(table: LiveTable, events: list[Event], before: int) -> Append:
    joined = [event.what.person for event in events if isinstance(event.what, Joined)]
    return Append(
        table_id=table.creation.id,
        before=before,
        events=events,
        status=table.status,
        public=table.creation.public,
        listed_at=table.listed_at,
        over_at=None if table.end is None else table.end.at,
        due=work_at(table),
        holders=joined,
    )


def is_left(before: Due | None, after: Due | None) -> bool:
    """Whether bots play among themselves from now on."""
    was_alone = before is not None and before.what == "alone"
    return after is not None and after.what == "alone" and not was_alone
