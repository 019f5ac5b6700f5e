"""The tree of a Monte Carlo search with Chance nodes, for two to four seats, each for itself.

A seat picks among the likeliest actions first and widens its view with the visits of a node;
Chance is sampled; leaves are evaluated by the guide instead of being played out. Every seat
maximises its own chance of winning (max-n).
"""

from math import exp, sqrt
from typing import Final

from aquae._native import append, extend, i64, vec
from aquae.bots.guide import RULED_OUT, Guide
from aquae.core.chance import Rng, pick_by_weight
from aquae.core.state import CHANCE, OVER, State

# An action not yet tried is taken to be a little worse than the node's average.
UNTRIED_MALUS: Final = 0.05
# Actions this close to the best one are as good.
NEAR_VISITS: Final = 0.9
NEAR_QUALITY: Final = 0.01
NOT_COUNTED: Final = 1 << 30

# Most nodes are leaves, which share what they have none of.
NO_ACTIONS: Final[list[int]] = []
NO_COUNTS: Final = vec[i64]()
NO_SHARES: Final = vec[float]()


class Node:
    """A moment in the tree: who is to move, the actions by falling prior, what came of them.

    A search makes tens of thousands of them. Of a seat's actions only those are kept that are
    looked at by now, and a few more: most nodes are never visited often enough for the others.
    """

    def __init__(self, mover: i64, seats: i64) -> None:
        self.mover = mover
        self.visits = 0
        self.sums = vec[float]([0.0] * seats)
        """Chances of winning of each seat, added up over all visits."""
        self.choices = NOT_COUNTED
        """How many actions there are to choose from, kept here or not."""
        self.reach: i64 = 0
        """The root of the visits, rounded down: so many more actions are looked at."""
        self.actions: list[int] = NO_ACTIONS
        self.weights: list[int] = NO_ACTIONS
        self.children: list[Node | None] = NO_CHILDREN
        # Side by side for who selects: what came of each action, seen from here.
        self.priors = NO_SHARES
        self.tries = NO_COUNTS
        self.gains = NO_SHARES
        """The mover's chances after each action, added up over its tries."""

    def chances(self) -> list[float]:
        """The estimated chance of winning of every seat."""
        return [total / self.visits for total in self.sums]


NO_CHILDREN: Final[list[Node | None]] = []


def expand(node: Node, state: State, guide: Guide, width: int) -> None:
    """Give a node its actions: Chance's with weights, of a seat's the likeliest by falling prior.

    Asked again for a greater width, it lists the same and more: priors depend on the state alone.
    """
    actions = state.actions()
    node.choices = len(actions)
    if node.mover == CHANCE:
        node.actions = actions
        node.weights = state.weights()
    elif len(actions) == 1:
        node.actions = actions
        node.priors = vec[float]([1.0])
    else:
        _order_by_prior(node, actions, guide.log_priors(state, actions), width + width // 2)
    tried = node.children
    more = len(node.actions) - len(tried)
    node.children = tried + [None] * more
    node.tries = extend(node.tries[:], vec[i64]([0] * more))
    node.gains = extend(node.gains[:], vec[float]([0.0] * more))


def _order_by_prior(node: Node, actions: list[int], log_priors: list[float], most: int) -> None:
    """Only as many as are kept are put in order."""
    best = max(log_priors)
    total = 0.0
    choices = 0
    for log_prior in log_priors:
        if log_prior > RULED_OUT:
            total += exp(log_prior - best)
            choices += 1
    if choices == 0:
        choices = 1
        total = 1.0
    order = _likeliest(log_priors, min(most, choices))
    node.choices = choices
    node.actions = [actions[place] for place in order]
    node.priors = vec[float]([exp(log_priors[place] - best) / total for place in order])


def _likeliest(log_priors: list[float], most: i64) -> vec[i64]:
    """The places of the highest, from the highest on; of equal ones the first comes first."""
    places = vec[i64]([0] * most)
    values = vec[float]([0.0] * most)
    count: i64 = 0
    place: i64
    for place in range(len(log_priors)):
        value: float = log_priors[place]
        if count < most:
            count += 1
        elif value <= values[most - 1]:
            continue
        at: i64 = count - 1
        while at > 0 and values[at - 1] < value:
            values[at] = values[at - 1]
            places[at] = places[at - 1]
            at -= 1
        values[at] = value
        places[at] = place
    return places


def width_of(node: Node, first_width: int) -> int:
    """How many of the actions are considered yet."""
    while (node.reach + 1) * (node.reach + 1) <= node.visits:
        node.reach += 1
    return min(node.choices, first_width + node.reach)


def select(node: Node, width: i64, guide: Guide, prior_share: float) -> i64:
    """The place of the action to try next among so many: promising, or likely and little tried.

    Exploration fades with the visits, for it grows with their root only; the share of the priors
    grows as the visits do, and so stays what it was.
    """
    average = node.sums[node.mover] / node.visits if node.visits else 0.5
    untried = average - UNTRIED_MALUS
    many = node.visits + 1
    urge = guide.exploration * sqrt(many) + prior_share * many
    priors = node.priors
    tries = node.tries
    gains = node.gains
    best_place: i64 = 0
    best_value = -1.0
    place: i64
    for place in range(width):
        value = untried + urge * priors[place]
        if tries[place] > 0:
            count: int = tries[place]
            value = gains[place] / count + urge * priors[place] / (1 + count)
        if value > best_value:
            best_value = value
            best_place = place
    return best_place


def sample(node: Node, rng: Rng) -> i64:
    total: i64 = 0
    weight: i64
    for weight in node.weights:
        total += weight
    return pick_by_weight(node.weights, rng.below(total))


def iterate(root: Node, state: State, guide: Guide, prior_share: float, rng: Rng) -> int:
    """One way down the tree, an evaluation at its end, and back up. Uses up the state.

    A node is evaluated at its first visit and gets its actions at the second: most leaves are never
    visited again, and listing actions by prior costs as much as evaluating. Answers how many nodes
    the tree has got by it.
    """
    seats: i64 = len(root.sums)
    grown = 0
    node = root
    path = [root]
    places = vec[i64]()
    place: i64
    while node.visits > 0 and state.to_move != OVER:
        width = width_of(node, guide.first_width)
        if len(node.children) < width:
            expand(node, state, guide, width)
            width = min(width, node.choices)
        if node.mover == CHANCE:
            place = sample(node, rng)
        else:
            place = select(node, width, guide, prior_share)
        state.apply(node.actions[place])
        child = node.children[place]
        if child is None:
            child = Node(state.to_move, seats)
            node.children[place] = child
            grown = 1
        path.append(child)
        places = append(places, place)
        node = child
    values = state.final_shares() if state.to_move == OVER else guide.chances(state)
    _learn_of(path, places, values)
    return grown


def _learn_of(path: list[Node], places: vec[i64], values: list[float]) -> None:
    """Let all nodes of the way know what came of it."""
    last: i64 = len(places)
    seat: i64
    for depth, node in enumerate(path):
        node.visits += 1
        sums = node.sums
        for seat in range(len(sums)):
            sums[seat] += values[seat]
        if depth < last:
            node.tries[places[depth]] += 1
            if node.mover >= 0:
                node.gains[places[depth]] += values[node.mover]


def most_visited(root: Node) -> int:
    """The place of the action that was tried most."""
    best = 0
    most = -1
    for place, child in enumerate(root.children):
        if child is not None and child.visits > most:
            best = place
            most = child.visits
    return best


def as_good(root: Node) -> list[int]:
    """The places of the actions that are as good as the one tried most, so far as one can tell."""
    first = root.children[most_visited(root)]
    if first is None:
        return [0]  # nothing was tried: the likeliest
    visits = NEAR_VISITS * first.visits
    quality = first.sums[root.mover] / first.visits - NEAR_QUALITY
    return [
        place
        for place, child in enumerate(root.children)
        if child is not None
        and child.visits >= visits
        and child.sums[root.mover] / child.visits >= quality
    ]


def lead_of(root: Node) -> int:
    """How many more visits the most visited action has than the next."""
    first = second = 0
    for child in root.children:
        if child is not None:
            if child.visits > first:
                second = first
                first = child.visits
            elif child.visits > second:
                second = child.visits
    return first - second
