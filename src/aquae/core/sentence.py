"""Sentences as data: a template and the things it names, so that every language can say them.

A place of a template is `{}`, for a name or a number that is the same everywhere, or `{:kind}`, for
something that each language has its own words for: `{:seat}` is a player, `{:verb}` what an action
begins with, `{:piece}` a piece and how it lies. The template itself is the English sentence.
"""

import re
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
    if kind == "seat":
        return f"seat {thing}"
    if kind == "quoted":
        return repr(thing)
    if kind == "names":
        return listed(thing.split(AND_MORE))
    if kind == "houses":
        return listed([house.replace(" ", " on ") for house in thing.split(AND_MORE)])
    return thing


def listed(things: list[str]) -> str:
    """`a, b and c`."""
    if len(things) < 2:
        return "".join(things)
    return ", ".join(things[:-1]) + " and " + things[-1]
