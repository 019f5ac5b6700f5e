"""What the tests of all games have to know about Irrigate."""

from typing import Any

# draw, tile, place, solicit, offer, price, no offer, take, rotate, buy, propose, ...
VOCABULARY_SIZE = 1 + 16 + 4000 + 1 + 4000 + 100 + 1 + 4 + 4000 + 400 + 400 + 4000 + 4 + 99
MISSPELLED = [("place 3,1 SEN", "place 3,1 NES"), ("proposebuy 2,1", "propose buy 2,1")]

# What is printed on cardboard is decided before the first action, and has tests of its own.
DECIDED_WHEN_LOADING = {"I-02", "I-04", "I-05", "I-06", "I-07", "I-08"}

DERIVED_FIELDS = {"finals", "lost"}
# Fields that are rare: a value, and the number of the observation that is 2 then.
RARE_FIELDS = [("lost", [0, 0], "lost red tee"), ("finals", 2, "final turns")]
# Which of the lost tiles came first makes no difference.
UNORDERED_FIELDS = {"lost"}

DRAWN_EVERY = 67
DRAWN_OPTIONS: list[dict[str, Any]] = [{}, {"bargaining": False}]


def pieces(view: dict[str, Any]) -> dict[str, int]:
    piled = sum(sum(pile.values()) for pile in view["piles"].values())
    drawn = view["drawn"] is not None
    return {"tiles": len(view["tiles"]) + piled + drawn + len(view["lost"])}
