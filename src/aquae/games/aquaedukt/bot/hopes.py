"""Which dry houses will get water: a chance for each, learned from how plays ended.

How many canals are missing, who else wants water there, and how much is left to lay.
"""

from math import exp
from typing import Final

from aquae._native import append, i64, vec
from aquae.core.packed import packed_floats
from aquae.games.aquaedukt.board import POINTS, SPACES
from aquae.games.aquaedukt.bot.land import CORNERS, FAR_SPACES, NEAR_SPACES
from aquae.games.aquaedukt.bot.reach import Reach
from aquae.games.aquaedukt.position import CANALS, FREE, HOUSES, SPRINGS, Position
from aquae.games.aquaedukt.words import CANAL, VALUES

HOUSE_NAMES: Final = [
    "one canal away",
    "two canals away",
    "three canals away",
    "four canals away",
    "five canals away",
    "six or seven canals away",
    "out of reach",
    "ways",
    "own houses around",
    "others' houses around",
    "free corners",
    "corners for springs",
    "alone fills the region",
    "nearly fills the region",
    "value",
    "own dry houses",
    "others' dry houses",
    "canals left",
    "late",
    "canals left for each away",
    "springs left",
    "own stock",
    "stock",
    "players",
    "on turn",
    "turns before",
    "dry tiles",
]
TERMS: Final = 27
assert len(HOUSE_NAMES) == TERMS
# What follows the seven distances.
WAYS_THERE: Final = 7
# Where a number of canals stands among the terms.
CLASS_OF: Final = vec[i64]([0, 0, 1, 2, 3, 4, 5, 5, 6, 6])
STOCK: Final = 28.0
# Counts as what is weighed.
NUMBERS: Final = packed_floats([float(count) for count in range(1024)])


class Hopes:
    """What the chances of all dry houses are worked out from."""

    def __init__(self, position: Position) -> None:
        self.position = position
        players: i64 = position.setting.players
        self.ways = vec[i64]([0] * (SPACES + 1))
        """How many canals that may be laid now would give water to each space."""
        self.around = vec[i64]([0] * POINTS)
        """The value of all dry houses at an intersection."""
        self.own_around = vec[i64]([0] * (POINTS * players))
        """The same by seat."""
        self.dry = vec[i64]([0] * players)
        self.all_dry: i64 = 0
        self.houses = vec[i64]()
        """Spaces with dry houses."""
        self.wet_houses = vec[i64]()
        self.vacant_wet: i64 = 0
        """Free spaces with water."""
        # Of the house last looked at: dry houses' values at its corners, own and all, corners that
        # nothing touches, and those where a spring may lie.
        self.own_near: i64 = 0
        self.all_near: i64 = 0
        self.free_near: i64 = 0
        self.springs_near: i64 = 0
        self.terms = vec[float]([0.0] * TERMS)
        self._count_houses()
        self.away = vec[i64]([0] * len(self.houses))
        """How many canals each dry house lacks."""
        self._measure_ways()
        self._look_at_table()

    def _count_houses(self) -> None:
        tiles = self.position.tiles
        supply = self.position.supply
        around = self.around
        own_around = self.own_around
        dry = self.dry
        corners = CORNERS
        space: i64
        corner: i64
        for space in range(SPACES):
            tile = tiles[space]
            if supply[space] > 0:
                if tile == FREE:
                    self.vacant_wet += 1
                elif tile >= HOUSES:
                    self.wet_houses = append(self.wet_houses, space)
                continue
            if tile < HOUSES:
                continue
            seat = (tile - HOUSES) // VALUES
            value = (tile - HOUSES) % VALUES + 1
            self.houses = append(self.houses, space)
            dry[seat] += value
            self.all_dry += value
            for place in range(4 * space, 4 * space + 4):
                corner = corners[place]
                around[corner] += value
                own_around[seat * POINTS + corner] += value

    def _measure_ways(self) -> None:
        position = self.position
        reach = Reach(position)
        for space in self.houses:
            reach.want(space)
        reach.look()
        number: i64
        for number in range(len(self.houses)):
            self.away[number] = reach.away(self.houses[number])
        if position.canals_left == 0:
            return
        canals = position.canals
        ways = self.ways
        for action in position.canal_actions:
            edge = action - CANAL
            spaces = FAR_SPACES if canals[edge] > 0 else NEAR_SPACES
            ways[spaces[2 * edge]] += 1
            ways[spaces[2 * edge + 1]] += 1

    def _look_at_table(self) -> None:
        """The terms that are alike for all houses."""
        position = self.position
        terms = self.terms
        left = float(position.canals_left)
        stock: i64 = 0
        for seat in range(position.setting.players):
            stock += position.stock_left[seat]
        all_stock: int = stock
        players: int = position.setting.players
        terms[17] = left / CANALS
        terms[18] = 4.0 / (4.0 + left)
        terms[20] = (SPRINGS - len(position.springs)) / SPRINGS
        terms[22] = all_stock / (2.0 * STOCK)
        terms[23] = players / 4.0
        houses: int = len(self.houses)
        terms[26] = houses / 20.0

    def look_around(self, space: i64, seat: i64) -> None:
        """At the four corners of a space with a house of this seat."""
        corners = CORNERS
        touch = self.position.touch
        spring_near = self.position.spring_near
        around = self.around
        own_around = self.own_around
        own: i64 = 0
        all_around: i64 = 0
        free: i64 = 0
        springs: i64 = 0
        place: i64
        for place in range(4 * space, 4 * space + 4):
            corner = corners[place]
            own += own_around[seat * POINTS + corner]
            all_around += around[corner]
            if touch[corner] == 0:
                free += 1
                if spring_near[corner] < 0:
                    springs += 1
        self.own_near = own
        self.all_near = all_around
        self.free_near = free
        self.springs_near = springs if len(self.position.springs) < SPRINGS else 0

    def look_at(self, house: i64) -> None:
        """Fill in the terms of a dry house, the first, the second and so on."""
        position = self.position
        space = self.houses[house]
        terms = self.terms
        players: i64 = position.setting.players
        tile = position.tiles[space] - HOUSES
        seat = tile // VALUES
        value = tile % VALUES + 1
        away = self.away[house]
        self.look_around(space, seat)
        own, all_around = self.own_near, self.all_near
        place: i64
        for place in range(WAYS_THERE):
            terms[place] = 0.0
        terms[CLASS_OF[away]] = 1.0
        uncovered = position.uncovered[position.setting.board.region_of[space]]
        before: i64 = seat - position.seat
        if before < 0:
            before += players
        terms[7] = NUMBERS[self.ways[space]] / 3.0
        terms[8] = NUMBERS[own - 4 * value] / 8.0
        terms[9] = NUMBERS[all_around - own] / 8.0
        terms[10] = NUMBERS[self.free_near] / 4.0
        terms[11] = NUMBERS[self.springs_near] / 4.0
        terms[12] = 1.0 if uncovered == 1 else 0.0
        terms[13] = 1.0 if uncovered == 2 else 0.0
        terms[14] = NUMBERS[value] / 4.0
        terms[15] = NUMBERS[self.dry[seat]] / 20.0
        terms[16] = NUMBERS[self.all_dry - self.dry[seat]] / 40.0
        terms[19] = min(NUMBERS[position.canals_left] / NUMBERS[min(away, 8)], 12.0) / 12.0
        terms[21] = NUMBERS[position.stock_left[seat]] / STOCK
        terms[24] = 1.0 if before == 0 else 0.0
        terms[25] = NUMBERS[before] / NUMBERS[players]


def water_to_come(hopes: Hopes, weights: vec[float]) -> vec[float]:
    """For every seat the points, their spread and the tiles that water is expected for.

    It adds up the terms of `look_at`; what is alike for all houses, or for all of a seat, once.
    """
    position = hopes.position
    tiles = position.tiles
    found = vec[float]([0.0] * (3 * position.setting.players))
    pulls = _pulls_of_seats(hopes, weights)
    for house, space in enumerate(hopes.houses):
        tile = tiles[space] - HOUSES
        seat = tile // VALUES
        pull = pulls[seat] + _pull_of_house(hopes, weights, house, seat, tile % VALUES + 1)
        chance = 1.0 / (1.0 + exp(-pull))
        value = NUMBERS[tile % VALUES + 1]
        at = seat * 3
        found[at] += chance * value
        found[at + 1] += chance * (1.0 - chance) * value * value
        found[at + 2] += chance
    return found


def _pulls_of_seats(hopes: Hopes, weights: vec[float]) -> vec[float]:
    """What the terms of the table and of each seat add up to."""
    position = hopes.position
    terms = hopes.terms
    players: i64 = position.setting.players
    alike = terms[17] * weights[17] + terms[18] * weights[18] + terms[20] * weights[20]
    alike += terms[22] * weights[22] + terms[23] * weights[23] + terms[26] * weights[26]
    pulls = vec[float]([alike] * players)
    seat: i64
    for seat in range(players):
        before: i64 = seat - position.seat
        if before < 0:
            before += players
        pull = NUMBERS[hopes.dry[seat]] / 20.0 * weights[15]
        pull += NUMBERS[hopes.all_dry - hopes.dry[seat]] / 40.0 * weights[16]
        pull += NUMBERS[position.stock_left[seat]] / STOCK * weights[21]
        pull += NUMBERS[before] / NUMBERS[players] * weights[25]
        if before == 0:
            pull += weights[24]
        pulls[seat] += pull
    return pulls


def _pull_of_house(hopes: Hopes, weights: vec[float], house: i64, seat: i64, value: i64) -> float:
    position = hopes.position
    numbers = NUMBERS
    space = hopes.houses[house]
    hopes.look_around(space, seat)
    own, all_around = hopes.own_near, hopes.all_near
    away = hopes.away[house]
    pull = weights[CLASS_OF[away]]
    pull += numbers[hopes.ways[space]] / 3.0 * weights[7]
    pull += numbers[own - 4 * value] / 8.0 * weights[8]
    pull += numbers[all_around - own] / 8.0 * weights[9]
    pull += numbers[hopes.free_near] / 4.0 * weights[10]
    pull += numbers[hopes.springs_near] / 4.0 * weights[11]
    pull += numbers[value] / 4.0 * weights[14]
    steps = numbers[position.canals_left] / numbers[min(away, 8)]
    pull += min(steps, 12.0) / 12.0 * weights[19]
    uncovered = position.uncovered[position.setting.board.region_of[space]]
    if uncovered == 1:
        pull += weights[12]
    elif uncovered == 2:
        pull += weights[13]
    return pull
