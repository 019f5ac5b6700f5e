"""Monte Carlo tree search with Chance nodes, for two to four seats, each for itself.

A seat picks among the most appealing actions first and widens its view with the visits of a node;
Chance is sampled; leaves are judged by the guide instead of being played out. Every seat maximises
its own chance of winning (max-n).
"""

import gc
from math import exp, sqrt
from time import perf_counter
from typing import Final

from aquae.bots.bot import Bot, Budget, Prospect
from aquae.bots.guide import Guide
from aquae.core.chance import Stream, pick_by_weight
from aquae.core.state import CHANCE, OVER, State

EXPLORATION: Final = 0.9
WIDENING: Final = 1.0
CLOCK_INTERVAL: Final = 8
# An action not yet tried is taken to be a little worse than the node's average.
UNTRIED_MALUS: Final = 0.05


class Node:
    """A moment in the tree: who is to move, the actions by falling appeal, what came of them."""

    def __init__(self, mover: int, seats: int) -> None:
        self.mover = mover
        self.visits = 0
        self.sums = [0.0] * seats
        """Chances of winning of each seat, added up over all visits."""
        self.actions: list[int] = []
        self.priors: list[float] = []
        self.weights: list[int] = []
        self.children: list[Node | None] = []


def expand(node: Node, state: State, guide: Guide) -> None:
    """Give a node its actions: Chance's with weights, a seat's by falling appeal."""
    actions = state.actions()
    node.children = [None] * len(actions)
    if node.mover == CHANCE:
        node.actions = actions
        node.weights = state.weights()
    elif len(actions) == 1:
        node.actions = actions
        node.priors = [1.0]
    else:
        _order_by_appeal(node, actions, guide.appeal(state, actions))


def _order_by_appeal(node: Node, actions: list[int], appeal: list[float]) -> None:
    order = sorted(range(len(actions)), key=appeal.__getitem__, reverse=True)
    best = appeal[order[0]]
    likely = [exp(appeal[place] - best) for place in order]
    total = sum(likely)
    node.actions = [actions[place] for place in order]
    node.priors = [share / total for share in likely]


def width_of(node: Node, first_width: int) -> int:
    """How many of the actions are considered yet."""
    return min(len(node.actions), first_width + int(WIDENING * sqrt(node.visits)))


def select(node: Node, first_width: int) -> int:
    """The place of the action to try next: promising, or appealing and little tried."""
    mover = node.mover
    average = node.sums[mover] / node.visits if node.visits else 0.5
    untried = average - UNTRIED_MALUS
    urge = EXPLORATION * sqrt(node.visits + 1)
    best_place = 0
    best_value = -1.0
    for place in range(width_of(node, first_width)):
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


def choose_place(node: Node, guide: Guide, stream: Stream) -> int:
    return sample(node, stream) if node.mover == CHANCE else select(node, guide.first_width)


def sample(node: Node, stream: Stream) -> int:
    total = 0
    for weight in node.weights:
        total += weight
    return pick_by_weight(node.weights, stream.below(total))


def final_chances(state: State, seats: int) -> list[float]:
    """Winners share the victory."""
    result = state.result()
    assert result is not None
    share = 1.0 / len(result.winners)
    return [share if seat in result.winners else 0.0 for seat in range(seats)]


def iterate(root: Node, state: State, guide: Guide, seats: int, stream: Stream) -> None:
    """One way down the tree, a judgement at its end, and back up. Uses up the state."""
    node = root
    path = [root]
    while node.children:
        place = choose_place(node, guide, stream)
        state.apply(node.actions[place])
        child = node.children[place]
        if child is None:
            child = Node(state.to_move, seats)
            node.children[place] = child
        path.append(child)
        node = child
    if state.to_move == OVER:
        values = final_chances(state, seats)
    else:
        expand(node, state, guide)
        values = guide.chances(state)
    for passed in path:
        passed.visits += 1
        sums = passed.sums
        for seat in range(seats):
            sums[seat] += values[seat]


class Searcher(Bot):
    """Chooses by search. Keeps its tree from one action of a turn to the next."""

    def __init__(self, guide: Guide, budget: Budget) -> None:
        self.guide = guide
        self.budget = budget
        self.kept: Node | None = None
        self.expected: State | None = None
        """The state that the kept tree begins at: the one after the last action chosen."""

    def choose(self, state: State, stream: Stream) -> int:
        actions = state.actions()
        if len(actions) == 1:
            return actions[0]
        root = self.search(state, stream)
        place = most_visited(root)
        self.kept = root.children[place]
        self.expected = state.copy()
        self.expected.apply(root.actions[place])
        return root.actions[place]

    def search(self, state: State, stream: Stream) -> Node:
        """The tree under a state after the budget is spent."""
        started = perf_counter()
        root = self._root_for(state)
        seats = len(root.sums)
        # Nodes hold no cycles; without this a collection may take longer than a decision.
        collecting = gc.isenabled()
        gc.disable()
        count = 0
        while not self._is_spent(count, started):
            iterate(root, state.copy(), self.guide, seats, stream)
            count += 1
        if collecting:
            gc.enable()
        return root

    def _is_spent(self, count: int, started: float) -> bool:
        if self.budget.iterations > 0:
            return count >= self.budget.iterations
        if count == 0 or count % CLOCK_INTERVAL != 0:
            return False
        return perf_counter() - started >= self.budget.seconds

    def _root_for(self, state: State) -> Node:
        """The part of the kept tree that begins at this state, or a new root."""
        node = self._found(state)
        if node is not None and node.children:
            return node
        root = Node(state.to_move, len(state.scores()))
        expand(root, state, self.guide)
        return root

    def _found(self, state: State) -> Node | None:
        """The kept node of this state, perhaps after one action of Chance."""
        node, expected = self.kept, self.expected
        self.kept = self.expected = None
        if node is None or expected is None:
            return None
        if expected.to_move != CHANCE:
            return node if expected == state else None
        for action, child in zip(node.actions, node.children, strict=True):
            if child is not None:
                after = expected.copy()
                after.apply(action)
                if after == state:
                    return child
        return None

    def prospects_of(self, root: Node) -> list[Prospect]:
        """What the search thinks of the actions that it tried, the most tried first."""
        tried = [
            Prospect(action, child.visits, [total / child.visits for total in child.sums])
            for action, child in zip(root.actions, root.children, strict=True)
            if child is not None and child.visits > 0
        ]
        tried.sort(key=lambda prospect: -prospect.visits)
        return tried


def most_visited(root: Node) -> int:
    best = 0
    most = -1
    for place, child in enumerate(root.children):
        if child is not None and child.visits > most:
            best = place
            most = child.visits
    return best
