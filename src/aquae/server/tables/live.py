"""A table going on, as a fold over its events. No input or output; the same in every process."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from aquae.core.chance import Dice
from aquae.core.errors import AquaeError, Refused
from aquae.core.game import Game
from aquae.core.replay import state_after
from aquae.core.state import CHANCE, OVER, State
from aquae.core.table import Table
from aquae.games import endings_of, game_called
from aquae.server.tables.codec import Data
from aquae.server.tables.creation import FIRST_RULES, Creation
from aquae.server.tables.events import (
    CHANGES_PLAY,
    Acted,
    Conceded,
    Event,
    Happening,
    Joined,
    Left,
    Outcome,
    Rested,
    Returned,
    Started,
    TimedOut,
    Undone,
    Unknown,
)
from aquae.server.tables.logged import LoggedTable
from aquae.server.tables.problems import Unplayable
from aquae.server.tables.seating import Wearing, lot_of

# How long a bot waits, in milliseconds: a moment when its turn begins, less from then on.
FIRST_PAUSE: Final = 450
PAUSE_SPREAD: Final = 300
NEXT_PAUSE: Final = 250

SEATS_SOMEBODY: Final = (Joined, Left, Returned, TimedOut, Conceded)

Command = Callable[["LiveTable"], Iterator[Happening]]
"""Judges first and raises a Problem, or yields what happens; each is folded at once."""
Allow = Callable[["LiveTable", Happening], None]
"""Asked about the first thing to happen, once it is clear that somebody may do it; may raise a
Problem."""


class Due(NamedTuple):
    """Work that a table waits for: a bot's `move`, or that a `clock` runs out."""

    what: str
    number: int
    due_at: int


@dataclass
class Turn:
    """Since when somebody is to move, for clocks and for the pauses of bots."""

    seat: int = OVER
    moves: int = 0
    """Actions of this seat since its turn began."""
    began_at: int = 0
    moved_at: int = 0
    rested: int = 0
    """For so many milliseconds its clock stands still: a holiday, up to `rested_until`."""
    rested_until: int = 0


class LiveTable(LoggedTable):
    """One table with the play on it. Unplayable if this version does not know how."""

    def __init__(self, creation: Creation) -> None:
        self.game = game_for(creation)
        super().__init__(with_all_options(creation, self.game))
        self.play = self._fresh_play([""] * len(self.seats))
        self.before = self.play.state
        """The state in which the last action was taken, for what it brought about."""
        self.movers = [self.play.state.to_move]
        """For each position who was to move."""
        self.turn = Turn()

    def _fresh_play(self, salts: list[str]) -> Table:
        names = [seat.name for seat in self.seats]
        counted = bool(self.creation.daily)
        dice = Dice(self.creation.secret, salts, lot_of(self.seated), counted)
        return Table(self.game, self.creation.options, names, dice)

    @property
    def state(self) -> State:
        return self.play.state

    def drawn(self) -> int | None:
        """What Chance does now; None if it has to wait for somebody."""
        if self.creation.sandbox:
            return None
        return self.play.dice.draw(self.state, self.position, self.play.drawn)

    def receipt(self) -> Data:
        """What the draws of a play that is over can be made again from.

        A play that goes on from elsewhere holds draws that these dice did not make. Its receipt is
        then called `dice_from` and counts from the position it went on from.
        """
        given = len(self.creation.given)
        receipt = self.play.dice.receipt()
        if CHANCE in self.movers[:given]:
            return {"dice_from": {"position": given, **receipt}}
        return {"dice": receipt}

    @property
    def wearing(self) -> Wearing:
        return Wearing(self.game.colours, [seat.colour for seat in self.seats])

    def state_at(self, position: int) -> State:
        """An independent state; the play is replayed only for positions of the past."""
        if position == self.position:
            return self.state.copy()
        return state_after(self.game, self.creation.options, self.play.actions[:position])

    def perform(
        self, command: Command, now: int, key: str, allow: Allow | None = None
    ) -> list[Event]:
        """Let a command happen; the events that have to be written, or its Problem."""
        events: list[Event] = []
        for what in command(self):
            if allow is not None and not events:
                allow(self, what)
            event = Event(self.number + 1, what, now, None if events else key)
            self.fold(event)
            events.append(event)
        return events

    def fold(self, event: Event) -> None:
        """Take in what has happened, on the board first: it may turn out to be impossible."""
        self._play(event.what)
        super().fold(event)
        self._keep_time(event)

    def _play(self, what: Happening) -> None:
        if isinstance(what, Acted):
            self.before = self.state.copy()
            self.play.act(what.text)
            self.movers.append(self.state.to_move)
        elif isinstance(what, Undone):
            self.play.take_back(self.position - what.to)
            del self.movers[what.to + 1 :]
        elif isinstance(what, Started):
            self.play = self._fresh_play(what.salts)
        elif isinstance(what, Unknown):
            raise Unplayable("event", f"this version does not know the event {what.kind!r}")

    def told_besides(self, event: Event) -> Data:
        if not isinstance(event.what, Acted):
            return super().told_besides(event)
        aftermath = self.state.aftermath(self.before, self.play.actions[-1])
        return {"aftermath": aftermath} if aftermath else {}

    def result(self) -> Data | None:
        """An end that the players agreed on has no rule."""
        if self.end is None:
            return None
        rule = endings_of(self.game).get(self.end.result["ending"])
        return {**self.end.result, "rule": rule}

    def _keep_time(self, event: Event) -> None:
        """A turn begins when somebody else is to move, or the play jumps."""
        turn, mover = self.turn, self.state.to_move
        if isinstance(event.what, SEATS_SOMEBODY):
            # Whoever sits down at the seat to move has the whole time again.
            if self.status == "playing" and mover == event.seat:
                turn.began_at = turn.moved_at = event.made_at
                turn.rested = turn.rested_until = 0
            return
        if isinstance(event.what, Rested):
            turn.rested += event.what.until - event.what.since
            turn.rested_until = event.what.until
            return
        if not isinstance(event.what, CHANGES_PLAY):
            return
        turn.moved_at = event.made_at
        if mover == CHANCE:
            return
        if mover == turn.seat and isinstance(event.what, Acted):
            turn.moves += 1
        else:
            self.turn = Turn(mover, 0, event.made_at, event.made_at)

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
        return since + 1000 * clock.seconds + self.turn.rested


def game_for(creation: Creation) -> Game:
    """The game of a table, if this version knows it by the rules it was made with."""
    try:
        game = game_called(creation.game)
    except AquaeError as unknown:
        raise Unplayable("game", str(unknown)) from unknown
    # The first version is read as the second: nearly all of it holds, and folding finds the rest.
    if creation.rules not in (FIRST_RULES, game.rules):
        raise Unplayable(
            "rules",
            f"the table follows version {creation.rules} of the rules of {game.title}; "
            f"this server knows version {game.rules}",
        )
    return game


def with_all_options(creation: Creation, game: Game) -> Creation:
    """The same creation; an option that came later has its default, as it was played before."""
    try:
        return replace(creation, options=game.complete(creation.options))
    except AquaeError as unknown:
        raise Unplayable("options", str(unknown)) from unknown


def folded(
    creation: Creation, events: list[Event], make: Callable[[Creation], LiveTable] = LiveTable
) -> LiveTable:
    """The table as its events have made it, or why it cannot be played any more."""
    try:
        table = make(creation)
    except Refused as illegal:
        raise Unplayable("options", f"its options are no longer legal: {illegal}") from illegal
    try:
        for event in events:
            table.fold(event)
    except Refused as illegal:
        place = f"action {table.position + 1}"
        raise Unplayable("action", f"{place} is no longer legal: {illegal}") from illegal
    return table


def outcome_of(state: State) -> Outcome:
    """The result of a play that was played to its end."""
    result = state.result()
    assert result is not None, "the play is not over"
    return {
        "scores": result.scores,
        "tiebreaks": result.tiebreaks,
        "winners": result.winners,
        "ending": result.ending,
    }
