"""Plain sentences on what an action does, from the views before and after it."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, NamedTuple

from aquae.core.game import Game
from aquae.core.sentence import said
from aquae.core.state import State

View = Mapping[str, Any]


class Sentence(NamedTuple):
    """A template and the things in its places, for every language (see `core/sentence.py`)."""

    message: str
    things: tuple[str, ...]

    def __str__(self) -> str:
        return said(self.message, self.things)


Reason = Callable[[View, View, int], list[Sentence]]


def say(message: str, *things: object) -> Sentence:
    return Sentence(message, tuple(str(thing) for thing in things))


def reasons_for(game: Game, state: State, action: int) -> list[Sentence]:
    """What an action of who is to move does, for that seat and for the others."""
    after = state.copy()
    after.apply(action)
    module = import_module(f"aquae.bots.reasons.{game.name.replace('-', '_')}")
    reason: Reason = module.reason
    sentences = _ending(after, state.to_move)
    if hasattr(module, "bargain"):
        sentences += module.bargain(state, after, game.vocabulary.text(action))
    sentences += reason(state.view(), after.view(), state.to_move)
    return sentences or [say("changes nothing about the water yet")]


def _ending(after: State, seat: int) -> list[Sentence]:
    result = after.result()
    if result is None:
        return []
    return [say("wins the game") if seat in result.winners else say("ends the game")]


def in_english(sentences: list[Sentence]) -> str:
    return ", ".join(map(str, sentences))
