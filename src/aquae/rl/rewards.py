"""What a seat gets for its play: a share of the victory at the end, or points as they come."""

from typing import Final

from aquae.core.errors import BadOptions
from aquae.core.state import OVER, State

OUTCOME: Final = "outcome"
SCORE: Final = "score"
SCHEMES: Final = [OUTCOME, SCORE]


class Rewards:
    """Rewards of one play, step by step.

    `outcome`: nothing until the end; then they add up to 0 over the seats: 1 for a sole winner,
    -1/(n-1) for each of the others, shared victories in proportion.
    `score`: the points that every seat has made since the step before.
    """

    def __init__(self, scheme: str) -> None:
        if scheme not in SCHEMES:
            raise BadOptions(f"rewards are {' or '.join(SCHEMES)}, not {scheme!r}")
        self.by_score = scheme == SCORE
        self.before: list[int] = []

    def begin(self, state: State) -> None:
        if self.by_score:
            self.before = state.scores()

    def of(self, state: State, seats: int) -> list[float]:
        """The rewards of the seats for what happened since `begin` or the last call."""
        if self.by_score:
            return self._gains(state)
        if state.to_move != OVER:
            return [0.0] * seats
        shares = state.final_shares()
        return [(share * seats - 1.0) / (seats - 1.0) for share in shares]

    def _gains(self, state: State) -> list[float]:
        now = state.scores()
        gains = [float(now[seat] - self.before[seat]) for seat in range(len(now))]
        self.before = now
        return gains
