"""Bots that search: how long they think, and what they keep of it."""

import gc
from time import perf_counter
from typing import Final

from aquae.bots.bot import Bot, Budget, Prospect
from aquae.bots.guide import Guide
from aquae.bots.tree import Node, as_good, expand, iterate, lead_of
from aquae.core.chance import Rng
from aquae.core.state import CHANCE, OVER, State

SETTLED_INTERVAL: Final = 64
WORTH_KEEPING: Final = 0.01
"""Of the visits of a kept tree: what of it was looked at less is not looked for."""


def _spare_the_young() -> None:
    """Count the new tree among the old objects, which the next collection does not walk through."""
    if gc.get_freeze_count() == 0:
        gc.freeze()
        gc.unfreeze()


class Searcher(Bot):
    """Chooses by search. Keeps its tree from one action of a turn to the next, and where there is
    no luck, over the turns of others."""

    def __init__(self, guide: Guide, budget: Budget) -> None:
        self.guide = guide
        self.budget = budget
        self.prior_share = 0.0
        self.most_nodes = 0
        """How large a tree may grow; with 0 as large as it can within the budget."""
        self.nodes = 0
        """Of the tree that is searched; of what was kept no more than these."""
        self.kept: Node | None = None
        self.expected: State | None = None
        """The state that the kept tree begins at: the one after the last action chosen."""
        self.former: Node | None = None
        """The last tree. To free it takes time, which nobody should have to wait for."""

    def choose(self, state: State, rng: Rng) -> int:
        actions = state.actions()
        if len(actions) == 1:
            return actions[0]
        root = self.search(state, rng, True)
        # Without luck in the game, nobody wants to meet the same play again and again.
        good = as_good(root)
        place = good[rng.below(len(good))]
        self.former = root
        self._keep(root, place, state)
        return root.actions[place]

    def _keep(self, root: Node, place: int, state: State) -> None:
        """Remember what was thought of what follows, if this seat may have to go on there.

        With luck in the game, what it finds after others have acted was hardly foreseen.
        """
        after = state.copy()
        after.apply(root.actions[place])
        if self.guide.foresees or after.to_move == state.to_move or after.to_move == CHANCE:
            self.kept = root.children[place]
            self.expected = after

    def rest(self) -> None:
        """Free the last tree but for what is kept of it, now that nobody waits."""
        self.former = None

    def forget(self) -> None:
        """Free everything: the next decision begins anew."""
        self.kept = self.expected = self.former = None

    def kept_nodes(self) -> int:
        """How many nodes are kept for the rest of the turn, or fewer: each was made by a visit."""
        return 0 if self.kept is None else self.kept.visits

    def search(self, state: State, rng: Rng, only_to_choose: bool = False) -> Node:
        """The tree under a state after the budget is spent, or once the choice is plain."""
        started = perf_counter()
        root = self._root_for(state)
        self.former = None
        self.nodes = root.visits
        self._grow(root, state, rng, only_to_choose, started)
        return root

    def deepen(self, root: Node, state: State, rng: Rng) -> None:
        """Think about the same state for another budget."""
        self._grow(root, state, rng, False, perf_counter())

    def _grow(
        self, root: Node, state: State, rng: Rng, only_to_choose: bool, started: float
    ) -> None:
        # Nodes hold no cycles; without this a collection may take longer than a decision.
        collecting = gc.isenabled()
        gc.disable()
        kept = root.visits
        count = 0
        while not self._is_spent(count, started):
            self.nodes += iterate(root, state.copy(), self.guide, self.prior_share, rng)
            count += 1
            if only_to_choose and self._is_settled(root, kept, count, started):
                break
        if collecting:
            _spare_the_young()
            gc.enable()

    def _is_spent(self, count: int, started: float) -> bool:
        if self.budget.iterations > 0:
            return count >= self.budget.iterations
        # The first looks at the state itself; an answer takes one that tries something.
        if count <= 1:
            return False
        is_full = 0 < self.most_nodes <= self.nodes
        return is_full or perf_counter() - started >= self.budget.seconds

    def _is_settled(self, root: Node, kept: int, count: int, started: float) -> bool:
        """Whether more time would hardly change the choice. Iterations are always all made.

        Who is in haste counts what was kept from the last action of the turn as thought already.
        """
        if self.budget.iterations > 0 or count % SETTLED_INTERVAL != 0:
            return False
        elapsed = perf_counter() - started
        left = (self.budget.seconds - elapsed) * count / elapsed
        if self.budget.haste > 1.0:
            left -= kept
        return lead_of(root) * self.budget.haste >= left

    def _root_for(self, state: State) -> Node:
        """The part of the kept tree that begins at this state, or a new root."""
        node = self._found(state)
        if node is not None and node.children:
            return node
        root = Node(state.to_move, len(state.scores()))
        expand(root, state, self.guide, self.guide.first_width)
        return root

    def _found(self, state: State) -> Node | None:
        """The kept node of this state, perhaps after one action of Chance."""
        node, expected = self.kept, self.expected
        self.kept = self.expected = None
        if node is None or expected is None:
            return None
        if expected == state:
            return node
        return self._followed(node, expected, state)

    def _followed(self, node: Node, before: State, state: State) -> Node | None:
        """The node of the state below this one, where others or Chance have acted meanwhile.

        Whatever was hardly looked at is passed over: little would be won by it.
        """
        waiting = [(node, before)]
        least = node.visits * WORTH_KEEPING
        for parent, known in waiting:
            for action, child in zip(parent.actions, parent.children, strict=True):
                if child is None or child.visits < least:
                    continue
                after = known.copy()
                after.apply(action)
                if after == state:
                    return child
                if after.to_move != OVER and after.to_move != state.to_move:
                    waiting.append((child, after))
        return None

    def prospects_of(self, root: Node) -> list[Prospect]:
        """What the search thinks of the actions that it tried, the most tried first."""
        tried = [
            Prospect(action, child.visits, child.chances())
            for action, child in zip(root.actions, root.children, strict=True)
            if child is not None and child.visits > 0
        ]
        tried.sort(key=lambda prospect: -prospect.visits)
        return tried
