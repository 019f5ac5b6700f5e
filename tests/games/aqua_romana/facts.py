"""What the tests of all games have to know about Aqua Romana."""

from typing import Any

# builder, lay, extra, shift, close, keep, take
VOCABULARY_SIZE = 5 * 38 + 15 * 38 * 9 + 88 * 9 + 38 + 15 + 1 + 5
MISSPELLED = [("lay Y2 Nc curve-ES", "lay Y2 Nc curve-SE")]

# What is printed on cardboard is decided before the first action, and has tests of its own.
DECIDED_WHEN_LOADING = {"R-01", "R-02", "R-03", "R-05", "R-06", "R-07", "R-08"}

# What a state remembers without its mattering any more: edges with pieces on both sides, and
# lists of actions made for a choice that is past.
STALE_FIELDS = {"far", "length", "lays"}
DERIVED_FIELDS = STALE_FIELDS

DRAWN_EVERY = 19
DRAWN_OPTIONS: list[dict[str, Any]] = [{}, {"setup": "random"}]


def pieces(view: dict[str, Any]) -> dict[str, int]:
    builders = [view["reserve"], view["set_up"], *view["hands"]]
    return {
        "tiles": sum(view["stock"].values()) + len(view["pieces"]) - len(view["printed"]),
        "builders": len(view["pathway"]) + sum(sum(some.values()) for some in builders),
        "workmen": len(view["workmen"]),
    }
