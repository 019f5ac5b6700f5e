"""Habits of a seat of Aqua Romana."""

from aquae.core.state import State
from aquae.games.aqua_romana.board import OUTLET, PIECES, SLOTS
from aquae.games.aqua_romana.position import Position
from aquae.games.aqua_romana.words import CLOSE, KEEP, LAY
from benchmarks.tricks.habit import Habit, Trick


class OneLongAqueduct(Habit):
    """Builds for its longest aqueduct whenever it can."""

    def wanted(self, state: State, actions: list[int]) -> list[int]:
        assert isinstance(state, Position)
        own = {
            action: (action - LAY) // (SLOTS * PIECES)
            for action in actions
            if action >= LAY
            and state.setting.owner[(action - LAY) // (SLOTS * PIECES)] == state.to_move
        }
        longest = max((state.length[OUTLET + workman] for workman in own.values()), default=0)
        return [
            action for action, workman in own.items() if state.length[OUTLET + workman] == longest
        ]


class NeverCloses(Habit):
    """Keeps every aqueduct open as long as it may."""

    def wanted(self, state: State, actions: list[int]) -> list[int]:
        return [KEEP] if KEEP in actions else []


class ClosesAtOnce(Habit):
    """Closes an aqueduct as soon as it may."""

    def wanted(self, state: State, actions: list[int]) -> list[int]:
        return [action for action in actions if CLOSE <= action < KEEP]


TRICKS: dict[str, Trick] = {
    "one long aqueduct": OneLongAqueduct,
    "never closes": NeverCloses,
    "closes at once": ClosesAtOnce,
}
