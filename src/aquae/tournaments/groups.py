"""Tables for three or four: groups that cost little, found by exchanging two entrants at a time."""

from collections.abc import Callable, Sequence
from itertools import combinations

Cost = Callable[[str, str], int]
"""What it costs that two sit at one table."""
Groups = list[list[str]]


def cut(names: Sequence[str], size: int) -> Groups:
    """One group after another."""
    return [list(names[start : start + size]) for start in range(0, len(names), size)]


def cost_of(groups: Groups, cost: Cost) -> int:
    return sum(cost(*pair) for group in groups for pair in combinations(group, 2))


def improved(groups: Groups, cost: Cost) -> Groups:
    """Groups that no exchange of two entrants makes cheaper."""
    while _exchange(groups, cost):
        pass
    return groups


def _exchange(groups: Groups, cost: Cost) -> bool:
    """Make the first exchange that helps, if there is one."""
    for one, other in combinations(groups, 2):
        for place, name in enumerate(one):
            for where, another in enumerate(other):
                if _gain(one, place, other, where, cost) > 0:
                    one[place], other[where] = another, name
                    return True
    return False


def _gain(one: list[str], place: int, other: list[str], where: int, cost: Cost) -> int:
    name, another = one[place], other[where]
    ours = [each for each in one if each != name]
    theirs = [each for each in other if each != another]
    before = sum(cost(name, each) for each in ours) + sum(cost(another, each) for each in theirs)
    after = sum(cost(another, each) for each in ours) + sum(cost(name, each) for each in theirs)
    return before - after


def cheapest(starts: Sequence[Sequence[str]], size: int, cost: Cost) -> Groups:
    """The best groups that are found from several beginnings."""
    found = [improved(cut(names, size), cost) for names in starts]
    return min(found, key=lambda groups: cost_of(groups, cost))
