"""What the judgement of a position of Irrigate looks at, for every seat."""

from math import log
from typing import Final

from aquae._native import i64
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

NAMES: Final = [
    "money",
    "income",
    "pace",
    "pace late",
    "lead",
    "lead late",
    "wins",
    "threatens",
    "money for a goal",
    "safe land",
    "land behind the bank",
    "land behind others",
    "dry land within a turn",
    "other dry land",
    "tiles to come",
    "on turn",
    "on turn early",
    "on turn late",
    "much land",
    "power over others",
    "goal",
    "money at the end",
    "own tile in hand",
    "tile in another hand",
    "cut by the bank's tile",
    "cut by another's tile",
    "money towards a goal",
]
COUNT: Final = 27
# What is certain weighs more than anything else can.
CERTAIN: Final = 3.0

# Coloured tiles of each colour in the piles after a pile (I-06).
TO_COME: Final = [
    sum(sum(COLOURED[later]) for later in range(pile + 1, LAST_PILE + 1))
    for pile in range(LAST_PILE + 1)
]


def features_of(position: Position) -> list[list[float]]:
    network = network_of(position)
    outlook = Outlook(position, network, position.seat)
    players = position.setting.players
    if not network.land:
        network.land = [[0.0] * COUNT for _ in range(players)]
        _count_land(position, network, network.land)
    features = [own[:] for own in network.land]
    turns: list[float] = [outlook.distance(network.wet_load, seat) for seat in range(players)]
    left = draws_left(position)
    late: float = 1.0 - left / (9.0 * players + 48.0)
    for seat in range(players):
        own = features[seat]
        _race(own, turns, seat, position.seat, late)
        _means(position, network, own, seat, left / players)
        if outlook.dry_goals >> BANK & 1:
            own[26] = min(position.money[seat], GOAL_PRICE) * 0.04
        if seat == position.seat:
            own[15] = 1.0
            own[16] = 1.0 if position.early else 0.0
            own[17] = late
            if not position.early and wins_now(position, network, turns[seat]):
                own[6] = CERTAIN
        elif turns[seat] == WON:
            own[7] = 1.0
    return features


def wins_now(position: Position, network: Network, turns: float) -> bool:
    """Whether the player on turn wins by ending it, or by buying a goal that has water (I-29)."""
    if turns == WON:
        return True
    return goals_of(network.wet_load, BANK) > 0 and budget(position) >= GOAL_PRICE


def _race(own: list[float], turns: list[float], seat: int, first: int, late: float) -> None:
    """How far from winning, also compared with the others; who is on turn comes first."""
    players = len(turns)
    best: float = 1000.0
    mine: float = turns[seat] + (seat - first) % players / players
    for other in range(players):
        if other != seat:
            best = min(best, turns[other] + (other - first) % players / players)
    own[2] = 1.5 - log(turns[seat] + 0.5)
    own[3] = own[2] * late
    own[4] = (best - mine) / (best + mine)
    own[5] = own[4] * late


def _means(
    position: Position, network: Network, own: list[float], seat: i64, rounds: float
) -> None:
    money: int = position.money[seat]
    land: int = land_of(network.wet_load, seat)
    own[0] = money * 0.04
    own[1] = land * 0.2
    if money >= GOAL_PRICE and goals_of(network.wet_load, BANK) > 0:
        own[8] = 1.0
    if land > 6:
        own[18] = (land - 6) * 0.5
    own[14] = _tiles_to_come(position, seat) * 0.2
    own[21] = min((money + land * (rounds + 2.0)) * 0.02, 2.0)
    if position.drawn != NOTHING and KIND_COLOUR[position.drawn] == seat:
        own[22 if seat == position.seat else 23] = 1.0


def _tiles_to_come(position: Position, seat: i64) -> int:
    left = position.left
    place = 3 * seat
    return left[place] + left[place + 1] + left[place + 2] + TO_COME[position.pile]


def _count_land(position: Position, network: Network, features: list[list[float]]) -> None:
    """Land by who could cut off its water, and dry land by how near the water is."""
    behind = [0]
    players: i64 = position.setting.players
    number: i64
    for number in range(1, network.wet + 1):
        cell: i64 = network.cells[number]
        parent: i64 = network.parents[number]
        mask: i64 = behind[parent]
        if parent > 0 and network.lows[number] >= parent:
            keeper: i64 = network.owner[network.cells[parent]]
            mask |= 1 << keeper
            _note_cut(network.loads[number], keeper, features)
        behind.append(mask)
        owner: i64 = network.owner[cell]
        if owner == BANK:
            continue
        others: i64 = mask & ~(1 << owner)
        if others == 0:
            features[owner][9] += 0.2
        elif others == 1 << BANK:
            features[owner][10] += 0.2
        else:
            features[owner][11] += 0.3
            other: i64
            for other in range(players):
                if others >> other & 1:
                    features[other][19] += 0.3
    for number in range(network.wet + 1, len(network.cells)):
        cell = network.cells[number]
        owner = network.owner[cell]
        if owner != BANK:
            _count_dry(position, network, cell, features[owner])


def _count_dry(position: Position, network: Network, cell: i64, own: list[float]) -> None:
    if position.faces[cell] == GOAL_FACE:
        own[20] += 1.0
    if network.is_beside_water(cell):
        own[12] += 0.4
    else:
        own[13] += 0.3


def _note_cut(load: i64, keeper: i64, features: list[list[float]]) -> None:
    """The most land of each seat that one tile of the bank, or of another, can cut off."""
    place = 24 if keeper == BANK else 25
    for seat, own in enumerate(features):
        if seat != keeper:
            land: int = land_of(load, seat)
            if land * 0.3 > own[place]:
                own[place] = land * 0.3
