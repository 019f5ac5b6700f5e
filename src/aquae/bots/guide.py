"""What a sound player knows about a game: which actions are likely, and who is how far ahead."""

import json
from abc import abstractmethod
from math import exp, log
from pkgutil import get_data
from typing import Any, Final

from aquae._native import append, i64, mypyc_attr, vec
from aquae.bots.layer import Layer
from aquae.core.errors import AquaeError
from aquae.core.game import Game
from aquae.core.state import State
from aquae.games import part_of

TINY: Final = 1e-9
"""No chance that is told is lower."""
RULED_OUT: Final = -1000.0
"""The log prior of what no search should look at, however good it may seem to the evaluation."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """Priors over the actions and an evaluation of the positions of one game.

    The evaluation is a conditional logit: each seat's features are weighed with the same weights,
    perhaps with a hidden layer beside them, and the seats' chances are in the proportion of the
    exponentials. `learning` finds the weights.
    """

    weights: vec[float]
    layer: Layer | None = None
    sureness: dict[str, list[float]] | None = None
    """By number of seats: how sure people are told to be where a play begins, and where it ends."""
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

    def table(self, state: State) -> vec[float]:
        """What is alike for all seats, for the hidden layer."""
        return vec[float]()

    def progress(self, state: State) -> float:
        """How far the play has gone, from 0 to about 1."""
        return 0.0

    def told(self, state: State, chances: list[float]) -> list[float]:
        """What a search has found, as people are told it: as sure as it has proved to be in plays.

        Among two seats the order of actions stays what it was.
        """
        return self.told_at(self.progress(state), chances)

    def told_at(self, progress: float, chances: list[float]) -> list[float]:
        """The same where a play has gone so far."""
        sureness = self.sureness
        seats = str(len(chances))
        if sureness is None or seats not in sureness:
            return chances
        first, last = sureness[seats]
        power = first + (last - first) * progress
        return shares_of_strengths([power * log_of(chance) for chance in chances])

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
        seen = self.measures(state)
        for feature in seen:
            strength += weights[place] * feature
            place += 1
            if place == count:
                strengths.append(strength)
                strength = 0.0
                place = 0
        layer = self.layer
        if layer is not None:
            layer.add_to(strengths, seen, self.table(state))
        return shares_of_strengths(strengths)


def log_of(chance: float) -> float:
    return log(max(chance, TINY))


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


def load_weights(package: str, names: list[str], part: str = "weights") -> vec[float]:
    """The weights of a guide from its data file; 0 for a feature that was not there yet."""
    known = _stored(package).get(part, {})
    return vec[float]([float(known.get(name, 0.0)) for name in names])


def load_sureness(package: str) -> dict[str, list[float]] | None:
    """How sure people are told to be, if that was learned."""
    sureness: dict[str, list[float]] | None = _stored(package).get("sureness")
    return sureness


def load_layer(package: str, features: int, table: int) -> Layer | None:
    """The hidden layer of a guide, if its data file has one that sees so much."""
    stored = _stored(package).get("layer")
    if stored is None or len(stored["own"]) != len(stored["worth"]) * features:
        return None
    layer = Layer(len(stored["worth"]), features, table)
    layer.fill(stored["own"], stored["others"], stored["common"], stored["start"], stored["worth"])
    return layer


def _stored(package: str) -> dict[str, Any]:
    try:
        stored: dict[str, Any] = json.loads(get_data(package, "weights.json") or "{}")
    except FileNotFoundError:
        return {}
    return stored
