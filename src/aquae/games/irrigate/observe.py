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
    one_hot,
)
from aquae.core.state import State
from aquae.games.irrigate.agreement import MOST_DECLINED
from aquae.games.irrigate.bargain import proposed_cell
from aquae.games.irrigate.board import (
    BANK,
    BESIDE,
    CELL_NAMES,
    CELLS,
    COLOUR,
    ENDS,
    EXITS,
    GREY,
    KIND_NAMES,
    KINDS,
    LAST_PILE,
    OPEN,
    PRICE,
    WIDTH,
    cell_of,
    orientation_of,
)
from aquae.games.irrigate.position import (
    DEAL_PLACE,
    KIND_PLACE,
    NOTHING,
    PHASES,
    PILE_PLACE,
    WITHDRAWN,
    Position,
)
from aquae.games.irrigate.scoring import ENDINGS
from aquae.games.irrigate.water import wet_cells
from aquae.games.irrigate.words import MOST, PROPOSE_ROTATE

_PILES: Final = [str(pile) for pile in range(1, LAST_PILE + 1)]
# A pose in numbers: the column from the west and the row from the north, from 1; the exits.
_POSE: Final = ["column", "row", *SIDES]
_POSE_SIZE: Final = 6
_PROPOSAL: Final = [*_POSE, "rotate", "price", "asked"]


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
        amount("declined", MOST_DECLINED, "proposals declined in this turn"),
        amounts("money", CHAIRS, HIGHEST, "money of a seat"),
        amounts("passes", CHAIRS, WITHDRAWN, "passes in a row; two is withdrawn"),
        flags("pile", _PILES, "the pile last drawn from"),
        amounts("left", KIND_NAMES, 4, "tiles left in that pile"),
        amounts("lost", KIND_NAMES, 16, "tiles that fitted nowhere"),
        flags("drawn", KIND_NAMES, "the tile in hand"),
        amounts("proposal", _PROPOSAL, MOST, "what is proposed to an owner"),
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
_CHAIR: Final = one_hot(MOST_SEATS)
_DRY: Final = [bytearray([price, 0]) for price in PRICE]  # by the face: its price, no water
_EXITS: Final = [bytes(list(OPEN[place : place + 4])) for place in range(0, len(OPEN), 4)]
_NOBODY: Final = bytes(MOST_SEATS)
_NO_TILES: Final = bytes(KINDS)
_NO_PROPOSAL: Final = bytes(len(_PROPOSAL))
_NO_OFFERS: Final = bytes(MOST_SEATS * (_POSE_SIZE + 1))
# From the options to the winner, while there is none: at the phase, without and with bargaining.
_GOING_ON: Final = [
    [option + phase + _ENDING[""] + _NOBODY for phase in _PHASE] for option in _OPTION
]


class IrrigateObservation(Observation):
    """At the front everything up to the passes; piles, deals and cells follow as they change."""

    def __init__(self) -> None:
        super().__init__(_sections(), "pile")
        self.piles = self.section("pile").start
        self.left = self.section("left").start
        self.drawn = self.section("drawn").start
        self.deals = self.section("proposal").start
        self.land = self.section("price").start
        """Where the planes of cells begin: from there, a cell has a number in each of them."""
        self.irrigated = self.section("irrigated").start

    def mark_all(self, state: State) -> None:
        assert isinstance(state, Position)
        state.changed = [*state.tiles, PILE_PLACE, DEAL_PLACE]

    def write_changes(self, state: State) -> None:
        assert isinstance(state, Position)
        flows = False
        for place in state.changed:
            if place < CELLS:
                flows = flows or self._meets_water(state, place)
                self._write_cell(state, place)
            elif place < PILE_PLACE:
                self._write_kind(state, place - KIND_PLACE)
            elif place == PILE_PLACE:
                self._write_piles(state)
            else:
                self._write_deals(state)
        if flows:
            self._write_water(state)
        state.changed = []

    def _meets_water(self, state: Position, cell: int) -> bool:
        """Whether the tile on a cell had water, or may get it now from the river or a tile."""
        irrigated = state.seen[0]
        if irrigated[self.irrigated + cell] or cell in ENDS:
            return True
        for side in EXITS[state.turned[cell]]:
            beside = BESIDE[4 * cell + side]
            if beside >= 0 and irrigated[self.irrigated + beside]:
                return True
        return False

    def _write_cell(self, state: Position, cell: int) -> None:
        """All numbers of a cell, as if it were dry."""
        players = state.setting.players
        face = state.faces[cell]
        colour = COLOUR[face]
        owner = state.owner[cell]
        price_and_exits = _DRY[face] + _EXITS[state.turned[cell]]
        for seat, vector in enumerate(state.seen):
            coloured = _CHAIR[(colour - seat) % players if colour != GREY else -1]
            owned = _CHAIR[(owner - seat) % players if owner != BANK else -1]
            vector[self.land + cell :: CELLS] = price_and_exits + (coloured + owned)

    def _write_water(self, state: Position) -> None:
        irrigated = bytearray(CELLS)
        for cell in wet_cells(state):
            irrigated[cell] = 1
        for vector in state.seen:
            vector[self.irrigated : self.irrigated + CELLS] = irrigated

    def _write_kind(self, state: Position, kind: int) -> None:
        in_hand = state.drawn == kind
        for vector in state.seen:
            vector[self.left + kind] = state.left[kind]
            vector[self.drawn + kind] = in_hand

    def _write_piles(self, state: Position) -> None:
        tiles = bytes(state.left) + _lost(state) + _DRAWN[state.drawn]
        piles = bytearray(_PILE[state.pile - 1] + tiles)
        for vector in state.seen:
            vector[self.piles : self.deals] = piles

    def _write_deals(self, state: Position) -> None:
        proposal = bytearray(_proposal(state))
        for seat, vector in enumerate(state.seen):
            vector[self.deals : self.land] = proposal + _offers(state, seat)

    def front(self, state: State, seat: int) -> bytearray:
        assert isinstance(state, Position)
        players = state.setting.players
        if state.ending or state.winners:
            option, phase = _OPTION[state.setting.bargaining], _PHASE[state.phase]
            standing = option + phase + _ENDING[state.ending] + _winners(state, seat)
        else:
            standing = _GOING_ON[state.setting.bargaining][state.phase]
        numbers = [
            int(state.early),
            max(state.finals, 0),
            int(state.asked),
            state.done,
            state.declined,
        ]
        _add_turned(numbers, state.money, seat)
        _add_turned(numbers, state.passes, seat)
        return head(state.to_move, state.seat, seat, players) + (standing + bytes(numbers))


def _add_turned(numbers: list[int], by_seat: list[int], seat: int) -> None:
    """One number for each chair, from the observer's own on."""
    players = len(by_seat)
    for other in range(seat, players):
        numbers.append(min(by_seat[other], HIGHEST))
    for other in range(seat):
        numbers.append(min(by_seat[other], HIGHEST))
    for _ in range(players, MOST_SEATS):
        numbers.append(0)


def _winners(state: Position, seat: int) -> bytes:
    if not state.winners:
        return _NOBODY
    numbers = bytearray(_NOBODY)
    for winner in state.winners:
        numbers[(winner - seat) % state.setting.players] = 1
    return bytes(numbers)


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
        pose = _pose(cell, orientation_of(state.proposal - PROPOSE_ROTATE))
        return bytes([*pose, 1, state.price, state.asking])
    return bytes([*_pose(cell, state.turned[cell]), 0, state.price, state.asking])


def _offers(state: Position, seat: int) -> bytes:
    players = state.setting.players
    numbers = bytearray(_NO_OFFERS)
    for other, offer in enumerate(state.offers):
        if offer != NOTHING:
            place = (other - seat) % players * (_POSE_SIZE + 1)
            numbers_of_it = [*_pose(cell_of(offer), orientation_of(offer)), state.bids[other]]
            numbers[place : place + _POSE_SIZE + 1] = bytes(numbers_of_it)
    return bytes(numbers)


def _pose(cell: int, orientation: int) -> list[int]:
    return [cell % WIDTH + 1, cell // WIDTH + 1, *_EXITS[orientation]]


OBSERVATION: Final = IrrigateObservation()
