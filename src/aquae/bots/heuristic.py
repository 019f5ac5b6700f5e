"""Bots that follow the priors of a guide without looking ahead."""

from math import exp
from typing import Final

from aquae._native import i64
from aquae.bots.bot import Bot
from aquae.bots.guide import Guide
from aquae.core.chance import Rng
from aquae.core.state import State

FINE: Final = 1 << 30
# A beginner: any legal action this often, otherwise by the priors, but not strictly.
BLUNDERS_IN_A_HUNDRED: Final[i64] = 10
TEMPERATURE: Final = 0.35


class Faber(Bot):
    """A sound player: always the likeliest action, ties by lot."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide

    def choose(self, state: State, rng: Rng) -> int:
        actions = state.actions()
        if len(actions) == 1:
            return actions[0]
        priors = self.guide.log_priors(state, actions)
        best = max(priors)
        equal = [action for action, value in zip(actions, priors, strict=True) if value >= best]
        return equal[rng.below(len(equal))]


class Tiro(Bot):
    """A beginner: plausible, but easily distracted."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide
        self.blunders: i64 = BLUNDERS_IN_A_HUNDRED
        self.temperature = TEMPERATURE

    def choose(self, state: State, rng: Rng) -> int:
        actions = state.actions()
        if len(actions) == 1:
            return actions[0]
        if rng.below(100) < self.blunders:
            return actions[rng.below(len(actions))]
        priors = self.guide.log_priors(state, actions)
        best = max(priors)
        likely = [exp((value - best) / self.temperature) for value in priors]
        lot = int(rng.below(FINE))
        ticket = sum(likely) * (lot / FINE)
        for action, share in zip(actions, likely, strict=True):
            ticket -= share
            if ticket < 0:
                return action
        return actions[-1]
