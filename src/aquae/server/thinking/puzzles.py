"""What is said of puzzles, and what becomes of a try."""

from collections.abc import Mapping
from typing import Final

from aquae.bots.puzzles.puzzle import Position, Puzzle, laid
from aquae.bots.puzzles.shelf import Shelf, day_at, of_day
from aquae.bots.puzzles.solving import Solver, begun
from aquae.bots.reasons import reasons_for
from aquae.bots.skill import Skill
from aquae.core.errors import Refused
from aquae.server.tables.codec import Data
from aquae.server.tables.problems import Problem, refused

NO_ANSWER: Final[Data] = {"answer": None, "chance": None, "why": []}


def puzzle_called(shelf: Shelf, name: str) -> Puzzle:
    if name not in shelf:
        raise Problem("no-such-puzzle")
    return shelf[name]


def listed(game: str, shelf: Shelf, now: int, known: Mapping[str, Skill]) -> Data:
    """All puzzles of a game, with what is known of those that were tried."""
    day = day_at(now)
    today = of_day(shelf, day)
    return {
        "game": game,
        "day": day.isoformat(),
        "today": None if today is None else today.id,
        "puzzles": [
            {
                "id": puzzle.id,
                "themes": list(puzzle.themes),
                "rating": known.get(puzzle.id, begun(puzzle)).points,
            }
            for puzzle in shelf.values()
        ],
    }


def shown(puzzle: Puzzle) -> Data:
    """A puzzle as it is set: the play so far, and who is to find something."""
    position = laid(puzzle)
    return {
        "id": puzzle.id,
        "game": position.record.game.name,
        "record": position.record.as_json(),
        "at": len(position.record.actions),
        "mover": position.state.to_move,
        "themes": list(puzzle.themes),
    }


def judged(puzzle: Puzzle, text: str | None) -> Data:
    """What an action costs and why, and the answer if it was found or is given up for."""
    position = laid(puzzle)
    if text is None:
        return {"right": False, "cost": None, "reasons": [], **_answer(position)}
    if text not in position.texts:
        raise _refused(position, text)
    cost = position.cost(text)
    answer = _answer(position) if cost == 0 else NO_ANSWER
    return {"right": cost == 0, "cost": cost, "reasons": _reasons(position, text), **answer}


def _refused(position: Position, text: str) -> Problem:
    try:
        fault = position.state.why_not(position.record.game.vocabulary.number(text))
    except Refused as unknown:
        fault = unknown.refusal
    assert fault is not None, "what is possible has a price"
    return refused(text, fault)


def _answer(position: Position) -> Data:
    puzzle = position.puzzle
    return {
        "answer": puzzle.best,
        "chance": puzzle.chance,
        "why": _reasons(position, puzzle.best),
    }


def _reasons(position: Position, text: str) -> list[Data]:
    game = position.record.game
    found = reasons_for(game, position.state, game.vocabulary.number(text))
    return [{"message": message, "things": list(things)} for message, things in found]


def solver_data(solver: Solver) -> Data:
    return {
        "mu": solver.skill.mu,
        "sigma": solver.skill.sigma,
        "rating": solver.skill.points,
        "spread": solver.skill.spread,
        "tried": solver.tried,
        "solved": solver.solved,
        "streak": solver.streak,
        "best": solver.best,
    }


def solver_in(data: Data) -> Solver:
    """Who kept this of themselves; without anything, somebody new."""
    if not data:
        return Solver()
    skill = Skill(float(data["mu"]), float(data["sigma"]))
    counts = [int(data[name]) for name in ("tried", "solved", "streak", "best")]
    return Solver(skill, *counts)
