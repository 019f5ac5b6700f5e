"""Tries at puzzles in the database: the first of each person at each puzzle counts, once."""

from typing import Any, Final, NamedTuple

from sqlalchemy import select

from aquae.bots.puzzles.puzzle import Puzzle
from aquae.bots.puzzles.solving import Solver, begun, tried
from aquae.bots.skill import Skill
from aquae.server.storage.rows import Rows, Work
from aquae.server.storage.schema import PUZZLE, PUZZLE_TRY, SOLVER

LOCK: Final = "SELECT pg_advisory_xact_lock(4105105108)"
"""Two tries at the same puzzle must not be counted at the same moment."""
TRY: Final = (
    "INSERT INTO puzzle_try (person, game, puzzle, solved, made_at) VALUES (%s, %s, %s, %s, %s)"
    " ON CONFLICT (person, game, puzzle) DO NOTHING RETURNING puzzle"
)
OF_PUZZLE: Final = "SELECT mu, sigma, tries FROM puzzle WHERE game = %s AND puzzle = %s"
KEEP_PUZZLE: Final = (
    "INSERT INTO puzzle (game, puzzle, mu, sigma, tries) VALUES (%s, %s, %s, %s, %s)"
    " ON CONFLICT (game, puzzle) DO UPDATE SET"
    " mu = excluded.mu, sigma = excluded.sigma, tries = excluded.tries"
)
OF_SOLVER: Final = (
    "SELECT mu, sigma, tried, solved, streak, best FROM solver WHERE person = %s AND game = %s"
)
KEEP_SOLVER: Final = (
    "INSERT INTO solver (person, game, mu, sigma, tried, solved, streak, best)"
    " VALUES (%s, %s, %s, %s, %s, %s, %s, %s) ON CONFLICT (person, game) DO UPDATE SET"
    " mu = excluded.mu, sigma = excluded.sigma, tried = excluded.tried,"
    " solved = excluded.solved, streak = excluded.streak, best = excluded.best"
)


class Tried(NamedTuple):
    """Somebody's first try at a puzzle."""

    game: str
    puzzle: str
    solved: bool
    made_at: int


class PuzzleRows(Rows):
    """What people have tried, and how good they and the puzzles are."""

    async def known(self, game: str) -> dict[str, Skill]:
        """What is thought of those puzzles of a game that somebody has tried."""
        rows = await self.store.find(select(PUZZLE).where(PUZZLE.c.game == game))
        return {row.puzzle: Skill(row.mu, row.sigma) for row in rows}

    async def tries(self, person: str, game: str | None = None) -> list[Tried]:
        """Somebody's tries, the first first."""
        query = select(PUZZLE_TRY).where(PUZZLE_TRY.c.person == person)
        if game is not None:
            query = query.where(PUZZLE_TRY.c.game == game)
        query = query.order_by(PUZZLE_TRY.c.made_at, PUZZLE_TRY.c.puzzle)
        return [
            Tried(row.game, row.puzzle, bool(row.solved), row.made_at)
            for row in await self.store.find(query)
        ]

    async def solvers(self, person: str) -> dict[str, Solver]:
        """How somebody does, by game."""
        rows = await self.store.find(select(SOLVER).where(SOLVER.c.person == person))
        return {row.game: _solver(*row[2:]) for row in rows}

    def count(self, person: str, game: str, puzzle: Puzzle, is_right: bool, now: int) -> Work:
        """Count a try if it is the first one; whether it was."""

        def work(connection: Any) -> bool:
            if self.is_postgres:
                connection.execute(LOCK)
            place = (game, puzzle.id)
            if not self._found(connection, TRY, person, *place, is_right, now):
                return False
            skill, tries = begun(puzzle), 0
            for mu, sigma, count in self._found(connection, OF_PUZZLE, *place):
                skill, tries = Skill(mu, sigma), count
            found = self._found(connection, OF_SOLVER, person, game)
            before = _solver(*found[0]) if found else Solver()
            solver, skill = tried(before, skill, is_right)
            self._do(connection, KEEP_PUZZLE, *place, *skill, tries + 1)
            self._do(connection, KEEP_SOLVER, person, game, *solver.skill, *solver[1:])
            return True

        return work


def _solver(mu: float, sigma: float, *counts: int) -> Solver:
    return Solver(Skill(mu, sigma), *counts)
