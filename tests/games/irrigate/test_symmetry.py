"""Both banks of the river are alike in Irrigate."""

import re

from aquae.games.irrigate.game import GAME
from tests.mirrors import HALF_TURN, assert_mirrored
from tests.random_plays import steps


def turned(text: str) -> str:
    """Both banks and both pipes exchanged; so red and yellow change places."""

    def cell(match: re.Match[str]) -> str:
        return f"{7 - int(match[1])},{-int(match[2])}"

    def exits(match: re.Match[str]) -> str:
        sides = {HALF_TURN[side] for side in match[0]}
        return "".join(side for side in "NESW" if side in sides)

    text = re.sub(r"(-?\d+),(-?\d+)", cell, text)
    text = re.sub(r"\b[NESW]{2,3}$", exits, text)
    swap = {"red": "yellow", "yellow": "red"}
    return " ".join(swap.get(word, word) for word in text.split(" "))


def test_irrigate_half_turn_in_the_early_game() -> None:
    """Later the owners differ: seat 0 moves first in both, but owns the other colour."""
    compared = 0
    for seed in range(6):
        options = GAME.complete({"bargaining": False})
        other = GAME.start(options)
        for state, action in steps(GAME, options, "lively", f"half turn/{seed}"):
            text = GAME.vocabulary.text(action)
            if not state.view()["early"] or text == "pass":
                break
            assert_mirrored(GAME, state.actions(), other.actions(), turned)
            other.apply(GAME.vocabulary.number(turned(text)))
            compared += 1
    assert compared > 100
