"""How far water can be led: all intersections that lack so many canals at once, bit by bit.

An intersection or space at (x, y) is bit 9 * x + y; the first seven columns are in one number,
the rest in another, so that both are machine integers.
"""

from typing import Final

from aquae._native import i64, vec
from aquae.core.packed import packed
from aquae.games.aquaedukt.board import EDGE_START, EDGE_STOP, POINT_XY, POINTS, SPACE_XY
from aquae.games.aquaedukt.bot.land import FAR_SPACES, free_end
from aquae.games.aquaedukt.position import Position
from aquae.games.aquaedukt.words import CANAL

FARTHEST: Final = 7
"""More canals than this nobody counts."""
OUT_OF_REACH: Final = 9
COLUMN: Final = 9
COLUMNS: Final = 7
"""So many in the first number."""


def _bits(places: list[tuple[int, int]], second: bool) -> vec[i64]:
    """What each place is in the first or in the second number; 0 if it is in the other."""
    return packed(
        [1 << (COLUMN * (x % COLUMNS) + y) if (x >= COLUMNS) == second else 0 for x, y in places]
    )


POINT_LEFT: Final = _bits(POINT_XY, False)
POINT_RIGHT: Final = _bits(POINT_XY, True)
# One more than there are, for NOWHERE.
SPACE_LEFT: Final = packed([*_bits(SPACE_XY, False), 0])
SPACE_RIGHT: Final = packed([*_bits(SPACE_XY, True), 0])
# All but the lowest and all but the highest of each column; what goes over from the second number
# to the first when everything moves by a column, or by one more; all intersections.
ALL_LEFT: Final = 4
ALL_RIGHT: Final = 5
MASKS: Final = packed(
    [
        sum(1 << bit for bit in range(COLUMN * COLUMNS) if bit % COLUMN != 0),
        sum(1 << bit for bit in range(COLUMN * COLUMNS) if bit % COLUMN != COLUMN - 1),
        (1 << COLUMN) - 1,
        (1 << (COLUMN + 1)) - 1,
        sum(POINT_LEFT),
        sum(POINT_RIGHT),
    ]
)


class Reach:
    """The spaces that lack one canal, two, and so on, as far as that was asked for."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.left = vec[i64]([0] * (FARTHEST + 1))
        """By number of canals, the spaces of the first seven columns."""
        self.right = vec[i64]([0] * (FARTHEST + 1))
        self.wanted_left: i64 = 0
        self.wanted_right: i64 = 0

    def want(self, space: i64) -> None:
        """Look on until this space is found."""
        self.wanted_left |= SPACE_LEFT[space]
        self.wanted_right |= SPACE_RIGHT[space]

    def away(self, space: i64) -> i64:
        """How many canals a space lacks that was asked for."""
        steps: i64
        left = SPACE_LEFT[space]
        right = SPACE_RIGHT[space]
        all_left = self.left
        all_right = self.right
        for steps in range(1, FARTHEST + 1):
            if (all_left[steps] & left) | (all_right[steps] & right) != 0:
                return steps
        return OUT_OF_REACH

    def look(self) -> None:
        """From all free ends along intersections that nothing touches (A-21, A-22)."""
        position = self.position
        if position.canals_left == 0:
            return
        bits_left = POINT_LEFT
        bits_right = POINT_RIGHT
        free_left = MASKS[ALL_LEFT]
        free_right = MASKS[ALL_RIGHT]
        point: i64
        touch = position.touch
        for point in range(POINTS):
            if touch[point] != 0:
                free_left &= ~bits_left[point]
                free_right &= ~bits_right[point]
        ends_left: i64 = 0
        ends_right: i64 = 0
        for action in position.canal_actions:
            edge = action - CANAL
            if position.canals[edge] == 0:
                point = EDGE_START[edge] + EDGE_STOP[edge] - free_end(position, edge)
                ends_left |= bits_left[point]
                ends_right |= bits_right[point]
            else:
                self._water_behind(edge)
        self._flood(ends_left, ends_right, free_left, free_right)

    def _water_behind(self, edge: i64) -> None:
        """A-26: a second canal gives water to the spaces further away."""
        place: i64
        for place in range(2 * edge, 2 * edge + 2):
            self.left[1] |= SPACE_LEFT[FAR_SPACES[place]]
            self.right[1] |= SPACE_RIGHT[FAR_SPACES[place]]

    def _flood(self, left: i64, right: i64, free_left: i64, free_right: i64) -> None:
        not_lowest, not_highest = MASKS[0], MASKS[1]
        last, last_and_one = MASKS[2], MASKS[3]
        all_left = self.left
        all_right = self.right
        missing_left = self.wanted_left & ~all_left[1]
        missing_right = self.wanted_right & ~all_right[1]
        new_left = free_left
        new_right = free_right
        steps: i64
        for steps in range(1, FARTHEST + 1):
            if (left | right) == 0 or (missing_left | missing_right) == 0:
                return
            # Free intersections above, below, to the right and to the left of the last ones.
            above = (left << 1) & not_lowest & free_left
            above_right = (right << 1) & not_lowest & free_right
            below = (left >> 1) & not_highest & free_left
            below_right = (right >> 1) & not_highest & free_right
            after = (left << 9) & free_left
            after_right = ((right << 9) | (left >> 54)) & free_right
            before = ((left >> 9) | ((right & last) << 54)) & free_left
            before_right = (right >> 9) & free_right
            # The two spaces beside each canal that leads there.
            all_left[steps] |= (
                below
                | before
                | ((above | before) >> 1)
                | ((below | after) >> 9)
                | ((above | after) >> 10)
                | (((below_right | after_right) & last) << 54)
                | (((above_right | after_right) & last_and_one) << 53)
            )
            all_right[steps] |= (
                below_right
                | before_right
                | ((above_right | before_right) >> 1)
                | ((below_right | after_right) >> 9)
                | ((above_right | after_right) >> 10)
            )
            missing_left &= ~all_left[steps]
            missing_right &= ~all_right[steps]
            left = (above | below | after | before) & new_left
            right = (above_right | below_right | after_right | before_right) & new_right
            new_left &= ~left
            new_right &= ~right
