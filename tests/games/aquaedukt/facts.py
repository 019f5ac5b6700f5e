"""What the tests of all games have to know about Aquädukt."""

from typing import Any

# mountain, roll, die, house, end, spring, canal, pass, reveal
VOCABULARY_SIZE = 92 + 1 + 20 + 4 * 92 + 1 + 113 + 204 + 1 + 2 * 92
MISSPELLED = [
    ("hous 3 c4", "house 3 c4"),
    ("canal D4-C4", "canal C4-D4"),
    ("ROLL", "roll"),
    ("rol", "roll"),
]

# What is printed on cardboard is decided before the first action, and has tests of its own.
DECIDED_WHEN_LOADING = {"A-01", "A-02", "A-03", "A-04"}

# Fields that follow from others, show only together with another one, or are rare.
DERIVED_FIELDS = {
    "passes",
    "stock_left",
    "touch",
    "spring_near",
    "canal_open",
    "die_actions",
    "mountain_actions",
    "spring_actions",
    "canal_actions",
}
# Fields that are rare: a value, and the number of the observation that is 2 then.
RARE_FIELDS = [("passes", 2, "passes")]

DRAWN_EVERY = 29
DRAWN_OPTIONS: list[dict[str, Any]] = [{}, {"mountains": "hidden", "setup": "placed"}]

# Houses that remove leave the game; nothing else ever does.
MAY_SHRINK = {"houses"}


def pieces(view: dict[str, Any]) -> dict[str, int]:
    houses = sum(space["house"] is not None for space in view["spaces"].values())
    return {
        "canals": view["canals_left"] + sum(c["count"] for c in view["canals"].values()),
        "springs": view["springs_left"] + len(view["springs"]),
        "houses": sum(map(sum, view["stock"])) + houses,
    }
