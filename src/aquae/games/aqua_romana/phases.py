"""The verbs and phases of Aqua Romana: which are let through when, and what all others are told."""

from typing import Final

from aquae.core.grammar import PLAYER, Grammar, Phase
from aquae.core.state import OVER
from aquae.games.aqua_romana import rules
from aquae.games.aqua_romana.position import (
    BUILDING,
    BUILDING_FOR_OTHERS,
    CLOSING,
    DONE,
    EXTRA_TILE,
    RESERVES,
    SET_UP,
    SHIFTING,
    TAKING,
)
from aquae.games.aqua_romana.words import VOCABULARY

builder: Final = rules.Builder(VOCABULARY, "builder")
lay: Final = rules.Lay(VOCABULARY, "lay")
extra: Final = rules.Extra(VOCABULARY, "extra")
shift: Final = rules.Shift(VOCABULARY, "shift")
close: Final = rules.Close(VOCABULARY, "close")
keep: Final = rules.Keep(VOCABULARY, "keep")
take: Final = rules.Take(VOCABULARY, "take")

GRAMMAR: Final = Grammar(
    VOCABULARY,
    [
        # With the option setup, Chance puts the builders down instead of the players.
        Phase(
            SET_UP,
            PLAYER,
            [builder],
            ("R-10", "the master builders are placed on the pathway first, so {:verb} has to wait"),
        ),
        Phase(
            RESERVES,
            PLAYER,
            [builder],
            ("R-27", "place your builders from the reserve first; {:verb} has to wait"),
        ),
        Phase(
            BUILDING,
            PLAYER,
            [lay],
            ("R-23", "you can lay a tile, so you must; {:verb} is not possible now"),
        ),
        Phase(
            BUILDING_FOR_OTHERS,
            PLAYER,
            [lay],
            (
                "R-23",
                "you can lay a tile for another player, so you must; {:verb} is not possible now",
            ),
        ),
        Phase(
            SHIFTING,
            PLAYER,
            [shift],
            (
                "R-24",
                "you cannot lay a tile, so move a master builder; {:verb} is not possible now",
            ),
        ),
        Phase(
            EXTRA_TILE,
            PLAYER,
            [extra],
            (
                "R-22",
                "the builder passed a fountain: lay the extra tile first; {:verb} has to wait",
            ),
        ),
        Phase(
            CLOSING,
            PLAYER,
            [close, keep],
            ("R-25", "close one of your aqueducts or keep all open; {:verb} is not possible now"),
        ),
        # Whoever has a claim to a builder acts, also in the turn of another.
        Phase(
            TAKING,
            PLAYER,
            [take],
            ("R-26", "take a builder from the reserve first; {:verb} has to wait"),
        ),
        Phase(DONE, OVER, [], ("R-32", "the game is over, so {:verb} is no longer possible")),
    ],
)
