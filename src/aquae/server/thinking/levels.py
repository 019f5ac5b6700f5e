"""Which bots can sit at the tables of a game, and who waits for them there."""

from dataclasses import replace
from typing import Final

from aquae.bots import LEVELS
from aquae.bots.guide import has_guide
from aquae.core.game import Game
from aquae.server.tables.creating import Link, Start, TableWish, new_creation
from aquae.server.tables.creation import Creation
from aquae.server.tables.live import Command, Due, LiveTable
from aquae.server.tables.problems import Problem

STAND_IN: Final = "faber"
WITHOUT_GUIDE: Final = ["lively"]
"""Where nobody has taught the bots anything, they play at random."""
NOBODY_KNOWS: Final = "no bot has been taught to judge positions of {}"


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


def level_at(table: LiveTable, level: str | None) -> str:
    """The level of a bot that is to sit down at a table, the usual one if none is named."""
    judge_level(table.game, level)
    return level or table.creation.stand_in


def new_table(
    wanted: TableWish, start: Start, creator: str, now: int
) -> tuple[Creation, Command, list[Link]]:
    """A table with the bots that somebody wants, its first command, and the keys of open seats."""
    for seat in wanted.seats:
        judge_level(start.game, seat.level)
    return new_creation(replace(wanted, stand_in=stand_in_of(start.game)), start, creator, now)


def is_quick(level: str | None) -> bool:
    """Whether a bot answers at once, without a search."""
    return level is not None and LEVELS.get(level, 0.0) == 0.0


def work_at(table: LiveTable) -> Due | None:
    """What is due at a table, named by who waits for it.

    A bot's move is `quick` if somebody plays against one that answers at once, `move` if it thinks,
    `alone` if bots play among themselves, and `match` if a tournament waits for that.
    """
    due = table.due()
    if due is None or due.what != "move":
        return due
    if not table.is_attended():
        return due._replace(what="match" if table.creation.tournament else "alone")
    is_at_once = is_quick(table.seats[table.state.to_move].level)
    return due._replace(what="quick") if is_at_once else due
