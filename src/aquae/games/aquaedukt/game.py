"""Aquädukt as a game: its name, its options, its first state."""

from typing import Final

from aquae.core.game import Game, Option, Options
from aquae.core.state import State
from aquae.games.aquaedukt.about import ABOUT
from aquae.games.aquaedukt.plans import BOARDS, BoardPlans
from aquae.games.aquaedukt.state import AquaeduktState
from aquae.games.aquaedukt.words import VOCABULARY


class Aquaedukt(Game):
    """Build houses where the die sends you, find springs, lay canals."""

    def __init__(self) -> None:
        super().__init__(ABOUT)
        self.vocabulary = VOCABULARY
        # At most 88 houses, 5 springs and 36 canals, so 129 rounds with progress and 12 without
        # before each; a turn has at most 9 actions; set-up and reveals add 16.
        self.longest_play = 130 * 12 * 4 * 9 + 16
        self.option_list = [
            Option("players", [2, 3, 4], 2, "seats at the table"),
            Option("board", list(BOARDS), "provincia", "the division into regions", BoardPlans()),
            Option(
                "mountains", ["flat", "hidden"], "flat", "hidden: they are turned over at the end"
            ),
            Option("setup", ["random", "placed"], "random", "who puts the mountains down"),
            Option("spring_canal", [False, True], False, "a canal may follow a new spring"),
        ]

    def bare(self, options: Options) -> State:
        return AquaeduktState.with_options(options)


GAME: Final = Aquaedukt()
