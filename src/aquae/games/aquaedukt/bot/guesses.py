"""What the evaluation of Aquädukt guesses on the way, and whether it came true (A-29)."""

from typing import Final

from aquae.core.state import State
from aquae.games.aquaedukt.bot.features import HOPE_NAMES
from aquae.games.aquaedukt.bot.guide import GUIDE
from aquae.games.aquaedukt.bot.hopes import HOUSE_NAMES, Hopes
from aquae.games.aquaedukt.state import AquaeduktState

PART: Final = "hopes"
"""Where the weights of the terms stand in the data file."""
TERM_NAMES: Final = HOUSE_NAMES
FEATURES: Final = HOPE_NAMES
"""The features that are worked out from the guesses."""


def terms_of(state: State) -> list[list[float]]:
    """What is looked at in each dry house."""
    assert isinstance(state, AquaeduktState)
    hopes = Hopes(state)
    found: list[list[float]] = []
    for house in range(len(hopes.houses)):
        hopes.look_at(house)
        found.append(list(hopes.terms))
    return found


def came_true(state: State, end: State) -> list[float]:
    """Which of these houses have water at the end."""
    assert isinstance(state, AquaeduktState)
    assert isinstance(end, AquaeduktState)
    return [
        1.0 if end.tiles[space] == state.tiles[space] and end.supply[space] > 0 else 0.0
        for space in Hopes(state).houses
    ]


def weights() -> list[float]:
    return list(GUIDE.hopes)


def weigh(weights: list[float]) -> None:
    """Guess by other weights from now on."""
    GUIDE.weigh_hopes(weights)
