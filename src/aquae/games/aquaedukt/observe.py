"""The position as a vector of numbers, for learners."""

from typing import Final

from aquae.core.observation import (
    CHAIRS,
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
    EDGES,
    POINT_NAMES,
    POINTS,
    REGIONS,
    SPACE_NAMES,
    SPACES,
)
from aquae.games.aquaedukt.position import (
    CANALS,
    FREE,
    MOUNTAINED,
    PHASES,
    POINT_PLACE,
    SPACE_PLACE,
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
_NO_HOUSES: Final = missing(SPACES)

# The planes of `told`: supply and canals lie in one, the houses of each seat in one of their own.
_MOUNTAINS: Final = 0
_SPRINGS: Final = 1
_WATER: Final = 2
_HOUSES: Final = 3


class AquaeduktObservation(Observation):
    """The parts of a vector are put together in the order of the sections."""

    def __init__(self) -> None:
        super().__init__(_sections())

    def of(self, state: State, seat: int) -> bytes:
        assert isinstance(state, Position)
        setting = state.setting
        players = setting.players
        told = _tell_board(state)
        parts: list[bytes | bytearray] = [
            head(state.to_move, state.seat, seat, players),
            _OPTION[setting.hidden + 2 * setting.placed + 4 * setting.spring_canal],
            _PHASE[state.phase],
            _ENDING[state.ending],
            _DIE[state.die],
            _counts(state),
            turned(bytes(state.stock), seat * VALUES),
            _NO_STOCK[players],
            bytes(state.uncovered),
            _faces(state),
            told[_MOUNTAINS],
        ]
        for owner in range(seat, players):
            parts.append(told[_HOUSES + owner])
        for owner in range(seat):
            parts.append(told[_HOUSES + owner])
        parts.append(_NO_HOUSES[players])
        parts.append(told[_SPRINGS])
        parts.append(told[_WATER])
        return b"".join(parts)


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


_NO_FACES: Final = bytes(len(FACES) * MOST_MOUNTAINS)


def _faces(state: Position) -> bytes:
    if not state.faces:
        return _NO_FACES
    numbers = bytearray(_NO_FACES)
    for order, face in enumerate(state.faces):
        numbers[face * MOST_MOUNTAINS + order] = 1
    return bytes(numbers)


def _tell_board(state: Position) -> list[bytearray]:
    """The planes of the board, with what has changed since they were last told."""
    if state.told:
        if state.untold:
            for place in state.untold:
                _tell(state, place)
            state.untold = []
        return state.told
    houses = [bytearray(SPACES) for _ in range(state.setting.players)]
    state.told = [bytearray(SPACES), bytearray(POINTS), bytearray(SPACES + EDGES), *houses]
    state.untold = []
    for edge, carried in enumerate(state.canals):
        if carried > 0:
            _tell_canal(state, edge)
    for space, tile in enumerate(state.tiles):
        if tile != FREE:
            _tell_space(state, space)
    _tell_in_order(state.told[_MOUNTAINS], state.mountains)
    _tell_in_order(state.told[_SPRINGS], state.springs)
    return state.told


def _tell(state: Position, place: int) -> None:
    if place < SPACE_PLACE:
        _tell_canal(state, place)
    elif place < POINT_PLACE:
        _tell_space(state, place - SPACE_PLACE)
    else:
        _tell_in_order(state.told[_SPRINGS], state.springs)


def _tell_in_order(plane: bytearray, places: list[int]) -> None:
    for order, place in enumerate(places):
        plane[place] = order + 1


def _tell_canal(state: Position, edge: int) -> None:
    """What an edge carries, and the spaces that get water from there."""
    water = state.told[_WATER]
    water[SPACES + edge] = state.canals[edge]
    for space in EDGE_NEAR[edge]:
        water[space] = state.supply[space]
    for space in EDGE_FAR[edge]:
        water[space] = state.supply[space]


def _tell_space(state: Position, space: int) -> None:
    tile = state.tiles[space]
    if tile == MOUNTAINED:
        _tell_in_order(state.told[_MOUNTAINS], state.mountains)
        return
    for seat in range(state.setting.players):
        state.told[_HOUSES + seat][space] = 0
    if tile != FREE:
        state.told[_HOUSES + owner_of(tile)][space] = value_of(tile)


OBSERVATION: Final = AquaeduktObservation()
