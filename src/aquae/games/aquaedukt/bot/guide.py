"""What a sound player of Aquädukt knows: whom a canal serves, where a house may hope for water.

Everything is counted in points to come, own ones minus those of the others, and made an appeal
at the end. The numbers were found by playing the rules of thumb against varied ones.
"""

from typing import Final

from aquae.bots.guide import Guide, load_weights
from aquae.core.state import State
from aquae.games.aquaedukt.board import (
    EDGE_FAR,
    EDGE_NEAR,
    EDGE_START,
    EDGE_STOP,
    POINTS,
    SPACE_NEIGHBOURS,
)
from aquae.games.aquaedukt.bot.features import NAMES, features_of
from aquae.games.aquaedukt.bot.land import (
    BEYOND,
    CORNERS,
    POINT_NEIGHBOURS,
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
)
from aquae.games.aquaedukt.state import AquaeduktState
from aquae.games.aquaedukt.words import CANAL, DIE, END, HOUSE, PASS, ROLL, SPRING, VALUES

# Points become an appeal: a point more is this much on the logarithmic scale.
HEAT: Final = 1.2
# A point that the others get hurts almost as much as an own one helps.
ENVY: Final = 0.88
# The chance that a dry house gets water, by the canals it lacks (1, 2, more); the fewer canals
# are left, the less of it.
HOPES: Final = [1.0, 0.8, 0.6, 0.3]
CANALS_PER_STEP: Final = 1.27
# What a tile of value 1 to 4 would bring elsewhere, later: the few fours are not for bad places.
PRICES: Final = [0.0, 0.0, 0.02, 0.25, 0.96]
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
# What there is to find by search among four, the first few hundred looks find: who thinks seven
# times as long wins hardly more. A level between `faber` and `curator` has to stay with the appeal.
EASY_PRIOR_SHARE: Final = 0.2
# Going on rolling is never worse than stopping: a roll may be declined.
NEVER: Final = -6.0


class Prospects:
    """What an appeal works out once: distances to water, and what hope they leave."""

    def __init__(self, position: Position) -> None:
        self.seat = position.seat
        self.envy = ENVY / (position.setting.players - 1)
        self.steps = steps_to_water(position)
        self.beside = mountains_beside(position)
        self.hopes = [1.0] * (BEYOND + 1)
        left = float(position.canals_left)
        for count in range(1, BEYOND + 1):
            share = left / (left + CANALS_PER_STEP * count)
            self.hopes[count] = HOPES[count] * share


class AquaeduktGuide(Guide):
    """Rules of thumb and the judgement for Aquädukt."""

    def __init__(self) -> None:
        self.weights = load_weights("aquae.games.aquaedukt.bot", self.feature_names())
        self.easy_prior_share = EASY_PRIOR_SHARE

    def appeal(self, state: State, actions: list[int]) -> list[float]:
        assert isinstance(state, AquaeduktState)
        phase = state.phase
        if phase == PLACED:
            return [0.0 if action == ROLL else NEVER for action in actions]
        if phase == SET_UP:
            # Before the first house a mountain is as good for one as for the other.
            return [0.0] * len(actions)
        if phase == ROLLED:
            return appeal_of_houses(state, actions)
        return appeal_of_turn(state, actions)

    def feature_names(self) -> list[str]:
        return NAMES

    def features(self, state: State) -> list[list[float]]:
        assert isinstance(state, AquaeduktState)
        return features_of(state)


# Houses


def appeal_of_houses(position: Position, actions: list[int]) -> list[float]:
    """Where the die allows it: the best place and value, or declining."""
    prospects = Prospects(position)
    free = position.uncovered[position.die]
    swept = evicted(position, prospects, position.die) if free == 1 else 0.0
    appeal: list[float] = []
    for action in actions:
        if action == END:
            # Declining gives up the rolls that are left.
            rolls = 2 - position.placements
            rest = roll_worth(position, prospects) * rolls if rolls > 0 else 0.0
            appeal.append(-HEAT * rest)
        else:
            tile = action - HOUSE
            gain = house_worth(position, prospects, tile // VALUES, tile % VALUES + 1, free)
            appeal.append(HEAT * (swept + gain))
    return appeal


def house_worth(
    position: Position, prospects: Prospects, space: int, value: int, free: int
) -> float:
    """What a tile may bring on this space, less what it would bring elsewhere."""
    supply = position.supply[space]
    if supply > 0:
        return worth(value, supply, prospects.beside[space]) - PRICES[value]
    if free == 1:
        # it fills the region and leaves with all dry houses.
        return -PRICES[value]
    gain = value * prospects.hopes[prospects.steps[space]] - PRICES[value]
    if free == 2:
        gain -= CROWDED * value
    for near in SPACE_NEIGHBOURS[space]:
        code = position.tiles[near] - HOUSES
        if code >= 0 and position.supply[near] == 0:
            if code >> 2 == prospects.seat:
                gain += COMPANY * ((code & 3) + 1)
            else:
                gain += STRANGERS * ((code & 3) + 1)
    return gain


def evicted(position: Position, prospects: Prospects, region: int) -> float:
    """A-16: others' hopes minus own ones that leave a region when it is full."""
    total = 0.0
    for space in position.setting.board.spaces_of[region]:
        code = position.tiles[space] - HOUSES
        if code >= 0 and position.supply[space] == 0:
            hope = ((code & 3) + 1) * prospects.hopes[prospects.steps[space]]
            total += -hope if code >> 2 == prospects.seat else hope * prospects.envy
    return EVICTION * total


def roll_worth(position: Position, prospects: Prospects) -> float:
    """What one roll brings on average: the best house of each region, or nothing."""
    dice = position.die_actions
    if not dice or position.stock_left[prospects.seat] == 0:
        return 0.0
    by_steps = _best_by_steps(position, prospects)
    total = 0.0
    for action in dice:
        total += _best_in(position, prospects, action - DIE, by_steps)
    return total / len(dice)


def _best_by_steps(position: Position, prospects: Prospects) -> list[float]:
    """The best that a tile in stock can bring at each distance from water; 0 is wet (A-15)."""
    best = [0.0] * (BEYOND + 1)
    lowest = lowest_of(position, prospects.seat)
    best[0] = lowest - PRICES[lowest]
    for value in range(lowest, VALUES + 1):
        if position.stock[prospects.seat * VALUES + value - 1] > 0:
            for count in range(1, BEYOND + 1):
                gain = value * prospects.hopes[count] - PRICES[value]
                if gain > best[count]:
                    best[count] = gain
    return best


def _best_in(position: Position, prospects: Prospects, region: int, by_steps: list[float]) -> float:
    best = 0.0
    fills = position.uncovered[region] == 1
    for space in position.setting.board.spaces_of[region]:
        if position.tiles[space] != FREE:
            continue
        if position.supply[space] > 0:
            gain = by_steps[0]
        else:
            gain = 0.0 if fills else by_steps[prospects.steps[space]]
        if fills:
            gain += evicted(position, prospects, region)
        if gain > best:
            best = gain
    return best


# Springs and canals


def appeal_of_turn(position: Position, actions: list[int]) -> list[float]:
    """Rolling, springs and canals; 0 is doing nothing (`end`, `pass`)."""
    prospects = Prospects(position)
    pulls = pulls_of(position, prospects)
    appeal: list[float] = []
    for action in actions:
        if action >= PASS or action == END:
            gain = 0.0
        elif action >= CANAL:
            gain = canal_worth(position, prospects, action - CANAL, pulls)
        elif action >= SPRING:
            gain = SPRING_TEMPO + SPRING_PULL * pull_at(pulls, action - SPRING)
        else:
            gain = ROLLS_OF_A_TURN * roll_worth(position, prospects)
        appeal.append(HEAT * gain)
    return appeal


def pulls_of(position: Position, prospects: Prospects) -> list[float]:
    """Own dry houses minus others' at every intersection: where water is wanted."""
    pulls = [0.0] * POINTS
    supply = position.supply
    for space, tile in enumerate(position.tiles):
        code = tile - HOUSES
        if code < 0 or supply[space] > 0:
            continue
        net = float((code & 3) + 1)
        if code >> 2 != prospects.seat:
            net = -net * prospects.envy
        for point in CORNERS[space]:
            pulls[point] += net
    return pulls


def pull_at(pulls: list[float], point: int) -> float:
    """Where water is wanted, an intersection further too."""
    around = 0.0
    for near in POINT_NEIGHBOURS[point]:
        around += pulls[near]
    return (pulls[point] + NEXT_POINTS * around) / (1.0 + 2.0 * NEXT_POINTS)


def canal_worth(position: Position, prospects: Prospects, edge: int, pulls: list[float]) -> float:
    """Whom a canal gives water, and whom the next ones can reach then."""
    gain = 0.0
    for space in EDGE_NEAR[edge]:
        gain += water_worth(position, prospects, space)
    if position.canals[edge] > 0:
        for space in EDGE_FAR[edge]:
            gain += water_worth(position, prospects, space)
        return WATERED * gain
    end = free_end(position, edge)
    source = EDGE_START[edge] + EDGE_STOP[edge] - end
    gain = WATERED * gain + TOWARDS * pull_at(pulls, end)
    if position.touch[source] != HAS_SPRING:
        # No other canal will start there any more.
        gain -= AWAY * pull_at(pulls, source)
    return gain


def water_worth(position: Position, prospects: Prospects, space: int) -> float:
    """What one more canal beside a space brings: own points minus others'."""
    code = position.tiles[space] - HOUSES
    if code < 0:
        return 0.0
    supply = position.supply[space]
    beside = prospects.beside[space]
    if supply > 0 and (supply > 1 or beside == 0):
        return 0.0
    value = (code & 3) + 1
    gain = worth(value, supply + 1, beside) - worth(value, supply, beside)
    return gain if code >> 2 == prospects.seat else -gain * prospects.envy


GUIDE: Final = AquaeduktGuide()
