"""Where the tile in hand may lie: I-04, I-16 to I-19."""

from typing import Final

from aquae.core.errors import Refusal, refuse
from aquae.core.grammar import ALLOWED
from aquae.games.irrigate.board import (
    BESIDE,
    CELL_NAMES,
    CELLS,
    COLOUR,
    COLOURS,
    EMPTY,
    GREY,
    GREY_GOAL,
    KIND_COLOUR,
    KIND_SHAPE,
    ORIENTATIONS,
    ORIENTATIONS_OF,
    SHAPE,
    SHAPES,
    cell_of,
    orientation_of,
)
from aquae.games.irrigate.position import DIAGONAL_TILE, Position
from aquae.games.irrigate.water import in_reach

# Why it may not.
TAKEN: Final = 1
ALONE: Final = 2
OUT_OF_REACH: Final = 3
SAME_COLOUR: Final = 4
BESIDE_TILE: Final = 5
NO_DIAGONAL: Final = 6
CANNOT_LIE: Final = 7

ANY_COLOUR: Final = 31


def place_fault(position: Position, pose: int) -> int:
    """Why the tile in hand may not lie here, and so."""
    fault = cell_fault(position, cell_of(pose))
    if fault != ALLOWED:
        return fault
    return ALLOWED if can_lie(KIND_SHAPE[position.drawn], orientation_of(pose)) else CANNOT_LIE


def cell_fault(position: Position, cell: int) -> int:
    """Why the tile in hand may not lie here."""
    if position.faces[cell] != EMPTY:
        return TAKEN
    if position.drawn == GREY_GOAL:
        return _goal_fault(position, cell)
    if not in_reach(position, cell):
        return OUT_OF_REACH if position.near[cell] & ANY_COLOUR else ALONE
    return SAME_COLOUR if position.near[cell] & shunned(position) else ALLOWED


def _goal_fault(position: Position, cell: int) -> int:
    """I-19."""
    if position.near[cell] & ANY_COLOUR:
        return BESIDE_TILE
    return ALLOWED if position.near[cell] & DIAGONAL_TILE else NO_DIAGONAL


def shunned(position: Position) -> int:
    """I-18: the colours that the tile in hand may not lie beside, as bits."""
    colour = KIND_COLOUR[position.drawn]
    return 0 if colour == GREY else 1 << colour


def can_lie(shape: int, orientation: int) -> bool:
    """I-04."""
    return orientation in ORIENTATIONS_OF[shape]


def find_spots(position: Position) -> None:
    """Keep where the tile in hand may lie."""
    if position.drawn == GREY_GOAL:
        position.spots = [
            cell
            for cell in range(CELLS)
            if position.near[cell] & DIAGONAL_TILE and cell_fault(position, cell) == ALLOWED
        ]
    elif KIND_COLOUR[position.drawn] == GREY:
        position.spots = position.reach[:]
    else:
        position.spots = [cell for cell in position.reach if cell_fault(position, cell) == ALLOWED]


def refuse_place(position: Position, pose: int, fault: int) -> Refusal:
    cell = cell_of(pose)
    name = CELL_NAMES[cell]
    if fault == TAKEN:
        face = position.faces[cell]
        colour, shape = COLOURS[COLOUR[face]], SHAPES[SHAPE[face]]
        return refuse("I-16", "{} is not empty: it has a {:colour} {:shape}", name, colour, shape)
    if fault == ALONE:
        return refuse("I-16", "{} is not beside any tile", name)
    if fault == OUT_OF_REACH:
        return refuse("I-17", "rotating the tiles on the table could not bring water to {}", name)
    if fault == SAME_COLOUR:
        near = tile_beside(position, cell, shunned(position))
        colour = COLOURS[KIND_COLOUR[position.drawn]]
        return refuse("I-18", "{} is beside {}, which is also {:colour}", name, near, colour)
    if fault == BESIDE_TILE:
        near = tile_beside(position, cell, ANY_COLOUR)
        return refuse(
            "I-19", "a goal may not lie beside another tile, but {} is beside {}", name, near
        )
    if fault == NO_DIAGONAL:
        return refuse("I-19", "a goal must touch a tile diagonally, but {} touches none", name)
    return refuse_orientation(KIND_SHAPE[position.drawn], orientation_of(pose))


def refuse_orientation(shape: int, orientation: int) -> Refusal:
    return refuse(
        "I-04",
        "the pipes of a {:shape} cannot lead {:exits}",
        SHAPES[shape],
        ORIENTATIONS[orientation],
    )


def tile_beside(position: Position, cell: int, colours: int) -> str:
    """The name of a neighbouring cell with a tile of one of these colours, given as bits."""
    for near in BESIDE[4 * cell : 4 * cell + 4]:
        face = EMPTY if near < 0 else position.faces[near]
        if face != EMPTY and colours >> COLOUR[face] & 1:
            return CELL_NAMES[near]
    raise AssertionError(f"nothing lies beside {CELL_NAMES[cell]}")
