"""Pairs in a graph: as many as possible at once, by augmenting paths (Edmonds' blossoms)."""

from collections import deque
from collections.abc import Sequence
from typing import Final

NONE: Final = -1


class Matching:
    """Nodes that may be paired where an edge allows it; pairs can be fixed one by one."""

    def __init__(self, edges: Sequence[Sequence[int]]) -> None:
        self.edges = edges
        self.mate = [NONE] * len(edges)
        self.fixed: set[int] = set()
        """Nodes that are settled: no path goes through them."""

    def is_perfect(self) -> bool:
        """Pair as many as possible; whether nobody is left over."""
        for node in range(len(self.edges)):
            if self.mate[node] == NONE and node not in self.fixed:
                self._augment(node)
        return all(mate != NONE for mate in self.mate)

    def fix(self, one: int, other: int) -> bool:
        """Pair these two for good, if all others can be paired besides; else nothing changes."""
        before = self.mate[:]
        for node in (one, other):
            if self.mate[node] != NONE:
                self.mate[self.mate[node]] = NONE
        self.mate[one], self.mate[other] = other, one
        self.fixed |= {one, other}
        if self.is_perfect():
            return True
        self.mate = before
        self.fixed -= {one, other}
        return False

    def _augment(self, root: int) -> None:
        """Pair one node more, if a path leads from this one to another that is free."""
        search = _Search(self, root)
        end = search.run()
        while end != NONE:
            previous = search.parent[end]
            following = self.mate[previous]
            self.mate[end], self.mate[previous] = previous, end
            end = following


class _Search:
    """A tree of alternating paths from a free node; odd rounds in it become one node."""

    def __init__(self, matching: Matching, root: int) -> None:
        size = len(matching.edges)
        self.matching = matching
        self.root = root
        self.parent = [NONE] * size
        self.base = list(range(size))
        self.reached = [False] * size
        self.queue = deque([root])

    def run(self) -> int:
        """The free node at the end of a path, or NONE."""
        self.reached[self.root] = True
        while self.queue:
            node = self.queue.popleft()
            for other in self.matching.edges[node]:
                found = self._look(node, other)
                if found != NONE:
                    return found
        return NONE

    def _look(self, node: int, other: int) -> int:
        mate = self.matching.mate
        if other in self.matching.fixed:
            return NONE
        if self.base[node] == self.base[other] or mate[node] == other:
            return NONE
        if other == self.root or (mate[other] != NONE and self.parent[mate[other]] != NONE):
            self._contract(node, other)
        elif self.parent[other] == NONE:
            self.parent[other] = node
            if mate[other] == NONE:
                return other
            self._reach(mate[other])
        return NONE

    def _reach(self, node: int) -> None:
        if not self.reached[node]:
            self.reached[node] = True
            self.queue.append(node)

    def _contract(self, node: int, other: int) -> None:
        stem = self._common(node, other)
        inside: set[int] = set()
        self._mark(node, stem, other, inside)
        self._mark(other, stem, node, inside)
        for each, base in enumerate(self.base):
            if base in inside:
                self.base[each] = stem
                self._reach(each)

    def _common(self, node: int, other: int) -> int:
        """Where the paths of two nodes to the root meet."""
        mate, seen = self.matching.mate, set()
        while True:
            node = self.base[node]
            seen.add(node)
            if mate[node] == NONE:
                break
            node = self.parent[mate[node]]
        while self.base[other] not in seen:
            other = self.parent[mate[self.base[other]]]
        return self.base[other]

    def _mark(self, node: int, stem: int, child: int, inside: set[int]) -> None:
        mate = self.matching.mate
        while self.base[node] != stem:
            inside |= {self.base[node], self.base[mate[node]]}
            self.parent[node] = child
            child = mate[node]
            node = self.parent[child]
