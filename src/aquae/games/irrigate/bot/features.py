"""What the evaluation of positions of Irrigate looks at."""

from math import log
from typing import Final

from aquae._native import i64, vec
from aquae.games.irrigate.board import BANK, COLOURED, KIND_COLOUR, LAST_PILE
from aquae.games.irrigate.bot.network import (
    GOAL_FACE,
    Network,
    goals_of,
    land_of,
    network_of,
)
from aquae.games.irrigate.bot.outlook import GOAL_PRICE, WON, Outlook, draws_left
from aquae.games.irrigate.position import NOTHING, Position
from aquae.games.irrigate.rules import budget

# Where each feature of a seat stands.
MONEY: Final = 0
INCOME: Final = 1
PACE: Final = 2
PACE_LATE: Final = 3
LEAD: Final = 4
LEAD_LATE: Final = 5
WINS: Final = 6
THREATENS: Final = 7
MONEY_FOR_A_GOAL: Final = 8
SAFE_LAND: Final = 9
LAND_BEHIND_BANK: Final = 10
LAND_BEHIND_OTHERS: Final = 11
DRY_LAND_WITHIN_A_TURN: Final = 12
OTHER_DRY_LAND: Final = 13
TILES_TO_COME: Final = 14
ON_TURN: Final = 15
ON_TURN_EARLY: Final = 16
ON_TURN_LATE: Final = 17
MUCH_LAND: Final = 18
POWER_OVER_OTHERS: Final = 19
GOAL: Final = 20
MONEY_AT_THE_END: Final = 21
OWN_TILE_IN_HAND: Final = 22
TILE_IN_ANOTHER_HAND: Final = 23
CUT_BY_BANK: Final = 24
CUT_BY_ANOTHER: Final = 25
MONEY_TOWARDS_A_GOAL: Final = 26
NAMED: Final = {
    MONEY: "money",
    INCOME: "income",
    PACE: "pace",
    PACE_LATE: "pace late",
    LEAD: "lead",
    LEAD_LATE: "lead late",
    WINS: "wins",
    THREATENS: "threatens",
    MONEY_FOR_A_GOAL: "money for a goal",
    SAFE_LAND: "safe land",
    LAND_BEHIND_BANK: "land behind the bank",
    LAND_BEHIND_OTHERS: "land behind others",
    DRY_LAND_WITHIN_A_TURN: "dry land within a turn",
    OTHER_DRY_LAND: "other dry land",
    TILES_TO_COME: "tiles to come",
    ON_TURN: "on turn",
    ON_TURN_EARLY: "on turn early",
    ON_TURN_LATE: "on turn late",
    MUCH_LAND: "much land",
    POWER_OVER_OTHERS: "power over others",
    GOAL: "goal",
    MONEY_AT_THE_END: "money at the end",
    OWN_TILE_IN_HAND: "own tile in hand",
    TILE_IN_ANOTHER_HAND: "tile in another hand",
    CUT_BY_BANK: "cut by the bank's tile",
    CUT_BY_ANOTHER: "cut by another's tile",
    MONEY_TOWARDS_A_GOAL: "money towards a goal",
}
FEATURE_NAMES: Final = [NAMED[place] for place in range(len(NAMED))]
FEATURES: Final = 27
assert len(FEATURE_NAMES) == FEATURES
# What is certain weighs more than anything else can.
CERTAIN: Final = 3.0

# Coloured tiles of each colour in the piles after a pile (I-06).
TO_COME: Final = [
    sum(sum(COLOURED[later]) for later in range(pile + 1, LAST_PILE + 1))
    for pile in range(LAST_PILE + 1)
]


def drawn_share(position: Position) -> float:
    """How many of all draws are over."""
    return 1.0 - draws_left(position) / (9.0 * position.setting.players + 48.0)


def features(position: Position) -> vec[float]:
    """Seat by seat, in the order of FEATURE_NAMES."""
    network = network_of(position)
    outlook = Outlook(position, network, position.seat)
    players: i64 = position.setting.players
    if len(network.land) == 0:
        network.land = vec[float]([0.0] * (players * FEATURES))
        _count_land(position, network, network.land)
    lines = network.land[:]
    turns = vec[float]([0.0] * players)
    seat: i64
    for seat in range(players):
        turns[seat] = outlook.distance(network.wet_load, seat)
    left = draws_left(position)
    late: float = drawn_share(position)
    rounds = left / position.setting.players
    for seat in range(players):
        own = seat * FEATURES
        _race(lines, own, turns, seat, position.seat, late)
        _means(position, network, lines, own, seat, rounds)
        if network.dry_goals >> BANK & 1:
            lines[own + MONEY_TOWARDS_A_GOAL] = min(position.money[seat], GOAL_PRICE) * 0.04
        if seat == position.seat:
            lines[own + ON_TURN] = 1.0
            lines[own + ON_TURN_EARLY] = 1.0 if position.early else 0.0
            lines[own + ON_TURN_LATE] = late
            if not position.early and wins_now(position, network, turns[seat]):
                lines[own + WINS] = CERTAIN
        elif turns[seat] == WON:
            lines[own + THREATENS] = 1.0
    return lines


def wins_now(position: Position, network: Network, turns: float) -> bool:
    """Whether the player on turn wins by ending it, or by buying a goal that has water (I-29)."""
    if turns == WON:
        return True
    return goals_of(network.wet_load, BANK) > 0 and budget(position) >= GOAL_PRICE


def _race(
    lines: vec[float], own: i64, turns: vec[float], seat: i64, first: i64, late: float
) -> None:
    """How far from winning, also compared with the others; who is on turn comes first."""
    players: i64 = len(turns)
    best: float = 1000.0
    mine = turns[seat] + _delay(seat, first, players)
    other: i64
    for other in range(players):
        if other != seat:
            best = min(best, turns[other] + _delay(other, first, players))
    pace = 1.5 - log(turns[seat] + 0.5)
    lead = (best - mine) / (best + mine)
    lines[own + PACE] = pace
    lines[own + PACE_LATE] = pace * late
    lines[own + LEAD] = lead
    lines[own + LEAD_LATE] = lead * late


def _delay(seat: i64, first: i64, players: i64) -> float:
    """The part of a round until a seat is on turn."""
    turns_before: int = (seat - first) % players
    among: int = players
    return turns_before / among


def _means(
    position: Position, network: Network, lines: vec[float], own: i64, seat: i64, rounds: float
) -> None:
    money: int = position.money[seat]
    land: int = land_of(network.wet_load, seat)
    lines[own + MONEY] = money * 0.04
    lines[own + INCOME] = land * 0.2
    if money >= GOAL_PRICE and goals_of(network.wet_load, BANK) > 0:
        lines[own + MONEY_FOR_A_GOAL] = 1.0
    if land > 6:
        lines[own + MUCH_LAND] = (land - 6) * 0.5
    lines[own + TILES_TO_COME] = _tiles_to_come(position, seat) * 0.2
    lines[own + MONEY_AT_THE_END] = min((money + land * (rounds + 2.0)) * 0.02, 2.0)
    if position.drawn != NOTHING and KIND_COLOUR[position.drawn] == seat:
        place = OWN_TILE_IN_HAND if seat == position.seat else TILE_IN_ANOTHER_HAND
        lines[own + place] = 1.0


def _tiles_to_come(position: Position, seat: i64) -> int:
    left = position.left
    place = 3 * seat
    return left[place] + left[place + 1] + left[place + 2] + TO_COME[position.pile]


def _count_land(position: Position, network: Network, lines: vec[float]) -> None:
    """Land by who could cut off its water, and dry land by how near the water is."""
    behind = vec[i64]([0] * (network.wet + 1))
    players: i64 = position.setting.players
    number: i64
    for number in range(1, network.wet + 1):
        parent = network.parents[number]
        mask = behind[parent]
        if parent > 0 and network.lows[number] >= parent:
            keeper = network.owner[network.cells[parent]]
            mask |= 1 << keeper
            _note_cut(network.loads[number], keeper, lines, players)
        behind[number] = mask
        owner = network.owner[network.cells[number]]
        if owner == BANK:
            continue
        others = mask & ~(1 << owner)
        if others == 0:
            lines[owner * FEATURES + SAFE_LAND] += 0.2
        elif others == 1 << BANK:
            lines[owner * FEATURES + LAND_BEHIND_BANK] += 0.2
        else:
            lines[owner * FEATURES + LAND_BEHIND_OTHERS] += 0.3
            other: i64
            for other in range(players):
                if others >> other & 1:
                    lines[other * FEATURES + POWER_OVER_OTHERS] += 0.3
    for number in range(network.wet + 1, network.last + 1):
        cell = network.cells[number]
        owner = network.owner[cell]
        if owner != BANK:
            _count_dry(position, network, cell, lines, owner * FEATURES)


def _count_dry(
    position: Position, network: Network, cell: i64, lines: vec[float], own: i64
) -> None:
    if position.faces[cell] == GOAL_FACE:
        lines[own + GOAL] += 1.0
    if network.is_beside_water(cell):
        lines[own + DRY_LAND_WITHIN_A_TURN] += 0.4
    else:
        lines[own + OTHER_DRY_LAND] += 0.3


def _note_cut(load: i64, keeper: i64, lines: vec[float], players: i64) -> None:
    """The most land of each seat that one tile of the bank, or of another, can cut off."""
    place: i64 = CUT_BY_BANK if keeper == BANK else CUT_BY_ANOTHER
    seat: i64
    for seat in range(players):
        if seat != keeper:
            land: int = land_of(load, seat)
            if land * 0.3 > lines[place]:
                lines[place] = land * 0.3
        place += FEATURES
