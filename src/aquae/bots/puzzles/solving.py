"""Who solves which puzzles: both are rated on one scale, as if they had played each other."""

from typing import Final, NamedTuple

from aquae.bots.puzzles.puzzle import Puzzle
from aquae.bots.skill import NEW, Skill, duel, skill_at

FIRST_GUESS: Final = 4.0
"""How uncertain the rating is that a puzzle begins with."""


class Solver(NamedTuple):
    """How somebody does at the puzzles of a game; only the first try at each puzzle counts."""

    skill: Skill = NEW
    tried: int = 0
    solved: int = 0
    streak: int = 0
    """Solved in a row, up to now."""
    best: int = 0
    """The longest streak there was."""


def begun(puzzle: Puzzle) -> Skill:
    """What is thought of a puzzle that nobody has tried."""
    return skill_at(puzzle.rating, FIRST_GUESS)


def tried(solver: Solver, puzzle: Skill, is_right: bool) -> tuple[Solver, Skill]:
    """Both after a first try: it is won by the solver, or by the puzzle."""
    if is_right:
        skill, other = duel(solver.skill, puzzle)
    else:
        other, skill = duel(puzzle, solver.skill)
    streak = solver.streak + 1 if is_right else 0
    solved = solver.solved + is_right
    return Solver(skill, solver.tried + 1, solved, streak, max(streak, solver.best)), other
