"""The state of a play of Aquädukt: the table, its grammar, its score and its looks."""

from typing import Any, Final

from aquae._native import append, extend, i64, vec
from aquae.core.packed import as_list
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

ROLL_OR_END: Final = vec[i64]([ROLL, END])


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
        return as_list(self.legal())

    def legal(self) -> vec[i64]:
        """As the verbs list them, but phases that come often by hand."""
        phase = self.phase
        if phase == TURN:
            actions = vec[i64]([ROLL]) if can_roll(self) else vec[i64]()
            actions = extend(actions, self.spring_actions)
            actions = extend(actions, open_canals(self))
            return actions if len(actions) > 0 else vec[i64]([PASS])
        if phase == ROLLING:
            return self.die_actions
        if phase == ROLLED:
            return append(house.add_legal(self, vec[i64]()), END)
        if phase == PLACED:
            return ROLL_OR_END
        if phase == SECOND_CANAL:
            return extend(vec[i64]([END]), open_canals(self))
        if phase == SET_UP:
            return self.mountain_actions
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
