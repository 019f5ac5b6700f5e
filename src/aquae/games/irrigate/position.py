"""What lies on the table, whose turn it is, and what is being waited for."""

from typing import Any, Final

from aquae._native import i64, vec
from aquae.core.grammar import Grammar
from aquae.core.observation import Observed
from aquae.core.state import State
from aquae.games.irrigate.board import (
    BANK,
    CELLS,
    EMPTY,
    ENDS,
    KINDS,
    LAST_PILE,
    PILES,
    RIVER_SIDES,
)

# What is being waited for.
START: Final = 0
REDRAW: Final = 1
DRAWING: Final = 2
PLACING: Final = 3
OFFERING_PLACE: Final = 4
PRICING_PLACE: Final = 5
FINAL_START: Final = 6
ACTING: Final = 7
OFFERING_ROTATION: Final = 8
PRICING_ROTATION: Final = 9
PROPOSING: Final = 10
ANSWERING: Final = 11
PRICE_ASKED: Final = 12
DONE: Final = 13
PHASES: Final = [
    "start",
    "draw again",
    "drawing",
    "placing",
    "offering a place",
    "pricing a place",
    "final start",
    "acting",
    "offering a rotation",
    "pricing a rotation",
    "proposing",
    "answering",
    "price asked",
    "done",
]

START_MONEY: Final = 5
WITHDRAWN: Final = 2  # passes in a row (I-32)
NOTHING: Final = -1
DIAGONAL_TILE: Final = 32

# Places to `mark`: cells from 0, then how many of a kind are left and whether one is in hand,
# then the piles as a whole, then offers and proposals.
KIND_PLACE: Final = CELLS
PILE_PLACE: Final = CELLS + KINDS
DEAL_PLACE: Final = PILE_PLACE + 1

# Everything that the rest can be computed from; `IrrigateState.restore` does that.
FIELD_NAMES: Final = [
    "to_move",
    "phase",
    "seat",
    "early",
    "finals",
    "faces",
    "turned",
    "owner",
    "money",
    "passes",
    "pile",
    "left",
    "lost",
    "drawn",
    "asked",
    "done",
    "declined",
    "proposal",
    "price",
    "asking",
    "offers",
    "bids",
    "ending",
    "winners",
]

PACKED_NAMES: Final = ["faces", "turned", "owner"]


class Setting:
    """What the options fix for a whole play. Shared by all states of it, never changed."""

    def __init__(self, options: dict[str, Any], grammar: Grammar) -> None:
        self.options = options
        self.grammar = grammar
        self.players: int = options["players"]
        self.bargaining: bool = options["bargaining"]


class Position(Observed):
    """The table. Long lists are indexed by cell, short ones by seat."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting.grammar)
        self.setting = setting
        self.early = True
        """I-14: the early game has not ended."""
        self.finals = NOTHING
        """I-35: final turns left, the present one included; NOTHING before them."""
        self.pile = 1
        """The pile last drawn from."""
        self.stock = 0
        """Tiles left in that pile."""
        self.drawn = NOTHING
        """The kind of the tile in hand."""
        self.asked = False
        """Whether offers were asked for in this placement, or among these actions."""
        self.done = 0
        """Actions done in this turn."""
        self.declined = 0
        """I-26: proposals of this turn that came to nothing."""
        self.proposal = NOTHING
        """The action of the proposal that waits for a price or an answer."""
        self.price = 0
        """What the player has named for it."""
        self.asking = 0
        """What the owner asks for instead; 0 until then."""
        self.menu = 0
        self.shared = False
        self.land_changes = 0
        """How often a tile, an orientation or an owner has changed here; not copied."""

    def set_up(self) -> None:
        """The empty table. Apart from __init__, so that copies need not do it."""
        players = self.setting.players
        self.faces = vec[i64]([EMPTY] * CELLS)
        self.turned = vec[i64]([0] * CELLS)
        self.owner = vec[i64]([BANK] * CELLS)
        self.money = [START_MONEY] * players  # I-10
        self.passes = [0] * players
        """Passes in a row; never more than WITHDRAWN."""
        self.left = PILES[players][1][:]
        """How many of each kind are left in the pile last drawn from."""
        self.lost: list[int] = []
        """I-20: kinds of the tiles that fitted nowhere, as they came."""
        self.offers = [NOTHING] * players
        """The pose that each seat offers money for."""
        self.bids = [0] * players
        self.winners: list[int] = []
        self.clear_menu()
        self.clear_survey()

    def clear_survey(self) -> None:
        """Everything that follows from the tiles on the table, for a table without tiles."""
        self.stock = sum(self.left)
        self.tiles: list[int] = []
        """Cells with a tile, ascending."""
        self.spots: list[int] = []
        """Where the tile in hand may lie (I-16 to I-19)."""
        self.reach: list[int] = []
        """Empty cells in reach (I-17), ascending."""
        self.doubtful: list[int] = []
        """Empty cells that a walk leads to, but no path without repetition is known."""
        self.ways = vec[i64]([0] * CELLS)
        """What is known of paths into a cell; see water.py."""
        self.near = vec[i64]([0] * CELLS)
        """What lies around a cell: a bit for each colour beside it, and DIAGONAL_TILE."""
        self.shared = False
        self.land_changes += 1
        for end, side in zip(ENDS, RIVER_SIDES, strict=True):
            self.ways[end] = 17 << side

    def clear_menu(self) -> None:
        """Lists of what the player may do with which tile, kept while nothing changes."""
        self.menu = 0
        """Which of the lists are kept; see rules.py."""
        self.own_rotates = vec[i64]()
        self.free_rotates = vec[i64]()
        """Rotating own land, and land that is turned for money to the bank."""
        self.buy_proposals = vec[i64]()
        self.rotate_proposals = vec[i64]()

    def copy_from(self, other: State) -> None:
        # Names each field once more: a loop over names takes three times as long.
        assert isinstance(other, Position)
        self.to_move = other.to_move
        self.phase = other.phase
        self.seat = other.seat
        self.early = other.early
        self.finals = other.finals
        self.pile = other.pile
        self.stock = other.stock
        self.drawn = other.drawn
        self.asked = other.asked
        self.done = other.done
        self.declined = other.declined
        self.proposal = other.proposal
        self.price = other.price
        self.asking = other.asking
        self.ending = other.ending
        self.turned = other.turned[:]
        self.money = other.money[:]
        self.passes = other.passes[:]
        self.left = other.left[:]
        self.lost = other.lost[:]
        self.offers = other.offers[:]
        self.bids = other.bids[:]
        self.winners = other.winners[:]
        self.share_land(other)
        self.clear_menu()
        if other.menu:
            self.copy_menu(other)

    def share_land(self, other: "Position") -> None:
        """What changes seldom belongs to both until one of them gets a new tile or owner."""
        other.shared = True
        self.shared = True
        self.faces = other.faces
        self.owner = other.owner
        self.tiles = other.tiles
        self.spots = other.spots
        self.reach = other.reach
        self.doubtful = other.doubtful
        self.ways = other.ways
        self.near = other.near

    def unshare_land(self) -> None:
        """To be called before a change. (`spots` is only ever replaced.)"""
        if not self.shared:
            return
        self.shared = False
        self.faces = self.faces[:]
        self.owner = self.owner[:]
        self.tiles = self.tiles[:]
        self.reach = self.reach[:]
        self.doubtful = self.doubtful[:]
        self.ways = self.ways[:]
        self.near = self.near[:]

    def copy_menu(self, other: "Position") -> None:
        self.menu = other.menu
        self.own_rotates = other.own_rotates[:]
        self.free_rotates = other.free_rotates[:]
        self.buy_proposals = other.buy_proposals[:]
        self.rotate_proposals = other.rotate_proposals[:]

    def mark_land(self, cell: int) -> None:
        """Another tile, orientation or owner."""
        self.land_changes += 1
        self.mark(cell)

    def field_names(self) -> list[str]:
        return FIELD_NAMES

    def packed_names(self) -> list[str]:
        return PACKED_NAMES

    def options(self) -> dict[str, Any]:
        return self.setting.options

    def is_withdrawn(self, seat: int) -> bool:
        return self.passes[seat] == WITHDRAWN

    def piles_are_empty(self) -> bool:
        return self.pile == LAST_PILE and self.stock == 0


def clear_offers(position: Position) -> None:
    for seat in range(position.setting.players):
        if position.offers[seat] != NOTHING:
            position.offers[seat] = NOTHING
            position.bids[seat] = 0
            position.mark(DEAL_PLACE)
