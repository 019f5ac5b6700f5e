"""The verbs and phases of Irrigate: which are let through when, and what all others are told."""

from typing import Any, Final

from aquae.core.errors import Refusal, refuse
from aquae.core.grammar import PLAYER, Grammar, Phase, Verb
from aquae.core.state import CHANCE, OVER, State
from aquae.games.irrigate import agreement, bargain, rules
from aquae.games.irrigate.position import (
    ACTING,
    ANSWERING,
    DONE,
    DRAWING,
    FINAL_START,
    OFFERING_PLACE,
    OFFERING_ROTATION,
    PLACING,
    PRICE_ASKED,
    PRICING_PLACE,
    PRICING_ROTATION,
    PROPOSING,
    REDRAW,
    START,
    Position,
)
from aquae.games.irrigate.words import VOCABULARY

draw: Final = rules.Draw(VOCABULARY, "draw")
pass_: Final = rules.Pass(VOCABULARY, "pass")
tile: Final = rules.Tile(VOCABULARY, "tile")
place: Final = rules.Place(VOCABULARY, "place")
solicit: Final = bargain.Solicit(VOCABULARY, "solicit")
offer: Final = bargain.Offer(VOCABULARY, "offer")
no_offer: Final = bargain.NoOffer(VOCABULARY, "no offer")
price: Final = bargain.Price(VOCABULARY, "price")
take: Final = bargain.Take(VOCABULARY, "take")
accept: Final = agreement.Accept(VOCABULARY, "accept")
decline: Final = agreement.Decline(VOCABULARY, "decline")
ask: Final = agreement.Ask(VOCABULARY, "ask")
end: Final = rules.End(VOCABULARY, "end")
rotate: Final = rules.Rotate(VOCABULARY, "rotate")
buy: Final = rules.Buy(VOCABULARY, "buy")
propose_buy: Final = agreement.ProposeBuy(VOCABULARY, "propose buy")
propose_rotate: Final = agreement.ProposeRotate(VOCABULARY, "propose rotate")

ACTIONS: Final[list[Verb[Position]]] = [
    end,
    solicit,
    take,
    rotate,
    buy,
    propose_buy,
    propose_rotate,
]

OVER_BY: Final[dict[str, tuple[str, str]]] = {
    "land": ("I-29", "the game is over (ten irrigated tiles), so {:verb} is no longer possible"),
    "goal": ("I-29", "the game is over (an irrigated goal), so {:verb} is no longer possible"),
    "money": ("I-29", "the game is over (50 coins), so {:verb} is no longer possible"),
    "withdrawal": (
        "I-34",
        "the game is over (everybody else has withdrawn), so {:verb} is no longer possible",
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
GRAMMAR: Final = Grammar(
    VOCABULARY,
    [
        Phase(
            START,
            PLAYER,
            [draw, pass_],
            ("I-13", "begin your turn by drawing a tile or passing; {:verb} is not possible now"),
        ),
        Phase(
            REDRAW,
            PLAYER,
            [draw],
            ("I-20", "the tile fitted nowhere, so draw another; {:verb} is not possible now"),
        ),
        Phase(DRAWING, CHANCE, [tile], ("I-15", "a tile is being drawn, so {:verb} has to wait")),
        Phase(
            PLACING,
            PLAYER,
            [place, solicit, take],
            ("I-13", "place the drawn tile first; {:verb} has to wait"),
        ),
        Phase(
            OFFERING_PLACE,
            PLAYER,
            [offer, no_offer],
            ("I-21", "offer money for a placement or make no offer; {:verb} is not possible now"),
        ),
        Phase(
            PRICING_PLACE,
            PLAYER,
            [price],
            ("I-21", "the offer still needs a price, so {:verb} has to wait"),
        ),
        Phase(
            FINAL_START,
            PLAYER,
            [pass_, *ACTIONS],
            (
                "I-35",
                "in a final turn you can take actions, end it or pass; {:verb} is not possible",
            ),
        ),
        Phase(
            ACTING,
            PLAYER,
            ACTIONS,
            ("I-13", "take actions or end your turn; {:verb} is not possible now"),
        ),
        Phase(
            OFFERING_ROTATION,
            PLAYER,
            [offer, no_offer],
            ("I-27", "offer money for a rotation or make no offer; {:verb} is not possible now"),
        ),
        Phase(
            PRICING_ROTATION,
            PLAYER,
            [price],
            ("I-27", "the offer still needs a price, so {:verb} has to wait"),
        ),
        Phase(
            PROPOSING,
            PLAYER,
            [price],
            ("I-26", "the proposal still needs a price, so {:verb} has to wait"),
        ),
        Phase(
            ANSWERING,
            PLAYER,
            [accept, decline, ask],
            ("I-26", "answer the proposal first; {:verb} has to wait"),
        ),
        Phase(
            PRICE_ASKED,
            PLAYER,
            [accept, decline],
            ("I-26", "accept or decline the price asked; {:verb} is not possible now"),
        ),
        Done(DONE, OVER, [], OVER_BY["count"]),
    ],
)
