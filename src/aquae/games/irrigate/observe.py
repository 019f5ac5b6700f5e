"""The position as a vector of numbers, for learners."""

from typing import Final

from aquae.core.grid import SIDES
from aquae.core.observation import (
    CHAIRS,
    HIGHEST,
    MOST_SEATS,
    Observation,
    Section,
    amount,
    amounts,
    flags,
    head,
    missing,
    one_hot,
    turned,
)
from aquae.core.state import State
from aquae.games.irrigate.bargain import PROPOSALS, proposed_cell
from aquae.games.irrigate.board import (
    CELL_NAMES,
    CELLS,
    COLOUR,
    GREY,
    KIND_NAMES,
    KINDS,
    LAST_PILE,
    OPEN,
    PRICE,
    WIDTH,
)
from aquae.games.irrigate.position import NOTHING, PHASES, WITHDRAWN, Position
from aquae.games.irrigate.scoring import ENDINGS
from aquae.games.irrigate.water import wet_cells
from aquae.games.irrigate.words import MOST, PROPOSE_ROTATE

_PILES: Final = [str(pile) for pile in range(1, LAST_PILE + 1)]
# A pose in numbers: the column from the west and the row from the north, from 1; the exits.
_POSE: Final = ["column", "row", *SIDES]
_POSE_SIZE: Final = 6


def _sections() -> list[Section]:
    return [
        flags("option", ["no bargaining"], "options that are not the usual"),
        flags("phase", PHASES, "what is being waited for"),
        flags("ending", list(ENDINGS), "why the play has ended"),
        flags("winner", CHAIRS, "who has won"),
        amount("early", 1, "whether the early game goes on"),
        amount("final turns", 4, "final turns left, the present one included"),
        amount("asked", 1, "whether offers were asked for already"),
        amount("done", 60, "actions done in this turn"),
        amount("proposals", PROPOSALS, "proposals made in this turn"),
        amounts("money", CHAIRS, HIGHEST, "money of a seat"),
        amounts("passes", CHAIRS, WITHDRAWN, "passes in a row; two is withdrawn"),
        flags("pile", _PILES, "the pile last drawn from"),
        amounts("left", KIND_NAMES, 4, "tiles left in that pile"),
        amounts("lost", KIND_NAMES, 16, "tiles that fitted nowhere"),
        flags("drawn", KIND_NAMES, "the tile in hand"),
        amounts("proposal", [*_POSE, "rotate", "price"], MOST, "what is proposed to an owner"),
        Section("offer", CHAIRS, [*_POSE, "price"], MOST, "what a seat offers money for"),
        amounts("price", CELL_NAMES, 25, "the price of the tile on a cell"),
        flags("irrigated", CELL_NAMES, "whether the tile on a cell has water"),
        Section("exit", list(SIDES), CELL_NAMES, 1, "where the tile on a cell is open"),
        Section("colour", CHAIRS, CELL_NAMES, 1, "whose colour the tile has; grey is nobody's"),
        Section("owner", CHAIRS, CELL_NAMES, 1, "who owns the tile; otherwise the bank does"),
    ]


# What a state tells with few flags, ready made.
_OPTION: Final = [bytes([1]), bytes([0])]
_PHASE: Final = one_hot(len(PHASES))
_ENDING: Final = dict(zip([*ENDINGS, ""], one_hot(len(ENDINGS)), strict=True))
_PILE: Final = one_hot(LAST_PILE)
_DRAWN: Final = one_hot(KINDS)
_NO_SEATS: Final = missing(1)
_NO_LAND: Final = missing(CELLS)
_NOBODY: Final = bytes(MOST_SEATS)
_NO_TILES: Final = bytes(KINDS)
_NO_PROPOSAL: Final = bytes(_POSE_SIZE + 2)
_NO_OFFERS: Final = bytes(MOST_SEATS * (_POSE_SIZE + 1))

# The planes of `told`: the sides of the exits lie in one, then come the colours and the owners.
_PRICES: Final = 0
_IRRIGATED: Final = 1
_EXITS: Final = 2
_COLOURS: Final = 3


class IrrigateObservation(Observation):
    """The parts of a vector are put together in the order of the sections."""

    def __init__(self) -> None:
        super().__init__(_sections())

    def of(self, state: State, seat: int) -> bytes:
        assert isinstance(state, Position)
        players = state.setting.players
        parts: list[bytes | bytearray] = [
            head(state.to_move, state.seat, seat, players),
            _OPTION[state.setting.bargaining],
            _PHASE[state.phase],
            _ENDING[state.ending],
            _winners(state, seat),
            _counts(state),
            turned(_money(state), seat),
            _NO_SEATS[players],
            turned(bytes(state.passes), seat),
            _NO_SEATS[players],
            _PILE[state.pile - 1],
            bytes(state.left),
            _lost(state),
            _DRAWN[state.drawn],
            _proposal(state),
            _offers(state, seat),
        ]
        told = _tell_land(state)
        parts.append(told[_PRICES])
        parts.append(told[_IRRIGATED])
        parts.append(told[_EXITS])
        for first in (_COLOURS, _COLOURS + players):
            for other in range(seat, players):
                parts.append(told[first + other])
            for other in range(seat):
                parts.append(told[first + other])
            parts.append(_NO_LAND[players])
        return b"".join(parts)


def _winners(state: Position, seat: int) -> bytes:
    if not state.winners:
        return _NOBODY
    numbers = bytearray(_NOBODY)
    for winner in state.winners:
        numbers[(winner - seat) % state.setting.players] = 1
    return bytes(numbers)


def _counts(state: Position) -> bytes:
    """From the early game to the proposals."""
    finals = max(state.finals, 0)
    return bytes([int(state.early), finals, int(state.asked), state.done, state.proposals])


def _money(state: Position) -> bytes:
    return bytes([min(money, HIGHEST) for money in state.money])


def _lost(state: Position) -> bytes:
    if not state.lost:
        return _NO_TILES
    numbers = bytearray(_NO_TILES)
    for kind in state.lost:
        numbers[kind] += 1
    return bytes(numbers)


def _proposal(state: Position) -> bytes:
    if state.proposal == NOTHING:
        return _NO_PROPOSAL
    cell = proposed_cell(state.proposal)
    if state.proposal >= PROPOSE_ROTATE:
        pose = _pose(cell, (state.proposal - PROPOSE_ROTATE) % 10)
        return bytes([*pose, 1, state.price])
    return bytes([*_pose(cell, state.turned[cell]), 0, state.price])


def _offers(state: Position, seat: int) -> bytes:
    players = state.setting.players
    if max(state.offers) == NOTHING:
        return _NO_OFFERS
    numbers = bytearray(_NO_OFFERS)
    for other, offer in enumerate(state.offers):
        if offer != NOTHING:
            place = (other - seat) % players * (_POSE_SIZE + 1)
            told = [*_pose(offer // 10, offer % 10), state.bids[other]]
            numbers[place : place + _POSE_SIZE + 1] = bytes(told)
    return bytes(numbers)


def _pose(cell: int, orientation: int) -> list[int]:
    exits = [int(OPEN[4 * orientation + side]) for side in range(4)]
    return [cell % WIDTH + 1, cell // WIDTH + 1, *exits]


def _tell_land(state: Position) -> list[bytearray]:
    """The planes of the land, with what has changed since they were last told."""
    if state.told:
        if state.untold:
            for cell in state.untold:
                _tell_tile(state, cell)
            state.untold = []
            _tell_water(state)
        return state.told
    seats = [bytearray(CELLS) for _ in range(2 * state.setting.players)]
    state.told = [bytearray(CELLS), bytearray(CELLS), bytearray(4 * CELLS), *seats]
    state.untold = []
    for cell in state.tiles:
        _tell_tile(state, cell)
    _tell_water(state)
    return state.told


def _tell_tile(state: Position, cell: int) -> None:
    told = state.told
    players = state.setting.players
    face = state.faces[cell]
    told[_PRICES][cell] = PRICE[face]
    for side in range(4):
        told[_EXITS][side * CELLS + cell] = OPEN[4 * state.turned[cell] + side]
    if COLOUR[face] != GREY:
        told[_COLOURS + COLOUR[face]][cell] = 1
    owners = _COLOURS + players
    for seat in range(players):
        told[owners + seat][cell] = state.owner[cell] == seat


def _tell_water(state: Position) -> None:
    irrigated = bytearray(CELLS)
    for cell in wet_cells(state):
        irrigated[cell] = 1
    state.told[_IRRIGATED] = irrigated


OBSERVATION: Final = IrrigateObservation()
