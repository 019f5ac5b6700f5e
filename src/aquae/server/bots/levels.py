"""Which bots can sit at the tables of a game."""

from typing import Final

from aquae.bots import LEVELS
from aquae.bots.guides import has_guide
from aquae.core.game import Game
from aquae.server.tables.problems import Problem

STAND_IN: Final = "faber"
WITHOUT_GUIDE: Final = ["lively"]
"""Where nobody has taught the bots anything, they play at random."""


def levels_of(game: Game) -> list[str]:
    """The bots that people can play a game with, from easy to hard."""
    return list(LEVELS) if has_guide(game) else WITHOUT_GUIDE


def stand_in_of(game: Game) -> str:
    """The bot that takes over seats at the tables of a game."""
    return STAND_IN if has_guide(game) else WITHOUT_GUIDE[0]


def known_level(game: Game, level: str | None) -> str:
    """A level that can sit there, the usual one if none is named; or the Problem that it cannot."""
    if level is None:
        return stand_in_of(game)
    if level not in levels_of(game):
        known = ", ".join(levels_of(game))
        raise Problem("invalid", f"no bot for {game.title} is called so; there are {known}")
    return level
