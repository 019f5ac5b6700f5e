"""The rulebook of Irrigate, phase by phase, and the state that follows it."""

from typing import Any, Final

from aquae.core.errors import Refusal, refuse
from aquae.core.rulebook import PLAYER, Phase, Rulebook, Verb
from aquae.core.state import CHANCE, OVER, Result, State, shares_of
from aquae.games.irrigate import bargain, rules, scoring
from aquae.games.irrigate.board import EMPTY
from aquae.games.irrigate.laying import find_spots
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
from aquae.games.irrigate.view import table
from aquae.games.irrigate.water import lay_taps, survey_tile
from aquae.games.irrigate.words import VOCABULARY

_draw: Final = rules.Draw(VOCABULARY, "draw")
_pass: Final = rules.Pass(VOCABULARY, "pass")
_tile: Final = rules.Tile(VOCABULARY, "tile")
_place: Final = rules.Place(VOCABULARY, "place")
_solicit: Final = bargain.Solicit(VOCABULARY, "solicit")
_offer: Final = bargain.Offer(VOCABULARY, "offer")
_no_offer: Final = bargain.NoOffer(VOCABULARY, "no offer")
_price: Final = bargain.Price(VOCABULARY, "price")
_take: Final = bargain.Take(VOCABULARY, "take")
_accept: Final = bargain.Accept(VOCABULARY, "accept")
_decline: Final = bargain.Decline(VOCABULARY, "decline")
_actions: Final[list[Verb[Position]]] = [
    rules.End(VOCABULARY, "end"),
    _solicit,
    _take,
    rules.Rotate(VOCABULARY, "rotate"),
    rules.Buy(VOCABULARY, "buy"),
    bargain.ProposeBuy(VOCABULARY, "propose buy"),
    bargain.ProposeRotate(VOCABULARY, "propose rotate"),
]

OVER_BY: Final[dict[str, tuple[str, str]]] = {
    "land": ("I-29", "the game is over (ten irrigated tiles), so {:verb} is no longer possible"),
    "goal": ("I-29", "the game is over (an irrigated goal), so {:verb} is no longer possible"),
    "money": ("I-29", "the game is over (fifty money), so {:verb} is no longer possible"),
    "withdrawal": (
        "I-34",
        "the game is over (all others have withdrawn), so {:verb} is no longer possible",
    ),
    "count": ("I-35", "the game is over (the tiles ran out), so {:verb} is no longer possible"),
}


class Done(Phase):
    """What is said depends on the ending."""

    def refuses(self, state: State, verb: Verb[Any]) -> Refusal:
        assert isinstance(state, Position)
        rule, message = OVER_BY[state.ending]
        return refuse(rule, message, verb.name)


# While offers are made, priced and answered, others than the player move: `turn.ask_next`.
RULEBOOK: Final = Rulebook(
    VOCABULARY,
    [
        Phase(
            START,
            PLAYER,
            [_draw, _pass],
            ("I-13", "a turn begins with draw or pass, not with {:verb}"),
        ),
        Phase(
            REDRAW,
            PLAYER,
            [_draw],
            ("I-20", "the tile fitted nowhere, so only draw is possible, not {:verb}"),
        ),
        Phase(DRAWING, CHANCE, [_tile], ("I-15", "a tile is being drawn, so {:verb} has to wait")),
        Phase(
            PLACING,
            PLAYER,
            [_place, _solicit, _take],
            ("I-13", "the tile in hand has to be placed first, so {:verb} has to wait"),
        ),
        Phase(
            OFFERING_PLACE,
            PLAYER,
            [_offer, _no_offer],
            ("I-21", "answer with an offer for the placement or no offer, not with {:verb}"),
        ),
        Phase(
            PRICING_PLACE,
            PLAYER,
            [_price],
            ("I-21", "the offer still needs its price, so {:verb} has to wait"),
        ),
        Phase(
            FINAL_START,
            PLAYER,
            [_pass, *_actions],
            ("I-35", "a final turn has actions, end or pass, but no {:verb}"),
        ),
        Phase(
            ACTING,
            PLAYER,
            _actions,
            ("I-13", "after the placement come actions and end, but no {:verb}"),
        ),
        Phase(
            OFFERING_ROTATION,
            PLAYER,
            [_offer, _no_offer],
            ("I-27", "answer with an offer for a rotation or no offer, not with {:verb}"),
        ),
        Phase(
            PRICING_ROTATION,
            PLAYER,
            [_price],
            ("I-27", "the offer still needs its price, so {:verb} has to wait"),
        ),
        Phase(
            PROPOSING,
            PLAYER,
            [_price],
            ("I-26", "the proposal still needs its price, so {:verb} has to wait"),
        ),
        Phase(
            ANSWERING,
            PLAYER,
            [_accept, _decline],
            ("I-26", "the proposal waits for accept or decline, not for {:verb}"),
        ),
        Done(DONE, OVER, [], OVER_BY["count"]),
    ],
)


class IrrigateState(Position):
    """One moment of a play of Irrigate."""

    @staticmethod
    def with_options(options: dict[str, Any]) -> "IrrigateState":
        return IrrigateState(Setting(options))

    def set_up(self) -> None:
        super().set_up()
        lay_taps(self)

    def bare(self) -> State:
        return IrrigateState(self.setting)

    def rulebook(self) -> Rulebook:
        return RULEBOOK

    def scores(self) -> list[int]:
        return self.money[:]

    def final_result(self) -> Result:
        return scoring.result(self)

    def final_shares(self) -> list[float]:
        return shares_of(self.winners, self.setting.players)

    def table(self) -> dict[str, Any]:
        return table(self)

    def restore(self, fields: list[Any]) -> None:
        super().restore(fields)
        self.clear_menu()
        self.clear_survey()
        for cell, face in enumerate(self.faces):
            if face != EMPTY:
                survey_tile(self, cell)
        if self.drawn != NOTHING:
            find_spots(self)
