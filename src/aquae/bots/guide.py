"""What a sound player knows about a game: which actions are likely, and who is how far ahead."""

import json
from abc import abstractmethod
from math import exp
from pkgutil import get_data
from typing import Final

from aquae._native import append, i64, mypyc_attr, vec
from aquae.core.errors import AquaeError
from aquae.core.game import Game
from aquae.core.state import State
from aquae.games import part_of

RULED_OUT: Final = -1000.0
"""The log prior of what no search should look at, however good it may seem to the evaluation."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """Priors over the actions and an evaluation of the positions of one game.

    The evaluation is a conditional logit: each seat's features are weighed with the same weights,
    and the seats' chances are in the proportion of the exponentials. `learning` finds the weights.
    """

    weights: vec[float]
    first_width: int = 6
    """How many actions, by falling prior, a search looks at before it widens its view."""
    exploration: float = 0.9
    """How much a search goes by the priors where little has been tried yet."""
    easy_prior_share: float = 0.0
    """How much `architectus` goes by the priors after any number of visits, to be easier than
    `curator`."""
    foresees: bool = False
    """Whether so little is left to luck that what was thought before others' turns is of use."""

    @abstractmethod
    def log_priors(self, state: State, actions: list[int]) -> list[float]:
        """How likely a sound player takes each action, as logarithms that need not add up.

        A difference of 1 means about e times as likely.
        """

    @abstractmethod
    def features(self, state: State) -> list[list[float]]:
        """For every seat what the evaluation looks at, each roughly between -3 and 3."""

    @abstractmethod
    def feature_names(self) -> list[str]:
        """What the features are, in their order."""

    def measures(self, state: State) -> vec[float]:
        """The features of all seats, one after the other: what `chances` weighs."""
        seen = vec[float]()
        for own in self.features(state):
            for feature in own:
                seen = append(seen, feature)
        return seen

    def weigh(self, weights: list[float]) -> None:
        """Go by other weights from now on."""
        self.weights = vec[float](weights)

    def chances(self, state: State) -> list[float]:
        """The estimated chance of winning of every seat; they add up to 1."""
        weights = self.weights
        strengths: list[float] = []
        strength = 0.0
        place: i64 = 0
        count: i64 = len(weights)
        for feature in self.measures(state):
            strength += weights[place] * feature
            place += 1
            if place == count:
                strengths.append(strength)
                strength = 0.0
                place = 0
        return shares_of_strengths(strengths)


def shares_of_strengths(strengths: list[float]) -> list[float]:
    """In the proportion of their exponentials."""
    best = max(strengths)
    likely = [exp(strength - best) for strength in strengths]
    total = 0.0
    for share in likely:
        total += share
    return [share / total for share in likely]


def by_seat(seen: vec[float], count: int) -> list[list[float]]:
    """What stands there for one seat after the other, so many numbers each."""
    return [list(seen[first : first + count]) for first in range(0, len(seen), count)]


def guide_for(game: Game) -> Guide:
    """What bots know about a game, or an error if nobody has written it down."""
    part = part_of(game, "bot.guide")
    if part is None:
        raise AquaeError(f"no bot has learned {game.title} yet, so none can judge its positions")
    guide = part.GUIDE
    assert isinstance(guide, Guide)
    return guide


def has_guide(game: Game) -> bool:
    return part_of(game, "bot.guide") is not None


def load_weights(package: str, feature_names: list[str]) -> vec[float]:
    """The weights of a guide from its data file; 0 for a feature that was not there yet."""
    try:
        known = json.loads(get_data(package, "weights.json") or "{}")["weights"]
    except FileNotFoundError:
        known = {}
    return vec[float]([float(known.get(feature, 0.0)) for feature in feature_names])
