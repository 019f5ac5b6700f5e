"""What a sound player of Fossa Nova knows."""

from typing import Final

from aquae.bots.guide import Guide, load_weights
from aquae.core.state import State
from aquae.games.fossa_nova import scoring
from aquae.games.fossa_nova.board import GROUNDS, NEIGHBOURS, WATER
from aquae.games.fossa_nova.position import Position, left
from aquae.games.fossa_nova.words import DIG, PASS

FEATURE_NAMES: Final = ["points", "spaces dug"]
# As logarithms, for water that is certain; beside own water it is worth twice as much.
FOR_WATER: Final = 2.0
FOR_WATER_BESIDE: Final = 2.0
FOR_A_PASS: Final = 0.5


class FossaNovaGuide(Guide):
    """Rather beside own water; not at all when little water is left."""

    def __init__(self) -> None:
        self.weights = load_weights("aquae.games.fossa_nova.bot", FEATURE_NAMES)

    def log_priors(self, state: State, actions: list[int]) -> list[float]:
        assert isinstance(state, Position)
        chance = _chance_of_water(state)
        priors = []
        for action in actions:
            if action < PASS:
                beside = _own_water_beside(state, action - DIG, state.seat)
                priors.append(chance * (FOR_WATER + FOR_WATER_BESIDE * beside))
            else:
                priors.append(FOR_A_PASS)
        return priors

    def features(self, state: State) -> list[list[float]]:
        assert isinstance(state, Position)
        points = scoring.scores(state)
        spaces = [state.owners.count(seat) for seat in range(len(points))]
        return [[float(own), float(dug)] for own, dug in zip(points, spaces, strict=True)]

    def feature_names(self) -> list[str]:
        return FEATURE_NAMES


def _chance_of_water(position: Position) -> float:
    total = sum([left(position, ground) for ground in range(len(GROUNDS))])
    return left(position, WATER) / max(total, 1)


def _own_water_beside(position: Position, space: int, seat: int) -> int:
    count = 0
    for beside in NEIGHBOURS[space]:
        if position.owners[beside] == seat and position.found[beside] == WATER:
            count += 1
    return count


GUIDE: Final = FossaNovaGuide()
