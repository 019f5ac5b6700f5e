"""Who follows a table: one follower for each open stream."""

import asyncio
from collections.abc import Callable


class Follower:
    """One open stream: how far it has got, and who is behind it."""

    def __init__(self, last: int, positions: bool, person: str | None, address: str = "") -> None:
        self.last = last
        self.history = 0
        """Which past of the table it has heard: one that was restored has another."""
        self.seen_at: int | None = None
        """When the last event that it has heard was made, if it says so."""
        self.positions = positions
        self.person = person
        self.address = address
        self.presence = -1
        self.wake = asyncio.Event()
        self.gone = False
        self.send_at_once: Callable[[], bool] = lambda: False
        """Sends what is new; False if the stream has to do it in its own time."""

    def rouse(self) -> None:
        if not self.send_at_once():
            self.wake.set()

    def end(self) -> None:
        self.gone = True
        self.wake.set()
