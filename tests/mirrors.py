"""Where the rules are symmetric, mirrored positions have mirrored actions."""

from collections.abc import Callable

from aquae.core.game import Game

HALF_TURN = {"N": "S", "S": "N", "E": "W", "W": "E"}


def assert_mirrored(
    game: Game, mine: list[int], theirs: list[int], mirror: Callable[[str], str]
) -> None:
    expected = {mirror(game.vocabulary.text(action)) for action in mine}
    assert {game.vocabulary.text(action) for action in theirs} == expected
