"""Aqua Romana as a game: its name, its options, its first state."""

from typing import Final

from aquae.core.game import Game, Option, Options
from aquae.core.state import State
from aquae.games.aqua_romana.about import ABOUT
from aquae.games.aqua_romana.plans import LayoutPlans
from aquae.games.aqua_romana.reservoirs import LAYOUTS
from aquae.games.aqua_romana.state import RomanaState
from aquae.games.aqua_romana.words import VOCABULARY


class AquaRomana(Game):
    """Lay the pieces that the master builders in sight allow; close aqueducts in time."""

    def __init__(self) -> None:
        super().__init__(ABOUT)
        self.vocabulary = VOCABULARY
        # Set-up 12, reserve builders taken and placed 10, at most 84 turns with a tile of 3
        # actions each, and turns without one of 2 each: at most 100 before the first tile,
        # and no more than players after each.
        self.longest_play = 12 + 10 + 84 * 3 + 100 * 2 + 84 * 4 * 2
        self.option_list = [
            Option("players", [2, 3, 4], 2, "seats at the table"),
            Option("layout", list(LAYOUTS), "roma", "where the reservoirs stand", LayoutPlans()),
            Option("setup", ["placed", "random"], "placed", "who puts the builders down"),
            Option(
                "compulsory",
                ["any", "own"],
                "any",
                "who cannot lay with an own workman: must with another's, or need not",
            ),
            Option(
                "extra",
                ["apart", "blocking"],
                "apart",
                "the extra tile: away from all aqueducts, or also so that it closes them",
            ),
        ]

    def bare(self, options: Options) -> State:
        return RomanaState.with_options(options)


GAME: Final = AquaRomana()
