"""The puzzles that ship: each is what it claims to be. All are proved again by `make test-long`."""

import os

import pytest

from aquae.bots.puzzles.shelf import FILE, shelf_of
from aquae.cli.commands.puzzles import Question, fault_of
from aquae.core.game import Game
from aquae.games import all_games, path_of

MOST_BYTES = 130_000
LONG = "AQUAE_PUZZLES" in os.environ
WITH_PUZZLES = [game for game in all_games() if (path_of(game.name) / FILE).is_file()]


def test_puzzles_ship_for_several_games() -> None:
    assert len(WITH_PUZZLES) >= 3


@pytest.mark.parametrize("game", WITH_PUZZLES, ids=lambda game: game.name)
def test_every_puzzle_that_ships_is_in_order(game: Game) -> None:
    path = path_of(game.name) / FILE
    assert path.stat().st_size <= MOST_BYTES
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(shelf_of(game.name)) == len(lines) > 0
    assert [fault for line in lines if (fault := fault_of(Question(0, line, 0)))] == []
    assert all(puzzle.themes for puzzle in shelf_of(game.name).values())


@pytest.mark.parametrize("game", WITH_PUZZLES, ids=lambda game: game.name)
def test_puzzles_that_ship_are_found_again(game: Game) -> None:
    lines = (path_of(game.name) / FILE).read_text(encoding="utf-8").splitlines()
    some = lines if LONG else lines[:: max(len(lines) // 5, 1)]
    assert [fault for line in some if (fault := fault_of(Question(0, line, 3_000)))] == []
