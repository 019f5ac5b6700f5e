"""The board of the day on a server: one try of each person counts, and results are compared."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from typing import Final

from aquae.bots.puzzles.shelf import day_at
from aquae.core.errors import AquaeError
from aquae.games import game_called
from aquae.server.clock import now_ms
from aquae.server.memory.loaded import LoadedTable
from aquae.server.memory.tables import Tables
from aquae.server.storage.bells import BellRows
from aquae.server.storage.daily import DailyRows, Placed, Try
from aquae.server.tables.codec import Data
from aquae.server.tables.problems import Problem
from aquae.server.tables.tokens import new_id, new_secret
from aquae.server.thinking.daily import Board, board_data, board_of, table_for

KEY: Final = "daily"
"""What boards are made from: all servers on a database have the same."""
MOST_LISTED: Final = 50


class Daily:
    """Makes tables of the board of the day, and knows how people did."""

    def __init__(self, tables: Tables, rows: DailyRows, secrets: BellRows) -> None:
        self.tables = tables
        self.rows = rows
        self.secrets = secrets
        self._key = ""
        self._making = asyncio.Lock()

    async def board(self, game: str) -> Board:
        """What everybody plays today."""
        try:
            known = game_called(game)
        except AquaeError as unknown:
            raise Problem("invalid", str(unknown)) from unknown
        return board_of(known, day_at(now_ms()), (await self._secret()).encode())

    async def _secret(self) -> str:
        if not self._key:
            known = await self.secrets.known_secret(KEY)
            work = self.secrets.secret(KEY, new_secret())
            self._key = str(await self.tables.writer.run(work)) if known is None else known
        return self._key

    async def show(self, game: str, person: str | None) -> Data:
        """Today's board, and how people did today and yesterday."""
        board = await self.board(game)
        yesterday = (date.fromisoformat(board.day) - timedelta(days=1)).isoformat()
        mine = None if person is None else await self.rows.table_of(board.day, board.game, person)
        return {
            **board_data(board),
            "mine": mine,
            "today": await self._results(board.day, board.game, person, False),
            "yesterday": await self._results(yesterday, board.game, person, True),
        }

    async def _results(self, day: str, game: str, person: str | None, is_past: bool) -> Data:
        """The best of a day. How they played is not to be seen before the day is over."""

        def told(placed: Placed) -> Data:
            is_mine = placed.person == person
            shown = {name: getattr(placed, name) for name in ("name", "outcome", "score", "place")}
            table = placed.table_id if is_past or is_mine else None
            return {**shown, "mine": is_mine, "table": table}

        own = None if person is None else await self.rows.of(day, game, person)
        return {
            "count": await self.rows.count(day, game),
            "best": [told(one) for one in await self.rows.best(day, game, MOST_LISTED)],
            "mine": None if own is None else told(own),
        }

    async def play(
        self, game: str, person: str, name: str, allow: Callable[[], None]
    ) -> tuple[LoadedTable, bool]:
        """Somebody's table with today's board, and whether it is the one that counts.

        Which table counts is settled before it is made: of two requests at once neither gets a
        second one, and another to look ahead with is only to be had when the first is over.
        """
        board = await self.board(game)
        wish = Try(board.day, board.game, person, new_id(), name, now_ms())
        counting = await self.tables.writer.run(self.rows.claim(wish))
        async with self._making:
            loaded = await self._known(counting)
            if loaded is not None and loaded.logged.status != "over":
                return loaded, True
            allow()
            table_id = counting if loaded is None else wish.table_id
            return await self._made(board, wish, table_id), loaded is None

    async def _known(self, table_id: str) -> LoadedTable | None:
        try:
            return await self.tables.get(table_id)
        except Problem as missing:
            if missing.code != "no-such-table":
                raise
            return None

    async def _made(self, board: Board, wish: Try, table_id: str) -> LoadedTable:
        creation, command = table_for(board, wish.person, wish.name, wish.made_at)
        return await self.tables.create(replace(creation, id=table_id), command)

    async def own(self, person: str) -> Data:
        """All that is kept of somebody."""
        tries = await self.rows.tries(person)
        return {"days": [{**one._asdict(), "person": person} for one in tries]}
