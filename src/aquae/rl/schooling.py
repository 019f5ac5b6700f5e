"""A hidden layer learned from plays, beside the sum that it is added to, and what is guessed.

Steps of Adam on small batches, ever smaller ones. The same samples and the same seed give the same
weights.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from aquae.extras import extra

with extra("rl"):
    import numpy as np
    from numpy.typing import NDArray

Numbers = NDArray[np.float64]
Weights = dict[str, Numbers]

BATCH: Final = 256
FIRST_STEP: Final = 0.004
SLOW, SLOWER = 0.9, 0.999
"""How much of the mean slope, and of its mean square, is kept from step to step."""
RIDGE: Final = 1e-5
TINY: Final = 1e-8
MOST_SEATS: Final = 4
NEVER: Final = -1e9
"""The strength of a seat that nobody sits at."""


class Lesson(NamedTuple):
    """A position: what is seen of every seat, of the table, and how it is going to end."""

    features: list[list[float]]
    table: list[float]
    shares: list[float]


class Schooled(NamedTuple):
    """What was learned: the weights of the sum and those of the layer."""

    weights: list[float]
    layer: dict[str, list[float]]


def learn_to_guess(
    terms: list[list[float]], came_true: list[float], rounds: int, seed: int
) -> list[float]:
    """The weights of a logit: what makes a guess come true."""
    seen, true = np.array(terms), np.array(came_true)

    def slopes(weights: Weights, some: NDArray[np.int64]) -> Weights:
        guessed = 1.0 / (1.0 + np.exp(-seen[some] @ weights["terms"]))
        return {"terms": seen[some].T @ (guessed - true[some]) / len(some)}

    begun = {"terms": np.zeros(seen.shape[1])}
    return _plain(_adam(begun, slopes, len(seen), rounds, np.random.default_rng(seed))["terms"])


class School:
    """All lessons side by side, seats that nobody sits at filled up with nothing."""

    def __init__(self, lessons: list[Lesson]) -> None:
        count, width = len(lessons), len(lessons[0].features[0])
        self.features = np.zeros((count, MOST_SEATS, width))
        self.sits = np.zeros((count, MOST_SEATS))
        self.shares = np.zeros((count, MOST_SEATS))
        self.table = np.array([lesson.table for lesson in lessons])
        for number, lesson in enumerate(lessons):
            seats = len(lesson.shares)
            self.features[number, :seats] = lesson.features
            self.shares[number, :seats] = lesson.shares
            self.sits[number, :seats] = 1.0
        rivals = self.sits.sum(1)[:, None, None] - 1.0
        self.others = (self.features.sum(1, keepdims=True) - self.features) / rivals
        self.others *= self.sits[:, :, None]

    def chances(self, weights: Weights, some: Any) -> tuple[Numbers, Numbers]:
        """Of every seat, and what each unit sees in it."""
        pulls = self.features[some] @ weights["own"] + self.others[some] @ weights["others"]
        pulls += (self.table[some] @ weights["common"] + weights["start"])[:, None]
        pulls = np.maximum(pulls, 0.0)
        strengths = self.features[some] @ weights["sum"] + pulls @ weights["worth"]
        strengths = np.where(self.sits[some] > 0.0, strengths, NEVER)
        likely = np.exp(strengths - strengths.max(1, keepdims=True))
        return likely / likely.sum(1, keepdims=True), pulls

    def slopes(self, weights: Weights, some: NDArray[np.int64]) -> Weights:
        chances, pulls = self.chances(weights, some)
        errors = (chances - self.shares[some]) / len(some)
        blames = (errors[:, :, None] * weights["worth"]) * (pulls > 0.0)
        flat = blames.reshape(-1, blames.shape[2])
        features = self.features[some].reshape(-1, self.features.shape[2])
        others = self.others[some].reshape(features.shape)
        return {
            "sum": features.T @ errors.reshape(-1),
            "own": features.T @ flat,
            "others": others.T @ flat,
            "common": self.table[some].T @ blames.sum(1),
            "start": flat.sum(0),
            "worth": pulls.reshape(flat.shape).T @ errors.reshape(-1),
        }

    def nats(self, weights: Weights) -> dict[int, float]:
        """The cross-entropy of what was to come, for every number of seats."""
        chances, _ = self.chances(weights, slice(None))
        surprise = -(self.shares * np.log(np.maximum(chances, 1e-12))).sum(1)
        seats = self.sits.sum(1)
        return {
            int(players): round(float(surprise[seats == players].mean()), 4)
            for players in np.unique(seats)
        }


def teach_layer(
    lessons: list[Lesson], held_out: list[Lesson], begun: list[float], units: int, rounds: int
) -> tuple[Schooled, dict[int, float]]:
    """The sum begins with the weights that are known, the units see a little of everything."""
    school = School(lessons)
    chance = np.random.default_rng(units)
    width, table = len(begun), school.table.shape[1]
    spread = 1.0 / np.sqrt(2 * width + table)
    weights = {
        "sum": np.array(begun),
        "own": chance.normal(0.0, spread, (width, units)),
        "others": chance.normal(0.0, spread, (width, units)),
        "common": chance.normal(0.0, spread, (table, units)),
        "start": np.zeros(units),
        "worth": chance.normal(0.0, 0.05, units),
    }
    weights = _adam(weights, school.slopes, len(lessons), rounds, chance)
    layer = {
        "own": _plain(weights["own"].T),
        "others": _plain(weights["others"].T),
        "common": _plain(weights["common"].T),
        "start": _plain(weights["start"]),
        "worth": _plain(weights["worth"]),
    }
    nats = School(held_out).nats(weights) if held_out else {}
    return Schooled(_plain(weights["sum"]), layer), nats


def _plain(numbers: Numbers) -> list[float]:
    return [round(float(number), 4) for number in numbers.ravel()]


def _adam(
    weights: Weights,
    slopes_of: Callable[[Weights, NDArray[np.int64]], Weights],
    count: int,
    rounds: int,
    chance: np.random.Generator,
) -> Weights:
    means = {name: np.zeros_like(known) for name, known in weights.items()}
    squares = {name: np.zeros_like(known) for name, known in weights.items()}
    steps = max(rounds * count // BATCH, 1)
    for step in range(1, steps + 1):
        size = FIRST_STEP * (1.0 - (step - 1) / steps)
        slopes = slopes_of(weights, chance.integers(0, count, min(BATCH, count)))
        for name, slope in slopes.items():
            slope += RIDGE * weights[name]
            means[name] = SLOW * means[name] + (1.0 - SLOW) * slope
            squares[name] = SLOWER * squares[name] + (1.0 - SLOWER) * slope**2
            towards = means[name] / (1.0 - SLOW**step)
            rough = np.sqrt(squares[name] / (1.0 - SLOWER**step)) + TINY
            weights[name] = weights[name] - size * towards / rough
    return weights
