"""Leagues: divisions that play among themselves, season by season, and who goes up and down."""

from collections.abc import Sequence
from itertools import pairwise

Divisions = list[list[str]]
"""The highest first; in each the best first."""


def divided(ranked: Sequence[str], size: int) -> Divisions:
    """Divisions of as equal a size as possible, none larger than wanted; the best together."""
    if not ranked:
        return []
    many = -(-len(ranked) // size)
    least, larger = divmod(len(ranked), many)
    found, start = [], 0
    for number in range(many):
        end = start + least + (number < larger)
        found.append(list(ranked[start:end]))
        start = end
    return found


def next_season(
    divisions: Divisions, moving: int, gone: set[str], new: Sequence[str], size: int
) -> Divisions:
    """The divisions after a season: the last of each change places with the first of the next.

    Who has gone leaves a place that those behind move up to; who is new begins at the bottom.
    """
    after = [division[:] for division in divisions]
    for upper, lower in pairwise(after):
        many = min(moving, len(upper) // 2, len(lower) // 2)
        if many:
            falling, rising = upper[-many:], lower[:many]
            upper[-many:], lower[:many] = rising, falling
    ranked = [name for division in after for name in division if name not in gone]
    return divided([*ranked, *new], size)
