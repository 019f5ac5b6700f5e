"""A hidden layer for a guide, from the plays of searching bots."""

from types import ModuleType
from typing import Any, Final

from aquae.bots.guide import Guide
from aquae.cli.training_plays import Played, TrainingPlay, positions_of
from aquae.rl.schooling import Lesson, learn_to_guess, teach_layer

HELD_OUT: Final = 10
"""Every tenth play is not learned from, but tells how good the weights are."""
MORE_ROUNDS: Final = 3
"""A layer needs so many times as many passes as a sum."""


def schooled(
    guide: Guide,
    guesses: ModuleType | None,
    weights: list[float],
    plays: list[tuple[TrainingPlay, Played]],
    units: int,
    rounds: int,
) -> tuple[dict[str, Any], dict[int, float], int]:
    """What is stored of a guide with a layer: learned from the plays of searching bots alone."""
    stored: dict[str, Any] = {}
    shipped: list[float] = []
    if guesses is not None:
        shipped = guesses.weights()
        found = guessed(guesses, plays, rounds)
        stored[guesses.PART] = dict(zip(guesses.TERM_NAMES, found, strict=True))
        guesses.weigh(found)
    lessons: list[list[Lesson]] = [[], []]
    for number, (play, whole) in enumerate(plays):
        for state, shares in positions_of(play, whole)[0]:
            lesson = Lesson(guide.features(state), list(guide.table(state)), shares)
            lessons[number % HELD_OUT == 0].append(lesson)
    if guesses is not None:
        guesses.weigh(shipped)
    learned, nats = teach_layer(lessons[0], lessons[1], weights, units, MORE_ROUNDS * rounds)
    stored["weights"] = dict(zip(guide.feature_names(), learned.weights, strict=True))
    stored["layer"] = learned.layer
    return stored, nats, len(lessons[0]) + len(lessons[1])


def guessed(
    guesses: ModuleType, plays: list[tuple[TrainingPlay, Played]], rounds: int
) -> list[float]:
    """The weights of what is guessed, from what came true."""
    terms: list[list[float]] = []
    came_true: list[float] = []
    for play, whole in plays:
        positions, end = positions_of(play, whole)
        for state, _ in positions:
            terms.extend(guesses.terms_of(state))
            came_true.extend(guesses.came_true(state, end))
    return learn_to_guess(terms, came_true, rounds, len(terms))
