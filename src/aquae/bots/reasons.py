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


class Step(NamedTuple):
    """An action of a plan, and what it does."""

    text: str
    effects: list[Sentence]

    def __str__(self) -> str:
        return f"{self.text}: {in_english(self.effects)}" if self.effects else self.text


def say(message: str, *things: object) -> Sentence:
    return Sentence(message, tuple(str(thing) for thing in things))


def reasons_for(game: Game, state: State, action: int) -> list[Sentence]:
    """What an action of who is to move does, for that seat and for the others."""
    return effects_of(game, state, action) or [say("makes no difference to the water yet")]


def plan_of(game: Game, state: State, actions: list[int]) -> list[Step]:
    """What one goes on with in a turn after the first of some actions, as far as it does anything.

    What follows may be why the first is good: a canal that waters nothing leads another one there.
    """
    steps: list[Step] = []
    last = 0
    before = state
    for number, action in enumerate(actions):
        found = effects_of(game, before, action)
        if found:
            last = number
        steps.append(Step(game.vocabulary.text(action), found))
        before = before.copy()
        before.apply(action)
    return steps[1 : last + 1]


def effects_of(game: Game, state: State, action: int) -> list[Sentence]:
    """What is to be told of an action, if anything is."""
    after = state.copy()
    after.apply(action)
    part = part_of(game, "bot.reasons")
    found: list[Sentence] = _ending(after, state.to_move)
    if part is not None:
        found += part.reasons(state, after, game.vocabulary.text(action))
    return found


def _ending(after: State, seat: int) -> list[Sentence]:
    result = after.result()
    if result is None:
        return []
    return [say("wins the game") if seat in result.winners else say("ends the game")]


def in_english(sentences: list[Sentence]) -> str:
    return ", ".join(map(str, sentences))
