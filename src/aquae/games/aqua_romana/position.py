"""What lies on the table, whose turn it is, and what is being waited for."""

from typing import Any, Final

from aquae._native import i64, vec
from aquae.core.grammar import Grammar
from aquae.core.observation import Observed
from aquae.core.state import CHANCE, State
from aquae.games.aqua_romana.board import (
    BLANK,
    BUILDERS_OF_A_KIND,
    KINDS,
    OUTLET,
    SLOTS,
    SQUARES,
    TILES_OF_A_KIND,
    WORKMEN,
    Layout,
)
from aquae.games.aqua_romana.reservoirs import layout_called

# What is being waited for.
SET_UP: Final = 0
RESERVES: Final = 1
BUILDING: Final = 2
BUILDING_FOR_OTHERS: Final = 3
SHIFTING: Final = 4
EXTRA_TILE: Final = 5
CLOSING: Final = 6
TAKING: Final = 7
DONE: Final = 8
PHASES: Final = [
    "set-up",
    "reserve builders",
    "building",
    "building for others",
    "shifting",
    "extra tile",
    "closing",
    "taking",
    "done",
]

FREE: Final = -1
"""A slot without a master builder."""
ON_BOARD: Final = -1
"""The podium of a workman who is still on the board."""
NONE: Final = -1
"""No kind of tile."""

# Places to `mark`: squares from 0, then slots kind by kind, then workmen, then those closed in
# this turn, then the reserve with the claims to it, then `hands`.
SLOT_PLACE: Final = SQUARES
WORKMAN_PLACE: Final = SLOT_PLACE + len(KINDS) * SLOTS
CLOSED_PLACE: Final = WORKMAN_PLACE + WORKMEN
RESERVE_PLACE: Final = CLOSED_PLACE + 1
HAND_PLACE: Final = CLOSED_PLACE + 2

FIELD_NAMES: Final = [
    "to_move",
    "phase",
    "seat",
    "idle_turns",
    "laid_kind",
    "ending",
    "pieces",
    "far",
    "length",
    "pathway",
    "stock",
    "reserve",
    "hands",
    "podium",
    "placed",
    "closed",
    "claims",
    "lays",
]

PACKED_NAMES: Final = ["pieces", "far", "length", "pathway", "stock", "lays"]


class Setting:
    """What the options fix for a whole play. Shared by all states of it, never changed."""

    def __init__(
        self, options: dict[str, Any], grammar: Grammar, layout: Layout | None = None
    ) -> None:
        self.options = options
        self.grammar = grammar
        self.players: int = options["players"]
        # One that is still being made is judged before anybody plays on it.
        self.layout = layout or layout_called(options["layout"], self.players)
        self.owner = self.layout.owner
        self.random: bool = options["setup"] == "random"
        self.build_for_others: bool = options["compulsory"] == "any"
        self.blocking: bool = options["extra"] == "blocking"


class Position(Observed):
    """The table. Lists are indexed by square, slot, kind, workman or seat."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting.grammar)
        self.setting = setting
        if setting.random:
            self.to_move = CHANCE
        self.idle_turns = 0
        """R-32: turns in a row without a tile laid."""
        self.laid_kind = NONE
        """R-22: the kind of the tile just laid, while one more of it has to be."""

    def set_up(self) -> None:
        """The table before anything is on the board. Apart from __init__ for the sake of copies."""
        players = self.setting.players
        self.pieces = vec[i64]([BLANK] * SQUARES)
        self.far = vec[i64](list(range(OUTLET + WORKMEN)))
        """By end of a chain, the chain's other end; an edge between blank squares is its own."""
        self.length = vec[i64]([0] * (OUTLET + WORKMEN))
        """By end of a chain, the squares it passes, each time counted (R-28)."""
        self.pathway = vec[i64]([FREE] * SLOTS)
        self.stock = vec[i64]([TILES_OF_A_KIND] * 4)
        # The lists below change seldom. They are replaced, never changed, and copies share them.
        self.reserve = [1] * len(KINDS)
        pool = [BUILDERS_OF_A_KIND - 1] * 4 + [0]
        self.hands = [0] * (players * len(KINDS)) + pool
        """Builders to be put on the pathway: five numbers a seat, then those of the set-up."""
        self.podium = [ON_BOARD] * WORKMEN
        self.placed: list[int] = []
        """Workmen that have left the board, in this order."""
        self.closed: list[int] = []
        """Workmen whose aqueducts were closed in this turn."""
        self.claims = [0] * players
        """R-26: builders that each seat may still take from the reserve."""
        self.lays = vec[i64]()
        """The legal actions while a tile has to be laid."""

    def copy_from(self, other: State) -> None:
        # Names each field once more: a loop over names takes three times as long.
        assert isinstance(other, Position)
        self.to_move = other.to_move
        self.phase = other.phase
        self.seat = other.seat
        self.idle_turns = other.idle_turns
        self.laid_kind = other.laid_kind
        self.ending = other.ending
        self.pieces = other.pieces[:]
        self.far = other.far[:]
        self.length = other.length[:]
        self.pathway = other.pathway[:]
        self.stock = other.stock[:]
        self.reserve = other.reserve
        self.hands = other.hands
        self.podium = other.podium
        self.placed = other.placed
        self.closed = other.closed
        self.claims = other.claims
        self.lays = other.lays

    def field_names(self) -> list[str]:
        return FIELD_NAMES

    def packed_names(self) -> list[str]:
        return PACKED_NAMES

    def options(self) -> dict[str, Any]:
        return self.setting.options


def with_more(counts: list[int], place: int, more: int) -> list[int]:
    """A new list with one of the numbers changed."""
    changed = counts[:]
    changed[place] += more
    return changed


def hand_of(position: Position) -> int:
    """Where the builders that are to be placed now begin in `hands`."""
    owner = position.setting.players if position.phase == SET_UP else position.seat
    return owner * len(KINDS)


def holds_builders(position: Position) -> bool:
    """Whether any are to be placed now."""
    hand = hand_of(position)
    return any(position.hands[place] > 0 for place in range(hand, hand + len(KINDS)))


def change_hand(position: Position, place: int, more: int) -> None:
    position.hands = with_more(position.hands, place, more)
    position.mark(HAND_PLACE + place)
