"""A bot with a habit: what the habit leaves open, it decides as the bot does."""

from collections.abc import Callable

from aquae.bots.bot import Bot
from aquae.bots.guide import Guide
from aquae.core.chance import Rng
from aquae.core.state import State

Trick = Callable[[Bot, Guide], Bot]
"""Gives a bot a habit."""


class Habit(Bot):
    """Narrows the choice; if it leaves all actions or none, the bot itself chooses."""

    def __init__(self, bot: Bot, guide: Guide) -> None:
        self.bot = bot
        self.guide = guide

    def choose(self, state: State, rng: Rng) -> int:
        actions = state.actions()
        wanted = self.wanted(state, actions) if len(actions) > 1 else []
        if not wanted or len(wanted) == len(actions):
            return self.bot.choose(state, rng)
        return likeliest(self.guide, state, actions, wanted)

    def wanted(self, state: State, actions: list[int]) -> list[int]:
        """The actions among which the habit lets the guide's priors decide."""
        raise NotImplementedError


def likeliest(guide: Guide, state: State, actions: list[int], among: list[int]) -> int:
    if len(among) == 1:
        return among[0]
    priors = dict(zip(actions, guide.log_priors(state, actions), strict=True))
    return max(among, key=priors.__getitem__)
