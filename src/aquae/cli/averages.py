"""Means of many games, and how far chance may have moved them."""

from math import sqrt


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def margin(numbers: list[float]) -> float:
    """Half of the 95 % interval of a mean.

    Where all were won or all lost, the rule of three: even then not every game would be.
    """
    average = mean(numbers)
    if len(numbers) < 2 or average in (0.0, 1.0):
        return min(1.0, 3 / len(numbers))
    variance = sum((number - average) ** 2 for number in numbers) / (len(numbers) - 1)
    return 1.96 * sqrt(variance / len(numbers))
