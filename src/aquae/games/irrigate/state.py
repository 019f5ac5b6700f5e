"""The state of a play of Irrigate: the table, its grammar, its score and its looks."""

from typing import Any

from aquae.core.state import Result, State, shares_of
from aquae.games.irrigate import bargain, rules, scoring
from aquae.games.irrigate.aftermath import told_after
from aquae.games.irrigate.board import EMPTY
from aquae.games.irrigate.laying import find_spots
from aquae.games.irrigate.phases import (
    GRAMMAR,
    buy,
    offer,
    place,
    propose_buy,
    propose_rotate,
    rotate,
    solicit,
    take,
)
from aquae.games.irrigate.position import (
    ACTING,
    DRAWING,
    FINAL_START,
    NOTHING,
    OFFERING_PLACE,
    OFFERING_ROTATION,
    PLACING,
    PRICING_PLACE,
    PRICING_ROTATION,
    PROPOSING,
    START,
    Position,
    Setting,
)
from aquae.games.irrigate.view import Aftermath, Table, table
from aquae.games.irrigate.water import lay_taps, survey_tile
from aquae.games.irrigate.words import DRAW, END, NO_OFFER, PASS


class IrrigateState(Position):
    """One moment of a play of Irrigate."""

    @staticmethod
    def with_options(options: dict[str, Any]) -> "IrrigateState":
        return IrrigateState(Setting(options, GRAMMAR))

    def set_up(self) -> None:
        super().set_up()
        lay_taps(self)

    def bare(self) -> State:
        return IrrigateState(self.setting)

    # Python calls a method quicker that stands in the very class of the object: these two do.

    def apply(self, action: int) -> None:
        super().apply(action)

    def copy(self) -> State:
        return super().copy()

    def actions(self) -> list[int]:
        """As the verbs list them, but phases that come often by hand."""
        phase = self.phase
        if phase == ACTING or phase == FINAL_START:
            return self._list_acting()
        if phase == PLACING:
            return self._list_placing()
        if phase == START:
            return [DRAW, PASS]
        if phase == DRAWING:
            return rules.list_tiles(self)
        if phase == OFFERING_PLACE or phase == OFFERING_ROTATION:
            actions = [NO_OFFER]
            offer.add_legal(self, actions)
            return actions
        if phase == PRICING_PLACE or phase == PRICING_ROTATION or phase == PROPOSING:
            return bargain.list_prices(self)
        return self.listed()

    def _list_acting(self) -> list[int]:
        actions = [PASS, END] if self.phase == FINAL_START else [END]
        solicit.add_legal(self, actions)
        take.add_legal(self, actions)
        rotate.add_legal(self, actions)
        buy.add_legal(self, actions)
        propose_buy.add_legal(self, actions)
        propose_rotate.add_legal(self, actions)
        return actions

    def _list_placing(self) -> list[int]:
        actions: list[int] = []
        solicit.add_legal(self, actions)
        take.add_legal(self, actions)
        place.add_legal(self, actions)
        return actions

    def scores(self) -> list[int]:
        return self.money[:]

    def final_result(self) -> Result:
        return scoring.result(self)

    def final_shares(self) -> list[float]:
        return shares_of(self.winners, self.setting.players)

    def table(self) -> Table:
        return table(self)

    def aftermath(self, before: State, action: int) -> list[Aftermath]:
        assert isinstance(before, Position)
        return told_after(before, self, action)

    def restore(self, fields: list[Any]) -> None:
        super().restore(fields)
        self.clear_menu()
        self.clear_survey()
        for cell, face in enumerate(self.faces):
            if face != EMPTY:
                survey_tile(self, cell)
        if self.drawn != NOTHING:
            find_spots(self)
