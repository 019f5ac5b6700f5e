"""A hidden layer: units that look at a seat, at the others and at the table at once.

A sum of features cannot say "no tiles left, many canals left, so the dry houses will get water".
"""

from typing import Final

from aquae._native import i64, vec

TOGETHER: Final = 4
"""So many units are worked out side by side, as each feature is looked up once for all of them."""
PAIRS: Final = 2 * TOGETHER


class Layer:
    """Weights of so many units. What a unit sees counts as far as it is positive."""

    def __init__(self, units: int, features: int, table: int) -> None:
        self.features: i64 = features
        self.table: i64 = table
        self.groups: i64 = (units + TOGETHER - 1) // TOGETHER
        self.weights = vec[float]([0.0] * (self.groups * features * PAIRS))
        """Group by group and feature by feature: what each unit makes of it in the seat itself, and
        then what each makes of the mean of all others."""
        self.common = vec[float]([0.0] * (self.groups * TOGETHER * table))
        self.start = vec[float]([0.0] * (self.groups * TOGETHER))
        self.worth = vec[float]([0.0] * (self.groups * TOGETHER))

    def fill(
        self,
        own: list[float],
        others: list[float],
        common: list[float],
        start: list[float],
        worth: list[float],
    ) -> None:
        """Take over what was learned, unit by unit."""
        unit: i64
        place: i64
        for unit in range(len(worth)):
            self.start[unit] = start[unit]
            self.worth[unit] = worth[unit]
            for place in range(self.table):
                self.common[unit * self.table + place] = common[unit * self.table + place]
            for place in range(self.features):
                row = unit // TOGETHER * self.features + place
                at = row * PAIRS + unit % TOGETHER
                self.weights[at] = own[unit * self.features + place]
                self.weights[at + TOGETHER] = others[unit * self.features + place]

    def add_to(self, strengths: list[float], seen: vec[float], table: vec[float]) -> None:
        """Add what the units make of each seat; features that are 0 are passed over."""
        players: i64 = len(strengths)
        values = vec[float]([0.0] * len(seen))
        rows = vec[i64]([0] * len(seen))
        ends = vec[i64]([0] * players)
        count: i64 = 0
        seat: i64
        place: i64
        for seat in range(players):
            first = seat * self.features
            for place in range(self.features):
                value = seen[first + place]
                if value != 0.0:
                    values[count] = value
                    rows[count] = place * PAIRS
                    count += 1
            ends[seat] = count
        group: i64
        for group in range(self.groups):
            self._add_group(group, strengths, table, values, rows, ends)

    def _add_group(
        self,
        group: i64,
        strengths: list[float],
        table: vec[float],
        values: vec[float],
        rows: vec[i64],
        ends: vec[i64],
    ) -> None:
        players: i64 = len(strengths)
        rivals: int = players - 1
        share = 1.0 / rivals
        weights = self.weights
        pulls = vec[float]([0.0] * (players * TOGETHER))
        begin = group * self.features * PAIRS
        all0 = all1 = all2 = all3 = 0.0
        seat: i64
        unit: i64
        place: i64
        at: i64 = 0
        for seat in range(players):
            own0 = own1 = own2 = own3 = 0.0
            other0 = other1 = other2 = other3 = 0.0
            while at < ends[seat]:
                value = values[at]
                place = begin + rows[at]
                own0 += weights[place] * value
                own1 += weights[place + 1] * value
                own2 += weights[place + 2] * value
                own3 += weights[place + 3] * value
                other0 += weights[place + 4] * value
                other1 += weights[place + 5] * value
                other2 += weights[place + 6] * value
                other3 += weights[place + 7] * value
                at += 1
            first = seat * TOGETHER
            pulls[first] = own0 - share * other0
            pulls[first + 1] = own1 - share * other1
            pulls[first + 2] = own2 - share * other2
            pulls[first + 3] = own3 - share * other3
            all0 += other0
            all1 += other1
            all2 += other2
            all3 += other3
        alike = vec[float]([share * all0, share * all1, share * all2, share * all3])
        for unit in range(TOGETHER):
            row = group * TOGETHER + unit
            pull = alike[unit] + self.start[row]
            for place in range(self.table):
                pull += self.common[row * self.table + place] * table[place]
            worth = self.worth[row]
            for seat in range(players):
                own = pull + pulls[seat * TOGETHER + unit]
                if own > 0.0:
                    strengths[seat] += worth * own
