"""What a bot is: it chooses for one seat of one play, within the budget it was given."""

from abc import abstractmethod

from aquae._native import mypyc_attr
from aquae.core.chance import Rng
from aquae.core.state import State


class Budget:
    """How long a decision may take: seconds on the clock, or a number of iterations, or a part
    (`pace`) of the bot's usual time.

    Iterations make decisions repeatable; seconds are a limit that is kept, and need not be used up:
    with a `haste` of 1 a bot answers once nothing that is left to do could change its choice, with
    2 once half of that would have to go to its second best action.
    """

    def __init__(
        self, seconds: float = 0.0, iterations: int = 0, pace: float = 0.0, haste: float = 1.0
    ) -> None:
        self.seconds = seconds
        self.iterations = iterations
        self.pace = pace
        self.haste = haste

    def __repr__(self) -> str:
        return (
            f"Budget(seconds={self.seconds}, iterations={self.iterations}, pace={self.pace}, "
            f"haste={self.haste})"
        )


class Prospect:
    """What a bot thinks of one action: its share of the search, and what it leads to."""

    def __init__(self, action: int, visits: int, chances: list[float]) -> None:
        self.action = action
        self.visits = visits
        self.chances = chances
        """The estimated chance of winning of every seat."""
        self.scores: list[float] = []
        """The expected final scores of every seat, where somebody asked for them."""
        self.then: list[int] = []
        """What the bot would go on with in the same turn, where somebody asked for it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for one seat of one play. Bots from outside may be plain Python."""

    @abstractmethod
    def choose(self, state: State, rng: Rng) -> int:
        """One of `state.actions()`."""
