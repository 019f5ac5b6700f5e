"""What puzzles of Aquädukt are about, read off the action and what it leads to."""

from collections.abc import Mapping
from typing import Any, Final

from aquae.core.state import State

View = Mapping[str, Any]

MARGIN: Final = 0.08
"""How much more of a chance the answer promises than any other action."""
OPTIONS: Final[dict[str, Any]] = {}
"""Of the games that bots play to be mined."""
UNSUITED: Final = ("mountain",)
"""Verbs that are never the answer of a puzzle."""
THEMES: Final = (
    *("evict", "sacrifice", "quench", "block", "lead", "divert", "double", "spring"),
    *("settle", "found", "stop", "dare"),
)
"""The most telling first."""
DULL: Final = ("divert", "double", "stop", "dare")
"""Those that do not say why an action is good."""


def themes(before: State, after: State, text: str) -> list[str]:
    seat = before.to_move
    verb = text.split()[0]
    old, new = before.view(), after.view()
    lost = after.aftermath(before, _number(before, text))
    losers = [told["seat"] for told in lost if told["what"] == "removed"]
    found = {
        "evict": any(loser != seat for loser in losers),
        "sacrifice": seat in losers,
        "spring": verb == "spring",
        "settle": verb == "house" and _has_water(new, text),
        "found": verb == "house" and not losers and not _has_water(new, text),
        "stop": verb == "end",
        "dare": verb == "roll",
    }
    if verb == "canal":
        found |= _of_canal(before, after, old, new)
        found["double"] = new["canals"][text.split()[1]]["count"] > 1
    return [theme for theme in THEMES if found.get(theme)]


def _of_canal(before: State, after: State, old: View, new: View) -> dict[str, bool]:
    """Who gets water by a canal, and who can be given it by the next one, or no more."""
    seat = before.to_move
    could, can = _in_reach(before), _in_reach(after)
    taken = could - can - _watered(new)
    quenches = bool(_houses(new, seat) & (_watered(new) - _watered(old)))
    found = {
        "quench": quenches,
        "block": bool((_all_houses(new) - _houses(new, seat)) & taken),
        "lead": bool(_houses(new, seat) & (can - could)),
    }
    return {**found, "divert": not any(found.values())}


def _in_reach(state: State) -> set[str]:
    """The spaces that one more canal could give water to, whoever lays it."""
    wet = _watered(state.view())
    found: set[str] = set()
    for action in state.actions() if state.to_move >= 0 else ():
        if state.game.vocabulary.text(action).startswith("canal"):
            after = state.copy()
            after.apply(action)
            found |= _watered(after.view()) - wet
    return found


def _watered(view: View) -> set[str]:
    return {name for name, space in view["spaces"].items() if space["supply"] > 0}


def _all_houses(view: View) -> set[str]:
    return {name for name, space in view["spaces"].items() if space["house"] is not None}


def _houses(view: View, seat: int) -> set[str]:
    spaces = view["spaces"]
    return {name for name in _all_houses(view) if spaces[name]["house"]["seat"] == seat}


def _number(state: State, text: str) -> int:
    number: int = state.game.vocabulary.number(text)
    return number


def _has_water(view: View, text: str) -> bool:
    return bool(view["spaces"][text.split()[2]]["supply"])
