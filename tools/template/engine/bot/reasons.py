"""What an action of Fossa Nova does, in a sentence for hints and reviews."""

from aquae.bots.reasons import Sentence, say
from aquae.core.sentence import AND_MORE
from aquae.core.state import State
from aquae.games.fossa_nova.board import GROUNDS, NEIGHBOURS, SPACE_NAMES, WATER


def reasons(before: State, after: State, text: str) -> list[Sentence]:
    """What an action did, for the seat that played it and for the others."""
    if text == "pass":
        return [say("leaves the ditch to the others for a turn")]
    name = text.split()[1]
    waters = _own_water_beside(before, name)
    if waters:
        return [say("digs on {}, beside your water on {:names}", name, AND_MORE.join(waters))]
    return [say("digs on {}", name)]


def _own_water_beside(state: State, name: str) -> list[str]:
    spaces = state.view()["spaces"]
    own = {"seat": state.to_move, "found": GROUNDS[WATER]}
    beside = [SPACE_NAMES[space] for space in NEIGHBOURS[SPACE_NAMES.index(name)]]
    return [other for other in beside if spaces[other] == own]
