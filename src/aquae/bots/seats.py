"""Bots at their seats: ours are trusted, every answer of any other bot is checked."""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from aquae.bots.bot import Bot
from aquae.core.chance import Rng, draw
from aquae.core.errors import AquaeError
from aquae.core.game import Game
from aquae.core.ordered import holds
from aquae.core.state import CHANCE, State

NO_LIMIT: Final = 1 << 30


class Chooser(Protocol):
    """All that a bot needs: any object that chooses one of `state.actions()`."""

    def choose(self, state: State, rng: Rng) -> int: ...


class BadBot(AquaeError):
    """Which bot did what it must not, and which rule forbids it."""


class Foreign(Bot):
    """A bot that somebody else wrote. It sees a copy of the state, and its answers are checked."""

    def __init__(self, bot: Chooser, game: Game) -> None:
        self.bot: Any = bot
        self.game = game

    def choose(self, state: State, rng: Rng) -> int:
        twin = state.copy()
        try:
            answer: object = self.bot.choose(twin, rng)
        except Exception as error:
            fault = f"failed with {type(error).__name__}: {error}"
            raise BadBot(f"{self._name(state)} {fault}") from error
        action = as_number(answer)
        if action is None:
            raise BadBot(f"{self._name(state)} chose {answer!r}, which is not a number")
        if not holds(state.actions(), action):
            raise BadBot(f"{self._name(state)} {self._fault(state, action)}")
        return action

    def _name(self, state: State) -> str:
        return f"the bot {type(self.bot).__name__} at seat {state.to_move}"

    def _fault(self, state: State, action: int) -> str:
        vocabulary = self.game.vocabulary
        if not 0 <= action < len(vocabulary):
            last = len(vocabulary) - 1
            return f"chose {action}, but the actions of {self.game.title} are 0 to {last}"
        text, refusal = vocabulary.text(action), state.why_not(action)
        return f"chose {text!r} ({action}), which is not legal. {refusal}"


def as_number(answer: object) -> int | None:
    """A whole number of any kind, NumPy's too, but neither a truth value nor a text."""
    if isinstance(answer, bool) or not hasattr(answer, "__index__"):
        return None
    return int(answer.__index__())


def seated(bot: Chooser, game: Game) -> Bot:
    """A bot as the compiled code knows it; one that is not ours is checked from now on."""
    if isinstance(bot, Bot) and type(bot).__module__.startswith("aquae."):
        return bot
    if not callable(getattr(bot, "choose", None)):
        raise BadBot(f"{bot!r} is no bot: it has no method `choose`")
    return Foreign(bot, game)


def play_out(game: Game, state: State, bots: Sequence[Chooser], rng: Rng) -> list[int]:
    """Play to the end, Chance included; the actions played. Any object with `choose` is a bot."""
    return finish(state, [seated(bot, game) for bot in bots], rng, game.longest_play)


def finish(state: State, bots: list[Bot], rng: Rng, longest: int = NO_LIMIT) -> list[int]:
    """The same with bots at their seats, who are trusted."""
    played: list[int] = []
    while state.to_move >= CHANCE:
        action = next_action(state, bots, rng)
        state.apply(action)
        played.append(action)
        if len(played) > longest:
            raise AquaeError(f"a play must end after {longest} actions, and this one goes on")
    return played


def next_action(state: State, bots: list[Bot], rng: Rng) -> int:
    """Chance's draw, or what the bot of who is to move chooses."""
    if state.to_move == CHANCE:
        return draw(state, rng)
    return bots[state.to_move].choose(state, rng)
