"""The position as a vector of numbers, for learners."""

from typing import Final

from aquae.core.grid import SIDES
from aquae.core.observation import (
    CHAIRS,
    HIGHEST,
    Observation,
    Section,
    amount,
    amounts,
    flags,
)
from aquae.core.state import State
from aquae.games.irrigate.bargain import PROPOSALS, proposed_cell
from aquae.games.irrigate.board import (
    BANK,
    CELL_NAMES,
    CELLS,
    COLOUR,
    EXITS,
    GREY,
    KIND_NAMES,
    LAST_PILE,
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


class IrrigateObservation(Observation):
    """Where the sections begin is looked up once."""

    def __init__(self) -> None:
        super().__init__(_sections())
        self.option = self.start_of("option")
        self.phase = self.start_of("phase")
        self.ending = self.start_of("ending")
        self.winner = self.start_of("winner")
        self.counts = self.start_of("early")
        self.money = self.start_of("money")
        self.passes = self.start_of("passes")
        self.pile = self.start_of("pile")
        self.left = self.start_of("left")
        self.lost = self.start_of("lost")
        self.drawn = self.start_of("drawn")
        self.proposal = self.start_of("proposal")
        self.offer = self.start_of("offer")
        self.price = self.start_of("price")
        self.irrigated = self.start_of("irrigated")
        self.exit = self.start_of("exit")
        self.colour = self.start_of("colour")
        self.owner = self.start_of("owner")

    def fill(self, state: State, seat: int, numbers: bytearray) -> None:
        assert isinstance(state, Position)
        self.begin(numbers, state.to_move, state.seat, seat, state.setting.players)
        self._fill_counts(state, numbers)
        self._fill_tiles_to_come(state, numbers)
        self._fill_seats(state, seat, numbers)
        self._fill_proposal(state, numbers)
        self._fill_land(state, seat, numbers)

    def _fill_counts(self, state: Position, numbers: bytearray) -> None:
        numbers[self.option] = not state.setting.bargaining
        numbers[self.phase + state.phase] = 1
        if state.ending:
            numbers[self.ending + list(ENDINGS).index(state.ending)] = 1
        counts = self.counts
        numbers[counts] = state.early
        numbers[counts + 1] = max(state.finals, 0)
        numbers[counts + 2] = state.asked
        numbers[counts + 3] = state.done
        numbers[counts + 4] = state.proposals

    def _fill_tiles_to_come(self, state: Position, numbers: bytearray) -> None:
        numbers[self.pile + state.pile - 1] = 1
        for kind, left in enumerate(state.left):
            numbers[self.left + kind] = left
        for kind in state.lost:
            numbers[self.lost + kind] += 1
        if state.drawn != NOTHING:
            numbers[self.drawn + state.drawn] = 1

    def _fill_seats(self, state: Position, seat: int, numbers: bytearray) -> None:
        players = state.setting.players
        for other in range(players):
            chair = (other - seat) % players
            numbers[self.money + chair] = min(state.money[other], HIGHEST)
            numbers[self.passes + chair] = state.passes[other]
            if state.offers[other] != NOTHING:
                place = self.offer + chair * (_POSE_SIZE + 1)
                _fill_pose(numbers, place, state.offers[other] // 10, state.offers[other] % 10)
                numbers[place + _POSE_SIZE] = state.bids[other]
        for winner in state.winners:
            numbers[self.winner + (winner - seat) % players] = 1

    def _fill_proposal(self, state: Position, numbers: bytearray) -> None:
        if state.proposal == NOTHING:
            return
        cell = proposed_cell(state.proposal)
        if state.proposal >= PROPOSE_ROTATE:
            _fill_pose(numbers, self.proposal, cell, (state.proposal - PROPOSE_ROTATE) % 10)
            numbers[self.proposal + _POSE_SIZE] = 1
        else:
            _fill_pose(numbers, self.proposal, cell, state.turned[cell])
        numbers[self.proposal + _POSE_SIZE + 1] = state.price

    def _fill_land(self, state: Position, seat: int, numbers: bytearray) -> None:
        at = self.at
        players = state.setting.players
        for cell in state.tiles:
            face = state.faces[cell]
            numbers[at[self.price + cell]] = PRICE[face]
            for side in EXITS[state.turned[cell]]:
                numbers[at[self.exit + side * CELLS + cell]] = 1
            if COLOUR[face] != GREY:
                numbers[at[self.colour + (COLOUR[face] - seat) % players * CELLS + cell]] = 1
            if state.owner[cell] != BANK:
                numbers[at[self.owner + (state.owner[cell] - seat) % players * CELLS + cell]] = 1
        for cell in wet_cells(state):
            numbers[at[self.irrigated + cell]] = 1


def _fill_pose(numbers: bytearray, place: int, cell: int, orientation: int) -> None:
    numbers[place] = cell % WIDTH + 1
    numbers[place + 1] = cell // WIDTH + 1
    for side in EXITS[orientation]:
        numbers[place + 2 + side] = 1


OBSERVATION: Final = IrrigateObservation()
