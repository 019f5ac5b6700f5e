"""The verbs and phases of Aquädukt: which are let through when, and what all others are told."""

from typing import Final

from aquae.core.grammar import PLAYER, Grammar, Phase
from aquae.core.state import CHANCE, OVER
from aquae.games.aquaedukt import mountains, rules
from aquae.games.aquaedukt.position import (
    DONE,
    PLACED,
    ROLLED,
    ROLLING,
    SECOND_CANAL,
    SET_UP,
    SPRING_CANAL,
    TURN,
    TURNING_OVER,
)
from aquae.games.aquaedukt.words import VOCABULARY

mountain: Final = mountains.Mountain(VOCABULARY, "mountain")
roll: Final = rules.Roll(VOCABULARY, "roll")
die: Final = rules.Die(VOCABULARY, "die")
house: Final = rules.House(VOCABULARY, "house")
end: Final = rules.End(VOCABULARY, "end")
spring: Final = rules.Spring(VOCABULARY, "spring")
canal: Final = rules.Canal(VOCABULARY, "canal")
pass_: Final = rules.Pass(VOCABULARY, "pass")
reveal: Final = mountains.Reveal(VOCABULARY, "reveal")

GRAMMAR: Final = Grammar(
    VOCABULARY,
    [
        # With the option setup, Chance puts the mountains down instead of the players.
        Phase(
            SET_UP,
            PLAYER,
            [mountain],
            ("A-08", "the mountains are placed first, so {:verb} has to wait"),
        ),
        Phase(
            TURN,
            PLAYER,
            [roll, spring, canal, pass_],
            (
                "A-10",
                "begin your turn with a roll, a spring or a canal; {:verb} is not possible now",
            ),
        ),
        Phase(ROLLING, CHANCE, [die], ("A-11", "the die is rolling, so {:verb} has to wait")),
        Phase(
            ROLLED,
            PLAYER,
            [house, end],
            (
                "A-11",
                "the die has been rolled: build or end your turn; {:verb} is not possible now",
            ),
        ),
        Phase(
            PLACED,
            PLAYER,
            [roll, end],
            ("A-12", "after building, roll again or end your turn; {:verb} is not possible now"),
        ),
        Phase(
            SECOND_CANAL,
            PLAYER,
            [canal, end],
            (
                "A-20",
                "after a canal, lay a second one or end your turn; {:verb} is not possible now",
            ),
        ),
        Phase(
            SPRING_CANAL,
            PLAYER,
            [canal, end],
            (
                "A-19",
                "after the spring, lay a canal from it or end your turn; no {:verb} now",
            ),
        ),
        Phase(
            TURNING_OVER,
            CHANCE,
            [reveal],
            ("A-30", "the mountains are being turned over, so {:verb} is no longer possible"),
        ),
        Phase(DONE, OVER, [], ("A-29", "the game is over, so {:verb} is no longer possible")),
    ],
)
