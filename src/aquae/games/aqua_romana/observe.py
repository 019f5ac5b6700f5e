"""The position as a vector of numbers, for learners."""

from typing import Final

from aquae.core.grid import SIDES
from aquae.core.observation import (
    CHAIRS,
    Observation,
    Section,
    amount,
    amounts,
    flags,
)
from aquae.core.state import State
from aquae.games.aqua_romana.board import (
    BLANK,
    BUILDERS_OF_A_KIND,
    CHANNELS,
    ENTRY,
    FRONT,
    HEIGHT,
    KINDS,
    OUTLET,
    PIECE_NAMES,
    RESERVOIR,
    SLOT_NAMES,
    SLOTS,
    SQUARE_NAMES,
    SQUARES,
    TILES_OF_A_KIND,
    WIDTH,
    WORKMAN_NAMES,
    WORKMEN,
)
from aquae.games.aqua_romana.position import FREE, NONE, ON_BOARD, PHASES, Position
from aquae.games.aqua_romana.scoring import ENDINGS, PODIUMS
from aquae.games.aqua_romana.water import heading_of, is_stopped

_KINDS: Final = len(KINDS)
# The ways across a square, as pairs of sides; with them every piece is told apart.
_WAYS: Final = ["NE", "SE", "SW", "NW", "NS", "EW"]
_GROUND: Final = [*_WAYS, "reservoir"]


def _sections() -> list[Section]:
    return [
        flags("option", ["random", "own"], "options that are not the usual"),
        flags("phase", PHASES, "what is being waited for"),
        flags("ending", list(ENDINGS), "why the play has ended"),
        flags("extra", KINDS[:4], "the kind of which one more tile has to be laid"),
        amount("idle turns", 4, "turns in a row without a tile laid"),
        amounts("stock", KINDS[:4], TILES_OF_A_KIND, "tiles not on the board yet"),
        amounts("reserve", KINDS, 1, "builders in the reserve"),
        Section("hand", CHAIRS, KINDS, 1, "builders from the reserve that a seat has to place"),
        amounts("set-up", KINDS, BUILDERS_OF_A_KIND, "builders that the set-up has to place"),
        amounts("claims", CHAIRS, 15, "builders that a seat may still take from the reserve"),
        Section("owner", CHAIRS, WORKMAN_NAMES, 1, "whose workman it is"),
        amounts("podium", WORKMAN_NAMES, PODIUMS, "where a workman who left the board stands"),
        amounts("left", WORKMAN_NAMES, WORKMEN, "his place among those who have left the board"),
        amounts("closed", WORKMAN_NAMES, WORKMEN, "his place among those closed in this turn"),
        amounts("points", WORKMAN_NAMES, 2 * SQUARES, "squares that his aqueduct passes"),
        amounts("front file", WORKMAN_NAMES, WIDTH, "the file in front of him, a is 1"),
        amounts("front rank", WORKMAN_NAMES, HEIGHT, "the rank in front of him"),
        Section("front side", list(SIDES), WORKMAN_NAMES, 1, "where water enters that square"),
        Section("builder", KINDS, SLOT_NAMES, 1, "the master builder on a slot"),
        Section("square", _GROUND, SQUARE_NAMES, 1, "ways across a square, or a reservoir"),
    ]


def _planes_of(what: int) -> list[int]:
    """Where what may lie on a square shows: the first numbers of the planes of `square`."""
    if what == RESERVOIR:
        return [len(_WAYS) * SQUARES]
    ways = CHANNELS[PIECE_NAMES[what]].split() if what < BLANK else []
    return [_WAYS.index(way) * SQUARES for way in ways]


PLANES: Final = [_planes_of(what) for what in range(RESERVOIR + 1)]


class RomanaObservation(Observation):
    """Where the sections begin is looked up once."""

    def __init__(self) -> None:
        super().__init__(_sections())
        self.option = self.start_of("option")
        self.phase = self.start_of("phase")
        self.ending = self.start_of("ending")
        self.extra = self.start_of("extra")
        self.idle = self.start_of("idle turns")
        self.stock = self.start_of("stock")
        self.reserve = self.start_of("reserve")
        self.hand = self.start_of("hand")
        self.set_up = self.start_of("set-up")
        self.claims = self.start_of("claims")
        self.owner = self.start_of("owner")
        self.podium = self.start_of("podium")
        self.left = self.start_of("left")
        self.closed = self.start_of("closed")
        self.points = self.start_of("points")
        self.front_file = self.start_of("front file")
        self.front_rank = self.start_of("front rank")
        self.front_side = self.start_of("front side")
        self.builder = self.start_of("builder")
        self.square = self.start_of("square")

    def fill(self, state: State, seat: int, numbers: bytearray) -> None:
        assert isinstance(state, Position)
        self.begin(numbers, state.to_move, state.seat, seat, state.setting.players)
        self._fill_counts(state, numbers)
        self._fill_seats(state, seat, numbers)
        self._fill_workmen(state, seat, numbers)
        at = self.at
        for slot, kind in enumerate(state.pathway):
            if kind != FREE:
                numbers[at[self.builder + kind * SLOTS + slot]] = 1
        for square, piece in enumerate(state.pieces):
            if piece != BLANK:
                for plane in PLANES[piece]:
                    numbers[at[self.square + plane + square]] = 1

    def _fill_counts(self, state: Position, numbers: bytearray) -> None:
        setting = state.setting
        numbers[self.option] = setting.random
        numbers[self.option + 1] = not setting.build_for_others
        numbers[self.phase + state.phase] = 1
        if state.ending:
            numbers[self.ending + list(ENDINGS).index(state.ending)] = 1
        if state.laid_kind != NONE:
            numbers[self.extra + state.laid_kind] = 1
        numbers[self.idle] = state.idle_turns
        for kind, left in enumerate(state.stock):
            numbers[self.stock + kind] = left
        for kind, left in enumerate(state.reserve):
            numbers[self.reserve + kind] = left

    def _fill_seats(self, state: Position, seat: int, numbers: bytearray) -> None:
        players = state.setting.players
        for owner in range(players):
            chair = (owner - seat) % players
            numbers[self.claims + chair] = state.claims[owner]
            for kind in range(_KINDS):
                held = state.hands[owner * _KINDS + kind]
                if held > 0:
                    numbers[self.hand + chair * _KINDS + kind] = held
        for kind in range(_KINDS):
            numbers[self.set_up + kind] = state.hands[players * _KINDS + kind]

    def _fill_workmen(self, state: Position, seat: int, numbers: bytearray) -> None:
        owner = state.setting.owner
        for workman in state.setting.layout.workmen:
            chair = (owner[workman] - seat) % state.setting.players
            numbers[self.owner + chair * WORKMEN + workman] = 1
            if state.podium[workman] == ON_BOARD:
                self._fill_builder(state, workman, numbers)
            else:
                numbers[self.podium + workman] = state.podium[workman]
        for order, workman in enumerate(state.placed):
            numbers[self.left + workman] = order + 1
        for order, workman in enumerate(state.closed):
            numbers[self.closed + workman] = order + 1

    def _fill_builder(self, state: Position, workman: int, numbers: bytearray) -> None:
        """A workman on the board: his points, and what lies ahead of him."""
        at = self.at
        numbers[at[self.points + workman]] = state.length[OUTLET + workman]
        if not is_stopped(state, workman):
            heading = heading_of(state, workman)
            front = FRONT[heading]
            numbers[at[self.front_file + workman]] = front % WIDTH + 1
            numbers[at[self.front_rank + workman]] = front // WIDTH + 1
            numbers[at[self.front_side + ENTRY[heading] * WORKMEN + workman]] = 1


OBSERVATION: Final = RomanaObservation()
