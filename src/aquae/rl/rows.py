"""Plays as rows: the inner loop of data sets, compiled where possible."""

from array import array
from typing import Final

from aquae.bots.guide import Guide
from aquae.core.errors import AquaeError
from aquae.core.game import Game
from aquae.core.observation import MOST_SEATS, Observation
from aquae.core.ordered import holds
from aquae.core.record import Record
from aquae.core.replay import Walk
from aquae.core.state import State

UNKNOWN: Final = float("nan")


class Rows:
    """One row for every decision of a seat, column by column; see `aquae.rl.dataset.COLUMNS`."""

    def __init__(self, game: Game, observation: Observation, guide: Guide | None) -> None:
        self.numbers = game.vocabulary.numbers
        self.observation = observation
        self.guide = guide
        self.vectors = bytearray()
        """The observations so far, and then what is left of earlier ones: memory is kept."""
        self.clear()

    def clear(self) -> None:
        self.plays = array("q")
        self.steps = array("i")
        self.seats = array("b")
        self.players = array("b")
        self.actions = array("i")
        self.names: list[str] = []
        self.legal = array("i")
        self.ends = array("q", [0])
        # By seat, four numbers a row.
        self.chances = array("f")
        self.shares = array("f")
        self.scores = array("h")

    def add(self, play: int, record: Record) -> None:
        """All decisions of a finished play; BadRecord if it is not in order."""
        walk = Walk(record.game, record.options)
        steps: list[int] = []
        seats: list[int] = []
        for step in walk.steps([self.numbers.get(text, -1) for text in record.actions]):
            legal = step.state.actions()
            if not holds(legal, step.action):
                record.check()  # says what is wrong
            if step.mover >= 0:
                steps.append(step.number)
                seats.append(step.mover)
                self.actions.append(step.action)
                self.add_position(step.state, legal)
        self.steps.fromlist(steps)
        self.seats.fromlist(seats)
        self.names += [record.seats[seat] for seat in seats]
        self.plays.fromlist([play] * len(seats))
        self.players.fromlist([len(record.seats)] * len(seats))
        self.add_result(walk.state, record, len(seats))

    def add_position(self, state: State, legal: list[int]) -> None:
        start = (len(self.ends) - 1) * self.observation.size
        vector = self.observation.tell(state, state.to_move)
        self.vectors[start : start + len(vector)] = vector
        self.legal.fromlist(legal)
        self.ends.append(len(self.legal))
        self.chances.fromlist(padded(self.estimate(state)))

    def estimate(self, state: State) -> list[float]:
        """Each seat's chance of winning, if there is a guide to say so."""
        if self.guide is None:
            return [UNKNOWN for _ in state.scores()]
        return self.guide.chances(state)

    def add_result(self, state: State, record: Record, rows: int) -> None:
        result = state.result()
        if result is None or result.as_record() != record.result:
            record.check()
            raise AquaeError("the play has not ended")
        self.shares.fromlist(padded(result.shares()) * rows)
        self.scores.fromlist((result.scores + [0] * (MOST_SEATS - len(result.scores))) * rows)


def padded(values: list[float]) -> list[float]:
    """With 0 for the seats that there are not."""
    return values + [0.0] * (MOST_SEATS - len(values))
