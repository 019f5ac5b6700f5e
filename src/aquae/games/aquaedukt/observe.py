"""The position as a vector of numbers, for learners."""

from typing import Final

from aquae.core.observation import (
    CHAIRS,
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
from aquae.games.aquaedukt.board import (
    EDGE_FAR,
    EDGE_NAMES,
    EDGE_NEAR,
    POINT_NAMES,
    REGIONS,
    SPACE_NAMES,
    SPACES,
)
from aquae.games.aquaedukt.position import (
    CANALS,
    COUNT_PLACE,
    FREE,
    MOUNTAINED,
    PHASES,
    SPACE_PLACE,
    SPRING_PLACE,
    SPRINGS,
    Position,
    owner_of,
    value_of,
)
from aquae.games.aquaedukt.scoring import ENDINGS
from aquae.games.aquaedukt.turn import IDLE_ROUNDS
from aquae.games.aquaedukt.words import FACES, VALUES

MOST_MOUNTAINS: Final = 8
_REGION_NAMES: Final = [str(region + 1) for region in range(REGIONS)]
_VALUE_NAMES: Final = [str(value + 1) for value in range(VALUES)]
_ORDER: Final = [str(number + 1) for number in range(MOST_MOUNTAINS)]


def _sections() -> list[Section]:
    return [
        flags("option", ["hidden", "placed", "spring canal"], "options that are not the usual"),
        flags("phase", PHASES, "what is being waited for"),
        flags("ending", list(ENDINGS), "why the play has ended"),
        flags("die", _REGION_NAMES, "the region rolled, while it has to be answered"),
        amount("placements", 3, "houses placed in this turn"),
        amount("canals left", CANALS, "canals not on the board yet"),
        amount("springs left", SPRINGS, "springs not on the board yet"),
        amount("passes", 4, "passes in this round"),
        amount("progress", 1, "whether anything was placed in this round"),
        amount("idle rounds", IDLE_ROUNDS, "rounds in a row in which nothing was placed"),
        Section("stock", CHAIRS, _VALUE_NAMES, 8, "houses of each value that a seat still has"),
        amounts("uncovered", _REGION_NAMES, 6, "free spaces of each region"),
        Section("face", FACES, _ORDER, 1, "what the mountains turned over so far were, in order"),
        amounts("mountain", SPACE_NAMES, MOST_MOUNTAINS, "its number in the order of the set-up"),
        Section("house", CHAIRS, SPACE_NAMES, VALUES, "the value of a seat's house on a space"),
        amounts("spring", POINT_NAMES, SPRINGS, "its number in the order of placing"),
        amounts("supply", SPACE_NAMES, 12, "how many canals give water to a space"),
        amounts("canal", EDGE_NAMES, 2, "canals on an edge"),
    ]


# What a state tells with few flags, ready made.
_OPTION: Final = [bytes([n & 1, n >> 1 & 1, n >> 2]) for n in range(8)]
_PHASE: Final = one_hot(len(PHASES))
_ENDING: Final = dict(zip([*ENDINGS, ""], one_hot(len(ENDINGS)), strict=True))
_DIE: Final = one_hot(REGIONS)
_NO_STOCK: Final = missing(VALUES)
_NO_FACES: Final = bytes(len(FACES) * MOST_MOUNTAINS)
# From the options to the ending, while there is none.
_GOING_ON: Final = [[option + phase + _ENDING[""] for phase in _PHASE] for option in _OPTION]


class AquaeduktObservation(Observation):
    """At the front everything up to the idle rounds; the rest follows as it changes."""

    def __init__(self) -> None:
        super().__init__(_sections(), "stock")
        self.stock = self.section("stock").start
        self.mountain = self.section("mountain").start
        self.house = self.section("house").start
        self.spring = self.section("spring").start
        self.supply = self.section("supply").start
        self.canal = self.section("canal").start

    def mark_all(self, state: State) -> None:
        assert isinstance(state, Position)
        state.changed = [SPRING_PLACE, COUNT_PLACE]
        for edge, carried in enumerate(state.canals):
            if carried > 0:
                state.changed.append(edge)
        for space, tile in enumerate(state.tiles):
            if tile != FREE:
                state.changed.append(SPACE_PLACE + space)

    def write_changes(self, state: State) -> None:
        assert isinstance(state, Position)
        for place in state.changed:
            if place < SPACE_PLACE:
                self._write_canal(state, place)
            elif place < SPRING_PLACE:
                self._write_space(state, place - SPACE_PLACE)
            elif place == SPRING_PLACE:
                _write_in_order(state, self.spring, state.springs)
            else:
                self._write_counts(state)
        state.changed = []

    def _write_canal(self, state: Position, edge: int) -> None:
        """What an edge carries, and the spaces that get water from there."""
        for vector in state.seen:
            vector[self.canal + edge] = state.canals[edge]
            for space in EDGE_NEAR[edge]:
                vector[self.supply + space] = state.supply[space]
            if state.canals[edge] > 1:
                for space in EDGE_FAR[edge]:
                    vector[self.supply + space] = state.supply[space]

    def _write_space(self, state: Position, space: int) -> None:
        tile = state.tiles[space]
        if tile == MOUNTAINED:
            _write_in_order(state, self.mountain, state.mountains)
            return
        players = state.setting.players
        for seat, vector in enumerate(state.seen):
            values = bytearray(MOST_SEATS)
            if tile != FREE:
                values[(owner_of(tile) - seat) % players] = value_of(tile)
            vector[self.house + space : self.spring : SPACES] = values

    def _write_counts(self, state: Position) -> None:
        """From the stock to the faces."""
        stock = bytearray(list(state.stock))
        rest = _NO_STOCK[state.setting.players] + bytes(list(state.uncovered)) + _faces(state)
        for seat, vector in enumerate(state.seen):
            vector[self.stock : self.mountain] = turned(stock, seat * VALUES) + rest

    def front(self, state: State, seat: int) -> bytearray:
        assert isinstance(state, Position)
        setting = state.setting
        option = setting.hidden + 2 * setting.placed + 4 * setting.spring_canal
        if state.ending:
            standing = _OPTION[option] + _PHASE[state.phase] + _ENDING[state.ending]
        else:
            standing = _GOING_ON[option][state.phase]
        first = head(state.to_move, state.seat, seat, setting.players)
        return first + (standing + _DIE[state.die] + _counts(state))


def _counts(state: Position) -> bytes:
    """From the placements to the idle rounds."""
    counts = [
        state.placements,
        state.canals_left,
        SPRINGS - len(state.springs),
        state.passes,
        int(state.progress),
        state.idle_rounds,
    ]
    return bytes(counts)


def _faces(state: Position) -> bytes:
    if not state.faces:
        return _NO_FACES
    numbers = bytearray(_NO_FACES)
    for order, face in enumerate(state.faces):
        numbers[face * MOST_MOUNTAINS + order] = 1
    return bytes(numbers)


def _write_in_order(state: Position, start: int, places: list[int]) -> None:
    for vector in state.seen:
        for order, place in enumerate(places):
            vector[start + place] = order + 1


OBSERVATION: Final = AquaeduktObservation()
