"""The position as data in the words of the rule book, for clients that know no rules."""

from typing import Literal, TypedDict, cast

from aquae.core.view import AftermathItem, Moment, Standing
from aquae.games.irrigate.board import (
    BANK,
    CELL_NAMES,
    COLOUR,
    COLOURS,
    GROUPS,
    KIND_NAMES,
    KINDS,
    LAST_PILE,
    ORIENTATIONS,
    PILES,
    PRICE,
    SHAPE,
    SHAPES,
)
from aquae.games.irrigate.position import (
    NOTHING,
    PHASES,
    PRICE_ASKED,
    PRICING_PLACE,
    PRICING_ROTATION,
    PROPOSING,
    Position,
)
from aquae.games.irrigate.rules import tax
from aquae.games.irrigate.water import wet_cells
from aquae.games.irrigate.words import VOCABULARY, pose_name

Colour = Literal["red", "yellow", "green", "blue", "grey"]
Shape = Literal["tee", "corner", "straight", "goal"]


class Tile(TypedDict):
    shape: Shape
    colour: Colour
    group: str
    price: int
    exits: str
    owner: int | None
    """None is the bank."""
    irrigated: bool


class SeatView(TypedDict):
    colour: Colour
    money: int
    passes: int
    """In a row."""
    withdrawn: bool
    land: int
    irrigated: int


class Proposal(TypedDict):
    text: str
    price: int | None
    """None until it is named."""
    asked: int | None
    """What the owner asks for instead; None until then."""


class Offer(TypedDict):
    pose: str
    price: int | None
    """None until it is named."""


class Table(Moment):
    """What lies on the table. `tiles` is keyed by cell, `offers` by seat."""

    early: bool
    final_turns: int
    tiles: dict[str, Tile]
    seats: list[SeatView]
    drawn: str | None
    piles: dict[str, dict[str, int]]
    lost: list[str]
    actions_done: int
    tax: int
    asked_for_offers: bool
    declined: int
    """Proposals of this turn that came to nothing."""
    proposal: Proposal | None
    offers: dict[str, Offer]


class View(Standing, Table):
    """Everything there is to see."""


class Payment(AftermathItem):
    """Money that a seat gets, or gives if it is below 0, for one of the reasons there are.

    A `price` has two, of whoever pays and of whoever is paid; the bank is no seat.
    """

    what: Literal["price", "tax", "income", "compensation"]
    money: int


class GoalWater(AftermathItem):
    """A goal has water now, or no more: the seat's, or one of the bank (then the seat did it)."""

    what: Literal["goal", "goal of the bank"]
    cell: str
    water: Literal["gained", "lost"]


class Lost(AftermathItem):
    """The tile that a seat drew fits nowhere."""

    what: Literal["lost"]
    tile: str


class Stage(AftermathItem):
    """The main game or the final turns begin, with this seat."""

    what: Literal["main game", "final turns"]


class Presence(AftermathItem):
    """A seat has withdrawn, or takes part again."""

    what: Literal["withdrawn", "returned"]


Aftermath = Payment | GoalWater | Lost | Stage | Presence


def table(position: Position) -> Table:
    wet = wet_cells(position)
    return {
        "phase": PHASES[position.phase],
        "turn": position.seat,
        "early": position.early,
        "final_turns": max(position.finals, 0),
        "tiles": {CELL_NAMES[cell]: _tile(position, cell, cell in wet) for cell in position.tiles},
        "seats": [_seat(position, seat, wet) for seat in range(position.setting.players)],
        "drawn": KIND_NAMES[position.drawn] if position.drawn != NOTHING else None,
        "piles": {str(pile): _pile(position, pile) for pile in range(1, LAST_PILE + 1)},
        "lost": [KIND_NAMES[kind] for kind in position.lost],
        "actions_done": position.done,
        "tax": tax(position),
        "asked_for_offers": position.asked,
        "declined": position.declined,
        "proposal": _proposal(position),
        "offers": _offers(position),
    }


def _tile(position: Position, cell: int, irrigated: bool) -> Tile:
    face = position.faces[cell]
    owner = position.owner[cell]
    return {
        "shape": cast(Shape, SHAPES[SHAPE[face]]),
        "colour": cast(Colour, COLOURS[COLOUR[face]]),
        "group": GROUPS[face % len(GROUPS)],
        "price": PRICE[face],
        "exits": ORIENTATIONS[position.turned[cell]],
        "owner": None if owner == BANK else owner,
        "irrigated": irrigated,
    }


def _seat(position: Position, seat: int, wet: list[int]) -> SeatView:
    return {
        "colour": cast(Colour, COLOURS[seat]),
        "money": position.money[seat],
        "passes": position.passes[seat],
        "withdrawn": position.is_withdrawn(seat),
        "land": list(position.owner).count(seat),
        "irrigated": len([cell for cell in wet if position.owner[cell] == seat]),
    }


def _pile(position: Position, pile: int) -> dict[str, int]:
    """What a pile still holds. Piles below the present one are used up."""
    left = PILES[position.setting.players][pile]
    if pile <= position.pile:
        left = position.left if pile == position.pile else []
    return {KIND_NAMES[kind]: left[kind] for kind in range(KINDS) if left and left[kind] > 0}


def _proposal(position: Position) -> Proposal | None:
    """What is proposed, as its text, and the prices once they are named."""
    if position.proposal == NOTHING:
        return None
    return {
        "text": VOCABULARY.text(position.proposal),
        "price": None if position.phase == PROPOSING else position.price,
        "asked": position.asking if position.phase == PRICE_ASKED else None,
    }


def _offers(position: Position) -> dict[str, Offer]:
    """The offers on the table, by seat: cell and orientation, and the price once it is named."""
    pricing = position.phase == PRICING_PLACE or position.phase == PRICING_ROTATION
    nameless = position.to_move if pricing else NOTHING
    return {
        str(seat): {
            "pose": pose_name(pose),
            "price": None if seat == nameless else position.bids[seat],
        }
        for seat, pose in enumerate(position.offers)
        if pose != NOTHING
    }
