"""Where the rules are symmetric, mirrored positions have mirrored actions."""

import re
from collections.abc import Callable

from aquae.core.game import Game
from aquae.games import game_called
from tests.random_plays import steps

Mirror = Callable[[str], str]

FILES, RANKS = "abcdefghijkl", "12345678"
LETTERS, LINES = "ABCDEFGHIJKLM", "012345678"


def mirror_aquaedukt(text: str) -> str:
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


HALF_TURN = {"N": "S", "S": "N", "E": "W", "W": "E"}
COLOURS = {"Y": "B", "B": "Y", "R": "G", "G": "R"}
ROMAN_FILES = "abcdefghijk"


def half_turn_aqua_romana(text: str) -> str:
    """The board turned by half a turn: yellow and blue, red and green change places."""

    def square(name: str) -> str:
        file, rank = name[0], name[1]
        return ROMAN_FILES[-1 - ROMAN_FILES.index(file)] + RANKS[-1 - RANKS.index(rank)]

    def word(old: str) -> str:
        if re.fullmatch(r"[a-k][1-8]", old):
            return square(old)
        if re.fullmatch(r"[YRBG][1-4]", old):
            return COLOURS[old[0]] + old[1]
        if re.fullmatch(r"[NS][a-k]", old):
            return HALF_TURN[old[0]] + ROMAN_FILES[-1 - ROMAN_FILES.index(old[1])]
        if re.fullmatch(r"[EW][1-8]", old):
            return HALF_TURN[old[0]] + RANKS[-1 - RANKS.index(old[1])]
        if old.startswith("curve-"):
            sides = {HALF_TURN[side] for side in old[-2:]}
            return "curve-" + "".join(side for side in "NSEW" if side in sides)
        return old  # straights, bridges and double curves look the same from both sides

    return " ".join(word(old) for old in text.split(" "))


def half_turn_irrigate(text: str) -> str:
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


def assert_mirrored(game: Game, mine: list[int], theirs: list[int], mirror: Mirror) -> None:
    expected = {mirror(game.vocabulary.text(action)) for action in mine}
    assert {game.vocabulary.text(action) for action in theirs} == expected


def test_aquaedukt_east_and_west() -> None:
    game = game_called("aquaedukt")
    board = game.read_option("board", "number:11")
    for mountains in ("flat", "hidden"):
        options = game.complete({"board": board, "mountains": mountains, "spring_canal": True})
        other = game.start(options | {"board": mirror_board(board)})
        for state, action in steps(game, options, "lively", f"mirror/{mountains}"):
            assert_mirrored(game, state.actions(), other.actions(), mirror_aquaedukt)
            other.apply(game.vocabulary.number(mirror_aquaedukt(game.vocabulary.text(action))))
            assert state.to_move == other.to_move or state.actions()
        assert other.result() is not None


def test_aqua_romana_half_turn() -> None:
    game = game_called("aqua-romana")
    for seed in range(4):
        options = game.complete({"compulsory": ["any", "own"][seed % 2]})
        other = game.start(options)
        for state, action in steps(game, options, "wilful", f"half turn/{seed}"):
            assert_mirrored(game, state.actions(), other.actions(), half_turn_aqua_romana)
            text = half_turn_aqua_romana(game.vocabulary.text(action))
            other.apply(game.vocabulary.number(text))
        assert other.result() is not None


def test_irrigate_half_turn_in_the_early_game() -> None:
    """Later the owners differ: seat 0 moves first in both, but owns the other colour."""
    game = game_called("irrigate")
    compared = 0
    for seed in range(6):
        options = game.complete({"bargaining": False})
        other = game.start(options)
        for state, action in steps(game, options, "lively", f"half turn/{seed}"):
            text = game.vocabulary.text(action)
            if not state.view()["early"] or text == "pass":
                break
            assert_mirrored(game, state.actions(), other.actions(), half_turn_irrigate)
            other.apply(game.vocabulary.number(half_turn_irrigate(text)))
            compared += 1
    assert compared > 100
