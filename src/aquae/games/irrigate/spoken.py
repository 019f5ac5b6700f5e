"""How Irrigate is told in words: actions, and where money went."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from aquae.games.spoken import Words

_POSE: Final = [None, "exits"]
KINDS_OF_THINGS: Final = {
    "tile": ["colour", "shape"],
    "take": ["seat"],
    "place": _POSE,
    "offer": _POSE,
    "rotate": _POSE,
    "propose rotate": _POSE,
}
"""Which kinds the things of a verb are of, where they have words of their own."""
REGULAR_INCOME: Final = "I-28"
EARLY_END: Final = "I-14"

Item = Mapping[str, Any]


def _exits(letters: str, words: Words) -> str:
    """The pipes of a tile as the sides they lead to: `NES`."""
    return words.listed([words.named("side", side) for side in letters])


SPOKEN: Final = {"exits": _exits}


def values(view: Mapping[str, Any], words: Words) -> dict[str, object]:
    """What the words of phases name."""
    return {}


def coins(n: int, words: Words) -> str:
    return words.counted("unit.coins", n)


def aftermath(items: Sequence[Item], words: Words, names: Sequence[str]) -> list[str]:
    return [told for item in items if (told := _told(item, items, words, names))]


def _told(item: Item, items: Sequence[Item], words: Words, names: Sequence[str]) -> str:
    what, who = item["what"], names[item["seat"]]
    match what:
        case "price":
            return _price(item, items, words, names)
        case "compensation":
            return _compensation(item, items, words, names)
        case "tax":
            return words.t("aftermath.tax", coins=coins(-item["money"], words))
        case "income":
            key = (
                "aftermath.income" if item["rule"] == REGULAR_INCOME else "aftermath.income.double"
            )
            return words.t(key, who=who, coins=coins(item["money"], words))
        case "goal" | "goal of the bank":
            whose = "goal" if what == "goal" else "bank"
            return words.t(f"aftermath.{whose}.{item['water']}", who=who, cell=item["cell"])
        case "main game":
            key = "aftermath.main" if item["rule"] == EARLY_END else "aftermath.main.last"
            return words.t(key, who=who)
        case "final turns":
            return words.t("aftermath.final", who=who)
        case "lost" | "returned":
            return words.t(f"aftermath.{what}", who=who)
    return words.t("log.pass.withdraw", who=who)


def _price(item: Item, items: Sequence[Item], words: Words, names: Sequence[str]) -> str:
    """Told once, with whoever pays it."""
    if item["money"] > 0:
        return ""
    who, paid = names[item["seat"]], coins(-item["money"], words)
    takers = [one for one in items if one["what"] == "price" and one["money"] > 0]
    if not takers:
        return words.t("aftermath.price.bank", who=who, coins=paid)
    return words.t("aftermath.price.seat", who=who, whom=names[takers[0]["seat"]], coins=paid)


def _compensation(item: Item, items: Sequence[Item], words: Words, names: Sequence[str]) -> str:
    """All are told together, with the first."""
    every = [one for one in items if one["what"] == "compensation"]
    if every[0] is not item:
        return ""
    shares = [
        words.t("aftermath.share", who=names[one["seat"]], coins=coins(one["money"], words))
        for one in every
    ]
    return words.t("aftermath.compensation", shares=words.listed(shares))
