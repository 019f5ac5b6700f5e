"""What the evaluation of positions of Aquädukt looks at: water and hopes of it, tiles, the turn."""

from typing import Final

from aquae._native import extend, i64, vec
from aquae.games.aquaedukt import scoring
from aquae.games.aquaedukt.board import SPACES
from aquae.games.aquaedukt.bot.land import (
    BEYOND,
    FAR_SPACES,
    NEAR_SPACES,
    NOWHERE,
    lowest_of,
    mountains_beside,
    steps_to_water,
    worth,
)
from aquae.games.aquaedukt.position import (
    CANALS,
    FREE,
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
FEATURE_NAMES: Final = WATER_NAMES + TURN_NAMES
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
        self.vacant_wet = 0
        self.best_canal = vec[i64]([0] * players)
        """The most that one canal can bring."""


def features(position: Position) -> vec[float]:
    """Seat by seat, in the order of FEATURE_NAMES."""
    land = Land(position)
    _survey(position, land)
    _weigh_canals(position, land)
    if position.faces:
        for seat, points in enumerate(scoring.scores(position)):
            land.wet[seat] = float(points)
    lines = vec[float]()
    number: i64
    for number in range(position.setting.players):
        lines = extend(lines, _water_features(land, number))
        lines = extend(lines, _turn_features(position, land, number))
    return lines


def _survey(position: Position, land: Land) -> None:
    steps = steps_to_water(position)
    beside = mountains_beside(position)
    supply = position.supply
    tiles = position.tiles
    left: i64 = position.canals_left
    vacant: i64 = 0
    region_of = position.setting.board.region_of
    space: i64
    for space in range(SPACES):
        tile = tiles[space]
        water = supply[space]
        if tile >= HOUSES:
            seat = (tile - HOUSES) // VALUES
            value = (tile - HOUSES) % VALUES + 1
            if water > 0:
                land.wet[seat] += worth(value, water, beside[space])
                land.wet_tiles[seat] += 1
            elif steps[space] <= left:
                land.dry[seat * CLASSES + steps[space]] += value
                land.dry[seat * CLASSES] += 1
                if position.uncovered[region_of[space]] == 1:
                    land.crowded[seat] += value
        elif tile == FREE and water > 0:
            vacant += 1
    land.vacant_wet = vacant


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


def _water_features(land: Land, seat: i64) -> vec[float]:
    late = land.late
    at = seat * CLASSES
    wet = land.wet[seat] / 10.0
    wet_tiles = tens(land.wet_tiles[seat])
    tiles = tens(land.dry[at])
    one = tens(land.dry[at + 1])
    two = tens(land.dry[at + 2])
    further = tens(land.dry[at + BEYOND])
    crowded = tens(land.crowded[seat])
    return vec[float](
        [
            wet,
            wet * land.progress,
            wet * late,
            wet_tiles * late,
            one,
            one * late,
            two,
            two * late,
            further,
            further * land.springs_left,
            tiles,
            crowded,
            crowded * late,
        ]
    )


def tens(points: int) -> float:
    return points / 10.0


def _turn_features(position: Position, land: Land, seat: i64) -> vec[float]:
    late = land.late
    players: i64 = position.setting.players
    mover: i64 = position.seat
    setting_up = position.phase == SET_UP
    begins = setting_up or position.phase == TURN
    # Who puts down a mountain says nothing of who begins: seat 0 does.
    turns_before: int = seat if setting_up else (seat - mover) % players
    acts = turns_before == 0
    soon = 0.0 if acts and not begins else 1.0 - turns_before / position.setting.players
    second = 1.0 if acts and position.phase == SECOND_CANAL else 0.0
    rolls = _rolls_left(position) / 3.0 if acts else 0.0
    best: int = land.best_canal[seat]
    canal = best / 5.0
    stock = _stock_worth(position, seat) / 20.0
    return vec[float](
        [
            canal,
            canal * soon,
            canal * (1.0 if acts and begins else second),
            stock,
            stock * land.progress,
            stock * late,
            lowest_of(position, seat) * land.vacant_wet / 20.0,
            soon,
            soon * late,
            rolls,
            rolls * late,
            second,
            1.0 if _has_last_turn(position, seat) else 0.0,
        ]
    )


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


def _stock_worth(position: Position, seat: i64) -> int:
    stock = position.stock
    first = seat * VALUES
    return stock[first] + 2 * stock[first + 1] + 3 * stock[first + 2] + 4 * stock[first + 3]
