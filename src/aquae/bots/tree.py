"""The tree of a Monte Carlo search with Chance nodes, for two to four seats, each for itself.

A seat picks among the likeliest actions first and widens its view with the visits of a node;
Chance is sampled; leaves are evaluated by the guide instead of being played out. Every seat
maximises its own chance of winning (max-n).
"""

from math import exp, sqrt
from typing import Final

from aquae.bots.guide import RULED_OUT, Guide
from aquae.core.chance import Rng, pick_by_weight
from aquae.core.state import CHANCE, OVER, State

WIDENING: Final = 1.0
# An action not yet tried is taken to be a little worse than the node's average.
UNTRIED_MALUS: Final = 0.05
# Actions this close to the best one are as good.
NEAR_VISITS: Final = 0.9
NEAR_QUALITY: Final = 0.01
NOT_COUNTED: Final = 1 << 30

# Most nodes are leaves, which share what they have none of.
NO_ACTIONS: Final[list[int]] = []
NO_PRIORS: Final[list[float]] = []


class Node:
    """A moment in the tree: who is to move, the actions by falling prior, what came of them.

    A search makes tens of thousands of them. Of a seat's actions only those are kept that are
    looked at by now, and a few more: most nodes are never visited often enough for the others.
    """

    def __init__(self, mover: int, seats: int) -> None:
        self.mover = mover
        self.visits = 0
        self.sums = [0.0] * seats
        """Chances of winning of each seat, added up over all visits."""
        self.choices = NOT_COUNTED
        """How many actions there are to choose from, kept here or not."""
        self.actions: list[int] = NO_ACTIONS
        self.priors: list[float] = NO_PRIORS
        self.weights: list[int] = NO_ACTIONS
        self.children: list[Node | None] = NO_CHILDREN

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
        node.priors = [1.0]
    else:
        _order_by_prior(node, actions, guide.log_priors(state, actions), width + width // 2)
    tried = node.children
    node.children = tried + [None] * (len(node.actions) - len(tried))


def _order_by_prior(node: Node, actions: list[int], log_priors: list[float], most: int) -> None:
    order = sorted(range(len(actions)), key=log_priors.__getitem__, reverse=True)
    while log_priors[order[-1]] <= RULED_OUT and len(order) > 1:
        order.pop()
    best = log_priors[order[0]]
    likely = [exp(log_priors[place] - best) for place in order]
    total = sum(likely)
    node.choices = len(order)
    node.actions = [actions[place] for place in order[:most]]
    node.priors = [share / total for share in likely[:most]]


def width_of(node: Node, first_width: int) -> int:
    """How many of the actions are considered yet."""
    return min(node.choices, first_width + int(WIDENING * sqrt(node.visits)))


def select(node: Node, width: int, guide: Guide, prior_share: float) -> int:
    """The place of the action to try next among so many: promising, or likely and little tried.

    Exploration fades with the visits, for it grows with their root only; the share of the priors
    grows as the visits do, and so stays what it was.
    """
    mover = node.mover
    average = node.sums[mover] / node.visits if node.visits else 0.5
    untried = average - UNTRIED_MALUS
    tries = node.visits + 1
    urge = guide.exploration * sqrt(tries) + prior_share * tries
    best_place = 0
    best_value = -1.0
    for place in range(width):
        child = node.children[place]
        if child is None:
            value = untried + urge * node.priors[place]
        else:
            quality = child.sums[mover] / child.visits
            value = quality + urge * node.priors[place] / (1 + child.visits)
        if value > best_value:
            best_value = value
            best_place = place
    return best_place


def sample(node: Node, rng: Rng) -> int:
    total = 0
    for weight in node.weights:
        total += weight
    return pick_by_weight(node.weights, rng.below(total))


def iterate(root: Node, state: State, guide: Guide, prior_share: float, rng: Rng) -> int:
    """One way down the tree, an evaluation at its end, and back up. Uses up the state.

    A node is evaluated at its first visit and gets its actions at the second: most leaves are never
    visited again, and listing actions by prior costs as much as evaluating. Answers how many nodes
    the tree has got by it.
    """
    seats = len(root.sums)
    grown = 0
    node = root
    path = [root]
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
        node = child
    values = state.final_shares() if state.to_move == OVER else guide.chances(state)
    for passed in path:
        passed.visits += 1
        sums = passed.sums
        for seat in range(seats):
            sums[seat] += values[seat]
    return grown


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
