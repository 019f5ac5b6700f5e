"""The position as a vector of numbers, for learners."""

from typing import Final

from aquae.core.grid import SIDES
from aquae.core.observation import (
    CHAIRS,
    MOST_SEATS,
    Observation,
    Section,
    amount,
    amounts,
    flags,
    head,
    one_hot,
    turned,
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
from aquae.games.aqua_romana.position import (
    CLOSED_PLACE,
    FREE,
    HAND_PLACE,
    ON_BOARD,
    PHASES,
    RESERVE_PLACE,
    SLOT_PLACE,
    WORKMAN_PLACE,
    Position,
)
from aquae.games.aqua_romana.scoring import ENDINGS, PODIUMS
from aquae.games.aqua_romana.water import heading_of, is_stopped

_KINDS: Final = len(KINDS)
# The ways across a square, as pairs of sides; with them every piece is told apart.
_WAYS: Final = ["NE", "SE", "SW", "NW", "NS", "EW"]
_GROUND: Final = [*_WAYS, "reservoir"]


def _sections() -> list[Section]:
    return [
        flags("option", ["random", "own", "blocking"], "options that are not the usual"),
        flags("phase", PHASES, "what is being waited for"),
        flags("ending", list(ENDINGS), "why the play has ended"),
        flags("extra", KINDS[:4], "the kind of which one more tile has to be laid"),
        amount("idle turns", 100, "turns in a row without a tile laid"),
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


# What a state tells with few flags, ready made.
_OPTION: Final = [bytes([n & 1, n >> 1 & 1, n >> 2]) for n in range(8)]
_PHASE: Final = one_hot(len(PHASES))
_ENDING: Final = dict(zip([*ENDINGS, ""], one_hot(len(ENDINGS)), strict=True))
_EXTRA: Final = one_hot(4)
_SIDE: Final = one_hot(4)
_POINTS: Final = [bytearray([points]) for points in range(2 * SQUARES + 1)]
# The front's file, rank and side, by the heading.
_AHEAD: Final = [
    bytes([front % WIDTH + 1, front // WIDTH + 1]) + _SIDE[entry]
    for front, entry in zip(FRONT, ENTRY, strict=True)
]
_NOTHING_AHEAD: Final = bytes(6)
_NOT_ON_BOARD: Final = bytearray(7)
# From the options to the ending, while there is none.
_GOING_ON: Final = [[option + phase + _ENDING[""] for phase in _PHASE] for option in _OPTION]


class RomanaObservation(Observation):
    """At the front everything up to the stock; the rest follows as it changes."""

    def __init__(self) -> None:
        super().__init__(_sections(), "reserve")
        self.reserve = self.section("reserve").start
        self.hand = self.section("hand").start
        """Where the hands of all chairs begin; those of the set-up follow."""
        self.claims = self.section("claims").start
        self.owner = self.section("owner").start
        self.podium = self.section("podium").start
        self.left = self.section("left").start
        self.closed = self.section("closed").start
        self.points = self.section("points").start
        """Where the planes of workmen on the board begin, up to the side in front of them."""
        self.builder = self.section("builder").start
        self.square = self.section("square").start

    def mark_all(self, state: State) -> None:
        assert isinstance(state, Position)
        setting = state.setting
        for seat, vector in enumerate(state.seen):
            for workman in setting.layout.workmen:
                chair = (setting.owner[workman] - seat) % setting.players
                vector[self.owner + chair * WORKMEN + workman] = 1
        state.changed = [
            *range(SQUARES),
            *[SLOT_PLACE + SLOTS * k + s for s, k in enumerate(state.pathway) if k != FREE],
            *[WORKMAN_PLACE + workman for workman in setting.layout.workmen],
            CLOSED_PLACE,
            RESERVE_PLACE,
            *[HAND_PLACE + place for place in range(len(state.hands))],
        ]

    def write_changes(self, state: State) -> None:
        assert isinstance(state, Position)
        closed = reserve = False  # both are often marked twice
        for place in state.changed:
            if place < SLOT_PLACE:
                self._write_square(state, place)
            elif place < WORKMAN_PLACE:
                self._write_slot(state, place - SLOT_PLACE)
            elif place < CLOSED_PLACE:
                self._write_workman(state, place - WORKMAN_PLACE)
            elif place == CLOSED_PLACE:
                closed = True
            elif place == RESERVE_PLACE:
                reserve = True
            else:
                self._write_hand(state, place - HAND_PLACE)
        if closed:
            self._write_closed(state)
        if reserve:
            self._write_reserve(state)
        state.changed = []

    def _write_square(self, state: Position, square: int) -> None:
        for plane in PLANES[state.pieces[square]]:
            for vector in state.seen:
                vector[self.square + plane + square] = 1

    def _write_slot(self, state: Position, place: int) -> None:
        """Whether a builder of this kind stands on this slot."""
        there = state.pathway[place % SLOTS] == place // SLOTS
        for vector in state.seen:
            vector[self.builder + place] = there

    def _write_workman(self, state: Position, workman: int) -> None:
        """On the board: his points, and what lies ahead of him; afterwards his podium."""
        gone = state.podium[workman] != ON_BOARD
        numbers = _NOT_ON_BOARD if gone else _standing(state, workman)
        for vector in state.seen:
            vector[self.points + workman : self.builder : WORKMEN] = numbers
            if gone:
                vector[self.podium + workman] = state.podium[workman]
                for order, placed in enumerate(state.placed):
                    vector[self.left + placed] = order + 1

    def _write_closed(self, state: Position) -> None:
        numbers = bytearray(WORKMEN)
        for order, workman in enumerate(state.closed):
            numbers[workman] = order + 1
        for vector in state.seen:
            vector[self.closed : self.points] = numbers

    def _write_reserve(self, state: Position) -> None:
        """The builders there, and the claims to them."""
        reserve = bytearray(state.reserve)
        claims = bytearray(state.claims)
        for seat, vector in enumerate(state.seen):
            vector[self.reserve : self.hand] = reserve
            vector[self.claims : self.claims + len(claims)] = turned(claims, seat)

    def _write_hand(self, state: Position, place: int) -> None:
        """One of `hands`: builders of a kind that a seat, or the set-up, has to place."""
        players = state.setting.players
        owner = place // _KINDS
        kind = place % _KINDS
        for seat, vector in enumerate(state.seen):
            chair = (owner - seat) % players if owner < players else MOST_SEATS
            vector[self.hand + chair * _KINDS + kind] = state.hands[place]

    def front(self, state: State, seat: int) -> bytearray:
        assert isinstance(state, Position)
        setting = state.setting
        option = setting.random + 2 * (not setting.build_for_others) + 4 * setting.blocking
        if state.ending:
            standing = _OPTION[option] + _PHASE[state.phase] + _ENDING[state.ending]
        else:
            standing = _GOING_ON[option][state.phase]
        stock = state.stock
        counts = [state.idle_turns, stock[0], stock[1], stock[2], stock[3]]
        first = head(state.to_move, state.seat, seat, setting.players)
        return first + (standing + _EXTRA[state.laid_kind] + bytes(counts))


def _standing(state: Position, workman: int) -> bytearray:
    """From his points to the side of the square in front of him."""
    points = _POINTS[state.length[OUTLET + workman]]
    if is_stopped(state, workman):
        return points + _NOTHING_AHEAD
    return points + _AHEAD[heading_of(state, workman)]


OBSERVATION: Final = RomanaObservation()
