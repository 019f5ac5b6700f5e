"""The hidden layer beside the sum: what it adds, and that it learns what no sum can say."""

from math import log
from typing import Any

import pytest

from aquae.bots.layer import Layer
from aquae.core.packed import packed_floats

schooling = pytest.importorskip("aquae.rl.schooling", reason="the extra `rl` is not installed")


def test_a_unit_looks_at_the_seat_the_others_and_the_table() -> None:
    layer = Layer(1, 2, 1)
    layer.fill([1.0, 2.0], [-1.0, 0.5], [3.0], [0.25], [2.0])
    strengths = [10.0, 20.0, 30.0]
    layer.add_to(strengths, packed_floats([1.0, 0.0, 0.0, 1.0, 0.0, -4.0]), packed_floats([0.5]))
    first = 1.0 + 0.5 * (1.0 - 4.0) / 2 + 1.5 + 0.25
    second = 2.0 + (-1.0 + 0.5 * -4.0) / 2 + 1.5 + 0.25
    # What the third unit sees is below 0, so it says nothing.
    assert strengths == pytest.approx([10.0 + 2 * first, 20.0 + 2 * second, 30.0])


def lessons() -> list[Any]:
    """Who has the feature wins early in the play and loses late in it."""
    return [
        schooling.Lesson(
            [[float(seat == has)] for seat in range(2)],
            [float(late)],
            [float((seat == has) != late) for seat in range(2)],
        )
        for has in range(2)
        for late in (False, True)
        for _ in range(64)
    ]


def test_a_layer_learns_what_no_sum_can_say() -> None:
    alone, surprise = schooling.teach_layer(lessons(), lessons(), [0.0], 1, 1)
    assert surprise[2] > 0.9 * log(2)
    learned, surprise = schooling.teach_layer(lessons(), lessons(), [0.0], 4, 800)
    assert surprise[2] < 0.3 * log(2)
    assert learned != alone
    assert learned == schooling.teach_layer(lessons(), lessons(), [0.0], 4, 800)[0]


def test_a_guide_judges_as_the_school_does() -> None:
    """The same layer says the same in the guide's own words and in those of the school."""
    learned, _ = schooling.teach_layer(lessons(), [], [0.5], 3, 10)
    layer = Layer(3, 1, 1)
    layer.fill(**learned.layer)
    strengths = [learned.weights[0], 0.0]
    layer.add_to(strengths, packed_floats([1.0, 0.0]), packed_floats([1.0]))
    school = schooling.School([schooling.Lesson([[1.0], [0.0]], [1.0], [1.0, 0.0])])
    numbers = schooling.np.array
    weights = {
        "sum": numbers(learned.weights),
        "own": numbers(learned.layer["own"]).reshape(3, 1).T,
        "others": numbers(learned.layer["others"]).reshape(3, 1).T,
        "common": numbers(learned.layer["common"]).reshape(3, 1).T,
        "start": numbers(learned.layer["start"]),
        "worth": numbers(learned.layer["worth"]),
    }
    chances, _ = school.chances(weights, slice(None))
    odds = log(chances[0, 0] / chances[0, 1])
    assert strengths[0] - strengths[1] == pytest.approx(odds)


def test_guesses_are_learned() -> None:
    terms = [[1.0, float(number % 2)] for number in range(200)]
    true = [float(number % 2) for number in range(200)]
    start, more = schooling.learn_to_guess(terms, true, 400, 1)
    assert start < 0.0 < start + more
