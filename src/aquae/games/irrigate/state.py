"""The public surface of a play: which verb belongs to which phase, and who carries it out."""

from collections.abc import Callable
from typing import Any, Final

from aquae.core.errors import Refusal, refuse
from aquae.core.state import Result, State, shares_of
from aquae.games.irrigate import bargain, rules, scoring, turn
from aquae.games.irrigate.board import EMPTY
from aquae.games.irrigate.position import (
    ACTING,
    ANSWERING,
    DONE,
    DRAWING,
    FINAL_START,
    NOTHING,
    OFFERING_PLACE,
    OFFERING_ROTATION,
    PLACING,
    PRICING_PLACE,
    PRICING_ROTATION,
    PROPOSING,
    REDRAW,
    START,
    Position,
    Setting,
)
from aquae.games.irrigate.view import Aftermath, Table, comings_and_goings, table
from aquae.games.irrigate.water import survey_tile
from aquae.games.irrigate.words import (
    ACCEPT,
    BUY,
    DECLINE,
    DRAW,
    END,
    NO_OFFER,
    OFFER,
    PASS,
    PLACE,
    PRICE_WORD,
    PROPOSE_BUY,
    PROPOSE_ROTATE,
    ROTATE,
    SOLICIT,
    TAKE,
    TILE,
    VERB,
    VOCABULARY,
)

_ACTIONS: Final = [END, SOLICIT, TAKE, ROTATE, BUY, PROPOSE_BUY, PROPOSE_ROTATE]

# Which verbs a phase lets through, and what it says to all others.
VERBS: Final[dict[int, list[int]]] = {
    START: [DRAW, PASS],
    REDRAW: [DRAW],
    DRAWING: [TILE],
    PLACING: [PLACE, SOLICIT, TAKE],
    OFFERING_PLACE: [OFFER, NO_OFFER],
    PRICING_PLACE: [PRICE_WORD],
    FINAL_START: [PASS, *_ACTIONS],
    ACTING: _ACTIONS,
    OFFERING_ROTATION: [OFFER, NO_OFFER],
    PRICING_ROTATION: [PRICE_WORD],
    PROPOSING: [PRICE_WORD],
    ANSWERING: [ACCEPT, DECLINE],
    DONE: [],
}
WRONG_TIME: Final[dict[int, tuple[str, str]]] = {
    START: ("I-13", "a turn begins with draw or pass, not with {:verb}"),
    REDRAW: ("I-20", "the tile fitted nowhere, so only draw is possible, not {:verb}"),
    DRAWING: ("I-15", "a tile is being drawn, so {:verb} has to wait"),
    PLACING: ("I-13", "the tile in hand has to be placed first, so {:verb} has to wait"),
    OFFERING_PLACE: (
        "I-21",
        "answer with an offer for the placement or no offer, not with {:verb}",
    ),
    PRICING_PLACE: ("I-21", "the offer still needs its price, so {:verb} has to wait"),
    FINAL_START: ("I-35", "a final turn has actions, end or pass, but no {:verb}"),
    ACTING: ("I-13", "after the placement come actions and end, but no {:verb}"),
    OFFERING_ROTATION: (
        "I-27",
        "answer with an offer for a rotation or no offer, not with {:verb}",
    ),
    PRICING_ROTATION: ("I-27", "the offer still needs its price, so {:verb} has to wait"),
    PROPOSING: ("I-26", "the proposal still needs its price, so {:verb} has to wait"),
    ANSWERING: ("I-26", "the proposal waits for accept or decline, not for {:verb}"),
}
OVER: Final[dict[str, tuple[str, str]]] = {
    "land": ("I-29", "the game is over (ten irrigated tiles), so {:verb} is no longer possible"),
    "goal": ("I-29", "the game is over (an irrigated goal), so {:verb} is no longer possible"),
    "money": ("I-29", "the game is over (fifty money), so {:verb} is no longer possible"),
    "withdrawal": (
        "I-34",
        "the game is over (all others have withdrawn), so {:verb} is no longer possible",
    ),
    "count": ("I-35", "the game is over (the tiles ran out), so {:verb} is no longer possible"),
}
_LONG_VERBS: Final = {
    NO_OFFER: "no offer",
    PROPOSE_BUY: "propose buy",
    PROPOSE_ROTATE: "propose rotate",
}


class IrrigateState(Position):
    """One moment of a play of Irrigate."""

    def actions(self) -> list[int]:
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
            return bargain.list_offers(self)
        if phase == ANSWERING:
            return [ACCEPT, DECLINE]
        if phase == DONE:
            return []
        return [DRAW] if phase == REDRAW else bargain.list_prices(self)

    def _list_acting(self) -> list[int]:
        actions = [PASS, END] if self.phase == FINAL_START else [END]
        if bargain.may_solicit(self):
            actions.append(SOLICIT)
        bargain.list_takes(self, actions)
        rules.list_rotates(self, actions)
        rules.list_buys(self, actions)
        bargain.list_proposals(self, actions)
        return actions

    def _list_placing(self) -> list[int]:
        actions = [SOLICIT] if bargain.may_solicit(self) else []
        bargain.list_takes(self, actions)
        rules.list_places(self, actions)
        return actions

    def weights(self) -> list[int]:
        return [count for count in self.left if count > 0] if self.phase == DRAWING else []

    def apply(self, action: int) -> None:
        verb = VERB[action]
        if self.phase == FINAL_START and verb != PASS:
            turn.begin_actions(self)
        if verb == ROTATE:
            rules.do_rotate(self, action - ROTATE)
        elif verb == PLACE:
            rules.do_place(self, action - PLACE)
        elif verb == DRAW:
            rules.do_draw(self)
        elif verb == TILE:
            rules.do_tile(self, action - TILE)
        elif verb == END:
            turn.do_end(self)
        elif verb == BUY:
            rules.do_buy(self, action - BUY)
        elif verb == PASS:
            turn.do_pass(self)
        else:
            self._bargain(verb, action)

    def _bargain(self, verb: int, action: int) -> None:
        if verb == PRICE_WORD:
            bargain.do_price(self, action - PRICE_WORD)
        elif verb == PROPOSE_ROTATE or verb == PROPOSE_BUY:
            bargain.do_propose(self, action)
        elif verb == OFFER:
            bargain.do_offer(self, action - OFFER)
        elif verb == SOLICIT:
            bargain.do_solicit(self)
        elif verb == NO_OFFER:
            bargain.ask_next(self, self.to_move)
        elif verb == TAKE:
            bargain.do_take(self, action - TAKE)
        elif verb == ACCEPT:
            bargain.do_accept(self)
        else:
            bargain.do_decline(self)

    def why_not(self, action: int) -> Refusal | None:
        verb = VERB[action]
        if verb not in VERBS[self.phase]:
            return self._wrong_time(verb)
        if verb == PLACE:
            return rules.forbids_place(self, action - PLACE)
        if verb == ROTATE:
            return rules.forbids_rotate(self, action - ROTATE)
        if verb == BUY:
            return rules.forbids_buy(self, action - BUY)
        if verb == TILE:
            return rules.forbids_tile(self, action - TILE)
        return self._why_not_bargain(verb, action)

    def _why_not_bargain(self, verb: int, action: int) -> Refusal | None:
        if verb == OFFER:
            return bargain.forbids_offer(self, action - OFFER)
        if verb == PRICE_WORD:
            return bargain.forbids_price(self, action - PRICE_WORD)
        if verb == PROPOSE_BUY or verb == PROPOSE_ROTATE:
            return bargain.forbids_propose(self, action)
        if verb == SOLICIT:
            return bargain.forbids_solicit(self)
        if verb == TAKE:
            return bargain.forbids_take(self, action - TAKE)
        return None

    def _wrong_time(self, verb: int) -> Refusal:
        name = _LONG_VERBS.get(verb, VOCABULARY.verbs[verb])
        if self.phase == DONE:
            rule, message = OVER[self.ending]
            return refuse(rule, message, name)
        if verb == PASS:
            return refuse("I-31", "pass is possible only at the start of a turn")
        if self.phase == START and self.early and verb in _ACTIONS and verb not in (SOLICIT, TAKE):
            return refuse(
                "I-14", "in the early game a turn is draw and place, without {:verb}", name
            )
        rule, message = WRONG_TIME[self.phase]
        return refuse(rule, message, name)

    def copy(self) -> "IrrigateState":
        twin = IrrigateState(self.setting)
        twin.copy_from(self)
        return twin

    def scores(self) -> list[int]:
        return self.money[:]

    def result(self) -> Result | None:
        return scoring.result(self) if self.phase == DONE else None

    def final_shares(self) -> list[float]:
        return shares_of(self.winners, self.setting.players)

    def table(self) -> Table:
        return table(self)

    def aftermath(self, before: State, action: int) -> list[Aftermath]:
        assert isinstance(before, Position)
        return comings_and_goings(before, self)

    def options(self) -> dict[str, Any]:
        return self.setting.options

    def restore(self, fields: list[Any]) -> None:
        super().restore(fields)
        self.clear_menu()
        self.clear_survey()
        for cell, face in enumerate(self.faces):
            if face != EMPTY:
                survey_tile(self, cell)
        if self.drawn != NOTHING:
            rules.find_spots(self)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return (restored, (self.setting.options, self.fields()))


def first_state(options: dict[str, Any]) -> IrrigateState:
    state = IrrigateState(Setting(options))
    state.lay_out()
    turn.set_up(state)
    return state


def restored(options: dict[str, Any], fields: list[Any]) -> IrrigateState:
    """The state that these fields were taken from; what pickle and deepcopy call."""
    state = IrrigateState(Setting(options))
    state.restore(fields)
    return state
