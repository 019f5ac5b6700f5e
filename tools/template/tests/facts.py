"""What the tests of all games have to know about Fossa Nova."""

from typing import Any

# dig, pass, find
VOCABULARY_SIZE = 7 + 1 + 2
MISSPELLED = [("digg c", "dig c"), ("PASS", "pass")]

# What is printed on cardboard is decided before the first action.
DECIDED_WHEN_LOADING = {"F-01"}

# Plays are short: how many actions lead to the middle of one, how often one is drawn, and how many
# different positions are seen in a few of them.
MIDDLE = 4
DRAWN_EVERY = 3
LEAST_POSITIONS = 100
# A game of luck: of a hundred games, faber wins hardly more than uniform.
FABER_WINS = 50


def pieces(view: dict[str, Any]) -> dict[str, int]:
    found = [space["found"] for space in view["spaces"].values()]
    return {ground: left + found.count(ground) for ground, left in view["left"].items()}
