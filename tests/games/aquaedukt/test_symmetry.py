"""East and west are alike in Aquädukt."""

import re

from aquae.games.aquaedukt.game import GAME
from tests.mirrors import assert_mirrored
from tests.random_plays import steps

FILES = "abcdefghijkl"
LETTERS = "ABCDEFGHIJKLM"


def mirrored(text: str) -> str:
    """East and west exchanged."""

    def space(match: re.Match[str]) -> str:
        return FILES[-1 - FILES.index(match[1])] + match[2]

    def point(match: re.Match[str]) -> str:
        return LETTERS[-1 - LETTERS.index(match[1])] + match[2]

    text = re.sub(r"\b([a-l])([1-8])\b", space, text)
    text = re.sub(r"\b([A-M])([0-8])\b", point, text)
    head, dash, tail = text.partition("-")
    if not dash:
        return text
    verb, first = head.split(" ")
    return f"{verb} {min(first, tail)}-{max(first, tail)}"


def mirror_board(board: str) -> str:
    return "/".join(",".join(reversed(rank.split(","))) for rank in board.split("/"))


def test_aquaedukt_east_and_west() -> None:
    board = GAME.read_option("board", "number:11")
    for mountains in ("flat", "hidden"):
        options = GAME.complete({"board": board, "mountains": mountains, "spring_canal": True})
        other = GAME.start(options | {"board": mirror_board(board)})
        for state, action in steps(GAME, options, "lively", f"mirror/{mountains}"):
            assert_mirrored(GAME, state.actions(), other.actions(), mirrored)
            other.apply(GAME.vocabulary.number(mirrored(GAME.vocabulary.text(action))))
            assert state.to_move == other.to_move or state.actions()
        assert other.result() is not None
