"""Weights for a guide's evaluation, from the outcomes of plays: a conditional logit.

Every sampled position says: these features per seat, and that share of the victory per seat. The
weights make the observed shares as likely as possible, with a little ridge against noise.
"""

from collections.abc import Callable
from math import exp, log
from typing import Any

from aquae.core.chance import Rng


class Sample:
    """One position of a finished play."""

    def __init__(self, features: list[list[float]], shares: list[float]) -> None:
        self.features = features
        self.shares = shares

    def __reduce__(self) -> tuple[Callable[..., "Sample"], tuple[Any, ...]]:
        return (Sample, (self.features, self.shares))


def predicted_shares(sample: Sample, weights: list[float]) -> list[float]:
    """The share of the victory that the weights expect for each seat of a sample."""
    strengths: list[float] = []
    for features in sample.features:
        strength = 0.0
        for place, feature in enumerate(features):
            strength += weights[place] * feature
        strengths.append(strength)
    best = max(strengths)
    likely = [exp(strength - best) for strength in strengths]
    total = sum(likely)
    return [share / total for share in likely]


def cross_entropy(samples: list[Sample], weights: list[float]) -> float:
    """The mean cross-entropy of the outcomes in nats; log(seats) is knowing nothing."""
    total = 0.0
    for sample in samples:
        for share, chance in zip(sample.shares, predicted_shares(sample, weights), strict=True):
            if share > 0.0:
                total -= share * log(max(chance, 1e-12))
    return total / len(samples)


def learn(
    samples: list[Sample], weights: list[float], rounds: int, rng: Rng, ridge: float = 1e-4
) -> list[float]:
    """Better weights, by stochastic gradient steps with a step size per weight (Adagrad)."""
    weights = weights[:]
    count = len(weights)
    history = [1e-6] * count
    for _ in range(rounds * len(samples)):
        sample = samples[int(rng.below(len(samples)))]
        gradient = [ridge * weight for weight in weights]
        chances = predicted_shares(sample, weights)
        for seat, features in enumerate(sample.features):
            error = chances[seat] - sample.shares[seat]
            for place in range(count):
                gradient[place] += error * features[place]
        for place in range(count):
            slope = gradient[place]
            history[place] += slope * slope
            weights[place] -= 0.1 * slope / history[place] ** 0.5
    return weights
