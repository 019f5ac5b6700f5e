"""What puzzles of Irrigate are about, read off the action and what it leads to."""

from collections.abc import Mapping
from typing import Any, Final

from aquae.core.state import State

View = Mapping[str, Any]

MARGIN: Final = 0.05
"""How much more of a chance the answer promises than any other action. Single
actions are worth less here than in other games: a turn has many."""
OPTIONS: Final[dict[str, Any]] = {"bargaining": False}
"""Of the games that bots play to be mined."""
UNSUITED: Final = (
    *("solicit", "no", "accept", "decline", "price", "offer", "propose", "ask", "take"),
    *("end", "pass"),
)
"""Verbs that are never the answer of a puzzle: what bargaining is worth depends on what others say,
and that nothing is worth its price is no discovery."""
THEMES: Final = ("drain", "tap", "goal", "turn", "buy", "harvest", "dry", "place")
"""The most telling first."""
DULL: Final = ("dry", "place")
"""Those that do not say why an action is good."""


def themes(before: State, after: State, text: str) -> list[str]:
    seat = before.to_move
    words = text.split()
    verb = words[0]
    old, new = before.view()["tiles"], after.view()["tiles"]
    gained, lost = _changes(old, new)
    found = {
        "drain": any(new[cell]["owner"] not in (seat, None) for cell in lost),
        "tap": verb == "rotate" and new[words[1]]["group"] == "tap",
        "goal": any(new[cell]["shape"] == "goal" and new[cell]["owner"] == seat for cell in gained),
        "turn": verb == "rotate",
        "buy": verb == "buy",
        "harvest": sum(new[cell]["owner"] == seat for cell in gained) > 1,
        "dry": verb == "place" and not new[words[1]]["irrigated"],
        "place": verb == "place",
    }
    return [theme for theme in THEMES if found[theme]]


def _changes(old: View, new: View) -> tuple[list[str], list[str]]:
    """The cells that have water now and had none, and those that have lost theirs."""
    had = {cell for cell, tile in old.items() if tile["irrigated"]}
    has = {cell for cell, tile in new.items() if tile["irrigated"]}
    return sorted(has - had), sorted(had - has)
