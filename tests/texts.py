"""Short words for tests: play texts, list legal texts, ask why not."""

from typing import Any

from aquae.core.errors import Refusal
from aquae.core.game import Game
from aquae.core.state import State


def play(game: Game, state: State, *texts: str) -> State:
    """Play these texts through the checked door."""
    for text in texts:
        state.play(game.vocabulary.number(text))
    return state


def legal(game: Game, state: State) -> list[str]:
    return [game.vocabulary.text(action) for action in state.actions()]


def refusal(game: Game, state: State, text: str) -> Refusal:
    """Why this text is refused now; fails if it is legal."""
    why = state.why_not(game.vocabulary.number(text))
    assert why is not None, f"{text} is legal"
    return why


def aftermath(game: Game, state: State, text: str) -> list[dict[str, Any]]:
    """What a text would bring about besides what it says; the state stays as it is."""
    after = play(game, state.copy(), text)
    return [dict(item) for item in after.aftermath(state, game.vocabulary.number(text))]
