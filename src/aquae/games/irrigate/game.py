"""Irrigate as a game: its name, its options, its first state."""

from typing import Final

from aquae.core.game import Game, Option, Options
from aquae.core.state import State
from aquae.games.irrigate.about import ABOUT
from aquae.games.irrigate.state import IrrigateState
from aquae.games.irrigate.words import VOCABULARY


class Irrigate(Game):
    """Lay land with pipes along a river, buy it, rotate it, and bargain."""

    def __init__(self) -> None:
        super().__init__(ABOUT)
        self.vocabulary = VOCABULARY
        # At most 88 draws, and before each fewer than two rounds of passes (I-32, I-34), so 800
        # turns. A turn brings less than 10 money, as ten tiles win, so never more than 1800 are
        # in play, and tax (I-25) limits a turn to 60 deeds, agreed on with 4 actions each (I-26);
        # declined proposals, two rounds of offers (I-21, I-27) and the placement are 30 more.
        self.longest_play = 800 * (60 * 4 + 30)
        self.option_list = [
            Option("players", [2, 3, 4], 2, "seats at the table"),
            Option("bargaining", [True, False], True, "players may pay one another"),
        ]

    def bare(self, options: Options) -> State:
        return IrrigateState.with_options(options)


GAME: Final = Irrigate()
