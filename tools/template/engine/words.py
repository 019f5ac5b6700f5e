"""The vocabulary: every text that can be an action, verb by verb."""

from typing import Final

from aquae.core.vocabulary import Vocabulary
from aquae.games.fossa_nova.board import GROUNDS, SPACE_NAMES

VOCABULARY: Final = Vocabulary(
    "Fossa Nova",
    [
        ("dig", SPACE_NAMES),
        ("pass", []),
        ("find", GROUNDS),
    ],
)

# The first action of each verb.
DIG: Final = VOCABULARY.first("dig")
PASS: Final = VOCABULARY.first("pass")
FIND: Final = VOCABULARY.first("find")
