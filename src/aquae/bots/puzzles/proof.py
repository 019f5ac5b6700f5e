"""Whether one action is clearly better than all others: every one is looked at for itself.

In a search from the position bad actions get few looks, and seem worse for it. Here each action
that comes near gets as many as the best, with several seeds, and the best leads in every one.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from aquae.bots.bot import Budget
from aquae.bots.guide import Guide
from aquae.bots.search import Searcher
from aquae.core.chance import Rng
from aquae.core.state import CHANCE, OVER, State

NARROWER: Final = 0.75
"""Of the margin it has to keep so much when it is looked at again, longer and otherwise."""
CLOSE: Final = 4
"""So many actions are looked at as long as the best."""
GLANCE: Final = 150
ROOT_LOOK: Final = 2_000
ROOT_SHARE: Final = 0.8
"""Of the margin, a search from the position itself has to find so much."""
LEAST_VISITS: Final = 20
LOOK: Final = 3_000
LONG_LOOK: Final = 10_000
SEEDS: Final = ("one", "two", "three")
LONG_SEED: Final = "long"
OTHER_SEED: Final = "check"


class Proof(NamedTuple):
    """What the looks have shown: the mover's chance with each legal action, in their order."""

    best: int
    chances: list[float]
    margin: float

    @property
    def costs(self) -> list[float]:
        top = max(self.chances)
        return [top - chance for chance in self.chances]


def worth(guide: Guide, state: State, action: int, looks: int, seed: str) -> float:
    """The mover's chance after an action, if everybody then does what so many looks find best."""
    mover = state.to_move
    after = state.copy()
    after.apply(action)
    if after.to_move == OVER:
        return after.final_shares()[mover]
    searcher = Searcher(guide, Budget(iterations=looks))
    root = searcher.search(after, Rng(seed))
    tried = searcher.prospects_of(root)
    if after.to_move == CHANCE or not tried:
        return root.chances()[mover]
    return tried[0].chances[mover]


def glanced(guide: Guide, state: State) -> list[float]:
    return [worth(guide, state, action, GLANCE, "glance") for action in state.actions()]


def by_chance(chances: Sequence[float]) -> list[int]:
    """The places of actions, the most promising first."""
    return sorted(range(len(chances)), key=lambda place: -chances[place])


def proved(guide: Guide, state: State, margin: float) -> Proof | None:
    """The one action that is clearly better than all others, if there is one. Cheap questions come
    first: most positions fail at them."""
    actions = state.actions()
    close = contenders(guide, state, margin)
    near = close[:3]
    if not near or not all(leads(guide, state, near, LOOK, (seed,), margin) for seed in SEEDS):
        return None
    chances = glanced(guide, state)
    best = close[0]
    close = [best, *[place for place in by_chance(chances) if place != best][:CLOSE]]
    lowest, highest = looked_at(guide, state, close, LOOK, SEEDS)
    if lead(best, close, lowest, highest) < margin:
        return None
    rivals = [best, *sorted(close[1:], key=lambda place: -highest[place])[:2]]
    found = lead(best, rivals, *looked_at(guide, state, rivals, LONG_LOOK, (LONG_SEED,)))
    for place in close:
        chances[place] = (lowest[place] + highest[place]) / 2
    others = [chance for place, chance in enumerate(chances) if place != best]
    is_clear = found >= margin and chances[best] - max(others) >= margin
    return Proof(actions[best], chances, found) if is_clear else None


def contenders(guide: Guide, state: State, margin: float) -> list[int]:
    """The places of the best action and of those that come near it, by one search from here; none
    if nothing stands out."""
    mover = state.to_move
    searcher = Searcher(guide, Budget(iterations=ROOT_LOOK))
    tried = searcher.prospects_of(searcher.search(state, Rng("root")))
    known = [prospect for prospect in tried if prospect.visits >= LEAST_VISITS]
    known[1:] = sorted(known[1:], key=lambda prospect: -prospect.chances[mover])
    if len(known) < 2:
        return []
    if known[0].chances[mover] - known[1].chances[mover] < ROOT_SHARE * margin:
        return []
    actions = state.actions()
    return [actions.index(prospect.action) for prospect in known[: CLOSE + 1]]


def leads(
    guide: Guide,
    state: State,
    places: Sequence[int],
    looks: int,
    seeds: Sequence[str],
    margin: float,
) -> bool:
    """Whether the first of these places stands above the others by a margin."""
    lowest, highest = looked_at(guide, state, places, looks, seeds)
    return lead(places[0], places, lowest, highest) >= margin


def looked_at(
    guide: Guide, state: State, places: Sequence[int], looks: int, seeds: Sequence[str]
) -> tuple[dict[int, float], dict[int, float]]:
    """Of each place the lowest and the highest chance that the seeds have found."""
    actions = state.actions()
    lowest: dict[int, float] = {}
    highest: dict[int, float] = {}
    for place in places:
        found = [worth(guide, state, actions[place], looks, seed) for seed in seeds]
        lowest[place], highest[place] = min(found), max(found)
    return lowest, highest


def lead(
    best: int, places: Sequence[int], lowest: dict[int, float], highest: dict[int, float]
) -> float:
    """How far the best stands above all others, where it seems lowest and they highest."""
    return lowest[best] - max(highest[place] for place in places if place != best)


def holds(guide: Guide, state: State, best: int, margin: float, looks: int) -> bool:
    """Whether it is found again with another seed: among the few that come near, and by far."""
    place = state.actions().index(best)
    near = [other for other in by_chance(glanced(guide, state)) if other != place][:CLOSE]
    return leads(guide, state, [place, *near], looks, (OTHER_SEED,), NARROWER * margin)
