"""The verbs and phases: which are let through when, and what all others are told."""

from typing import Final

from aquae.core.grammar import PLAYER, Grammar, Phase
from aquae.core.state import CHANCE, OVER
from aquae.games.fossa_nova import rules
from aquae.games.fossa_nova.position import DONE, FINDING, TURN
from aquae.games.fossa_nova.words import VOCABULARY

dig: Final = rules.Dig(VOCABULARY, "dig")
pass_: Final = rules.Pass(VOCABULARY, "pass")
find: Final = rules.Find(VOCABULARY, "find")

GRAMMAR: Final = Grammar(
    VOCABULARY,
    [
        Phase(TURN, PLAYER, [dig, pass_], ("F-03", "dig or pass; {:verb} is not possible now")),
        Phase(FINDING, CHANCE, [find], ("F-06", "the find comes first, so {:verb} has to wait")),
        Phase(DONE, OVER, [], ("F-09", "the game is over, so {:verb} is no longer possible")),
    ],
)
