"""The state of a play of Aqua Romana: the table, its grammar, its score and its looks."""

from typing import Any

from aquae._native import append, i64, vec
from aquae.core.packed import as_list
from aquae.core.state import Result, State
from aquae.games.aqua_romana import scoring
from aquae.games.aqua_romana.laying import add_extras
from aquae.games.aqua_romana.phases import GRAMMAR, builder, close
from aquae.games.aqua_romana.position import (
    BUILDING,
    BUILDING_FOR_OTHERS,
    CLOSING,
    EXTRA_TILE,
    RESERVES,
    SET_UP,
    Position,
    Setting,
)
from aquae.games.aqua_romana.view import Aftermath, Table, off_the_board, table
from aquae.games.aqua_romana.water import fill_board
from aquae.games.aqua_romana.words import KEEP


class RomanaState(Position):
    """One moment of a play of Aqua Romana."""

    @staticmethod
    def with_options(options: dict[str, Any]) -> "RomanaState":
        return RomanaState(Setting(options, GRAMMAR))

    def set_up(self) -> None:
        super().set_up()
        fill_board(self)

    def bare(self) -> State:
        return RomanaState(self.setting)

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
        if phase == BUILDING or phase == BUILDING_FOR_OTHERS:
            return self.lays
        if phase == CLOSING:
            return append(close.add_legal(self, vec[i64]()), KEEP)
        if phase == EXTRA_TILE:
            return add_extras(self, vec[i64]())
        if phase == SET_UP or phase == RESERVES:
            return builder.add_legal(self, vec[i64]())
        return self.listed()

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def final_result(self) -> Result:
        return scoring.result(self)

    def table(self) -> Table:
        return table(self)

    def aftermath(self, before: State, action: int) -> list[Aftermath]:
        assert isinstance(before, Position)
        return off_the_board(before, self)
