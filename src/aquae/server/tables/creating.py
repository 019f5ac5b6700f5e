"""From a wish for a table to a table: options checked, seats laid out, keys made."""

from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypedDict

from aquae.core.chance import SECRET_BYTES
from aquae.core.errors import AquaeError, Refused
from aquae.core.game import Game
from aquae.core.lots import AS_SEATED
from aquae.core.record import Record, parse_line
from aquae.core.state import OVER
from aquae.games import chosen, game_called
from aquae.server.tables.codec import Data, is_unicode_json
from aquae.server.tables.commands import Sitter, open_table
from aquae.server.tables.creation import FIRST_STAND_IN, Chair, Clock, Creation, First
from aquae.server.tables.live import Command
from aquae.server.tables.problems import Problem, not_unicode, refused
from aquae.server.tables.seating import BY_AGE, Wearing
from aquae.server.tables.tokens import digest, new_id, new_secret, random_bytes

RATED_CLOCK: Final = Clock("day", 7 * 86_400)
"""Whoever does not want to lose could otherwise just stay away."""


@dataclass(frozen=True)
class SeatWish:
    """For oneself, for whoever comes, or for a bot."""

    kind: Literal["me", "open", "bot"]
    name: str | None = None
    level: str | None = None
    colour: str | None = None
    """Of one's own seats; everybody else chooses when sitting down."""
    eldest: bool = False


@dataclass(frozen=True)
class Beginning:
    """A record, or a position of another table, to go on from."""

    record: str | None = None
    table: str | None = None
    at: int | None = None


@dataclass(frozen=True)
class TableWish:
    """What somebody who wants a table says of it."""

    seats: list[SeatWish]
    game: str | None = None
    options: Data = field(default_factory=dict)
    public: bool = False
    chat: bool = True
    hints: bool = True
    pause: bool = True
    clock: Clock | None = None
    salted: bool = False
    """Whether one's own salt is to come, so that the play waits for it."""
    beginning: Beginning | None = None
    first: First = AS_SEATED
    rated: bool = False
    sandbox: bool = False
    """Whether somebody wants to try things out, for all seats and for Chance."""
    stand_in: str = FIRST_STAND_IN
    """The bot that takes over seats; also a bot whose level nobody named."""


class Link(TypedDict):
    """The key of an open seat."""

    seat: int
    key: str


class Start:
    """What a play begins with: the game, its options, and actions played elsewhere."""

    def __init__(self, game: Game, options: dict[str, Any]) -> None:
        self.game = game
        self.options = options
        self.given: list[str] = []
        self.origin: tuple[str | None, int] | None = None


def fresh_start(wanted: TableWish) -> Start:
    """A play from its beginning, with as many players as seats."""
    if wanted.game is None:
        raise Problem("invalid", "game is missing")
    options = {"players": len(wanted.seats), **wanted.options}
    try:
        game = game_called(wanted.game)
        complete = chosen(game, options)
        game.start(complete)
    except Refused as bad:
        raise refused(wanted.game, bad.refusal) from bad
    except AquaeError as bad:
        raise Problem("invalid", str(bad)) from bad
    return Start(game, complete)


def start_from_record(record: Record, at: int | None, table: str | None) -> Start:
    """A play that goes on from a position of another, which must not be its end."""
    at = len(record.actions) if at is None else at
    try:
        state = record.state_at(at)
    except AquaeError as bad:
        raise Problem("invalid", str(bad)) from bad
    if state.to_move == OVER:
        raise Problem("invalid", "the play is over there; name an earlier position with at")
    start = Start(record.game, record.options)
    start.given = record.actions[:at]
    start.origin = (table, at)
    return start


def read_record(text: str) -> Record:
    if not is_unicode_json(text):
        raise not_unicode()
    try:
        return parse_line(text, game_called)
    except AquaeError as bad:
        raise Problem("invalid", f"record: {bad}") from bad


def judge_start(wanted: TableWish, start: Start) -> None:
    if wanted.game not in (None, start.game.name):
        raise Problem("invalid", f"the play to go on from is one of {start.game.name}")
    if start.options["players"] != len(wanted.seats):
        players = start.options["players"]
        raise Problem("invalid", f"{len(wanted.seats)} seats for {players} players")


def eldest_of(wanted: TableWish) -> int:
    """The chair of the eldest person, if age decides who begins."""
    if wanted.first != BY_AGE:
        return 0
    found = [place for place, seat in enumerate(wanted.seats) if seat.eldest]
    if len(found) != 1 or wanted.seats[found[0]].kind == "bot":
        raise Problem("invalid", "one person has to be the eldest")
    return found[0]


def judge_first(wanted: TableWish, start: Start) -> None:
    if start.origin is not None and wanted.first != AS_SEATED:
        raise Problem("invalid", "a play that goes on from elsewhere has begun already")


def judge_rated(wanted: TableWish, start: Start) -> None:
    """One seat a person, from the beginning; whatever else may happen is judged at the end."""
    own = sum(seat.kind == "me" for seat in wanted.seats)
    if wanted.rated and (start.origin is not None or own > 1):
        raise Problem("invalid", "a rated play begins at its beginning, with one seat a person")


def colours_of(wanted: TableWish, start: Start) -> tuple[str | None, ...]:
    """By chair the colours that somebody wants for seats of their own."""
    taken = Wearing(start.game.colours, [seat.colour for seat in wanted.seats])
    for place, seat in enumerate(wanted.seats):
        if seat.colour is not None and seat.kind != "me":
            raise Problem("invalid", "only seats of one's own have a colour to choose")
        taken.judged(place, seat.colour)
    return tuple(taken.taken)


class Arrangement:
    """The seats as somebody wants them: chairs, keys of the open ones, who sits down at once."""

    def __init__(self, wanted: TableWish, creator: str) -> None:
        self.chairs: list[Chair] = []
        self.links: list[Link] = []
        self.persons: dict[int, Sitter] = {}
        for place, seat in enumerate(wanted.seats):
            if seat.kind == "bot":
                level = seat.level or wanted.stand_in
                self.chairs.append(Chair("bot", seat.name or level, level))
            elif seat.kind == "me":
                name = seat.name or f"player {place + 1}"
                self.persons[place] = Sitter(creator, name, wanted.salted)
                self.chairs.append(Chair("open", seat.name or ""))
            else:
                self._leave_open(place, seat.name or "")

    def _leave_open(self, place: int, name: str) -> None:
        key = new_secret()
        self.links.append({"seat": place, "key": key})
        self.chairs.append(Chair("open", name, None, digest(key)))


def new_creation(
    wanted: TableWish, start: Start, creator: str, now: int
) -> tuple[Creation, Command, list[Link]]:
    """The table, its first command, and the keys of its open seats."""
    judge_start(wanted, start)
    judge_first(wanted, start)
    judge_rated(wanted, start)
    seats = Arrangement(wanted, creator)
    creation = Creation(
        id=new_id(),
        game=start.game.name,
        options=start.options,
        chairs=seats.chairs,
        creator=creator,
        secret=random_bytes(SECRET_BYTES),
        made_at=now,
        rules=start.game.rules,
        public=wanted.public,
        chat=wanted.chat,
        hints=wanted.hints,
        pause=wanted.pause,
        clock=wanted.clock or (RATED_CLOCK if wanted.rated else None),
        given=tuple(start.given),
        origin=start.origin,
        stand_in=wanted.stand_in,
        first=wanted.first,
        eldest=eldest_of(wanted),
        colours=colours_of(wanted, start),
        rated=wanted.rated,
        sandbox=wanted.sandbox,
    )
    return creation, open_table(seats.persons, creator), seats.links
