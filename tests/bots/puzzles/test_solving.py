"""Puzzles and those who solve them are rated as if they had played each other."""

import pytest

from aquae.bots.puzzles.puzzle import Puzzle
from aquae.bots.puzzles.solving import Solver, begun, tried
from aquae.bots.skill import NEW, Skill, duel, rated, skill_at

PUZZLE = Puzzle("letters", "pass", 50, "0", (), 1600)


@pytest.mark.parametrize(
    "pair", [(NEW, NEW), (Skill(30, 3), Skill(22, 6)), (Skill(20, 2), Skill(33, 7))]
)
def test_a_duel_is_what_openskill_makes_of_it(pair: tuple[Skill, Skill]) -> None:
    for mine, theirs in zip(duel(*pair), rated(pair, [0, 1]), strict=True):
        assert mine == pytest.approx(theirs)


def test_whoever_solves_gains_and_the_puzzle_loses() -> None:
    before = begun(PUZZLE)
    assert before.points == 1600 == skill_at(1600, 1.0).points
    solver, after = tried(Solver(), before, True)
    assert solver.skill.points > NEW.points
    assert after.points < 1600
    assert (solver.tried, solver.solved, solver.streak, solver.best) == (1, 1, 1, 1)


def test_whoever_fails_loses_and_the_streak_is_over() -> None:
    before = Solver(Skill(28.0, 3.0), 5, 5, 5, 5)
    solver, after = tried(before, begun(PUZZLE), False)
    assert solver.skill.points < before.skill.points
    assert after.points > 1600
    assert (solver.tried, solver.solved, solver.streak, solver.best) == (6, 5, 0, 5)
