"""Sentences as data: a template and the things it names, so that every language can say them.

A place of a template is `{}`, for a name or a number that is the same everywhere, or `{:kind}`, for
something that each language has its own words for: `{:seat}` is a player, `{:verb}` what an action
begins with, `{:piece}` a piece and how it lies. The template itself is the English sentence. A game
may have kinds of its own: see `add_kind`.
"""

import re
from collections.abc import Callable
from typing import Final

PLACE: Final = re.compile(r"\{(?::(\w+))?\}")
AND_MORE: Final = "; "


def said(message: str, things: tuple[str, ...]) -> str:
    """The English sentence: the template with its things in their places."""
    parts = PLACE.split(message)
    if len(parts) != 2 * len(things) + 1:
        raise ValueError(f"{message!r} has no places for {things}")
    words = [parts[0]]
    for number, thing in enumerate(things):
        words.append(_word(parts[2 * number + 1], thing))
        words.append(parts[2 * number + 2])
    return "".join(words)


def _word(kind: str | None, thing: str) -> str:
    spoken = KINDS.get(kind) if kind is not None else None
    return thing if spoken is None else spoken(thing)


def listed(things: list[str]) -> str:
    """`a, b and c`."""
    if len(things) < 2:
        return "".join(things)
    return ", ".join(things[:-1]) + " and " + things[-1]


def _seat(thing: str) -> str:
    return f"seat {thing}"


def _names(thing: str) -> str:
    return listed(thing.split(AND_MORE))


KINDS: Final[dict[str, Callable[[str], str]]] = {"seat": _seat, "quoted": repr, "names": _names}
"""How things are said in English; a thing of any other kind is said as it is written."""


def add_kind(name: str, spoken: Callable[[str], str]) -> None:
    """Let a game say things of a kind of its own."""
    if KINDS.get(name, spoken) is not spoken:
        raise ValueError(f"there is a kind of thing called {name!r} already")
    KINDS[name] = spoken
