"""Puzzles out of plays: a quick look at every decision, a long one where it seems worth it."""

from collections.abc import Iterator
from typing import Final

from aquae.bots.bot import Budget, Prospect
from aquae.bots.guide import Guide, guide_for
from aquae.bots.playing import bots_play
from aquae.bots.puzzles.proof import Proof, proved
from aquae.bots.puzzles.puzzle import Puzzle, digit_of
from aquae.bots.puzzles.themes import is_suited, margin_of, options_for, themes_of
from aquae.bots.search import Searcher
from aquae.core.chance import Rng
from aquae.core.game import Game
from aquae.core.links.recorded import link_of
from aquae.core.record import Record
from aquae.core.replay import Step, Walk
from aquae.core.state import CHANCE, State

GLANCE: Final = 120
QUICK_LOOKS: Final = 280
"""More, where the first glance finds something better than what is obvious."""
QUICK_SHARE: Final = 0.7
"""Of the margin that a puzzle has to have, a quick look has to find so much."""
FEWEST: Final = 4
"""Of actions to choose from."""
MOST: Final = 400
LEAST_VISITS: Final = 4
"""An action that was looked at less says nothing yet."""
OPEN: Final = (0.15, 0.95)
"""Between these chances a position is still worth a thought."""
APART: Final = 6
"""Of the actions of a play between one puzzle and the next."""

LINES: Final = (
    ("faber", "tiro"),
    ("tiro", "tiro"),
    ("tiro", "faber"),
    ("faber", "faber"),
    ("faber", "tiro", "tiro"),
    ("tiro", "faber", "faber", "tiro"),
)
"""Who plays, in turn, where puzzles are mined without records: sound play with some faults."""


def play_for(game: Game, seed: str, number: int) -> Record:
    """A play made on the spot, always the same."""
    bots = LINES[number % len(LINES)]
    return bots_play(
        game, game.complete({**options_for(game), "players": len(bots)}), bots, f"{seed}/{number}"
    )


def mined(record: Record) -> Iterator[Puzzle]:
    """The puzzles of a play, in its order."""
    game = record.game
    guide = guide_for(game)
    walk = Walk(game, record.options)
    last = -APART
    for step in walk.steps([game.vocabulary.number(text) for text in record.actions]):
        if step.number - last < APART or not is_candidate(game, guide, step):
            continue
        found = proved(guide, step.state, margin_of(game))
        if found is not None and is_worth(game, guide, step.state, found):
            last = step.number
            yield puzzle_of(record, step, guide, found)


def is_candidate(game: Game, guide: Guide, step: Step) -> bool:
    """A cheap question: does a short search prefer something to what is obvious, and by far?"""
    if step.mover == CHANCE or not FEWEST <= len(step.state.actions()) <= MOST:
        return False
    searcher = Searcher(guide, Budget(iterations=GLANCE))
    rng = Rng("quick")
    root = searcher.search(step.state, rng)
    tried = searcher.prospects_of(root)
    best = max(tried, key=lambda prospect: prospect.chances[step.mover])
    plain = obvious(guide, step.state)
    if tried[0].action == plain and best.action == plain:
        return False
    searcher.budget = Budget(iterations=QUICK_LOOKS)
    searcher.deepen(root, step.state, rng)
    return stands_out(game, searcher.prospects_of(root), step.mover, plain)


def stands_out(game: Game, tried: list[Prospect], mover: int, plain: int) -> bool:
    """Whether something else than the obvious is far ahead, and the play not yet decided."""
    best, *others = tried
    if best.action == plain or not is_suited(game, best.action):
        return False
    rivals = [other.chances[mover] for other in others if other.visits >= LEAST_VISITS]
    lead = best.chances[mover] - max(rivals, default=1.0)
    is_open = best.chances[mover] >= OPEN[0] and max(rivals, default=1.0) <= OPEN[1]
    return is_open and lead >= QUICK_SHARE * margin_of(game)


def obvious(guide: Guide, state: State) -> int:
    """What a sound player does who does not look ahead."""
    actions = state.actions()
    priors = guide.log_priors(state, actions)
    return actions[priors.index(max(priors))]


def is_worth(game: Game, guide: Guide, state: State, found: Proof) -> bool:
    return (
        found.best != obvious(guide, state)
        and is_suited(game, found.best)
        and OPEN[0] <= max(found.chances)
    )


def puzzle_of(record: Record, step: Step, guide: Guide, found: Proof) -> Puzzle:
    game = record.game
    played = Record(game, record.options, _seats(record), record.actions[: step.number], None)
    costs = [digit_of(cost) for cost in found.costs]
    return Puzzle(
        link_of(played),
        game.vocabulary.text(found.best),
        round(100 * max(found.chances)),
        "".join(costs),
        tuple(themes_of(game, step.state, found.best)),
        difficulty(guide, step.state, found.best),
    )


def _seats(record: Record) -> list[str]:
    """A puzzle names nobody."""
    return [str(number + 1) for number in range(len(record.seats))]


LEVELS: Final = ((20, 1250), (60, 1400), (200, 1550))
HARDEST: Final = 1700
A_RANK: Final = 25
MOST_RANKS: Final = 10


def difficulty(guide: Guide, state: State, best: int) -> int:
    """A first guess: how long a search has to look, and how far down the obvious ones it lies."""
    actions = state.actions()
    priors = guide.log_priors(state, actions)
    rank = sum(prior > priors[actions.index(best)] for prior in priors)
    return _level(guide, state, best) + A_RANK * min(rank, MOST_RANKS)


def _level(guide: Guide, state: State, best: int) -> int:
    for looks, level in LEVELS:
        searcher = Searcher(guide, Budget(iterations=looks))
        tried = searcher.prospects_of(searcher.search(state, Rng("level")))
        if tried and tried[0].action == best:
            return level
    return HARDEST
