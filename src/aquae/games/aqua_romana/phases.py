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
            ("R-10", "the master builders are put on the pathway first, so {:verb} has to wait"),
        ),
        Phase(
            RESERVES,
            PLAYER,
            [builder],
            ("R-27", "the builders from the reserve are placed first, so {:verb} has to wait"),
        ),
        Phase(
            BUILDING,
            PLAYER,
            [lay],
            ("R-23", "who can lay a tile must, so {:verb} is not possible now"),
        ),
        Phase(
            BUILDING_FOR_OTHERS,
            PLAYER,
            [lay],
            ("R-23", "who can lay for another player must, so {:verb} is not possible"),
        ),
        Phase(
            SHIFTING,
            PLAYER,
            [shift],
            (
                "R-24",
                "no tile can be laid, so a master builder is shifted: {:verb} is not possible",
            ),
        ),
        Phase(
            EXTRA_TILE,
            PLAYER,
            [extra],
            ("R-22", "a fountain was passed: one more tile is laid before {:verb}"),
        ),
        Phase(
            CLOSING,
            PLAYER,
            [close, keep],
            ("R-25", "after building only close or keep can follow, not {:verb}"),
        ),
        # Whoever has a claim to a builder acts, also in the turn of another.
        Phase(
            TAKING,
            PLAYER,
            [take],
            ("R-26", "a builder is taken from the reserve first, so {:verb} has to wait"),
        ),
        Phase(DONE, OVER, [], ("R-32", "the game is over, so {:verb} is no longer possible")),
    ],
)
