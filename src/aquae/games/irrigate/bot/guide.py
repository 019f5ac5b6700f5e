"""What a sound player of Irrigate knows."""

from typing import Final

from aquae._native import vec
from aquae.bots.guide import Guide, by_seat, load_sureness, load_weights
from aquae.core.state import State
from aquae.games.irrigate.bot.features import FEATURE_NAMES, drawn_share, features
from aquae.games.irrigate.bot.priors import log_priors
from aquae.games.irrigate.position import Position

# Who thinks seven times as long wins about six games of ten; a little weight on the priors makes
# the step between the levels one that can be felt.
EASY_PRIOR_SHARE: Final = 0.05


class IrrigateGuide(Guide):
    """The shortest way to fifty money, ten tiles or a goal, and a longer one for the others."""

    def __init__(self) -> None:
        self.weights = load_weights("aquae.games.irrigate.bot", FEATURE_NAMES)
        self.sureness = load_sureness("aquae.games.irrigate.bot")
        self.easy_prior_share = EASY_PRIOR_SHARE

    def log_priors(self, state: State, actions: list[int]) -> list[float]:
        assert isinstance(state, Position)
        return log_priors(self, state, actions)

    def features(self, state: State) -> list[list[float]]:
        return by_seat(self.measures(state), len(FEATURE_NAMES))

    def measures(self, state: State) -> vec[float]:
        assert isinstance(state, Position)
        return features(state)

    def feature_names(self) -> list[str]:
        return FEATURE_NAMES

    def progress(self, state: State) -> float:
        assert isinstance(state, Position)
        return drawn_share(state)


GUIDE: Final = IrrigateGuide()
