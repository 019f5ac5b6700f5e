"""One plain sentence on what an action does, from the views before and after it."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from aquae.core.game import Game
from aquae.core.state import State

View = Mapping[str, Any]
Reason = Callable[[View, View, int], list[str]]


def reason_for(game: Game, state: State, action: int) -> str:
    """What an action of who is to move does, for that seat and for the others."""
    after = state.copy()
    after.apply(action)
    reason: Reason = import_module(f"aquae.bots.reasons.{game.name.replace('-', '_')}").reason
    parts = reason(state.view(), after.view(), state.to_move)
    return ", ".join(parts) if parts else "changes nothing on the board yet"


def listed(things: list[str]) -> str:
    """`a, b and c`."""
    if len(things) < 2:
        return "".join(things)
    return ", ".join(things[:-1]) + " and " + things[-1]
