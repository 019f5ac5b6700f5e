"""How Aqua Romana is told in words."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from aquae.games.spoken import Words

KINDS_OF_THINGS: Final = {
    "builder": ["kind"],
    "lay": [None, None, "piece"],
    "extra": [None, "piece"],
    "take": ["kind"],
}
"""Which kinds the things of a verb are of, where they have words of their own."""


def _piece(name: str, words: Words) -> str:
    """A piece and how it lies: `curve-NE`."""
    kind, _, sides = name.partition("-")
    way = "–".join([words.named("side.short", side) for side in sides])
    return f"{words.named('kind', kind)} {way}".strip()


SPOKEN: Final = {"piece": _piece}


def values(view: Mapping[str, Any], words: Words) -> dict[str, object]:
    """What the words of phases name."""
    return {"kind": words.named("kind", view["extra_kind"])}


def aftermath(items: Sequence[Mapping[str, Any]], words: Words, names: Sequence[str]) -> list[str]:
    return [_told(item, words, names[item["seat"]]) for item in items]


def _told(item: Mapping[str, Any], words: Words, who: str) -> str:
    if item["what"] == "skipped":
        return words.t("aftermath.skipped", who=who)
    key = "aftermath.podium" if item["podium"] > 0 else "aftermath.podium.none"
    return words.t(key, name=item["workman"], who=who, podium=item["podium"], n=item["length"])
