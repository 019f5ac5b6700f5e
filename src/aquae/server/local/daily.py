"""The board of the day without a server: everybody knows how it is made, and plays it alone."""

from typing import Final, Protocol

from aquae.bots.puzzles.shelf import day_at
from aquae.games import game_called
from aquae.server.local.asks import Answer, Ask, Reply, person_name
from aquae.server.local.tables import Tables
from aquae.server.tables.codec import Data, encoded
from aquae.server.tables.views import table_data
from aquae.server.thinking.daily import KNOWN_KEY, Board, board_data, board_of, table_for

NOBODY: Final[Data] = {"count": 0, "best": [], "mine": None}


class Here(Protocol):
    """Where tables are kept."""

    tables: Tables
    person: str


def show_daily(here: Here, ask: Ask) -> Answer:
    return {**board_data(_board(here, ask)), "mine": None, "today": NOBODY, "yesterday": NOBODY}


def play_daily(here: Here, ask: Ask) -> Answer:
    now = here.tables.now()
    made = table_for(_board(here, ask), here.person, person_name(ask.body), now)
    table = here.tables.make(*made)
    shown = {"table": table_data(table, here.person, now), "counts": False}
    return Reply(201, encoded(shown))


def _board(here: Here, ask: Ask) -> Board:
    return board_of(game_called(ask.places["game"]), day_at(here.tables.now()), KNOWN_KEY)


DAILY_TO_GET: Final = {"daily/{game}": show_daily}
DAILY_TO_POST: Final = {"daily/{game}": play_daily}
