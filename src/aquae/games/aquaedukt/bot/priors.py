"""Priors for Aquädukt: whom a canal serves, where a house may hope for water.

Everything is counted in points to come, own ones minus those of the others, and made a log prior
at the end. The numbers were found by letting variants of the heuristics play each other.
"""

from typing import Final

from aquae._native import i64, vec
from aquae.games.aquaedukt.board import (
    EDGE_START,
    EDGE_STOP,
    POINTS,
    SPACE_NEIGHBOURS,
    SPACES,
)
from aquae.games.aquaedukt.bot.land import (
    BEYOND,
    CORNERS,
    FAR_SPACES,
    NEAR_SPACES,
    NOWHERE,
    WAYS,
    WAYS_FROM,
    free_end,
    lowest_of,
    mountains_beside,
    steps_to_water,
    worth,
)
from aquae.games.aquaedukt.position import (
    FREE,
    HAS_SPRING,
    HOUSES,
    PLACED,
    ROLLED,
    SET_UP,
    Position,
    owner_of,
    value_of,
)
from aquae.games.aquaedukt.state import AquaeduktState
from aquae.games.aquaedukt.words import CANAL, DIE, END, HOUSE, PASS, ROLL, SPRING, VALUES

# Points become a log prior: a point more is this much.
HEAT: Final = 1.2
# A point that the others get hurts almost as much as an own one helps.
ENVY: Final = 0.88
# The chance that a dry house gets water, by the canals it lacks (1, 2, more); the fewer canals
# are left, the less of it.
HOPES: Final = vec[float]([1.0, 0.8, 0.6, 0.3])
CANALS_PER_STEP: Final = 1.27
# What a tile of value 1 to 4 would bring elsewhere, later: the few fours are not for bad places.
PRICES: Final = vec[float]([0.0, 0.0, 0.02, 0.25, 0.96])
# What a house costs that will get no water any more: with equal points the tiles left decide
# . While rolls are left it may be worth it to go on with them.
IN_VAIN: Final = 0.05
IN_VAIN_AT_LAST: Final = 1.0
LAST_ROLL: Final = 2
# a full region sends dry houses away; one that is nearly full may soon.
EVICTION: Final = 0.65
CROWDED: Final = 0.15
# One canal may serve two own houses side by side; and where others' houses are, canals come too.
COMPANY: Final = 0.11
STRANGERS: Final = 0.07
# A turn of up to three rolls, against a turn of up to two canals or a spring.
ROLLS_OF_A_TURN: Final = 2.0
WATERED: Final = 0.67
TOWARDS: Final = 0.28
AWAY: Final = 0.22
# A spring waters nothing yet, and the next player uses it first.
SPRING_TEMPO: Final = -0.97
SPRING_PULL: Final = 0.42
# How much the next intersections count for the pull of one: one canal away, or two.
NEXT_POINTS: Final = 1.5
# Going on rolling is never worse than stopping: a roll may be declined.
NEVER: Final = -6.0


class Prospects:
    """What priors are worked out from: distances to water, and what hope they leave."""

    def __init__(self, position: Position) -> None:
        self.seat: i64 = position.seat
        self.envy = ENVY / (position.setting.players - 1)
        self.steps = steps_to_water(position)
        self.beside = mountains_beside(position)
        self.hopes = vec[float]([1.0] * (BEYOND + 1))
        left = float(position.canals_left)
        for count in range(1, BEYOND + 1):
            share = left / (left + CANALS_PER_STEP * count)
            self.hopes[count] = HOPES[count] * share if left >= count else 0.0


def log_priors(state: AquaeduktState, actions: list[int]) -> list[float]:
    """How likely a sound player takes each action, on a logarithmic scale."""
    phase = state.phase
    if phase == PLACED:
        return [0.0 if action == ROLL else NEVER for action in actions]
    if phase == SET_UP:
        # Before the first house a mountain is as good for one as for the other.
        return [0.0] * len(actions)
    if phase == ROLLED:
        return _house_priors(state, actions)
    return _turn_priors(state, actions)


# Houses


def _house_priors(position: Position, actions: list[int]) -> list[float]:
    """Where the die allows it: the best place and value, or declining."""
    prospects = Prospects(position)
    free = position.uncovered[position.die]
    swept = _evicted(position, prospects, position.die) if free == 1 else 0.0
    priors: list[float] = []
    action: i64
    for action in actions:
        if action == END:
            # Declining gives up the rolls that are left.
            rolls = 2 - position.placements
            rest = _roll_worth(position, prospects) * rolls if rolls > 0 else 0.0
            priors.append(-HEAT * rest)
        else:
            tile = action - HOUSE
            gain = _house_worth(position, prospects, tile // VALUES, tile % VALUES + 1, free)
            priors.append(HEAT * (swept + gain))
    return priors


def _house_worth(
    position: Position, prospects: Prospects, space: i64, value: i64, free: i64
) -> float:
    """What a tile may bring on this space, less what it would bring elsewhere."""
    supply = position.supply[space]
    if supply > 0:
        return worth(value, supply, prospects.beside[space]) - PRICES[value]
    if free == 1:
        # it fills the region and leaves with all dry houses.
        return -PRICES[value]
    hope = prospects.hopes[prospects.steps[space]]
    if hope == 0.0:
        return -PRICES[value] - (IN_VAIN if position.placements < LAST_ROLL else IN_VAIN_AT_LAST)
    points: int = value
    gain = points * hope - PRICES[value]
    if free == 2:
        gain -= CROWDED * points
    near: i64
    for near in SPACE_NEIGHBOURS[space]:
        tile = position.tiles[near]
        if tile >= HOUSES and position.supply[near] == 0:
            company = COMPANY if owner_of(tile) == prospects.seat else STRANGERS
            gain += company * value_of(tile)
    return gain


def _evicted(position: Position, prospects: Prospects, region: i64) -> float:
    """A-16: others' hopes minus own ones that leave a region when it is full."""
    total = 0.0
    space: i64
    for space in position.setting.board.spaces_of[region]:
        tile = position.tiles[space]
        if tile >= HOUSES and position.supply[space] == 0:
            hope = value_of(tile) * prospects.hopes[prospects.steps[space]]
            total += -hope if owner_of(tile) == prospects.seat else hope * prospects.envy
    return EVICTION * total


def _roll_worth(position: Position, prospects: Prospects) -> float:
    """What one roll brings on average: the best house of each region, or nothing."""
    dice = position.die_actions
    count: int = len(dice)
    if count == 0 or position.stock_left[prospects.seat] == 0:
        return 0.0
    by_steps = _best_by_steps(position, prospects)
    total = 0.0
    for action in dice:
        total += _best_in(position, prospects, action - DIE, by_steps)
    return total / count


def _best_by_steps(position: Position, prospects: Prospects) -> vec[float]:
    """The best that a tile in stock can bring at each distance from water; 0 is wet (A-15)."""
    best = vec[float]([0.0] * (BEYOND + 1))
    lowest = lowest_of(position, prospects.seat)
    best[0] = lowest - PRICES[lowest]
    for value in range(lowest, VALUES + 1):
        if position.stock[prospects.seat * VALUES + value - 1] > 0:
            for count in range(1, BEYOND + 1):
                gain = value * prospects.hopes[count] - PRICES[value]
                if gain > best[count]:
                    best[count] = gain
    return best


def _best_in(position: Position, prospects: Prospects, region: i64, by_steps: vec[float]) -> float:
    best = 0.0
    fills = position.uncovered[region] == 1
    space: i64
    for space in position.setting.board.spaces_of[region]:
        if position.tiles[space] != FREE:
            continue
        if position.supply[space] > 0:
            gain = by_steps[0]
        else:
            gain = 0.0 if fills else by_steps[prospects.steps[space]]
        if fills:
            gain += _evicted(position, prospects, region)
        if gain > best:
            best = gain
    return best


# Springs and canals


def _turn_priors(position: Position, actions: list[int]) -> list[float]:
    """Rolling, springs and canals; 0 is doing nothing (`end`, `pass`)."""
    prospects = Prospects(position)
    pulls = _pulls_of(position, prospects)
    priors: list[float] = []
    action: i64
    for action in actions:
        if action >= PASS or action == END:
            gain = 0.0
        elif action >= CANAL:
            gain = _canal_worth(position, prospects, action - CANAL, pulls)
        elif action >= SPRING:
            gain = SPRING_TEMPO
            if position.canals_left > 0:
                gain += SPRING_PULL * _pull_at(pulls, action - SPRING)
        else:
            gain = ROLLS_OF_A_TURN * _roll_worth(position, prospects)
        priors.append(HEAT * gain)
    return priors


def _pulls_of(position: Position, prospects: Prospects) -> vec[float]:
    """Own dry houses minus others' at every intersection: where water is wanted."""
    pulls = vec[float]([0.0] * POINTS)
    supply = position.supply
    tiles = position.tiles
    space: i64
    for space in range(SPACES):
        tile = tiles[space]
        if tile < HOUSES or supply[space] > 0:
            continue
        net = float(value_of(tile))
        if owner_of(tile) != prospects.seat:
            net = -net * prospects.envy
        for corner in range(4 * space, 4 * space + 4):
            pulls[CORNERS[corner]] += net
    return pulls


def _pull_at(pulls: vec[float], point: i64) -> float:
    """Where water is wanted, an intersection further too."""
    around = 0.0
    way: i64
    for way in range(WAYS_FROM[point], WAYS_FROM[point + 1], 3):
        around += pulls[WAYS[way]]
    return (pulls[point] + NEXT_POINTS * around) / (1.0 + 2.0 * NEXT_POINTS)


def _canal_worth(position: Position, prospects: Prospects, edge: i64, pulls: vec[float]) -> float:
    """Whom a canal gives water, and whom the next ones can reach then."""
    gain = _water_worth(position, prospects, NEAR_SPACES[2 * edge])
    gain += _water_worth(position, prospects, NEAR_SPACES[2 * edge + 1])
    if position.canals[edge] > 0:
        gain += _water_worth(position, prospects, FAR_SPACES[2 * edge])
        gain += _water_worth(position, prospects, FAR_SPACES[2 * edge + 1])
        return WATERED * gain
    end = free_end(position, edge)
    source = EDGE_START[edge] + EDGE_STOP[edge] - end
    gain = WATERED * gain + TOWARDS * _pull_at(pulls, end)
    if position.touch[source] != HAS_SPRING:
        # No other canal will start there any more.
        gain -= AWAY * _pull_at(pulls, source)
    return gain


def _water_worth(position: Position, prospects: Prospects, space: i64) -> float:
    """What one more canal beside a space brings: own points minus others'."""
    if space == NOWHERE:
        return 0.0
    tile = position.tiles[space]
    if tile < HOUSES:
        return 0.0
    supply = position.supply[space]
    beside = prospects.beside[space]
    if supply > 0 and (supply > 1 or beside == 0):
        return 0.0
    value = value_of(tile)
    gain = worth(value, supply + 1, beside) - worth(value, supply, beside)
    return gain if owner_of(tile) == prospects.seat else -gain * prospects.envy
