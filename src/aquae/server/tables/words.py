"""The log of a table as sentences, for people; it can be told without knowing the game."""

from typing import Final

from aquae.core.lots import Lot, turned
from aquae.server.tables.codec import Data, decoded
from aquae.server.tables.events import Seated
from aquae.server.tables.logged import LoggedTable

SENTENCES: Final = {
    "created": "The table was made",
    "joined": "{who} sat down",
    "salted": "{who} gave the dice a salt",
    "linked": "There is a new link to the seat of {who}",
    "left": "{who} left the seat to {level}",
    "returned": "{who} came back",
    "timed_out": "{who} ran out of time, and {level} plays on",
    "conceded": "{who} conceded",
    "started": "The play began",
    "action": "{who}: {text}",
    "undone": "The play went back to position {to}",
    "asked": "{who} asked for an {what}",
    "answered": "{who} answered",
    "ended": "The play ended ({ended})",
    "friendly": "The play is friendly from here on ({why})",
    "chat": "{who} said: {text}",
    "offered": "{who} would like a rematch",
    "declined": "{who} would rather not have a rematch",
    "rematch": "The same players met again at table {table}",
    "reviewed": "The play was reviewed",
}
UNKNOWN: Final = "Something happened that this version cannot tell: {kind}"


def log_data(table: LoggedTable) -> Data:
    """Every event as a sentence."""
    seats = [seat.name or f"seat {place}" for place, seat in enumerate(table.seats)]
    # Until everybody has moved round, events speak of chairs.
    names = seats if table.seated is None else turned(seats, -table.seated.first)
    lines = []
    for event in map(decoded, table.log):
        names = seats if event["kind"] == Seated.kind else names
        lines.append(_line(event, names))
    return {"lines": lines}


def _line(event: Data, names: list[str]) -> Data:
    return {
        "number": event["number"],
        "made_at": event["made_at"],
        "text": _sentence(event, names),
    }


def _sentence(event: Data, names: list[str]) -> str:
    if event["kind"] == Seated.kind:
        return Lot(event["by"], event["first"], event["rolls"]).told(names)
    who = "Chance" if event["seat"] is None else names[event["seat"]]
    return SENTENCES.get(event["kind"], UNKNOWN).format(**{"who": who, **event})
