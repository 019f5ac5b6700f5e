"""The log of a table as sentences, for people; it can be told without knowing the game."""

from typing import Final

from aquae.server.tables.codec import Data, decoded
from aquae.server.tables.logged import LoggedTable

SENTENCES: Final = {
    "created": "The table was made",
    "joined": "{who} sat down",
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
    "chat": "{who} said: {text}",
    "rematch": "The same players met again at table {table}",
    "reviewed": "The play was reviewed",
}
UNKNOWN: Final = "Something happened that this version cannot tell: {kind}"


def log_data(table: LoggedTable) -> Data:
    """Every event as a sentence."""
    names = [seat.name or f"seat {place}" for place, seat in enumerate(table.seats)]
    lines = [_line(decoded(line), names) for line in table.log]
    return {"lines": lines}


def _line(event: Data, names: list[str]) -> Data:
    seat = event["seat"]
    who = "Chance" if seat is None else names[seat]
    sentence = SENTENCES.get(event["kind"], UNKNOWN)
    return {
        "number": event["number"],
        "made_at": event["made_at"],
        "text": sentence.format(**{"who": who, **event}),
    }
