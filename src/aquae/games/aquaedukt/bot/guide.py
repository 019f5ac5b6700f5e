"""What a sound player of Aquädukt knows."""

from typing import Final

from aquae._native import vec
from aquae.bots.guide import Guide, by_seat, load_layer, load_sureness, load_weights
from aquae.core.state import State
from aquae.games.aquaedukt.bot.features import (
    FEATURE_NAMES,
    TABLE_NAMES,
    features,
    table,
)
from aquae.games.aquaedukt.bot.hopes import HOUSE_NAMES
from aquae.games.aquaedukt.bot.priors import log_priors
from aquae.games.aquaedukt.position import CANALS
from aquae.games.aquaedukt.state import AquaeduktState

# What there is to find by search among four, the first few hundred looks find: who thinks seven
# times as long wins hardly more. A level between `faber` and `curator` has to stay with the priors.
EASY_PRIOR_SHARE: Final = 0.2


class AquaeduktGuide(Guide):
    """Canals to own houses rather than to those of others; houses where water may come."""

    def __init__(self) -> None:
        here = "aquae.games.aquaedukt.bot"
        self.weights = load_weights(here, FEATURE_NAMES)
        self.sureness = load_sureness(here)
        self.hopes = load_weights(here, HOUSE_NAMES, "hopes")
        self.layer = load_layer(here, len(FEATURE_NAMES), len(TABLE_NAMES))
        self.easy_prior_share = EASY_PRIOR_SHARE

    def weigh_hopes(self, hopes: list[float]) -> None:
        """Hope for water by other weights from now on."""
        self.hopes = vec[float](hopes)

    def log_priors(self, state: State, actions: list[int]) -> list[float]:
        assert isinstance(state, AquaeduktState)
        return log_priors(state, actions)

    def features(self, state: State) -> list[list[float]]:
        return by_seat(self.measures(state), len(FEATURE_NAMES))

    def measures(self, state: State) -> vec[float]:
        assert isinstance(state, AquaeduktState)
        return features(state, self.hopes)

    def table(self, state: State) -> vec[float]:
        assert isinstance(state, AquaeduktState)
        return table(state)

    def feature_names(self) -> list[str]:
        return FEATURE_NAMES

    def progress(self, state: State) -> float:
        assert isinstance(state, AquaeduktState)
        return 1.0 - state.canals_left / CANALS


GUIDE: Final = AquaeduktGuide()
