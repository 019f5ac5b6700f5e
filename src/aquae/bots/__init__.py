"""The one list of bots. Everything that seats a bot reads it."""

from collections.abc import Callable
from typing import Final

from aquae.bots.bot import Bot
from aquae.bots.random_play import Lively, Uniform, Wilful
from aquae.core.chance import Stream
from aquae.core.errors import AquaeError
from aquae.core.game import Game

BOTS: Final[dict[str, Callable[[Game, Stream], Bot]]] = {
    "uniform": Uniform,
    "lively": Lively,
    "wilful": Wilful,
}


def bot_called(name: str, game: Game, stream: Stream) -> Bot:
    """A bot of this name for one seat of one play."""
    if name not in BOTS:
        raise AquaeError(f"there is no bot called {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](game, stream)
