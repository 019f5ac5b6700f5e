"""Fossa Nova as a game: its name, its options, its first state."""

from typing import Final

from aquae.core.game import Game, Option, Options
from aquae.core.state import State
from aquae.games.fossa_nova.about import ABOUT
from aquae.games.fossa_nova.state import FossaNovaState
from aquae.games.fossa_nova.words import VOCABULARY


class FossaNova(Game):
    """Dig a ditch, and find water."""

    def __init__(self) -> None:
        super().__init__(ABOUT)
        self.vocabulary = VOCABULARY
        # Seven spaces, each with a find, and before each at most three passes of four players.
        self.longest_play = 7 * (2 + 3)
        self.option_list = [Option("players", [2, 3, 4], 2, "seats at the table")]

    def bare(self, options: Options) -> State:
        return FossaNovaState.with_options(options)


GAME: Final = FossaNova()
