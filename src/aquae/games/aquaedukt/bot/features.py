"""What the evaluation of positions of Aquädukt looks at: water and hopes of it, tiles, the turn."""

from typing import Final

from aquae._native import i64, vec
from aquae.games.aquaedukt import scoring
from aquae.games.aquaedukt.bot.hopes import NUMBERS, Hopes, water_to_come
from aquae.games.aquaedukt.bot.land import (
    BEYOND,
    FAR_SPACES,
    NEAR_SPACES,
    NOWHERE,
    lowest_of,
    mountains_beside,
    worth,
)
from aquae.games.aquaedukt.position import (
    CANALS,
    HOUSES,
    PLACED,
    ROLLED,
    ROLLING,
    SECOND_CANAL,
    SET_UP,
    SPRINGS,
    TURN,
    Position,
)
from aquae.games.aquaedukt.words import CANAL, VALUES

# Points are in tens. Each thing may weigh more or less as the canals run out: `late` grows fast
# towards the end, `progress` evenly.
WATER_NAMES: Final = [
    "wet",
    "wet * progress",
    "wet * late",
    "wet tiles * late",
    "dry, one canal away",
    "dry, one canal away * late",
    "dry, two canals away",
    "dry, two canals away * late",
    "dry, further",
    "dry, further * springs left",
    "dry tiles",
    "crowded",
    "crowded * late",
]
TURN_NAMES: Final = [
    "best canal",
    "best canal * soon",
    "best canal * now",
    "stock",
    "stock * progress",
    "stock * late",
    "lowest value * vacant wet spaces",
    "soon",
    "soon * late",
    "rolls",
    "rolls * late",
    "second canal",
    "last turn to come",
]
HOPE_NAMES: Final = [
    "water to come",
    "water to come * late",
    "water to come * progress",
    "spread of water to come",
    "spread of water to come * late",
    "tiles to get water",
    "tiles to get water * late",
]
FEATURE_NAMES: Final = WATER_NAMES + TURN_NAMES + HOPE_NAMES
FEATURES: Final = 33
FIRST_OF_TURN: Final = 13
FIRST_OF_HOPES: Final = 26
assert len(WATER_NAMES) == FIRST_OF_TURN
assert len(WATER_NAMES + TURN_NAMES) == FIRST_OF_HOPES
assert len(FEATURE_NAMES) == FEATURES
# What the hidden layer sees besides.
TABLE_NAMES: Final = [
    "canals left",
    "late",
    "springs",
    "stock",
    "players",
    "canals that may be laid",
    "free spaces",
    "hidden",
]
CLASSES: Final = BEYOND + 1


class Land:
    """What lies on the board for each seat, in points."""

    def __init__(self, position: Position) -> None:
        players = position.setting.players
        left = float(position.canals_left)
        self.late = 4.0 / (4.0 + left)
        self.progress = 1.0 - left / CANALS
        self.springs_left = (SPRINGS - len(position.springs)) / SPRINGS
        self.wet = vec[float]([0.0] * players)
        self.wet_tiles = vec[i64]([0] * players)
        self.dry = vec[i64]([0] * (players * CLASSES))
        """By seat and steps to water; place 0 counts tiles."""
        self.crowded = vec[i64]([0] * players)
        """Dry houses in regions that the next house fills (A-16)."""
        self.vacant_wet: i64 = 0
        self.best_canal = vec[i64]([0] * players)
        """The most that one canal can bring."""


def features(position: Position, weights: vec[float]) -> vec[float]:
    """Seat by seat, in the order of FEATURE_NAMES; water is hoped for by these weights."""
    land = Land(position)
    hopes = Hopes(position)
    to_come = water_to_come(hopes, weights)
    _survey(position, land, hopes)
    _weigh_canals(position, land)
    if position.faces:
        for seat, points in enumerate(scoring.scores(position)):
            land.wet[seat] = float(points)
    players: i64 = position.setting.players
    lines = vec[float]([0.0] * (players * FEATURES))
    number: i64
    for number in range(players):
        first = number * FEATURES
        _tell_water(lines, first, land, number)
        _tell_turn(lines, first + FIRST_OF_TURN, position, land, number)
        _tell_hopes(lines, first + FIRST_OF_HOPES, land, to_come, number)
    return lines


def _tell_hopes(lines: vec[float], first: i64, land: Land, to_come: vec[float], seat: i64) -> None:
    points = to_come[3 * seat] / 10.0
    spread = to_come[3 * seat + 1] / 100.0
    tiles = to_come[3 * seat + 2] / 10.0
    late = land.late
    lines[first] = points
    lines[first + 1] = points * late
    lines[first + 2] = points * land.progress
    lines[first + 3] = spread
    lines[first + 4] = spread * late
    lines[first + 5] = tiles
    lines[first + 6] = tiles * late


def table(position: Position) -> vec[float]:
    """In the order of TABLE_NAMES."""
    left = float(position.canals_left)
    stock: i64 = 0
    for number in position.stock_left:
        stock += number
    free: i64 = 0
    for number in position.uncovered:
        free += number
    canals: i64 = len(position.canal_actions)
    return vec[float](
        [
            left / CANALS,
            4.0 / (4.0 + left),
            len(position.springs) / SPRINGS,
            NUMBERS[stock] / 56.0,
            NUMBERS[position.setting.players] / 4.0,
            NUMBERS[canals] / 30.0,
            NUMBERS[free] / 80.0,
            1.0 if position.setting.hidden else 0.0,
        ]
    )


def _survey(position: Position, land: Land, hopes: Hopes) -> None:
    beside = mountains_beside(position)
    supply = position.supply
    tiles = position.tiles
    dry = land.dry
    space: i64
    for space in hopes.wet_houses:
        seat = (tiles[space] - HOUSES) // VALUES
        value = (tiles[space] - HOUSES) % VALUES + 1
        land.wet[seat] += worth(value, supply[space], beside[space])
        land.wet_tiles[seat] += 1
    left: i64 = position.canals_left
    region_of = position.setting.board.region_of
    for house, space in enumerate(hopes.houses):
        steps = min(hopes.away[house], BEYOND)
        if steps <= left:
            seat = (tiles[space] - HOUSES) // VALUES
            value = (tiles[space] - HOUSES) % VALUES + 1
            dry[seat * CLASSES + steps] += value
            dry[seat * CLASSES] += 1
            if position.uncovered[region_of[space]] == 1:
                land.crowded[seat] += value
    land.vacant_wet = hopes.vacant_wet


def _weigh_canals(position: Position, land: Land) -> None:
    if position.canals_left == 0:
        return
    tiles = position.tiles
    supply = position.supply
    best = land.best_canal
    for action in position.canal_actions:
        edge = action - CANAL
        spaces = NEAR_SPACES if position.canals[edge] == 0 else FAR_SPACES
        before: i64 = -1
        first: i64 = 0
        space: i64
        for place in range(2 * edge, 2 * edge + 2):
            space = spaces[place]
            if space == NOWHERE or tiles[space] < HOUSES or supply[space] > 0:
                continue
            gain = (tiles[space] - HOUSES) % VALUES + 1
            seat = (tiles[space] - HOUSES) // VALUES
            if before == seat:
                gain += first
            before = seat
            first = gain
            if gain > best[seat]:
                best[seat] = gain


def _tell_water(lines: vec[float], first: i64, land: Land, seat: i64) -> None:
    late = land.late
    at = seat * CLASSES
    wet = land.wet[seat] / 10.0
    wet_tiles = NUMBERS[land.wet_tiles[seat]] / 10.0
    tiles = NUMBERS[land.dry[at]] / 10.0
    one = NUMBERS[land.dry[at + 1]] / 10.0
    two = NUMBERS[land.dry[at + 2]] / 10.0
    further = NUMBERS[land.dry[at + BEYOND]] / 10.0
    crowded = NUMBERS[land.crowded[seat]] / 10.0
    lines[first] = wet
    lines[first + 1] = wet * land.progress
    lines[first + 2] = wet * late
    lines[first + 3] = wet_tiles * late
    lines[first + 4] = one
    lines[first + 5] = one * late
    lines[first + 6] = two
    lines[first + 7] = two * late
    lines[first + 8] = further
    lines[first + 9] = further * land.springs_left
    lines[first + 10] = tiles
    lines[first + 11] = crowded
    lines[first + 12] = crowded * late


def _tell_turn(lines: vec[float], first: i64, position: Position, land: Land, seat: i64) -> None:
    late = land.late
    players: i64 = position.setting.players
    mover: i64 = position.seat
    setting_up = position.phase == SET_UP
    begins = setting_up or position.phase == TURN
    # Who puts down a mountain says nothing of who begins: seat 0 does.
    turns_before: i64 = seat if setting_up else (seat - mover) % players
    acts = turns_before == 0
    soon = 0.0 if acts and not begins else 1.0 - NUMBERS[turns_before] / NUMBERS[players]
    second = 1.0 if acts and position.phase == SECOND_CANAL else 0.0
    rolls = _rolls_left(position) / 3.0 if acts else 0.0
    canal = NUMBERS[land.best_canal[seat]] / 5.0
    stock = NUMBERS[_stock_worth(position, seat)] / 20.0
    lines[first] = canal
    lines[first + 1] = canal * soon
    lines[first + 2] = canal * (1.0 if acts and begins else second)
    lines[first + 3] = stock
    lines[first + 4] = stock * land.progress
    lines[first + 5] = stock * late
    lines[first + 6] = NUMBERS[lowest_of(position, seat) * land.vacant_wet] / 20.0
    lines[first + 7] = soon
    lines[first + 8] = soon * late
    lines[first + 9] = rolls
    lines[first + 10] = rolls * late
    lines[first + 11] = second
    lines[first + 12] = 1.0 if _has_last_turn(position, seat) else 0.0


def _rolls_left(position: Position) -> int:
    """A-11: rolls that the player whose turn it is may still answer."""
    phase = position.phase
    if phase == ROLLING or phase == ROLLED or phase == PLACED:
        return 3 - position.placements
    return 0


def _has_last_turn(position: Position, seat: i64) -> bool:
    """A-27: no canal is left, but the seat will have another turn in this round."""
    if position.canals_left > 0 or position.stock_left[seat] == 0:
        return False
    return seat > position.seat or (seat == position.seat and position.phase == TURN)


def _stock_worth(position: Position, seat: i64) -> i64:
    stock = position.stock
    first = seat * VALUES
    return stock[first] + 2 * stock[first + 1] + 3 * stock[first + 2] + 4 * stock[first + 3]
