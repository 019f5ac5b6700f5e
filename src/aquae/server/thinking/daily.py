"""The board of the day: the same board, draws and bot for everybody who plays it, in each game.

All of it follows from the day, the game and a key. A server's key is its secret, so that nobody
knows a board before its day; without a server there is none to keep one from.
"""

import hmac
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from typing import Any, Final, NamedTuple

from aquae.core.game import Game, Option
from aquae.server.tables.creating import SeatWish, TableWish, fresh_start
from aquae.server.tables.creation import Creation
from aquae.server.tables.live import Command
from aquae.server.thinking.levels import new_table, stand_in_of

PLAYERS: Final = 2
PLANS: Final = 1_000_000
"""Made-up boards to take one from."""
KNOWN: Final = 16
"""Boards that need not be made up again."""
KNOWN_KEY: Final = b"aquae board of the day"
"""Where nobody keeps a secret."""


class Board(NamedTuple):
    """What everybody plays on a day."""

    day: str
    game: str
    options: dict[str, Any]
    secret: bytes
    """Of the dice."""
    level: str
    """Of the bot that sits opposite."""


@lru_cache(KNOWN)
def board_of(game: Game, day: date, key: bytes) -> Board:
    def number(name: str) -> int:
        return int.from_bytes(_drawn(key, day, game, name)[:8], "big")

    options = {option.name: _value(option, number(option.name)) for option in game.option_list}
    secret = _drawn(key, day, game, "dice of the day")
    return Board(day.isoformat(), game.name, options, secret, stand_in_of(game))


def _drawn(key: bytes, day: date, game: Game, name: str) -> bytes:
    return hmac.digest(key, f"{day} {game.name} {name}".encode(), "sha256")


def _value(option: Option, number: int) -> Any:
    """Every choice of a game has its day; boards are made up."""
    if option.name == "players":
        return PLAYERS
    if option.plans is not None:
        return option.plans.made_up(number % PLANS, PLAYERS)
    return option.values[number % len(option.values)]


def table_for(board: Board, person: str, name: str, now: int) -> tuple[Creation, Command]:
    """A table with this board; there is nobody to talk to, and nobody to ask for a hint."""
    seats = [SeatWish("me", name), SeatWish("bot", level=board.level)]
    wish = TableWish(seats, board.game, board.options, chat=False, hints=False)
    creation, command, _ = new_table(wish, fresh_start(wish), person, now)
    return replace(creation, secret=board.secret, daily=board.day), command


def board_data(board: Board) -> dict[str, Any]:
    """What everybody may know of it; the dice are told at the end of each play."""
    following = date.fromisoformat(board.day) + timedelta(days=1)
    until = datetime.combine(following, time(), UTC)
    return {
        "game": board.game,
        "day": board.day,
        "until": int(until.timestamp()) * 1000,
        "options": board.options,
        "level": board.level,
    }
