"""The state of a play of Irrigate: the table, its grammar, its score and its looks."""

from typing import Any

from aquae._native import i64, vec
from aquae.core.packed import as_list
from aquae.core.state import Result, State, shares_of
from aquae.games.irrigate import bargain, scoring
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
    tile,
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
        return as_list(self.legal())

    def legal(self) -> vec[i64]:
        """As the verbs list them, but phases that come often by hand."""
        phase = self.phase
        if phase == ACTING or phase == FINAL_START:
            return self._list_acting()
        if phase == PLACING:
            return self._list_placing()
        if phase == START:
            return vec[i64]([DRAW, PASS])
        if phase == DRAWING:
            return tile.add_legal(self, vec[i64]())
        if phase == OFFERING_PLACE or phase == OFFERING_ROTATION:
            return offer.add_legal(self, vec[i64]([NO_OFFER]))
        if phase == PRICING_PLACE or phase == PRICING_ROTATION or phase == PROPOSING:
            return bargain.list_prices(self)
        return self.listed()

    def _list_acting(self) -> vec[i64]:
        final = self.phase == FINAL_START
        actions = vec[i64]([PASS, END]) if final else vec[i64]([END])
        actions = solicit.add_legal(self, actions)
        actions = take.add_legal(self, actions)
        actions = rotate.add_legal(self, actions)
        actions = buy.add_legal(self, actions)
        actions = propose_buy.add_legal(self, actions)
        return propose_rotate.add_legal(self, actions)

    def _list_placing(self) -> vec[i64]:
        actions = solicit.add_legal(self, vec[i64]())
        actions = take.add_legal(self, actions)
        return place.add_legal(self, actions)

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
