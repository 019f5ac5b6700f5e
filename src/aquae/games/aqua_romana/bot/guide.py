"""What a sound player of Aqua Romana knows."""

from typing import Final

from aquae._native import vec
from aquae.bots.guide import Guide, by_seat, load_sureness, load_weights
from aquae.core.state import State
from aquae.games.aqua_romana.bot.features import FEATURE_NAMES, features, laid_share
from aquae.games.aqua_romana.bot.priors import log_priors
from aquae.games.aqua_romana.state import RomanaState


class AquaRomanaGuide(Guide):
    """Long aqueducts with land before them and builders in sight; podiums before others."""

    def __init__(self) -> None:
        self.weights = load_weights("aquae.games.aqua_romana.bot", FEATURE_NAMES)
        self.sureness = load_sureness("aquae.games.aqua_romana.bot")
        self.foresees = True

    def log_priors(self, state: State, actions: list[int]) -> list[float]:
        assert isinstance(state, RomanaState)
        return log_priors(state, actions)

    def features(self, state: State) -> list[list[float]]:
        return by_seat(self.measures(state), len(FEATURE_NAMES))

    def measures(self, state: State) -> vec[float]:
        assert isinstance(state, RomanaState)
        return features(state)

    def feature_names(self) -> list[str]:
        return FEATURE_NAMES

    def progress(self, state: State) -> float:
        assert isinstance(state, RomanaState)
        return laid_share(state)


GUIDE: Final = AquaRomanaGuide()
