"""What text and picture share: looks of seats, what is awaited."""

from collections.abc import Mapping
from typing import Any, Final

from aquae.draw.svg import LOOKS
from aquae.games.fossa_nova.about import ABOUT

LOOKS_OF_SEATS: Final = [LOOKS[colour] for colour in ABOUT.colours]

_AWAITED: Final = {"turn": "digs or passes", "finding": "says what is found"}


def awaited(view: Mapping[str, Any]) -> str:
    return _AWAITED[view["phase"]]
