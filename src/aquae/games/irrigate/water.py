"""Where water is (I-12), and where it could be brought by turning tiles (I-17).

Tiles never leave the table and I-17 asks only for their shapes, so what is in reach stays in
reach. `ways` holds what is known so far of the paths from the river into each cell, empty or not:

- bit `side`: a path without repetition that enters by this side is known;
- bit `4 + side`: a walk, which may pass a tile twice, enters by this side;
- the two bits from `8 + 2 * side`: by which side the known path enters the cell before;
- PROVEN: a search found a path into this empty cell, but not one of the known ones.

All walks are known, so a cell without one is out of reach. Known paths are found by adding a
tile to a known path, which is quick and nearly always enough. Cells with a walk but without a
known path are doubtful, and for them all paths are searched after each new tile.
"""

from typing import Final

from aquae._native import i64
from aquae.core.ordered import add, drop
from aquae.games.irrigate.board import (
    BESIDE,
    CELLS,
    COLOUR,
    DIAGONAL,
    EMPTY,
    ENDS,
    EXITS,
    NOWHERE,
    ONWARD,
    OPEN,
    RIVER_SIDES,
    ROWS,
    SHAPE,
    TAP_ORIENTATIONS,
    TAP_SEATS,
    WIDTH,
    tap_face,
)
from aquae.games.irrigate.position import DIAGONAL_TILE, Position

PATH: Final = 15
WALK: Final = 240
PROVEN: Final = 1 << 16


def lay_taps(position: Position) -> None:
    """I-09: a Tap at each end of a pipe."""
    for place, seat in enumerate(TAP_SEATS[position.setting.players]):
        lay_tile(position, ENDS[place], tap_face(seat), TAP_ORIENTATIONS[place])


def lay_tile(position: Position, cell: int, face: int, orientation: int) -> None:
    position.unshare_land()
    position.faces[cell] = face
    position.turned[cell] = orientation
    # I-11. Grey land is the bank's: the two have the same number.
    position.owner[cell] = COLOUR[face]
    position.mark_land(cell)
    survey_tile(position, cell)


def in_reach(position: Position, cell: int) -> bool:
    """I-17, for an empty cell."""
    return position.ways[cell] & (PATH | PROVEN) != 0


def survey_tile(position: Position, cell: int) -> None:
    """A tile has come to lie on this cell: find out what comes into reach with it."""
    add(position.tiles, cell)
    _mark_around(position, cell)
    drop(position.reach, cell)
    drop(position.doubtful, cell)
    ways = position.ways[cell]
    steps = [4 * cell + side for side in range(4) if ways >> (4 + side) & 1]
    for step in steps:  # grows on the way
        _follow(position, step >> 2, step & 3, steps)
    if steps and position.doubtful:
        _search_doubtful(position)


def _mark_around(position: Position, cell: int) -> None:
    near = position.near
    colour = 1 << COLOUR[position.faces[cell]]
    for place in range(4 * cell, 4 * cell + 4):
        if BESIDE[place] >= 0:
            near[BESIDE[place]] |= colour
        if DIAGONAL[place] >= 0:
            near[DIAGONAL[place]] |= DIAGONAL_TILE


def _follow(position: Position, cell: int, side: int, steps: list[int]) -> None:
    """Water that enters this tile by this side: which cells can it go on to?"""
    ways = position.ways
    known = ways[cell] >> side & 1
    for leave in ONWARD[4 * SHAPE[position.faces[cell]] + side]:
        onward = BESIDE[4 * cell + leave]
        if onward < 0:
            continue  # I-01: outside, or the river
        enter = leave ^ 2
        before = ways[onward]
        after = before | 16 << enter
        if known and not before >> enter & 1 and not _passes(position, cell, side, onward):
            after |= 1 << enter | side << (8 + 2 * enter)
        if after != before:
            ways[onward] = after
            if position.faces[onward] != EMPTY:
                steps.append(4 * onward + enter)
            else:
                _note_ways(position, onward, before, after)


def _passes(position: Position, cell: int, side: int, other: int) -> bool:
    """Whether the known path that enters this cell by this side has passed the other one."""
    if position.faces[other] == EMPTY:
        return False
    while cell >= 0:
        if cell == other:
            return True
        before = position.ways[cell] >> (8 + 2 * side) & 3
        cell = BESIDE[4 * cell + side]
        side = before
    return False


def _note_ways(position: Position, cell: int, before: int, after: int) -> None:
    """An empty cell has new ways into it."""
    if before & (PATH | PROVEN):
        return
    if after & PATH:
        add(position.reach, cell)
        drop(position.doubtful, cell)
    elif not before & WALK:
        add(position.doubtful, cell)


def _search_doubtful(position: Position) -> None:
    for cell in position.doubtful[:]:
        if _has_path(position, cell, [0] * CELLS):
            position.ways[cell] |= PROVEN
            add(position.reach, cell)
            drop(position.doubtful, cell)


def _has_path(position: Position, cell: int, barred: list[int]) -> bool:
    """Whether a path without repetition leads into this empty cell.

    A shortest walk that leaves a tile twice is no path. Every path leaves that tile either by
    one of these sides and no other, or not by it: both are tried, with the rest barred.
    """
    walk = _shortest_walk(position, cell, barred)
    if not walk:
        return False
    twice = _left_twice(walk)
    if twice < 0:
        return True
    tile = twice >> 2
    side = 1 << (twice & 3)
    before = barred[tile]
    for sides in (before | (15 - side), before | side):
        barred[tile] = sides
        if _has_path(position, cell, barred):
            return True
    barred[tile] = before
    return False


def _left_twice(walk: list[int]) -> int:
    """A step out of a tile that another step of the walk leaves too, or -1."""
    tiles = [step >> 2 for step in walk]
    for step in walk:
        if tiles.count(step >> 2) > 1:
            return step
    return -1


def _shortest_walk(position: Position, cell: int, barred: list[int]) -> list[int]:
    """The steps of a walk from the river into this empty cell; [] if there is none.

    A step is 4 * tile + the side by which it is left. They are searched for backward.
    """
    seen = barred[:]
    steps: list[int] = []
    after: list[int] = []  # for each step, where in `steps` the one after it stands
    for side in range(4):
        if position.ways[cell] >> (4 + side) & 1:
            _step_back(BESIDE[4 * cell + side], side ^ 2, NOWHERE, seen, steps, after)
    for place, step in enumerate(steps):  # grows on the way
        tile = step >> 2
        for side in ONWARD[4 * SHAPE[position.faces[tile]] + (step & 3)]:
            if position.ways[tile] >> (4 + side) & 1:
                before = BESIDE[4 * tile + side]
                if before < 0:
                    return _trace(steps, after, place)
                _step_back(before, side ^ 2, place, seen, steps, after)
    return []


def _step_back(
    tile: int, leave: int, place: int, seen: list[int], steps: list[int], after: list[int]
) -> None:
    if not seen[tile] >> leave & 1:
        seen[tile] |= 1 << leave
        steps.append(4 * tile + leave)
        after.append(place)


def _trace(steps: list[int], after: list[int], place: int) -> list[int]:
    walk: list[int] = []
    while place >= 0:
        walk.append(steps[place])
        place = after[place]
    return walk


def wet_cells(position: Position) -> list[int]:
    """I-12: the cells with irrigated tiles, in the order in which the water gets there."""
    turned = position.turned
    seen = [0] * len(ROWS)  # a bit for each cell of a row: a list of all cells takes longer to make
    wet: list[int] = []
    cell: i64
    leave: i64
    onward: i64
    for place in range(4):
        onward = ENDS[place]
        if OPEN[4 * turned[onward] + RIVER_SIDES[place]]:
            seen[onward // WIDTH] |= 1 << (onward % WIDTH)
            wet.append(onward)
    for cell in wet:  # grows on the way
        for leave in EXITS[turned[cell]]:
            onward = BESIDE[4 * cell + leave]
            if onward < 0 or position.faces[onward] == EMPTY:
                continue
            row: i64 = seen[onward // WIDTH]
            bit: i64 = 1 << (onward % WIDTH)
            if row & bit == 0 and OPEN[4 * turned[onward] + (leave ^ 2)]:  # I-03
                seen[onward // WIDTH] = row | bit
                wet.append(onward)
    return wet


def count_wet(position: Position) -> list[int]:
    """Irrigated tiles of each seat."""
    count = [0] * (position.setting.players + 1)
    for cell in wet_cells(position):
        # The bank is counted with the first seat that is not in play.
        count[min(position.owner[cell], position.setting.players)] += 1
    return count[: position.setting.players]
