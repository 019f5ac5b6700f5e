"""Where whoever plays sits: the table they see, and what they can do there."""

import asyncio
import threading
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Final, NamedTuple, TypeVar

from aquae.bots.assess import assess
from aquae.bots.bot import Budget
from aquae.bots.guide import guide_for
from aquae.bots.reasons import Sentence, Step, plan_of, reasons_for
from aquae.bots.search import Searcher
from aquae.cli.desks.wording import Wording
from aquae.cli.sitting import Sitting
from aquae.core.chance import Rng
from aquae.core.errors import AquaeError
from aquae.core.game import Game
from aquae.core.record import Record
from aquae.core.replay import Walk
from aquae.core.state import OVER, State

HINT_SECONDS: Final = 1.0
HINTS: Final = 3
NOBODY_ELSE: Final = "nobody sits elsewhere"
PAUSE: Final = 0.35
"""Seconds between actions of others, so that each can be seen."""

T = TypeVar("T")


class Hint:
    """An action, the chances of all seats with it, why, and what to go on with."""

    def __init__(
        self, text: str, chances: list[float], reasons: list[Sentence], then: list[Step]
    ) -> None:
        self.text = text
        self.chances = chances
        self.reasons = reasons
        self.then = then


class News(NamedTuple):
    """What is to be told of a change at a table: the key of its words, and whom they are about."""

    key: str = ""
    who: str = ""
    text: str = ""
    is_question: bool = False
    """Whether those at this terminal are to answer."""


class Desk(ABC):
    """A table as it is seen from one terminal."""

    walk: Walk
    names: list[str]
    is_remote = False
    """Whether others sit elsewhere, with whom one can talk."""
    said: Sequence[tuple[str, str]] = ()
    """Who said what in the chat."""

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
    def others(self) -> AsyncIterator[News]:
        """Lets Chance and others act; after each change what is to be told of it."""

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

    async def chat(self, text: str) -> None:
        """Say something to the others."""
        raise AquaeError(NOBODY_ELSE)

    async def concede(self) -> None:
        """Give up what one plays here."""
        raise AquaeError(NOBODY_ELSE)

    async def rematch(self) -> None:
        """Ask for a rematch, or agree to one."""
        raise AquaeError(NOBODY_ELSE)

    async def next(self) -> "Desk | None":
        """The same seat at the table of the rematch, if there is one."""
        return None

    def left_to_win(self) -> list[str]:
        """Who is left if those at this terminal give up."""
        return [name for seat, name in enumerate(self.names) if not self.is_mine(seat)]

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


def best_hints(game: Game, state: State) -> list[Hint]:
    """What a strong bot would do in a position, the best first."""
    searcher = Searcher(guide_for(game), Budget(seconds=HINT_SECONDS))
    return [
        Hint(
            game.vocabulary.text(prospect.action),
            prospect.chances,
            reasons_for(game, state, prospect.action),
            plan_of(game, state, [prospect.action, *prospect.then]),
        )
        for prospect in assess(searcher, state, Rng("hint"), HINTS)
    ]


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

    async def others(self) -> AsyncIterator[News]:
        sitting = self.sitting
        while not sitting.is_over and not sitting.awaits_person():
            choice = await beside(self._choice)
            sitting.let_other_act(choice)
            yield News()
            await asyncio.sleep(self.pause)

    def _choice(self) -> int | None:
        """A bot thinks one thought at a time, even if somebody has taken back what it thinks of."""
        with self._thinking:
            return self.sitting.choice_of_other()

    async def hints(self) -> list[Hint]:
        game, state = self.game, self.walk.state.copy()
        return await beside(lambda: best_hints(game, state))

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
