"""The board of Aqua Romana looks the same after half a turn."""

import re

from aquae.games.aqua_romana.game import GAME
from tests.mirrors import HALF_TURN, assert_mirrored
from tests.random_plays import steps

RANKS = "12345678"
COLOURS = {"Y": "B", "B": "Y", "R": "G", "G": "R"}
FILES = "abcdefghijk"


def turned(text: str) -> str:
    """The board turned by half a turn: yellow and blue, red and green change places."""

    def square(name: str) -> str:
        file, rank = name[0], name[1]
        return FILES[-1 - FILES.index(file)] + RANKS[-1 - RANKS.index(rank)]

    def word(old: str) -> str:
        if re.fullmatch(r"[a-k][1-8]", old):
            return square(old)
        if re.fullmatch(r"[YRBG][1-4]", old):
            return COLOURS[old[0]] + old[1]
        if re.fullmatch(r"[NS][a-k]", old):
            return HALF_TURN[old[0]] + FILES[-1 - FILES.index(old[1])]
        if re.fullmatch(r"[EW][1-8]", old):
            return HALF_TURN[old[0]] + RANKS[-1 - RANKS.index(old[1])]
        if old.startswith("curve-"):
            sides = {HALF_TURN[side] for side in old[-2:]}
            return "curve-" + "".join(side for side in "NSEW" if side in sides)
        return old  # straights, bridges and double curves look the same from both sides

    return " ".join(word(old) for old in text.split(" "))


def test_aqua_romana_half_turn() -> None:
    for seed in range(4):
        options = GAME.complete({"compulsory": ["any", "own"][seed % 2]})
        other = GAME.start(options)
        for state, action in steps(GAME, options, "wilful", f"half turn/{seed}"):
            assert_mirrored(GAME, state.actions(), other.actions(), turned)
            text = turned(GAME.vocabulary.text(action))
            other.apply(GAME.vocabulary.number(text))
        assert other.result() is not None
