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
)
from aquae.core.state import State
from aquae.games.aquaedukt.board import (
    EDGE_FAR,
    EDGE_NAMES,
    EDGE_NEAR,
    EDGES,
    POINT_NAMES,
    REGIONS,
    SPACE_NAMES,
    SPACES,
)
from aquae.games.aquaedukt.position import (
    CANALS,
    HOUSES,
    PHASES,
    SPRINGS,
    Position,
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


# Whose house it is and its value, for what may lie on a space; nothing and mountains are 0.
OWNER: Final = [0] * HOUSES + [seat for seat in range(MOST_SEATS) for _ in range(VALUES)]
VALUE: Final = [0] * HOUSES + [value + 1 for _ in range(MOST_SEATS) for value in range(VALUES)]


class AquaeduktObservation(Observation):
    """Where the sections begin is looked up once."""

    def __init__(self) -> None:
        super().__init__(_sections())
        self.option = self.start_of("option")
        self.phase = self.start_of("phase")
        self.ending = self.start_of("ending")
        self.die = self.start_of("die")
        self.counts = self.start_of("placements")
        self.stock = self.start_of("stock")
        self.uncovered = self.start_of("uncovered")
        self.face = self.start_of("face")
        self.mountain = self.start_of("mountain")
        self.house = self.start_of("house")
        self.supply = self.start_of("supply")
        self.spring = self.start_of("spring")

    def fill(self, state: State, seat: int, numbers: bytearray) -> None:
        assert isinstance(state, Position)
        self.begin(numbers, state.to_move, state.seat, seat, state.setting.players)
        self._fill_counts(state, numbers)
        self._fill_seats(state, seat, numbers)
        self._fill_water(state, numbers)
        for order, space in enumerate(state.mountains):
            numbers[self.mountain + space] = order + 1
        for order, face in enumerate(state.faces):
            numbers[self.face + face * MOST_MOUNTAINS + order] = 1
        for region, free in enumerate(state.uncovered):
            numbers[self.uncovered + region] = free

    def _fill_counts(self, state: Position, numbers: bytearray) -> None:
        setting = state.setting
        numbers[self.option] = setting.hidden
        numbers[self.option + 1] = setting.placed
        numbers[self.option + 2] = setting.spring_canal
        numbers[self.phase + state.phase] = 1
        if state.ending:
            numbers[self.ending + list(ENDINGS).index(state.ending)] = 1
        if state.die >= 0:
            numbers[self.die + state.die] = 1
        counts = self.counts
        numbers[counts] = state.placements
        numbers[counts + 1] = state.canals_left
        numbers[counts + 2] = SPRINGS - len(state.springs)
        numbers[counts + 3] = state.passes
        numbers[counts + 4] = state.progress
        numbers[counts + 5] = state.idle_rounds

    def _fill_seats(self, state: Position, seat: int, numbers: bytearray) -> None:
        """What each seat has in stock and on the board, from the observer's chair on."""
        players = state.setting.players
        rows: list[int] = []
        for owner in range(players):
            chair = (owner - seat) % players
            rows.append(self.house + chair * SPACES)
            for value in range(VALUES):
                numbers[self.stock + chair * VALUES + value] = state.stock[owner * VALUES + value]
        at = self.at
        for space, tile in enumerate(state.tiles):
            if tile >= HOUSES:
                numbers[at[rows[OWNER[tile]] + space]] = VALUE[tile]

    def _fill_water(self, state: Position, numbers: bytearray) -> None:
        """Supply and canals are kept from one time to the next: little of them changes."""
        if state.water_told:
            for edge in state.canals_untold:
                _tell_canal(state, edge)
        else:
            state.water_told = bytearray(SPACES + EDGES)
            for edge, carried in enumerate(state.canals):
                if carried > 0:
                    _tell_canal(state, edge)
        state.canals_untold = []
        numbers[self.supply :] = state.water_told
        for order, point in enumerate(state.springs):
            numbers[self.spring + point] = order + 1


def _tell_canal(state: Position, edge: int) -> None:
    """What an edge carries, and the spaces that get water from there."""
    told = state.water_told
    told[SPACES + edge] = state.canals[edge]
    for space in EDGE_NEAR[edge]:
        told[space] = state.supply[space]
    for space in EDGE_FAR[edge]:
        told[space] = state.supply[space]


OBSERVATION: Final = AquaeduktObservation()
