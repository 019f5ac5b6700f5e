"""A finished play looked at again: who stood how, when it turned, what was luck."""

from collections.abc import Callable
from typing import Any, Final

from aquae.bots.assess import looked_at_well
from aquae.bots.bot import Budget, Prospect
from aquae.bots.guide import guide_for
from aquae.bots.search import Searcher
from aquae.bots.tree import Node
from aquae.core.chance import Rng
from aquae.core.errors import AquaeError
from aquae.core.record import Record
from aquae.core.replay import Step, Walk
from aquae.core.state import CHANCE
from aquae.core.vocabulary import Vocabulary

SECOND_LOOKS: Final = 3
"""How many more budgets are spent on an action that seems to give something away."""


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
    connect(steps, walk.state.final_shares())
    return Review(record, steps[0].before, steps)


def connect(steps: list[ReviewedStep], end: list[float]) -> None:
    """A step leads to what the next one begins with. One without a choice changes nothing."""
    for step in reversed(steps):
        step.after = end
        step.before = step.before or end
        step.weigh()
        end = step.before


def reviewed(step: Step, searcher: Searcher, rng: Rng, vocabulary: Vocabulary) -> ReviewedStep:
    """A step with the chances before it, and what may have been better."""
    found = ReviewedStep(step.number, step.mover, vocabulary.text(step.action))
    if len(step.state.actions()) == 1:
        return found
    root = searcher.search(step.state, rng)
    if step.mover == CHANCE:
        found.before = searcher.guide.told(step.state, root.chances())
        return found
    tried = searcher.prospects_of(root)
    if tried and tried[0].action != step.action:
        # Before it finds fault, it looks again.
        for _ in range(SECOND_LOOKS):
            searcher.deepen(root, step.state, rng)
        tried = searcher.prospects_of(root)
    for prospect in tried:
        prospect.chances = searcher.guide.told(step.state, prospect.chances)
    judge(found, step.action, root, tried, vocabulary)
    return found


def judge(
    found: ReviewedStep, action: int, root: Node, tried: list[Prospect], vocabulary: Vocabulary
) -> None:
    """A position is worth what the action is that a bot would take, the one tried most.

    Bad ones that were tried need not be taken; and the best chance of all would be the luckiest.
    """
    found.before = tried[0].chances if tried else root.chances()
    if not tried or tried[0].action == action:
        return
    found.better = vocabulary.text(tried[0].action)
    found.promise = tried[0].chances[found.mover]
    for prospect in looked_at_well(tried, root):
        if prospect.action == action:
            found.kept = prospect.chances[found.mover]
