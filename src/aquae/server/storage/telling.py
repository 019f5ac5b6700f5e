"""What a process tells the others on its PostgreSQL: a table has gone on, and nearly always how.

Whoever has the table in memory then need not read what has just been written.
"""

from typing import Any, Final

from pydantic_core import from_json, to_json

from aquae.server.tables.codec import decoded
from aquae.server.tables.events import Event, happening

MOST_BYTES: Final = 7900
"""PostgreSQL passes on less than 8000."""

Rows = list[tuple[Any, ...]]


def told(process: str, moved: Rows, events: Rows) -> list[str]:
    """A word for each table that has gone on, with the rows of its events."""
    found: dict[str, list[list[Any]]] = {}
    for table_id, *event in events:
        found.setdefault(table_id, []).append(event)
    return [_word(f"{process} {row[0]}", found[row[0]]) for row in moved]


def _word(name: str, events: list[list[Any]]) -> str:
    said = to_json(events)
    return name if len(name) + len(said) >= MOST_BYTES else f"{name} {said.decode()}"


def heard(word: str) -> tuple[str, list[Event]]:
    """The table, and what happened there; nothing if that was too long to be told."""
    table_id, _, said = word.partition(" ")
    return table_id, [_event(*row) for row in from_json(said)] if said else []


def _event(
    number: int, kind: str, seat: int | None, data: str, made_at: int, key: str | None
) -> Event:
    return Event(number, happening(kind, seat, decoded(data)), made_at, key)
