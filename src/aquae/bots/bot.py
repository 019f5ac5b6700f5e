"""What a bot is."""

from abc import abstractmethod

from aquae.core.chance import Stream
from aquae.core.state import State


class Bot:
    """Chooses for one seat of one play."""

    @abstractmethod
    def choose(self, state: State, stream: Stream) -> int:
        """One of `state.actions()`."""
