"""Puzzles as people try them: shown, judged, and counted for both sides."""

from aquae.bots.puzzles.shelf import shelf_of
from aquae.core.errors import AquaeError
from aquae.games import game_called
from aquae.server.clock import now_ms
from aquae.server.storage.puzzles import PuzzleRows
from aquae.server.storage.writer import Writer
from aquae.server.tables.codec import Data
from aquae.server.tables.problems import Problem
from aquae.server.thinking.puzzles import judged, listed, puzzle_called, shown, solver_data


def named(game: str) -> str:
    """The game of this name, or the Problem that there is none."""
    try:
        return game_called(game).name
    except AquaeError as unknown:
        raise Problem("invalid", str(unknown)) from unknown


class Puzzles:
    """What ships with the project, and what people make of it."""

    def __init__(self, rows: PuzzleRows, writer: Writer) -> None:
        self.rows = rows
        self.writer = writer

    async def list(self, game: str, person: str | None) -> Data:
        """The puzzles of a game, which of them somebody has tried, and how they do."""
        name = named(game)
        found = listed(name, shelf_of(name), now_ms(), await self.rows.known(name))
        tries = [] if person is None else await self.rows.tries(person, name)
        mine = None if person is None else await self.mine(person, name)
        return {**found, "tried": {one.puzzle: one.solved for one in tries}, "mine": mine}

    async def mine(self, person: str, game: str) -> Data | None:
        solver = (await self.rows.solvers(person)).get(game)
        return None if solver is None else solver_data(solver)

    def show(self, game: str, puzzle: str) -> Data:
        return shown(puzzle_called(shelf_of(named(game)), puzzle))

    async def judge(self, person: str, game: str, name: str, text: str | None) -> Data:
        """A try, or giving up; the first one counts."""
        game = named(game)
        puzzle = puzzle_called(shelf_of(game), name)
        found = judged(puzzle, text)
        work = self.rows.count(person, game, puzzle, found["right"], now_ms())
        counted = await self.writer.run(work)
        return {**found, "counted": counted, "mine": await self.mine(person, game)}

    async def own(self, person: str) -> Data:
        """All that is kept of somebody."""
        solvers = await self.rows.solvers(person)
        return {
            "puzzles": {
                "solver": {game: solver_data(solver) for game, solver in solvers.items()},
                "tries": [one._asdict() for one in await self.rows.tries(person)],
            }
        }
