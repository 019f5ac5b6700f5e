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
    head,
    missing,
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
    ON_BOARD,
    PHASES,
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


# What a state tells with few flags, ready made.
_OPTION: Final = [bytes([n & 1, n >> 1]) for n in range(4)]
_PHASE: Final = one_hot(len(PHASES))
_ENDING: Final = dict(zip([*ENDINGS, ""], one_hot(len(ENDINGS)), strict=True))
_EXTRA: Final = one_hot(4)
_NO_HANDS: Final = missing(_KINDS)
_NO_CLAIMS: Final = missing(1)
_NO_OWNER: Final = missing(WORKMEN)
_NONE_CLOSED: Final = bytes(WORKMEN)

# The planes of `told`: how the workmen on the board stand lies in one, from points to front side;
# the workmen of each seat come last.
_PODIUMS: Final = 0
_LEFT: Final = 1
_STANDING: Final = 2
_BUILDERS: Final = 3
_SQUARES: Final = 4
_OWNERS: Final = 5
# Within the plane of those on the board.
_FRONT_FILE: Final = WORKMEN
_FRONT_RANK: Final = 2 * WORKMEN
_FRONT_SIDE: Final = 3 * WORKMEN


class RomanaObservation(Observation):
    """The parts of a vector are put together in the order of the sections."""

    def __init__(self) -> None:
        super().__init__(_sections())

    def of(self, state: State, seat: int) -> bytes:
        assert isinstance(state, Position)
        setting = state.setting
        players = setting.players
        hands = bytes(state.hands)
        told = _tell_board(state)
        parts: list[bytes | bytearray] = [
            head(state.to_move, state.seat, seat, players),
            _OPTION[setting.random + 2 * (not setting.build_for_others)],
            _PHASE[state.phase],
            _ENDING[state.ending],
            _EXTRA[state.laid_kind],
            bytes([state.idle_turns]),
            bytes(state.stock),
            bytes(state.reserve),
            turned(hands[: players * _KINDS], seat * _KINDS),
            _NO_HANDS[players],
            hands[players * _KINDS :],
            turned(bytes(state.claims), seat),
            _NO_CLAIMS[players],
        ]
        for owner in range(seat, players):
            parts.append(told[_OWNERS + owner])
        for owner in range(seat):
            parts.append(told[_OWNERS + owner])
        parts.append(_NO_OWNER[players])
        parts.append(told[_PODIUMS])
        parts.append(told[_LEFT])
        parts.append(_closed(state))
        parts.append(told[_STANDING])
        parts.append(told[_BUILDERS])
        parts.append(told[_SQUARES])
        return b"".join(parts)


def _closed(state: Position) -> bytes:
    if not state.closed:
        return _NONE_CLOSED
    numbers = bytearray(_NONE_CLOSED)
    for order, workman in enumerate(state.closed):
        numbers[workman] = order + 1
    return bytes(numbers)


def _tell_board(state: Position) -> list[bytearray]:
    """The planes of the board, with what has changed since they were last told."""
    if state.told:
        if state.untold:
            for place in state.untold:
                _tell(state, place)
            state.untold = []
        return state.told
    setting = state.setting
    owners = [bytearray(WORKMEN) for _ in range(setting.players)]
    for workman in setting.layout.workmen:
        owners[setting.owner[workman]][workman] = 1
    sizes = [WORKMEN, WORKMEN, 7 * WORKMEN, _KINDS * SLOTS, len(_GROUND) * SQUARES]
    state.told = [*[bytearray(size) for size in sizes], *owners]
    state.untold = []
    for square in range(SQUARES):
        _tell(state, square)
    for slot in range(SLOTS):
        _tell(state, SLOT_PLACE + slot)
    for workman in setting.layout.workmen:
        _tell(state, WORKMAN_PLACE + workman)
    return state.told


def _tell(state: Position, place: int) -> None:
    if place < SLOT_PLACE:
        squares = state.told[_SQUARES]
        for plane in PLANES[state.pieces[place]]:
            squares[plane + place] = 1
    elif place < WORKMAN_PLACE:
        _tell_slot(state, place - SLOT_PLACE)
    else:
        _tell_workman(state, place - WORKMAN_PLACE)


def _tell_slot(state: Position, slot: int) -> None:
    builders = state.told[_BUILDERS]
    for kind in range(_KINDS):
        builders[kind * SLOTS + slot] = state.pathway[slot] == kind


def _tell_workman(state: Position, workman: int) -> None:
    """On the board: his points, and what lies ahead of him; afterwards his podium."""
    standing = state.told[_STANDING]
    for place in range(workman, 7 * WORKMEN, WORKMEN):
        standing[place] = 0
    if state.podium[workman] != ON_BOARD:
        state.told[_PODIUMS][workman] = state.podium[workman]
        for order, placed in enumerate(state.placed):
            state.told[_LEFT][placed] = order + 1
        return
    standing[workman] = state.length[OUTLET + workman]
    if not is_stopped(state, workman):
        heading = heading_of(state, workman)
        front = FRONT[heading]
        standing[_FRONT_FILE + workman] = front % WIDTH + 1
        standing[_FRONT_RANK + workman] = front // WIDTH + 1
        standing[_FRONT_SIDE + ENTRY[heading] * WORKMEN + workman] = 1


OBSERVATION: Final = RomanaObservation()
