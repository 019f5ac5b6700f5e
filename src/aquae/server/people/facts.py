"""What is counted of a play that is over, for each person who took part. No input or output."""

from typing import Final, NamedTuple

from aquae.core.errors import AquaeError
from aquae.games import game_called
from aquae.server.tables.codec import Data, decoded
from aquae.server.tables.events import Outcome
from aquae.server.tables.live import LiveTable
from aquae.server.tables.logged import LoggedTable, Seat
from aquae.server.tables.rating import is_rateable
from aquae.server.thinking.levels import levels_of

LONGEST_VALUE: Final = 20
OWN: Final = "own"
"""Instead of a plan that somebody has drawn: it is as long as a page."""


class Facts(NamedTuple):
    """One person's part in a play."""

    players: int
    place: int
    score: int
    bots: str
    """The levels of the bots at the table; empty without any."""
    options: str
    """All choices but the number of players, as `name=value`."""
    ending: str
    opening: str | None
    """The first thing they put somewhere, in the words of the notation."""
    began_at: int | None
    rung: str | None
    """The weakest bot, if the play counts for the ladder."""
    beaten: bool | None


def facts_of(table: LoggedTable, person: str, places: list[int]) -> Facts:
    end = table.end
    assert end is not None, "the play goes on"
    own = min(table.seats_of(person), key=lambda place: places[place])
    rung = rung_of(table)
    return Facts(
        len(table.seats),
        places[own],
        end.result["scores"][own],
        ",".join(sorted(filter(None, map(_level, table.seats)))),
        told_options(table.creation.options),
        end.result["ending"],
        opening_of(table, own),
        _began_at(table),
        rung,
        None if rung is None else _is_beaten(table, end.result, own),
    )


def _level(seat: Seat) -> str | None:
    return seat.level if seat.kind == "bot" else None


def told_options(options: Data) -> str:
    """Options as one short text, which is the same for the same rules."""
    return " ".join(
        f"{name}={_told(value)}" for name, value in sorted(options.items()) if name != "players"
    )


def _told(value: object) -> str:
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return text if len(text) <= LONGEST_VALUE and len(text.split()) == 1 else OWN


def opening_of(table: LoggedTable, seat: int) -> str | None:
    """The first action of a seat that names a thing; none of a play that began elsewhere."""
    if not isinstance(table, LiveTable) or table.creation.given:
        return None
    for action, mover in zip(table.play.actions, table.movers, strict=False):
        text = table.game.vocabulary.text(action)
        if mover == seat and " " in text:
            return text
    return None


def _began_at(table: LoggedTable) -> int | None:
    number = table.reached[0]
    if number == 0:
        return None
    made_at: int = decoded(table.log[number - 1])["made_at"]
    return made_at


def rung_of(table: LoggedTable) -> str | None:
    """The weakest bot that somebody alone has played against, if that counts for the ladder."""
    seats = [seat for seat in table.seats if seat.person is None]
    if len(seats) != len(table.seats) - 1 or not is_rateable(table):
        return None
    try:
        game = game_called(table.creation.game)
    except AquaeError:  # of a later version
        return None
    rungs, levels = levels_of(game), [_level(seat) for seat in seats]
    given = {option.name: option.values for option in game.option_list}
    is_offered = all(value in given.get(name, ()) for name, value in table.creation.options.items())
    if not is_offered or any(level not in rungs for level in levels):
        return None
    return rungs[min(rungs.index(level) for level in levels if level is not None)]


def _is_beaten(table: LoggedTable, result: Outcome, own: int) -> bool:
    """Played to the end, and come first alone."""
    is_played = table.end is not None and table.end.how == "played"
    return is_played and table.seats[own].left_at is None and result["winners"] == [own]


Judged = tuple[float, float, str, str]
"""Luck and play as a review saw them, of whom, at which table."""


def judged_in(table: LoggedTable, luck_and_play: list[list[float]]) -> list[Judged]:
    """What a review says of each person; of whoever sat on several seats nothing."""
    people = [seat.person for seat in table.seats]
    return [
        (luck, play, person, table.creation.id)
        for person, (luck, play) in zip(people, luck_and_play, strict=True)
        if person is not None and people.count(person) == 1
    ]
