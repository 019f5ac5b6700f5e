"""What a searching bot thinks of a position: the best few actions, and what they lead to."""

from typing import Final

from aquae.bots.bot import Bot, Prospect
from aquae.bots.guide import Guide
from aquae.bots.heuristic import Faber
from aquae.bots.search import Searcher
from aquae.bots.seats import finish
from aquae.bots.tree import Node, iterate, most_visited
from aquae.core.chance import Rng
from aquae.core.state import State

# A leaf of the search is evaluated by chances, which say nothing of points: those are counted at
# the end of a few plays by the heuristic bot, with the same luck for every action.
PLAYS: Final = 12
# An action was looked at well if it got this part of all looks.
LOOKED_AT: Final = 10
# What was looked at less often is no plan yet.
PLANNED: Final = 20


def assess(searcher: Searcher, state: State, rng: Rng, count: int = 3) -> list[Prospect]:
    """The most promising actions, with chances and expected scores of every seat."""
    return best_of(searcher, searcher.search(state, rng), state, rng, count)


def best_of(searcher: Searcher, root: Node, state: State, rng: Rng, count: int) -> list[Prospect]:
    """The same of a state that was searched already: the most tried, by what they promise."""
    for prospect in searcher.prospects_of(root)[:count]:
        look_at_well(searcher, root, state, prospect.action, rng)
    best = searcher.prospects_of(root)[:count]
    for prospect in best:
        prospect.chances = searcher.guide.told(state, prospect.chances)
    best.sort(key=lambda prospect: -prospect.chances[root.mover])
    for prospect in best:
        prospect.scores = expected_scores(state, prospect.action, searcher.guide, rng)
        prospect.then = rest_of_turn(root, prospect.action)
    return best


def rest_of_turn(root: Node, action: int) -> list[int]:
    """What the mover goes on with after an action, until somebody else or Chance is to move."""
    rest: list[int] = []
    node = root.children[root.actions.index(action)]
    while node is not None and node.mover == root.mover and node.children:
        place = most_visited(node)
        following = node.children[place]
        if following is None or following.visits < PLANNED:
            break
        rest.append(node.actions[place])
        node = following
    return rest


def look_at_well(searcher: Searcher, root: Node, state: State, action: int, rng: Rng) -> None:
    """Go on with what follows an action until it has a good part of all looks.

    Else a chance that few looks have found would stand beside one that many have.
    """
    child = root.children[root.actions.index(action)]
    assert child is not None
    after = state.copy()
    after.apply(action)
    while child.visits * LOOKED_AT < root.visits:
        iterate(child, after.copy(), searcher.guide, searcher.prior_share, rng)


def looked_at_well(prospects: list[Prospect], root: Node) -> list[Prospect]:
    """Those that got a good part of all looks, by the chance that they promise to the mover."""
    well = [prospect for prospect in prospects if prospect.visits * LOOKED_AT >= root.visits]
    well.sort(key=lambda prospect: -prospect.chances[root.mover])
    return well


def expected_scores(state: State, action: int, guide: Guide, root: Rng) -> list[float]:
    """The mean final scores after an action, if everybody goes on like `faber`."""
    bots: list[Bot] = [Faber(guide) for _ in state.scores()]
    totals = [0.0] * len(bots)
    luck = Rng("")
    for number in range(PLAYS):
        play = state.copy()
        play.apply(action)
        luck.branch(root, number)
        finish(play, bots, luck)
        for seat, score in enumerate(play.scores()):
            totals[seat] += score
    return [total / PLAYS for total in totals]
