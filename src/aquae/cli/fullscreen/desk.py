"""Where whoever plays sits: the table they see, and what they can do there."""

import asyncio
import threading
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from typing import Final, TypeVar

from aquae.bots.assess import assess
from aquae.bots.bot import Budget
from aquae.bots.guide import guide_for
from aquae.bots.reasons import Sentence, reasons_for
from aquae.bots.search import Searcher
from aquae.cli.fullscreen.wording import Wording
from aquae.cli.sitting import Sitting
from aquae.core.chance import Rng
from aquae.core.errors import AquaeError
from aquae.core.game import Game
from aquae.core.record import Record
from aquae.core.replay import Walk
from aquae.core.state import OVER

HINT_SECONDS: Final = 1.0
HINTS: Final = 3
PAUSE: Final = 0.35
"""Seconds between actions of others, so that each can be seen."""

T = TypeVar("T")


class Hint:
    """An action, the chances of all seats with it, and why."""

    def __init__(self, text: str, chances: list[float], reasons: list[Sentence]) -> None:
        self.text = text
        self.chances = chances
        self.reasons = reasons


class Desk(ABC):
    """A table as it is seen from one terminal."""

    walk: Walk
    names: list[str]

    @property
    def game(self) -> Game:
        return self.walk.game

    @property
    def is_over(self) -> bool:
        return self.walk.state.to_move == OVER

    def awaits_me(self) -> bool:
        return self.is_mine(self.walk.state.to_move)

    def legal(self) -> list[str]:
        """The texts that may be chosen here now."""
        if not self.awaits_me():
            return []
        return [self.game.vocabulary.text(action) for action in self.walk.state.actions()]

    @abstractmethod
    def is_mine(self, seat: int) -> bool:
        """Whether somebody at this terminal sits there."""

    @abstractmethod
    async def act(self, text: str) -> None:
        """Take a legal action; Refused or another AquaeError if it cannot be taken."""

    @abstractmethod
    async def undo(self) -> int | None:
        """Take back one's last action: how many actions that were; None if others are asked."""

    @abstractmethod
    def others(self) -> AsyncIterator[str]:
        """Lets Chance and others act; after each change the key of a message, or nothing."""

    @abstractmethod
    async def hints(self) -> list[Hint]:
        """What a strong bot would do."""

    @abstractmethod
    async def record(self) -> Record:
        """The play so far, for a review."""

    @abstractmethod
    def save(self, name: str) -> str:
        """Write the play to a file; its name."""

    async def answer(self, agree: bool) -> None:
        """To a question of others."""
        raise AquaeError("nobody has asked anything")

    @abstractmethod
    def leave(self, say: Wording) -> str:
        """Keep what has been played; what is said in the terminal afterwards."""


async def beside(work: Callable[[], T]) -> T:
    """Do long work in a thread that nobody waits for when the program ends."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def settle(result: T | None, error: BaseException | None) -> None:
        if done.cancelled():
            return
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(result)  # type: ignore[arg-type]

    def run() -> None:
        result, error = None, None
        try:
            result = work()
        except BaseException as failure:
            error = failure
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, result, error)

    threading.Thread(target=run, daemon=True).start()
    return await done


class LocalDesk(Desk):
    """People and bots at this terminal alone."""

    def __init__(self, sitting: Sitting, pause: float = PAUSE) -> None:
        self.sitting = sitting
        self.walk = sitting.table
        self.names = sitting.names
        self.pause = pause
        self._thinking = threading.Lock()

    def is_mine(self, seat: int) -> bool:
        return self.sitting.is_person(seat)

    async def act(self, text: str) -> None:
        self.sitting.act(text)

    async def undo(self) -> int | None:
        return self.sitting.undo()

    async def others(self) -> AsyncIterator[str]:
        sitting = self.sitting
        while not sitting.is_over and not sitting.awaits_person():
            choice = await beside(self._choice)
            sitting.let_other_act(choice)
            yield ""
            await asyncio.sleep(self.pause)

    def _choice(self) -> int | None:
        """A bot thinks one thought at a time, even if somebody has taken back what it thinks of."""
        with self._thinking:
            return self.sitting.choice_of_other()

    async def hints(self) -> list[Hint]:
        game, state = self.game, self.walk.state.copy()
        budget = Budget(seconds=HINT_SECONDS)

        def think() -> list[Hint]:
            found = assess(Searcher(guide_for(game), budget), state, Rng("hint"), HINTS)
            return [
                Hint(
                    game.vocabulary.text(prospect.action),
                    prospect.chances,
                    reasons_for(game, state, prospect.action),
                )
                for prospect in found
            ]

        return await beside(think)

    async def record(self) -> Record:
        return self.sitting.table.record()

    def save(self, name: str) -> str:
        return str(self.sitting.save(name))

    def leave(self, say: Wording) -> str:
        sitting = self.sitting
        if not sitting.has_begun():
            return ""
        path = sitting.save(sitting.free_name())
        if sitting.is_over:
            return say("left.saved", path=path)
        return say("left.continue", game=self.game.name, path=path)
