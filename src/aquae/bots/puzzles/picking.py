"""Which of many puzzles ship: no two from nearly the same position, and themes and levels mixed."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from aquae.bots.puzzles.puzzle import Position, Puzzle
from aquae.bots.puzzles.themes import is_dull, is_suited, margin_of

LEVEL: Final = 100
"""Puzzles whose first ratings are so close count as of one level."""
DULL_SHARE: Final = 2
"""Where no theme says why an action is good, it has to stand out by so many margins."""


def stands_out(position: Position) -> bool:
    """Whether somebody would see that the answer is better, once they are told."""
    puzzle = position.puzzle
    record, _, best = position.question()
    game = record.game
    if not is_suited(game, best):
        return False
    costs = sorted(position.cost(text) for text in position.texts)
    is_far = costs[1] >= round(100 * DULL_SHARE * margin_of(game))
    return is_far or not is_dull(game, puzzle.themes)


def picked(found: Iterable[Puzzle], most: int) -> list[Puzzle]:
    """So many at the most; of the theme and level that there are fewest of yet comes the next."""
    left = sorted({puzzle.id: puzzle for puzzle in found}.values(), key=lambda p: p.id)
    seen: Counter[str] = Counter()
    chosen: list[Puzzle] = []
    while left and len(chosen) < most:
        puzzle = min(left, key=lambda p: sum(seen[kind] for kind in kinds_of(p)))
        left.remove(puzzle)
        seen.update(kinds_of(puzzle))
        chosen.append(puzzle)
    return sorted(chosen, key=lambda puzzle: puzzle.id)


def kinds_of(puzzle: Puzzle) -> tuple[str, str]:
    """What should not be too much of: its first theme, and its level."""
    theme = puzzle.themes[0] if puzzle.themes else ""
    return f"theme {theme}", f"level {puzzle.rating // LEVEL}"
