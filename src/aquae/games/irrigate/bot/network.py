"""Who depends on which tile: the water network of Irrigate as trees, in one pass.

A depth-first walk numbers the tiles from 1 in the order they are reached: first the irrigated ones
from the river, then every dry network from one of its tiles. With the lowest number that a branch
touches besides its trunk (Tarjan's lowlink) it is plain what falls dry or gets water when a tile
is turned, without flooding the table again.

Land is counted in a load: eight bits for the tiles of each owner, the bank last, and three bits
for the goals of each above that.
"""

from typing import Final

from aquae._native import i64, vec
from aquae.core.packed import packed
from aquae.games.irrigate.board import (
    BESIDE,
    CELLS,
    EMPTY,
    ENDS,
    GOAL_GROUP,
    GREY_GOAL,
    OPEN,
    RIVER_SIDES,
)
from aquae.games.irrigate.position import Position

OWNERS: Final = 5
GOAL_FACE: Final = 6 * GREY_GOAL + GOAL_GROUP
LAND_LOADS: Final = packed([1 << 8 * owner for owner in range(OWNERS)])
GOAL_LOADS: Final = packed([(1 << 8 * owner) + (1 << 40 + 3 * owner) for owner in range(OWNERS)])

# Whether a side of a cell faces a river pipe, at 4 * cell + side.
FACES_PIPE: Final = [
    cell in ENDS and RIVER_SIDES[ENDS.index(cell)] == side
    for cell in range(CELLS)
    for side in range(4)
]

# What lies at a side of a tile, as far as water is concerned.
NO_PIPE: Final = 0
SOURCE: Final = -1
"""Water that does not depend on this tile. Other numbers name a network beyond the side."""
TRUNK: Final = -2
"""The rest of the dry network that the tile belongs to."""


def land_of(load: i64, owner: i64) -> i64:
    return (load >> (8 * owner)) & 255


def goals_of(load: i64, owner: i64) -> i64:
    return (load >> (40 + 3 * owner)) & 7


class Network:
    """The tiles of a table in the order of the walk. Arrays are indexed by a tile's number."""

    def __init__(self, position: Position) -> None:
        self.faces = position.faces
        self.turned = position.turned
        self.owner = position.owner
        size: i64 = len(position.tiles) + 1
        self.number = vec[i64]([0] * CELLS)
        """The number of the tile on a cell, 0 if there is none."""
        self.last: i64 = 0
        """The number of the last tile."""
        self.cells = vec[i64]([0] * size)
        self.parents = vec[i64]([0] * size)
        self.lows = vec[i64]([0] * size)
        self.loads = vec[i64]([0] * size)
        """What the branch that begins with this tile holds."""
        self.lasts = vec[i64]([0] * size)
        """The last number of that branch."""
        self.tops = vec[i64]([0] * size)
        """The first tile of the network, 0 if it is irrigated."""
        self.top: i64 = 0
        self.wet_load: i64 = 0
        """All irrigated land."""
        number = self.number
        end: i64
        place: i64
        for place in range(4):
            end = ENDS[place]
            if number[end] == 0 and OPEN[4 * self.turned[end] + RIVER_SIDES[place]]:
                self._visit(end, 0)
                self.wet_load += self.loads[number[end]]
        self.wet: i64 = self.last
        """Numbers up to this are irrigated."""
        cell: i64
        for cell in position.tiles:
            if number[cell] == 0:
                self.top = self.last + 1
                self._visit(cell, 0)
        self.dry_goals: i64 = 0
        """Owners of goals without water, as bits."""
        dry: i64
        for dry in range(self.wet + 1, self.last + 1):
            if self.faces[self.cells[dry]] == GOAL_FACE:
                self.dry_goals |= 1 << self.owner[self.cells[dry]]
        self.land = vec[float]()
        """What the evaluation sees in the land; it fills this in."""
        self._start_around()

    def _start_around(self) -> None:
        self.side_network = vec[i64]([0, 0, 0, 0])
        """For the tile last looked around: what lies at each side."""
        self.side_load = vec[i64]([0, 0, 0, 0])
        self.rest_load: i64 = 0
        """The land that is irrigated without this tile and what hangs on it."""
        self.own_load: i64 = 0

    def _visit(self, cell: i64, parent: i64) -> None:
        number = self.last + 1
        self.last = number
        self.number[cell] = number
        self.cells[number] = cell
        self.parents[number] = parent
        self.tops[number] = self.top
        load = self.load_at(cell)
        low = number
        ways = 4 * self.turned[cell]
        side: i64
        for side in range(4):
            if not OPEN[ways + side]:
                continue
            beside: i64 = BESIDE[4 * cell + side]
            if beside < 0:
                if FACES_PIPE[4 * cell + side]:
                    low = 0
                continue
            if self.faces[beside] == EMPTY or not OPEN[4 * self.turned[beside] + (side ^ 2)]:
                continue
            other = self.number[beside]
            if other == 0:
                other = self.last + 1
                self._visit(beside, number)
                load += self.loads[other]
                low = min(low, self.lows[other])
            elif other != parent and other < low:
                low = other
        self.lows[number] = low
        self.loads[number] = load
        self.lasts[number] = self.last

    def load_at(self, cell: i64) -> i64:
        """The tile alone."""
        if self.faces[cell] == GOAL_FACE:
            return GOAL_LOADS[self.owner[cell]]
        return LAND_LOADS[self.owner[cell]]

    def is_beside_water(self, cell: i64) -> bool:
        """Whether a dry tile would only have to be turned to get water."""
        side: i64
        for side in range(4):
            beside: i64 = BESIDE[4 * cell + side]
            if beside < 0:
                if FACES_PIPE[4 * cell + side]:
                    return True
            elif (
                self.faces[beside] != EMPTY
                and self.number[beside] <= self.wet
                and OPEN[4 * self.turned[beside] + (side ^ 2)]
            ):
                return True
        return False

    def look_around(self, cell: i64) -> None:
        """Find what lies at the sides of a tile: water, or networks that would be joined."""
        number: i64 = self.number[cell]
        self.own_load = self.load_at(cell)
        hanging: i64 = self._hanging_load(cell)
        trunk: i64 = 0
        if number <= self.wet:
            self.rest_load = self.wet_load - self.own_load - hanging
        else:
            self.rest_load = self.wet_load
            trunk = self.loads[self.tops[number]] - self.own_load - hanging
        side: i64
        for side in range(4):
            self._look(cell, number, side, trunk)

    def _hanging_load(self, cell: i64) -> i64:
        """What gets its water, or is joined to its network, only through this tile."""
        number: i64 = self.number[cell]
        load: i64 = 0
        ways = 4 * self.turned[cell]
        side: i64
        for side in range(4):
            beside: i64 = BESIDE[4 * cell + side]
            if beside >= 0 and OPEN[ways + side]:
                other: i64 = self.number[beside]
                if other > number and self.parents[other] == number and self.lows[other] >= number:
                    load += self.loads[other]
        return load

    def _look(self, cell: i64, number: i64, side: i64, trunk: i64) -> None:
        beside: i64 = BESIDE[4 * cell + side]
        network: i64 = NO_PIPE
        load: i64 = 0
        if beside < 0:
            if FACES_PIPE[4 * cell + side]:
                network = SOURCE
        elif self.faces[beside] != EMPTY and OPEN[4 * self.turned[beside] + (side ^ 2)]:
            other: i64 = self.number[beside]
            if number < other <= self.lasts[number]:
                branch: i64 = other
                while self.parents[branch] != number:
                    branch = self.parents[branch]
                if self.lows[branch] >= number:
                    network = branch
                    load = self.loads[branch]
                else:
                    network = SOURCE if number <= self.wet else TRUNK
                    load = trunk
            elif other <= self.wet:
                network = SOURCE
            elif number <= self.wet or self.tops[other] != self.tops[number]:
                network = self.tops[other]
                load = self.loads[network]
            else:
                network = TRUNK
                load = trunk
        self.side_network[side] = network
        self.side_load[side] = load

    def look_into(self, cell: i64) -> None:
        """The same for an empty cell."""
        self.own_load = 0
        self.rest_load = self.wet_load
        side: i64
        for side in range(4):
            beside: i64 = BESIDE[4 * cell + side]
            network: i64 = NO_PIPE
            load: i64 = 0
            if (
                beside >= 0
                and self.faces[beside] != EMPTY
                and OPEN[4 * self.turned[beside] + (side ^ 2)]
            ):
                other: i64 = self.number[beside]
                if other <= self.wet:
                    network = SOURCE
                else:
                    network = self.tops[other]
                    load = self.loads[network]
            self.side_network[side] = network
            self.side_load[side] = load

    def load_after(self, orientation: i64) -> i64:
        """All irrigated land once the tile last looked around lies so."""
        load: i64 = self.rest_load + self.own_load
        irrigated = False
        first: i64 = 0
        second: i64 = 0
        side: i64
        for side in range(4):
            if not OPEN[4 * orientation + side]:
                continue
            network = self.side_network[side]
            if network == SOURCE:
                irrigated = True
            elif network != NO_PIPE and network != first and network != second:
                load += self.side_load[side]
                second = first
                first = network
        return load if irrigated else self.rest_load


class _Last:
    """The network asked for last, and the moment of a play that it was found for."""

    def __init__(self) -> None:
        self.position: Position | None = None
        self.land_changes = 0
        self.network: Network | None = None


_last: Final = _Last()


def network_of(position: Position) -> Network:
    """The network of a position, kept as long as its land stays as it is and no other is asked."""
    if _last.position is position and _last.land_changes == position.land_changes:
        kept = _last.network
        assert kept is not None
        return kept
    # Forgotten first: the memory is used again at once, while it is at hand.
    _last.position = None
    _last.network = None
    network = Network(position)
    _last.position = position
    _last.land_changes = position.land_changes
    _last.network = network
    return network
