"""Ends that come before the rules' own."""

from collections.abc import Iterator

from aquae.server.tables.events import Conceded, Ended, Happening, How, Outcome
from aquae.server.tables.live import LiveTable


def ending(table: LiveTable, how: How, winners: list[int]) -> Ended:
    """An end before the rules' own: the points stand as they are."""
    result: Outcome = {
        "scores": table.state.scores(),
        "tiebreaks": [0] * len(table.seats),
        "winners": winners,
        "ending": how,
    }
    return Ended(how, result)


def end_deserted(table: LiveTable) -> Iterator[Happening]:
    """A play that counts and that all people have left is over: nobody escapes by going."""
    counts = table.is_rated or table.creation.daily
    if counts and table.status == "playing" and not table.is_attended():
        bots = [place for place, seat in enumerate(table.seats) if seat.kind == "bot"]
        yield ending(table, "conceded", bots)


def give_up(table: LiveTable, place: int) -> Iterator[Happening]:
    yield Conceded(place, table.creation.stand_in)
    left = [other for other, seat in enumerate(table.seats) if not seat.conceded]
    if len(left) == 1:
        yield ending(table, "conceded", left)
    yield from end_deserted(table)
