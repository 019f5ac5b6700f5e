"""Irrigate as a game: its name, its options, its first state."""

from typing import Final

from aquae.core.game import Game, Option, Options
from aquae.core.state import State
from aquae.games.irrigate.about import ABOUT
from aquae.games.irrigate.state import IrrigateState
from aquae.games.irrigate.words import VOCABULARY


class Irrigate(Game):
    """Lay land with pipes along a river, buy it, turn it, and bargain."""

    def __init__(self) -> None:
        super().__init__(ABOUT)
        self.vocabulary = VOCABULARY
        # At most 88 draws, and before each fewer than two rounds of passes (I-32, I-34), so 800
        # turns; a turn has at most 60 actions, since tax (I-25) and I-26 and I-27 limit them.
        self.longest_play = 800 * 60
        self.option_list = [
            Option("players", [2, 3, 4], 2, "seats at the table"),
            Option("bargaining", [True, False], True, "players may pay one another"),
        ]

    def bare(self, options: Options) -> State:
        return IrrigateState.with_options(options)


GAME: Final = Irrigate()
