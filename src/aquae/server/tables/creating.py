"""From a request for a table to a table: options checked, seats laid out, keys made."""

from dataclasses import replace
from typing import Any, Final

from aquae.core.chance import SECRET_BYTES
from aquae.core.errors import AquaeError, Refused
from aquae.core.game import Game
from aquae.core.record import Record, parse_line
from aquae.core.state import OVER
from aquae.games import game_called
from aquae.server.http.models import Beginning, NewTable
from aquae.server.tables.commands import open_table
from aquae.server.tables.events import Chair, Clock, Creation
from aquae.server.tables.live import Command, LiveTable
from aquae.server.tables.problems import Problem, refused
from aquae.server.tables.tokens import digest, new_id, new_secret, random_bytes

DEFAULT_LEVEL: Final = "faber"
Links = list[dict[str, Any]]


class Start:
    """What a play begins with: the game, its options, and actions played elsewhere."""

    def __init__(self, game: Game, options: dict[str, Any]) -> None:
        self.game = game
        self.options = options
        self.given: list[str] = []
        self.origin: tuple[str | None, int] | None = None


def fresh_start(wanted: NewTable) -> Start:
    """A play from its beginning, with as many players as seats."""
    if wanted.game is None:
        raise Problem("invalid", "game is missing")
    options = {"players": len(wanted.seats), **wanted.options}
    try:
        game = game_called(wanted.game)
        complete = game.complete(options)
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


def read_record(beginning: Beginning) -> Record:
    try:
        return parse_line(beginning.record or "", game_called)
    except AquaeError as bad:
        raise Problem("invalid", f"record: {bad}") from bad


def judge_start(wanted: NewTable, start: Start) -> None:
    if wanted.game not in (None, start.game.name):
        raise Problem("invalid", f"the play to go on from is one of {start.game.name}")
    if start.options["players"] != len(wanted.seats):
        players = start.options["players"]
        raise Problem("invalid", f"{len(wanted.seats)} seats for {players} players")


def new_creation(
    wanted: NewTable, start: Start, creator: str, now: int
) -> tuple[Creation, Command, Links]:
    """The table, its first command, and the keys of its open seats."""
    judge_start(wanted, start)
    chairs: list[Chair] = []
    links: Links = []
    persons: dict[int, tuple[str, str, str]] = {}
    for place, seat in enumerate(wanted.seats):
        if seat.kind == "bot":
            level = seat.level or DEFAULT_LEVEL
            chairs.append(Chair("bot", seat.name or level, level))
            continue
        key_hash = None
        if seat.kind == "me":
            persons[place] = (creator, seat.name or f"player {place + 1}", wanted.salt)
        else:
            key = new_secret()
            key_hash = digest(key)
            links.append({"seat": place, "key": key})
        chairs.append(Chair("open", seat.name or "", None, key_hash))
    clock = None if wanted.clock is None else Clock(wanted.clock.per, wanted.clock.seconds)
    creation = Creation(
        id=new_id(),
        game=start.game.name,
        options=start.options,
        chairs=chairs,
        creator=creator,
        secret=random_bytes(SECRET_BYTES),
        made_at=now,
        public=wanted.public,
        chat=wanted.chat,
        hints=wanted.hints,
        pause=wanted.pause,
        clock=clock,
        given=tuple(start.given),
        origin=start.origin,
    )
    return creation, open_table(persons, creator), links


def rematch_of(table: LiveTable, creator: str, now: int) -> tuple[Creation, Command]:
    """The same people and bots once more, everybody one seat on."""
    old = table.creation
    chairs: list[Chair] = []
    persons: dict[int, tuple[str, str, str]] = {}
    for place in range(len(table.seats)):
        seat = table.seats[place - 1]
        if seat.kind == "person" and seat.person is not None:
            chairs.append(Chair("open"))
            persons[place] = (seat.person, seat.name, seat.salt)
        else:
            chairs.append(Chair("bot", seat.name, seat.level))
    creation = replace(
        old,
        id=new_id(),
        chairs=chairs,
        creator=creator,
        secret=random_bytes(SECRET_BYTES),
        made_at=now,
        given=(),
        origin=None,
    )
    return creation, open_table(persons, creator)
