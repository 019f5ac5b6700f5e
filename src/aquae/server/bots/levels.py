"""Which bots can sit at the tables of a game."""

from typing import Final

from aquae.bots import LEVELS
from aquae.bots.guide import has_guide
from aquae.core.game import Game
from aquae.server.tables.problems import Problem

STAND_IN: Final = "faber"
WITHOUT_GUIDE: Final = ["lively"]
"""Where nobody has taught the bots anything, they play at random."""


def can_judge(game: Game) -> bool:
    """Whether bots have been taught to judge positions of a game."""
    return has_guide(game)


def levels_of(game: Game) -> list[str]:
    """The bots that people can play a game with, from easy to hard."""
    return list(LEVELS) if can_judge(game) else WITHOUT_GUIDE


def stand_in_of(game: Game) -> str:
    """The bot that takes over seats at the tables of a game."""
    return STAND_IN if can_judge(game) else WITHOUT_GUIDE[0]


def judge_level(game: Game, level: str | None) -> None:
    """Raise a Problem if no bot of this level can sit there; none means the usual one."""
    if level is not None and level not in levels_of(game):
        known = ", ".join(levels_of(game))
        raise Problem("invalid", f"{game.title} has no bot of this level; there are {known}")
