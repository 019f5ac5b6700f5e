"""A finished play looked at again: who stood how, when it turned, what was luck."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from aquae.bots.assess import looked_at_well
from aquae.bots.bot import Budget
from aquae.bots.guide import guide_for
from aquae.bots.search import Searcher
from aquae.core.chance import Rng
from aquae.core.errors import AquaeError
from aquae.core.record import Record
from aquae.core.replay import Step, Walk
from aquae.core.state import CHANCE
from aquae.core.vocabulary import Vocabulary


class ReviewedStep:
    """One action of the play: who took it, and what the bot thought of it."""

    def __init__(self, number: int, mover: int, text: str) -> None:
        self.number = number
        self.mover = mover
        self.text = text
        self.before: list[float] = []
        self.after: list[float] = []
        self.better: str | None = None
        """What the bot would have done instead, if it thinks that it was better."""
        self.given_away = 0.0
        """How much of the mover's chance the better action would have kept."""
        self.promise = 0.0
        """The mover's chance with the better action."""
        self.kept: float | None = None
        """The mover's chance with this action, if the same search looked at it well."""

    def weigh(self) -> None:
        """Compare with the better action; of what the search left aside, go by what followed."""
        if self.better is None:
            return
        kept = self.after[self.mover] if self.kept is None else self.kept
        self.given_away = max(self.promise - kept, 0.0)
        if self.given_away == 0.0:
            self.better = None

    def swing(self) -> float:
        """The largest change of any seat's chance."""
        return max(abs(b - a) for a, b in zip(self.before, self.after, strict=True))

    def as_json(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "mover": "chance" if self.mover == CHANCE else self.mover,
            "action": self.text,
            "chances": rounded(self.after),
            "better": self.better,
            "given_away": round(self.given_away, 4),
        }


class Review:
    """All steps of a play, and what they add up to."""

    def __init__(self, record: Record, opening: list[float], steps: list[ReviewedStep]) -> None:
        self.record = record
        self.opening = opening
        self.steps = steps

    def turning_points(self, count: int = 3) -> list[ReviewedStep]:
        """The actions after which the chances had changed most, in the order of the play."""
        largest = sorted(self.steps, key=lambda step: -step.swing())[:count]
        return sorted(largest, key=lambda step: step.number)

    def give_aways(self) -> list[ReviewedStep | None]:
        """For each seat its most expensive action, if any cost something."""
        worst: list[ReviewedStep | None] = []
        for seat in range(len(self.record.seats)):
            own = [step for step in self.steps if step.mover == seat and step.better is not None]
            worst.append(max(own, key=lambda step: step.given_away, default=None))
        return worst

    def luck_and_play(self) -> list[tuple[float, float]]:
        """For each seat what Chance changed about its chance of winning, and what players did."""
        totals = []
        for seat in range(len(self.record.seats)):
            luck = play = 0.0
            for step in self.steps:
                change = step.after[seat] - step.before[seat]
                if step.mover == CHANCE:
                    luck += change
                else:
                    play += change
            totals.append((luck, play))
        return totals

    def as_json(self) -> dict[str, Any]:
        return {
            "opening": rounded(self.opening),
            "steps": [step.as_json() for step in self.steps],
            "turning_points": [step.number for step in self.turning_points()],
            "give_aways": [None if step is None else step.number for step in self.give_aways()],
            "luck_and_play": [rounded([luck, play]) for luck, play in self.luck_and_play()],
        }


def rounded(numbers: list[float]) -> list[float]:
    return [round(number, 4) for number in numbers]


def review(record: Record, budget: Budget, on_step: Callable[[], None]) -> Review:
    """Judge every position of a finished play. The same budget in iterations, the same review."""
    if record.result is None:
        raise AquaeError("only a finished game can be reviewed")
    rng = Rng("review")
    searcher = Searcher(guide_for(record.game), budget)
    walk = Walk(record.game, record.options)
    actions = [record.game.vocabulary.number(text) for text in record.actions]
    steps: list[ReviewedStep] = []
    for taken in walk.steps(actions):
        steps.append(reviewed(taken, searcher, rng, record.game.vocabulary))
        on_step()
    for step, following in pairwise(steps):
        step.after = following.before
    steps[-1].after = walk.state.final_shares()
    for step in steps:
        step.weigh()
    return Review(record, steps[0].before, steps)


def reviewed(step: Step, searcher: Searcher, rng: Rng, vocabulary: Vocabulary) -> ReviewedStep:
    """A step with the chances before it, and what may have been better."""
    found = ReviewedStep(step.number, step.mover, vocabulary.text(step.action))
    root = searcher.search(step.state, rng)
    found.before = root.chances()
    if step.mover == CHANCE:
        return found
    tried = looked_at_well(searcher.prospects_of(root), root)
    best = tried[0] if tried else None
    if best is None or best.action == step.action:
        return found
    found.better = vocabulary.text(best.action)
    found.promise = best.chances[step.mover]
    for prospect in tried:
        if prospect.action == step.action:
            found.kept = prospect.chances[step.mover]
    return found
