"""Habits of a seat of Aquädukt."""

from aquae.core.state import State
from aquae.games.aquaedukt.board import EDGE_FAR, EDGE_NEAR
from aquae.games.aquaedukt.position import HOUSES, Position, owner_of, value_of
from aquae.games.aquaedukt.words import CANAL, END, HOUSE, PASS, SPRING, VALUES
from benchmarks.tricks.habit import Habit, Trick


class FoursFirst(Habit):
    """Puts down the highest houses that it has."""

    def wanted(self, state: State, actions: list[int]) -> list[int]:
        values = {action: (action - HOUSE) % VALUES for action in actions if HOUSE <= action < END}
        highest = max(values.values(), default=0)
        return [action for action, value in values.items() if value == highest]


class FillsRegions(Habit):
    """Fills a region whenever that drives more houses of others away than of its own."""

    def wanted(self, state: State, actions: list[int]) -> list[int]:
        assert isinstance(state, Position)
        if not HOUSE <= actions[0] < END or state.uncovered[state.die] != 1:
            return []
        gain = 0
        for space in state.setting.board.spaces_of[state.die]:
            tile = state.tiles[space]
            if tile >= HOUSES and state.supply[space] == 0:
                own = owner_of(tile) == state.seat
                gain += -value_of(tile) if own else value_of(tile)
        return [action for action in actions if HOUSE <= action < END] if gain > 0 else []


class SpringsFirst(Habit):
    """Places a spring as long as there is one."""

    def wanted(self, state: State, actions: list[int]) -> list[int]:
        return [action for action in actions if SPRING <= action < CANAL]


class OwnWaterFirst(Habit):
    """Lays any canal that waters houses of its own and of nobody else."""

    def wanted(self, state: State, actions: list[int]) -> list[int]:
        assert isinstance(state, Position)
        canals = [action for action in actions if CANAL <= action < PASS]
        return [action for action in canals if self.waters(state, action - CANAL) == {state.seat}]

    def waters(self, position: Position, edge: int) -> set[int]:
        spaces = EDGE_NEAR[edge] if position.canals[edge] == 0 else EDGE_FAR[edge]
        return {
            owner_of(position.tiles[space])
            for space in spaces
            if position.tiles[space] >= HOUSES and position.supply[space] == 0
        }


TRICKS: dict[str, Trick] = {
    "fours first": FoursFirst,
    "fills regions": FillsRegions,
    "springs first": SpringsFirst,
    "own water first": OwnWaterFirst,
}
