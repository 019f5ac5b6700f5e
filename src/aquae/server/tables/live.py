"""A table going on, as a fold over its events. No input or output; the same in every process."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from aquae.core.chance import Dice
from aquae.core.errors import AquaeError
from aquae.core.state import CHANCE, OVER, State
from aquae.core.table import Table
from aquae.games import endings_of, game_called
from aquae.server.tables.events import Chair, Creation, Data, Draft, Due, Event, encoded

CHANGES_PLAY: Final = frozenset(("started", "action", "undone", "ended"))
# Requests that a retry can still be matched with; an older retry is stale in any case.
REMEMBERED_REQUESTS: Final = 64

# How long a bot waits, in milliseconds: a moment when its turn begins, less from then on.
FIRST_PAUSE: Final = 450
PAUSE_SPREAD: Final = 300
NEXT_PAUSE: Final = 250

Command = Callable[["LiveTable"], Iterator[Draft]]
"""Judges first and raises a Problem, or yields what happens; each draft is folded at once."""


class Seat:
    """Who sits where: nobody yet, a person (perhaps with a bot standing in), or a bot."""

    def __init__(self, chair: Chair) -> None:
        self.kind = chair.kind
        self.name = chair.name
        self.level = chair.level
        self.key_hash = chair.key_hash
        self.person: str | None = None
        self.salt = ""
        self.stand_in = False
        self.conceded = False

    @property
    def is_bot(self) -> bool:
        return self.kind == "bot" or self.stand_in

    @property
    def is_present(self) -> bool:
        return self.kind == "person" and not self.stand_in


class Question:
    """What one seat asks the other people at the table."""

    def __init__(self, what: str, by: int, to: int | None) -> None:
        self.what = what
        self.by = by
        self.to = to
        self.agreed: list[int] = []


@dataclass
class Request:
    """The events that one request made, so that its repetition gets the same answer."""

    first: int
    last: int
    position: int
    wish: str | int | None
    """The text of the action, or the position to go back to."""


@dataclass
class Turn:
    """Since when somebody is to move, for clocks and for the pauses of bots."""

    seat: int = OVER
    moves: int = 0
    """Actions of this seat since its turn began."""
    began_at: int = 0
    moved_at: int = 0


@dataclass
class End:
    """How a table ended: played, conceded or agreed, and with which result."""

    how: str
    result: Data
    at: int


class LiveTable:
    """One table: its seats, its play, its log as encoded events."""

    def __init__(self, creation: Creation) -> None:
        self.creation = creation
        self.seats = [Seat(chair) for chair in creation.chairs]
        self.play = self._fresh_play([""] * len(self.seats))
        self.status = "open"
        self.number = 0
        self.changed_number = 0
        """The number of the last event that changed the play."""
        self.changed_at = creation.made_at
        self.log: list[bytes] = []
        self.reached = [0]
        """For each position the number of the event that led there."""
        self.movers = [self.play.state.to_move]
        """For each position who was to move."""
        self.requests: dict[str, Request] = {}
        self.turn = Turn()
        self.asked: Question | None = None
        self.end: End | None = None
        self.rematch: str | None = None

    def _fresh_play(self, salts: list[str]) -> Table:
        creation = self.creation
        names = [seat.name for seat in self.seats]
        dice = Dice(creation.secret, salts)
        return Table(game_called(creation.game), creation.options, names, dice)

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def position(self) -> int:
        return len(self.play.actions)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person holds, those with a stand-in too."""
        if person is None:
            return []
        return [place for place, seat in enumerate(self.seats) if seat.person == person]

    def people_besides(self, person: str | None) -> list[int]:
        """The seats of the other people who are at the table."""
        return [
            place
            for place, seat in enumerate(self.seats)
            if seat.is_present and seat.person != person
        ]

    def has_people(self) -> bool:
        """Whether somebody plays or may come back."""
        return any(seat.kind == "person" and not seat.conceded for seat in self.seats)

    def state_at(self, position: int) -> State:
        """An independent state; the play is replayed only for positions of the past."""
        if position == self.position:
            return self.state.copy()
        state = self.play.game.start(self.creation.options)
        for action in self.play.actions[:position]:
            state.apply(action)
        return state

    def perform(self, command: Command, now: int, key: str) -> list[Event]:
        """Let a command happen; the events that have to be written, or its Problem."""
        events: list[Event] = []
        for draft in command(self):
            number = self.number + 1
            event = Event(number, *draft, made_at=now, key=None if events else key)
            self.fold(event)
            events.append(event)
        return events

    def fold(self, event: Event) -> None:
        """Take in what has happened."""
        before = self.state.copy() if event.kind == "action" else None
        FOLDS[event.kind](self, event)
        self.number = event.number
        self.changed_at = event.made_at
        self.log.append(encoded({**event.public(), **self._told_besides(event, before)}))
        if event.kind in CHANGES_PLAY:
            self.changed_number = event.number
            self._time_turn(event)
        self._remember(event)

    def _told_besides(self, event: Event, before: State | None) -> Data:
        """What is told with an event but never written down: it follows from the rules."""
        if event.kind == "ended":
            return {"result": self.result()}
        if before is None:
            return {}
        aftermath = self.state.aftermath(before, self.play.actions[-1])
        return {"aftermath": aftermath} if aftermath else {}

    def _time_turn(self, event: Event) -> None:
        """Keep the time: a turn begins when somebody else is to move, or the play jumps."""
        turn, mover = self.turn, self.state.to_move
        turn.moved_at = event.made_at
        if mover == CHANCE:
            return
        if mover == turn.seat and event.kind == "action":
            turn.moves += 1
        else:
            self.turn = Turn(mover, 0, event.made_at, event.made_at)

    def _remember(self, event: Event) -> None:
        """The request that an event belongs to: one with a key opens it, others follow."""
        if event.key is None:
            if self.requests:
                request = next(reversed(self.requests.values()))
                request.last, request.position = event.number, self.position
            return
        wish = event.data.get("text", event.data.get("to"))
        self.requests[event.key] = Request(event.number, event.number, self.position, wish)
        if len(self.requests) > REMEMBERED_REQUESTS:
            del self.requests[next(iter(self.requests))]

    def due(self) -> Due | None:
        """What the server has to see to, and when."""
        mover = self.state.to_move
        if self.status != "playing" or mover < 0:
            return None
        if self.seats[mover].is_bot:
            return Due("move", self.changed_number, self.turn.moved_at + self._pause())
        deadline = self.deadline()
        return None if deadline is None else Due("clock", self.changed_number, deadline)

    def _pause(self) -> int:
        """Bots among themselves play at full speed."""
        if not self.creation.pause or not self.has_people():
            return 0
        if self.turn.moves:
            return NEXT_PAUSE
        return FIRST_PAUSE + self.changed_number * 97 % PAUSE_SPREAD

    def deadline(self) -> int | None:
        """When the clock of the person to move runs out."""
        clock = self.creation.clock
        if clock is None or self.status != "playing" or self.state.to_move < 0:
            return None
        since = self.turn.moved_at if clock.per == "move" else self.turn.began_at
        return since + 1000 * clock.seconds

    def result(self) -> Data | None:
        """The result with the rule of its ending; an end by agreement has none."""
        if self.end is None:
            return None
        ending = self.end.result["ending"]
        return {**self.end.result, "rule": endings_of(self.play.game).get(ending)}


def _created(table: LiveTable, event: Event) -> None:
    """The creation says it all; the event only gives it a number."""


def _joined(table: LiveTable, event: Event) -> None:
    seat = table.seats[_place(event)]
    seat.kind, seat.level, seat.stand_in = "person", None, False
    seat.name, seat.person = event.data["name"], event.data["person"]
    seat.key_hash = None  # a key opens a seat once
    if table.status == "open":
        seat.salt = event.data["salt"]
    _restart_clock(table, event)


def _linked(table: LiveTable, event: Event) -> None:
    table.seats[_place(event)].key_hash = event.data["key_hash"]


def _left(table: LiveTable, event: Event) -> None:
    seat = table.seats[_place(event)]
    if table.status == "open":
        seat.kind, seat.person, seat.name, seat.salt = "open", None, "", ""
    else:
        seat.stand_in, seat.level = True, event.data["level"]
    table.asked = None
    _restart_clock(table, event)


def _returned(table: LiveTable, event: Event) -> None:
    seat = table.seats[_place(event)]
    seat.stand_in, seat.level, seat.name = False, None, event.data["name"]
    _restart_clock(table, event)


def _conceded(table: LiveTable, event: Event) -> None:
    _left(table, event)
    table.seats[_place(event)].conceded = True


def _restart_clock(table: LiveTable, event: Event) -> None:
    """Whoever sits down at the seat to move has the whole time again."""
    if table.status == "playing" and table.state.to_move == event.seat:
        table.turn.began_at = table.turn.moved_at = event.made_at


def _started(table: LiveTable, event: Event) -> None:
    for place in event.data["bots"]:
        seat = table.seats[place]
        seat.kind = "bot"
        seat.level = seat.name = event.data["level"]
    table.play = table._fresh_play(event.data["salts"])
    table.status = "playing"
    table.reached = [event.number]


def _action(table: LiveTable, event: Event) -> None:
    table.play.act(event.data["text"])
    table.reached.append(event.number)
    table.movers.append(table.state.to_move)
    table.asked = None


def _undone(table: LiveTable, event: Event) -> None:
    to = event.data["to"]
    table.play.take_back(table.position - to)
    del table.reached[to + 1 :]
    del table.movers[to + 1 :]
    table.asked = None


def _asked(table: LiveTable, event: Event) -> None:
    table.asked = Question(event.data["what"], _place(event), event.data.get("to"))


def _answered(table: LiveTable, event: Event) -> None:
    if table.asked is None:
        raise AquaeError("an answer to nothing")
    if event.data["agree"]:
        table.asked.agreed += event.data["seats"]
    else:
        table.asked = None


def _ended(table: LiveTable, event: Event) -> None:
    table.status = "over"
    table.asked = None
    table.end = End(event.data["ended"], event.data["result"], event.made_at)


def _chat(table: LiveTable, event: Event) -> None:
    """Words change nothing."""


def _rematch(table: LiveTable, event: Event) -> None:
    table.rematch = event.data["table"]


def _place(event: Event) -> int:
    assert event.seat is not None, f"{event.kind} names no seat"
    return event.seat


FOLDS: Final[dict[str, Callable[[LiveTable, Event], None]]] = {
    "created": _created,
    "joined": _joined,
    "linked": _linked,
    "left": _left,
    "returned": _returned,
    "timed_out": _left,
    "conceded": _conceded,
    "started": _started,
    "action": _action,
    "undone": _undone,
    "asked": _asked,
    "answered": _answered,
    "ended": _ended,
    "chat": _chat,
    "rematch": _rematch,
    "reviewed": _chat,
}


def folded(creation: Creation, events: list[Event]) -> LiveTable:
    """The table as its events have made it."""
    table = LiveTable(creation)
    for event in events:
        table.fold(event)
    return table


def shown_result(state: State) -> dict[str, Any]:
    """The result of a play that was played to its end."""
    result = state.result()
    assert result is not None, "the play is not over"
    return {**result.as_record(), "ending": result.ending}
