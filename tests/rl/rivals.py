"""Bots of somebody else, to be found by the names of their classes."""

from aquae.core.chance import Rng
from aquae.core.state import State


class First:
    """Always the first legal action."""

    def choose(self, state: State, rng: Rng) -> int:
        return state.actions()[0]


class Needy(First):
    """Wants to be told something."""

    def __init__(self, wish: str) -> None:
        self.wish = wish


class Mute:
    """Is no bot."""
