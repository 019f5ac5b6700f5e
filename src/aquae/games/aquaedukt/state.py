"""The state of a play of Aquädukt: the table, its grammar, its score and its looks."""

from typing import Any

from aquae.core.state import Result, State
from aquae.games.aquaedukt import scoring
from aquae.games.aquaedukt.phases import GRAMMAR, house
from aquae.games.aquaedukt.position import (
    PLACED,
    ROLLED,
    ROLLING,
    SECOND_CANAL,
    SET_UP,
    TURN,
    Position,
    Setting,
    can_roll,
)
from aquae.games.aquaedukt.view import Aftermath, Table, aftermath, table
from aquae.games.aquaedukt.water import open_canals
from aquae.games.aquaedukt.words import END, PASS, ROLL


class AquaeduktState(Position):
    """One moment of a play of Aquädukt."""

    @staticmethod
    def with_options(options: dict[str, Any]) -> "AquaeduktState":
        return AquaeduktState(Setting(options, GRAMMAR))

    def bare(self) -> State:
        return AquaeduktState(self.setting)

    # Python calls a method quicker that stands in the very class of the object: these two do.

    def apply(self, action: int) -> None:
        super().apply(action)

    def copy(self) -> State:
        return super().copy()

    def actions(self) -> list[int]:
        """As the verbs list them, but phases that come often by hand."""
        phase = self.phase
        if phase == TURN:
            actions = [ROLL] if can_roll(self) else []
            actions += self.spring_actions
            actions += open_canals(self)
            return actions or [PASS]
        if phase == ROLLING:
            return self.die_actions[:]
        if phase == ROLLED:
            houses: list[int] = []
            house.add_legal(self, houses)
            houses.append(END)
            return houses
        if phase == PLACED:
            return [ROLL, END]
        if phase == SECOND_CANAL:
            return [END] + open_canals(self)
        if phase == SET_UP:
            return self.mountain_actions[:]
        return self.listed()

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def final_result(self) -> Result:
        return scoring.result(self)

    def table(self) -> Table:
        return table(self)

    def aftermath(self, before: State, action: int) -> list[Aftermath]:
        assert isinstance(before, Position)
        return aftermath(before, self, action)
