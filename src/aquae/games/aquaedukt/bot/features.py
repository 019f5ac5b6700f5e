"""What the evaluation of positions of Aquädukt looks at: water and hopes of it, tiles, the turn."""

from typing import Final

from aquae.games.aquaedukt import scoring
from aquae.games.aquaedukt.board import EDGE_FAR, EDGE_NEAR
from aquae.games.aquaedukt.bot.land import (
    BEYOND,
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
    owner_of,
    value_of,
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
        self.wet = [0.0] * players
        self.wet_tiles = [0] * players
        self.dry = [0] * (players * CLASSES)
        """By seat and steps to water; place 0 counts tiles."""
        self.crowded = [0] * players
        """Dry houses in regions that the next house fills (A-16)."""
        self.vacant_wet = 0
        self.best_canal = [0] * players
        """The most that one canal can bring."""


def features(position: Position) -> list[list[float]]:
    """By seat, in the order of FEATURE_NAMES."""
    land = Land(position)
    _survey(position, land)
    _weigh_canals(position, land)
    if position.faces:
        for seat, points in enumerate(scoring.scores(position)):
            land.wet[seat] = float(points)
    return [
        _water_features(land, seat) + _turn_features(position, land, seat)
        for seat in range(position.setting.players)
    ]


def _survey(position: Position, land: Land) -> None:
    steps = steps_to_water(position)
    beside = mountains_beside(position)
    supply = position.supply
    region_of = position.setting.board.region_of
    for space, tile in enumerate(position.tiles):
        water = supply[space]
        if tile >= HOUSES:
            seat = owner_of(tile)
            value = value_of(tile)
            if water > 0:
                land.wet[seat] += worth(value, water, beside[space])
                land.wet_tiles[seat] += 1
            elif steps[space] <= position.canals_left:
                land.dry[seat * CLASSES + steps[space]] += value
                land.dry[seat * CLASSES] += 1
                if position.uncovered[region_of[space]] == 1:
                    land.crowded[seat] += value
        elif tile == FREE and water > 0:
            land.vacant_wet += 1


def _weigh_canals(position: Position, land: Land) -> None:
    if position.canals_left == 0:
        return
    tiles = position.tiles
    supply = position.supply
    for action in position.canal_actions:
        edge = action - CANAL
        spaces = EDGE_NEAR[edge] if position.canals[edge] == 0 else EDGE_FAR[edge]
        before = FREE
        for space in spaces:
            tile = tiles[space]
            if tile < HOUSES or supply[space] > 0:
                continue
            gain = value_of(tile)
            seat = owner_of(tile)
            if before >= HOUSES and owner_of(before) == seat:
                gain += value_of(before)
            before = tile
            if gain > land.best_canal[seat]:
                land.best_canal[seat] = gain


def _water_features(land: Land, seat: int) -> list[float]:
    late = land.late
    at = seat * CLASSES
    wet = land.wet[seat] / 10.0
    one = land.dry[at + 1] / 10.0
    two = land.dry[at + 2] / 10.0
    further = land.dry[at + BEYOND] / 10.0
    crowded = land.crowded[seat] / 10.0
    return [
        wet,
        wet * land.progress,
        wet * late,
        land.wet_tiles[seat] / 10.0 * late,
        one,
        one * late,
        two,
        two * late,
        further,
        further * land.springs_left,
        land.dry[at] / 10.0,
        crowded,
        crowded * late,
    ]


def _turn_features(position: Position, land: Land, seat: int) -> list[float]:
    late = land.late
    players = position.setting.players
    setting_up = position.phase == SET_UP
    begins = setting_up or position.phase == TURN
    # Who puts down a mountain says nothing of who begins: seat 0 does.
    turns_before = seat if setting_up else (seat - position.seat) % players
    acts = turns_before == 0
    soon = 0.0 if acts and not begins else 1.0 - turns_before / players
    second = 1.0 if acts and position.phase == SECOND_CANAL else 0.0
    rolls = _rolls_left(position) / 3.0 if acts else 0.0
    canal = land.best_canal[seat] / 5.0
    stock = _stock_worth(position, seat) / 20.0
    return [
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


def _rolls_left(position: Position) -> int:
    """A-11: rolls that the player whose turn it is may still answer."""
    phase = position.phase
    if phase == ROLLING or phase == ROLLED or phase == PLACED:
        return 3 - position.placements
    return 0


def _has_last_turn(position: Position, seat: int) -> bool:
    """A-27: no canal is left, but the seat will have another turn in this round."""
    if position.canals_left > 0 or position.stock_left[seat] == 0:
        return False
    return seat > position.seat or (seat == position.seat and position.phase == TURN)


def _stock_worth(position: Position, seat: int) -> int:
    stock = position.stock
    first = seat * VALUES
    return stock[first] + 2 * stock[first + 1] + 3 * stock[first + 2] + 4 * stock[first + 3]
