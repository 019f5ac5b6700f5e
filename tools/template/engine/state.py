"""The state of a play: the table, its grammar, its score and its looks."""

from typing import Any

from aquae.core.state import Result, State
from aquae.games.fossa_nova import scoring
from aquae.games.fossa_nova.phases import GRAMMAR
from aquae.games.fossa_nova.position import Position, Setting
from aquae.games.fossa_nova.view import Table, table


class FossaNovaState(Position):
    """One moment of a play of Fossa Nova."""

    @staticmethod
    def with_options(options: dict[str, Any]) -> "FossaNovaState":
        return FossaNovaState(Setting(options, GRAMMAR))

    def bare(self) -> State:
        return FossaNovaState(self.setting)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def final_result(self) -> Result:
        return scoring.result(self)

    def table(self) -> Table:
        return table(self)
