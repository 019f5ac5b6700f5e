"""What is told at a bell: words in its language, and the address that they lead to."""

from typing import Final, NamedTuple

from aquae.games import game_called
from aquae.server.calls.languages import WORDS
from aquae.server.tables.codec import Data
from aquae.server.tables.logged import LoggedTable

HOUR_MS: Final = 3_600_000


class Message(NamedTuple):
    """What is told of one call."""

    id: str
    """The same if it is told again."""
    topic: str
    """The same for all that tells of the same thing: a later one takes the place of an earlier."""
    title: str
    text: str
    path: str
    """Where it leads at this server."""


class Failed(Exception):
    """It did not arrive, and may the next time; unless it was refused for good."""

    def __init__(self, why: str, is_final: bool = False) -> None:
        super().__init__(why)
        self.is_final = is_final


class Gone(Exception):
    """There is nobody at this bell any more."""


def about_table(
    table: LoggedTable, person: str, said: Data, language: str, now: int
) -> tuple[str, str]:
    """Title and text of what is told of a table."""
    names = [seat.name for seat in table.seats if seat.person != person]
    seat = said.get("seat")
    # Names stand at the table alone: whoever wants to be forgotten is nobody here, too.
    name = "" if seat is None else table.seats[seat].name
    things = {"names": listed(names, language), "name": name}
    key = said["said"]
    if key == "over":
        key = _outcome(table, person)
    if key == "clock":
        things["hours"] = str(max(1, (_deadline(table) - now) // HOUR_MS))
    return game_called(table.creation.game).title, worded(key, language, things)


def worded(key: str, language: str, things: dict[str, str]) -> str:
    words = WORDS.get(language, WORDS["en"])
    return words[key].format_map(things)


def listed(names: list[str], language: str) -> str:
    """Names as one says them one after the other."""
    *first, last = names or [""]
    return f"{', '.join(first)} {worded('and', language, {})} {last}" if first else last


def _deadline(table: LoggedTable) -> int:
    found = getattr(table, "deadline", lambda: None)()
    return 0 if found is None else int(found)


def _outcome(table: LoggedTable, person: str) -> str:
    own, end = set(table.seats_of(person)), table.end
    if end is None or len(own) == len(table.seats):
        return "over"
    winners = set(end.result["winners"])
    if not own & winners:
        return "lost"
    return "won" if winners <= own else "shared"
