"""Levels between two bots: one most of the time, the other now and then."""

from aquae.bots.bot import Bot
from aquae.core.chance import Rng
from aquae.core.state import State


class Distracted(Bot):
    """One bot, but another one in so many of a hundred decisions."""

    def __init__(self, bot: Bot, other: Bot, often: int) -> None:
        self.bot = bot
        self.other = other
        self.often = often

    def choose(self, state: State, rng: Rng) -> int:
        chosen = self.other if rng.below(100) < self.often else self.bot
        return chosen.choose(state, rng)
