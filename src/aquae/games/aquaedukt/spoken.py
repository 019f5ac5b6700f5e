"""How Aquädukt is told in words."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from aquae.core.sentence import AND_MORE
from aquae.games.spoken import Words

KINDS_OF_THINGS: Final = {"house": ["houses"], "reveal": [None, "face"]}
"""Which kinds the things of a verb are of, where they have words of their own."""


def _houses(thing: str, words: Words) -> str:
    """Houses with their values, parted as sentences part them; alone their number."""
    if " " not in thing:
        return words.named("houses", thing)
    return words.listed([_house(house, words) for house in thing.split(AND_MORE)])


def _house(name: str, words: Words) -> str:
    value, space = name.split(" ")
    return words.t("houses.on", value=value, space=space)


SPOKEN: Final = {"houses": _houses}


def values(view: Mapping[str, Any], words: Words) -> dict[str, object]:
    """What the words of phases name."""
    return {"die": view["die"]}


def aftermath(items: Sequence[Mapping[str, Any]], words: Words, names: Sequence[str]) -> list[str]:
    """Houses that are gone, all in one sentence."""
    removed = [item for item in items if item["what"] == "removed"]
    if not removed:
        return []
    houses = [
        words.t(
            "houses.whose",
            value=words.named("houses", item["value"]),
            space=item["space"],
            who=names[item["seat"]],
        )
        for item in removed
    ]
    return [words.t(f"aftermath.{removed[0]['rule']}", houses=", ".join(houses))]
