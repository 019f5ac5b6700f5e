"""What a sound player knows about a game: which actions are likely, and who is how far ahead."""

import json
from abc import abstractmethod
from math import exp
from pkgutil import get_data
from typing import Final

from aquae._native import mypyc_attr
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

    weights: list[float]
    first_width: int = 6
    """How many actions, by falling prior, a search looks at before it widens its view."""
    exploration: float = 0.9
    """How much a search goes by the priors where little has been tried yet."""
    easy_prior_share: float = 0.0
    """How much `architectus` goes by the priors after any number of visits, to be easier than
    `curator`."""

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

    def chances(self, state: State) -> list[float]:
        """The estimated chance of winning of every seat; they add up to 1."""
        strengths: list[float] = []
        best = -1e30
        for features in self.features(state):
            strength = 0.0
            for place, feature in enumerate(features):
                strength += self.weights[place] * feature
            strengths.append(strength)
            if strength > best:
                best = strength
        total = 0.0
        for seat, strength in enumerate(strengths):
            share = exp(strength - best)
            strengths[seat] = share
            total += share
        return [share / total for share in strengths]


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


def load_weights(package: str, feature_names: list[str]) -> list[float]:
    """The weights of a guide from its data file; 0 for a feature that was not there yet."""
    try:
        known = json.loads(get_data(package, "weights.json") or "{}")["weights"]
    except FileNotFoundError:
        known = {}
    return [float(known.get(feature, 0.0)) for feature in feature_names]
