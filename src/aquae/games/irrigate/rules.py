"""The rules, one verb after another: what forbids it, what is legal, what it does.

`..._fault` gives the reason that forbids something, or 0; the lists of legal actions and the
refusals of `forbids_...` both rest on it. Bargaining has a module of its own.
"""

from typing import Final

from aquae.core.errors import Refusal, refuse
from aquae.core.ordered import place_of
from aquae.games.irrigate.board import (
    BANK,
    BESIDE,
    CELL_NAMES,
    CELLS,
    COLOUR,
    COLOURS,
    EMPTY,
    GREY,
    GREY_GOAL,
    KIND_COLOUR,
    KIND_NAMES,
    KIND_SHAPE,
    KINDS,
    ORIENTATIONS,
    ORIENTATIONS_OF,
    PILES,
    PRICE,
    SHAPE,
    SHAPES,
    TURN_PRICE,
    face_of,
)
from aquae.games.irrigate.position import (
    DIAGONAL_TILE,
    DRAWING,
    KIND_PLACE,
    NOTHING,
    PILE_PLACE,
    PLACING,
    REDRAW,
    Position,
)
from aquae.games.irrigate.turn import (
    begin_actions,
    clear_offers,
    colours_are_complete,
    end_early_game,
    lay_tile,
    next_turn,
)
from aquae.games.irrigate.water import in_reach
from aquae.games.irrigate.words import (
    BUYS,
    PLACES,
    ROTATE_PROPOSALS,
    ROTATES,
    TILES,
)

# Drawing: I-15, I-20


def do_draw(position: Position) -> None:
    position.passes[position.seat] = 0  # I-33
    if position.stock == 0:
        position.pile += 1
        position.left = PILES[position.setting.players][position.pile][:]
        position.stock = sum(position.left)
        position.note(PILE_PLACE)
    position.wait_for(DRAWING)


def list_tiles(position: Position) -> list[int]:
    return [TILES[kind] for kind in range(KINDS) if position.left[kind] > 0]


def forbids_tile(position: Position, kind: int) -> Refusal | None:
    if position.left[kind] == 0:
        words = KIND_NAMES[kind].split(" ")
        return refuse("I-15", "no {:colour} {:shape} is left in pile {}", *words, position.pile)
    return None


def do_tile(position: Position, kind: int) -> None:
    position.left[kind] -= 1
    position.stock -= 1
    position.drawn = kind
    position.note(KIND_PLACE + kind)
    find_spots(position)
    if position.spots:
        position.wait_for(PLACING)
        return
    position.lost.append(kind)  # I-20
    position.note(PILE_PLACE)
    position.drawn = NOTHING
    if position.piles_are_empty():
        position.early = False  # I-35
        begin_actions(position)
    else:
        position.wait_for(REDRAW)


# Placing: I-16 to I-19

TAKEN: Final = 1
ALONE: Final = 2
OUT_OF_REACH: Final = 3
SAME_COLOUR: Final = 4
BESIDE_TILE: Final = 5
NO_DIAGONAL: Final = 6

ANY_COLOUR: Final = 31


def place_fault(position: Position, cell: int) -> int:
    """Why the tile in hand may not lie here."""
    if position.faces[cell] != EMPTY:
        return TAKEN
    if position.drawn == GREY_GOAL:
        return _goal_fault(position, cell)
    if not in_reach(position, cell):
        return OUT_OF_REACH if position.near[cell] & ANY_COLOUR else ALONE
    return SAME_COLOUR if position.near[cell] & shunned(position) else 0


def shunned(position: Position) -> int:
    """I-18: the colours that the tile in hand may not lie beside, as bits."""
    colour = KIND_COLOUR[position.drawn]
    return 0 if colour == GREY else 1 << colour


def _goal_fault(position: Position, cell: int) -> int:
    """I-19."""
    if position.near[cell] & ANY_COLOUR:
        return BESIDE_TILE
    return 0 if position.near[cell] & DIAGONAL_TILE else NO_DIAGONAL


def tile_beside(position: Position, cell: int, colours: int) -> str:
    """The name of a neighbouring cell with a tile of one of these colours, given as bits."""
    for near in BESIDE[4 * cell : 4 * cell + 4]:
        face = EMPTY if near < 0 else position.faces[near]
        if face != EMPTY and colours >> COLOUR[face] & 1:
            return CELL_NAMES[near]
    raise AssertionError(f"nothing lies beside {CELL_NAMES[cell]}")


def find_spots(position: Position) -> None:
    """Keep where the tile in hand may lie."""
    if position.drawn == GREY_GOAL:
        position.spots = [
            cell
            for cell in range(CELLS)
            if position.near[cell] & DIAGONAL_TILE and place_fault(position, cell) == 0
        ]
    elif KIND_COLOUR[position.drawn] == GREY:
        position.spots = position.reach[:]
    else:
        position.spots = [cell for cell in position.reach if place_fault(position, cell) == 0]


def forbids_orientation(shape: int, orientation: int) -> Refusal | None:
    if orientation not in ORIENTATIONS_OF[shape]:
        return refuse(
            "I-04", "a {:shape} cannot lie {:exits}", SHAPES[shape], ORIENTATIONS[orientation]
        )
    return None


def forbids_place(position: Position, pose: int) -> Refusal | None:
    cell = pose // 10
    name = CELL_NAMES[cell]
    fault = place_fault(position, cell)
    if fault == TAKEN:
        face = position.faces[cell]
        colour, shape = COLOURS[COLOUR[face]], SHAPES[SHAPE[face]]
        return refuse("I-16", "{} already holds a {:colour} {:shape}", name, colour, shape)
    if fault == ALONE:
        return refuse("I-16", "{} is not beside any tile", name)
    if fault == OUT_OF_REACH:
        return refuse("I-17", "no turning of tiles could bring water to {}", name)
    if fault == SAME_COLOUR:
        near = tile_beside(position, cell, shunned(position))
        colour = COLOURS[KIND_COLOUR[position.drawn]]
        return refuse("I-18", "{} is beside {}, which is {:colour} as well", name, near, colour)
    if fault == BESIDE_TILE:
        near = tile_beside(position, cell, ANY_COLOUR)
        return refuse("I-19", "a goal may not lie beside a tile: {} is beside {}", name, near)
    if fault == NO_DIAGONAL:
        return refuse("I-19", "a goal must touch a tile diagonally, and {} touches none", name)
    return forbids_orientation(KIND_SHAPE[position.drawn], pose % 10)


def list_places(position: Position, actions: list[int]) -> None:
    shape = KIND_SHAPE[position.drawn]
    for cell in position.spots:
        actions.extend(PLACES[4 * cell + shape])


def do_place(position: Position, pose: int) -> None:
    kind = position.drawn
    position.drawn = NOTHING
    position.note(KIND_PLACE + kind)
    clear_offers(position)
    lay_tile(position, pose // 10, face_of(kind, position.pile), pose % 10)
    if position.early and KIND_COLOUR[kind] != GREY and colours_are_complete(position):
        end_early_game(position)
    if position.piles_are_empty():
        position.early = False  # I-35
    if position.early:
        next_turn(position)
    else:
        begin_actions(position)


# Actions: I-23 to I-25

OWN: Final = 0
FOR_SALE: Final = 1
FOREIGN: Final = 2


def holding(position: Position, cell: int) -> int:
    """Whose land it is for the player: his own, the bank's or as good as (I-32), or another's."""
    owner = position.owner[cell]
    if owner == position.seat:
        return OWN
    return FOR_SALE if owner == BANK or position.is_withdrawn(owner) else FOREIGN


def tax(position: Position) -> int:
    """I-25: nothing on the first action of a turn, 2 on the second, 3 on the third."""
    return position.done + 1 if position.done > 0 else 0


def budget(position: Position) -> int:
    """What the player can pay for an action on top of its tax; below 0, none is possible."""
    return position.money[position.seat] - tax(position)


# The lists of `Position` that are kept, as bits of its `menu`.
OWN_KEPT: Final = 1
FREE_KEPT: Final = 2
PROPOSALS_KEPT: Final = 4


def own_rotates(position: Position) -> list[int]:
    """Turning own land."""
    if not position.menu & OWN_KEPT:
        position.menu |= OWN_KEPT
        position.own_rotates = []
        for cell in position.tiles:
            if position.owner[cell] == position.seat:
                position.own_rotates.extend(ROTATES[10 * cell + position.turned[cell]])
    return position.own_rotates


def free_rotates(position: Position) -> list[int]:
    """Turning all land for which nobody has to be asked."""
    if not position.menu & FREE_KEPT:
        position.menu |= FREE_KEPT
        position.free_rotates = []
        for cell in position.tiles:
            if holding(position, cell) != FOREIGN:
                position.free_rotates.extend(ROTATES[10 * cell + position.turned[cell]])
    return position.free_rotates


def list_rotates(position: Position, actions: list[int]) -> None:
    spare = budget(position)
    if spare >= TURN_PRICE:
        actions.extend(free_rotates(position))
    elif spare >= 0:
        actions.extend(own_rotates(position))


def list_buys(position: Position, actions: list[int]) -> None:
    spare = budget(position)
    if spare >= LOWEST_PRICE:
        for cell in position.tiles:
            if PRICE[position.faces[cell]] <= spare and holding(position, cell) == FOR_SALE:
                actions.extend(BUYS[cell])


LOWEST_PRICE: Final = min(PRICE)


def forbids_cost(position: Position, cost: int) -> Refusal | None:
    """I-25."""
    if cost > budget(position):
        whole = cost + tax(position)
        has = position.money[position.seat]
        return refuse("I-25", "this costs {} with the tax, and you have {}", whole, has)
    return None


def forbids_turning(position: Position, rule: str, pose: int) -> Refusal | None:
    """Why the tile of a pose cannot be turned into it, whoever owns it."""
    name = CELL_NAMES[pose // 10]
    if position.faces[pose // 10] == EMPTY:
        return refuse(rule, "no tile lies on {}", name)
    if position.turned[pose // 10] == pose % 10:
        return refuse(rule, "{} already lies {:exits}", name, ORIENTATIONS[pose % 10])
    return forbids_orientation(SHAPE[position.faces[pose // 10]], pose % 10)


def forbids_rotate(position: Position, pose: int) -> Refusal | None:
    cell = pose // 10
    refusal = forbids_turning(position, "I-23", pose)
    if refusal is not None:
        return refusal
    held = holding(position, cell)
    if held == FOREIGN:
        owner = position.owner[cell]
        return refuse("I-23", "{} belongs to {:seat}, who has to agree", CELL_NAMES[cell], owner)
    return forbids_cost(position, 0 if held == OWN else TURN_PRICE)


def do_rotate(position: Position, pose: int) -> None:
    cost = 0 if holding(position, pose // 10) == OWN else TURN_PRICE
    pay_action(position, cost)
    turn_tile(position, pose)


def pay_action(position: Position, cost: int) -> None:
    """One more action of this turn: its cost, its tax; offers lapse (I-27)."""
    position.money[position.seat] -= cost + tax(position)
    position.done += 1
    clear_offers(position)


def turn_tile(position: Position, pose: int) -> None:
    cell = pose // 10
    old = 10 * cell + position.turned[cell]
    position.turned[cell] = pose % 10
    position.note_land(cell)
    if position.menu & OWN_KEPT:
        _exchange(position.own_rotates, ROTATES[old], ROTATES[pose])
    if position.menu & FREE_KEPT:
        _exchange(position.free_rotates, ROTATES[old], ROTATES[pose])
    if position.menu & PROPOSALS_KEPT:
        _exchange(position.rotate_proposals, ROTATE_PROPOSALS[old], ROTATE_PROPOSALS[pose])


def _exchange(actions: list[int], old: list[int], new: list[int]) -> None:
    """Put other actions of the same tile in their place, if they have one in this list."""
    place = place_of(actions, old[0])
    if place < len(actions) and actions[place] == old[0]:
        actions[place : place + len(old)] = new


def forbids_buy(position: Position, cell: int) -> Refusal | None:
    name = CELL_NAMES[cell]
    if position.faces[cell] == EMPTY:
        return refuse("I-24", "no tile lies on {}", name)
    held = holding(position, cell)
    if held == OWN:
        return refuse("I-24", "{} already belongs to you", name)
    if held == FOREIGN:
        return refuse("I-24", "{} belongs to {:seat}, who has to agree", name, position.owner[cell])
    return forbids_cost(position, PRICE[position.faces[cell]])


def do_buy(position: Position, cell: int) -> None:
    pay_action(position, PRICE[position.faces[cell]])
    give_land(position, cell)


def give_land(position: Position, cell: int) -> None:
    position.unshare_land()
    position.owner[cell] = position.seat
    position.note_land(cell)
    position.menu = 0
