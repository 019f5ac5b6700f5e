"""Plain sentences on what an action does, from the views before and after it."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from aquae.core.game import Game
from aquae.core.sentence import said
from aquae.core.state import State
from aquae.games import part_of

View = Mapping[str, Any]


class Sentence(NamedTuple):
    """A template and the things in its places, for every language (see `core/sentence.py`)."""

    message: str
    things: tuple[str, ...]

    def __str__(self) -> str:
        return said(self.message, self.things)


def say(message: str, *things: object) -> Sentence:
    return Sentence(message, tuple(str(thing) for thing in things))


def reasons_for(game: Game, state: State, action: int) -> list[Sentence]:
    """What an action of who is to move does, for that seat and for the others."""
    after = state.copy()
    after.apply(action)
    sentences = _ending(after, state.to_move)
    part = part_of(game, "bot.reasons")
    if part is not None:
        sentences += part.reasons(state, after, game.vocabulary.text(action))
    return sentences or [say("makes no difference to the water yet")]


def _ending(after: State, seat: int) -> list[Sentence]:
    result = after.result()
    if result is None:
        return []
    return [say("wins the game") if seat in result.winners else say("ends the game")]


def in_english(sentences: list[Sentence]) -> str:
    return ", ".join(map(str, sentences))
