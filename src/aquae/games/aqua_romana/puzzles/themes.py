"""What puzzles of Aqua Romana are about, read off the action and what it leads to."""

from collections.abc import Mapping
from typing import Any, Final

from aquae.core.state import State

View = Mapping[str, Any]

MARGIN: Final = 0.08
"""How much more of a chance the answer promises than any other action."""
OPTIONS: Final[dict[str, Any]] = {}
"""Of the games that bots play to be mined."""
UNSUITED: Final = ("builder",)
"""Verbs that are never the answer of a puzzle."""
THEMES: Final = ("cut", "close", "choose", "leap", "gift", "extra", "shift", "leave", "build")
"""The most telling first."""
DULL: Final = ("extra", "shift", "leave", "build")
"""Those that do not say why an action is good."""


def themes(before: State, after: State, text: str) -> list[str]:
    seat = before.to_move
    verb = text.split()[0]
    old, new = before.view()["workmen"], after.view()["workmen"]
    closed = [new[name]["seat"] for name in new if _is_closed(old[name], new[name])]
    grown = [(new[name]["seat"], _growth(old[name], new[name])) for name in new]
    found = {
        "cut": any(owner != seat for owner in closed),
        "close": verb != "close" and seat in closed,
        "choose": verb == "close",
        "leap": any(owner == seat and growth > 1 for owner, growth in grown),
        "gift": any(owner != seat and growth > 0 for owner, growth in grown),
        "extra": verb == "extra",
        "shift": verb in ("shift", "take"),
        "leave": verb == "keep",
    }
    found["build"] = verb == "lay" and not any(found.values())
    return [theme for theme in THEMES if found[theme]]


def _is_closed(old: View, new: View) -> bool:
    """Whether an aqueduct was open before and is not now, its workman on a podium or not yet."""
    return old["facing"] is not None and new["facing"] is None


def _growth(old: View, new: View) -> int:
    if new["points"] is None or old["points"] is None:
        return 0
    growth: int = new["points"] - old["points"]
    return growth
