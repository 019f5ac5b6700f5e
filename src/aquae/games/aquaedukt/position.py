"""What lies on the table, whose turn it is, and what is being waited for."""

from typing import Any, Final

from aquae._native import i64, vec
from aquae.core.grammar import Grammar
from aquae.core.observation import Observed
from aquae.core.packed import packed
from aquae.core.state import CHANCE, State
from aquae.games.aquaedukt.board import (
    EDGES,
    POINTS,
    REGIONS,
    SPACES,
    Board,
)
from aquae.games.aquaedukt.plans import board_called
from aquae.games.aquaedukt.words import DIE, MOUNTAIN, SPRING, VALUES

# What is being waited for.
SET_UP: Final = 0
TURN: Final = 1
ROLLING: Final = 2
ROLLED: Final = 3
PLACED: Final = 4
SECOND_CANAL: Final = 5
SPRING_CANAL: Final = 6
TURNING_OVER: Final = 7
DONE: Final = 8
PHASES: Final = [
    "set-up",
    "turn",
    "rolling",
    "rolled",
    "placed",
    "second canal",
    "spring canal",
    "turning over",
    "done",
]

SPRINGS: Final = 5
CANALS: Final = 36
MINERALS: Final = 6
FOULS: Final = 2
# What a mountain hides.
MINERAL: Final = 0
FOUL: Final = 1

# What lies on a space: nothing, a mountain, or HOUSES + seat * VALUES + value - 1.
FREE: Final = 0
MOUNTAINED: Final = 1
HOUSES: Final = 2

# An intersection's `touch` is the number of edges with canals that meet there, with these flags.
HAS_SPRING: Final = 8
HAS_DOUBLE: Final = 16


# Places to `mark`: edges from 0, then spaces, then the springs, then what is counted.
SPACE_PLACE: Final = EDGES
SPRING_PLACE: Final = EDGES + SPACES
COUNT_PLACE: Final = EDGES + SPACES + 1

ALL_MOUNTAINS: Final = vec[i64]([MOUNTAIN + space for space in range(SPACES)])
ALL_SPRINGS: Final = vec[i64]([SPRING + point for point in range(POINTS)])
ALL_DICE: Final = vec[i64]([DIE + region for region in range(REGIONS)])


def stock_for(players: int) -> list[int]:
    """A-05: tiles of value 1, 2, 3, 4 that each player starts with."""
    few = 10 - players
    return [few, few, few, 4]


def mountains_for(players: int) -> int:
    """A-07."""
    return 12 - 2 * players


FIELD_NAMES: Final = [
    "to_move",
    "phase",
    "seat",
    "die",
    "placements",
    "canals_left",
    "passes",
    "progress",
    "idle_rounds",
    "ending",
    "tiles",
    "supply",
    "uncovered",
    "stock",
    "stock_left",
    "mountains",
    "faces",
    "springs",
    "touch",
    "spring_near",
    "canals",
    "mountain_actions",
    "spring_actions",
    "canal_actions",
    "canal_open",
    "die_actions",
]

PACKED_NAMES: Final = [
    "tiles",
    "supply",
    "uncovered",
    "stock",
    "stock_left",
    "touch",
    "spring_near",
    "canals",
    "mountain_actions",
    "spring_actions",
    "canal_actions",
    "canal_open",
    "die_actions",
]


class Setting:
    """What the options fix for a whole play. Shared by all states of it, never changed."""

    def __init__(self, options: dict[str, Any], grammar: Grammar) -> None:
        self.options = options
        self.grammar = grammar
        self.players: int = options["players"]
        self.board: Board = board_called(options["board"])
        self.hidden: bool = options["mountains"] == "hidden"
        self.placed: bool = options["setup"] == "placed"
        self.spring_canal: bool = options["spring_canal"]


class Position(Observed):
    """The table. Lists are indexed by space, intersection, edge, region or seat."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting.grammar)
        self.setting = setting
        if not setting.placed:
            self.to_move = CHANCE
        self.die = -1
        """The region rolled, while the player has to answer it."""
        self.placements = 0
        """Houses placed in this turn."""
        self.canals_left = CANALS
        self.passes = 0
        """Passes in this round."""
        self.progress = False
        """Whether a house, spring or canal was placed in this round."""
        self.idle_rounds = 0

    def set_up(self) -> None:
        """The empty board. Apart from __init__, so that copies need not do it."""
        players = self.setting.players
        self.tiles = vec[i64]([FREE] * SPACES)
        self.supply = vec[i64]([0] * SPACES)
        """A-32: how many canals give water to a space; wet is more than none (A-26)."""
        self.uncovered = vec[i64](self.setting.board.sizes)
        """Free spaces of each region."""
        self.stock = packed(stock_for(players) * players)
        self.stock_left = vec[i64]([sum(stock_for(players))] * players)
        self.touch = vec[i64]([0] * POINTS)
        self.canals = vec[i64]([0] * EDGES)
        # Legal actions of a verb change only where something is placed, so they are kept.
        self.spring_actions = ALL_SPRINGS[:]
        self.canal_actions = vec[i64]()
        self.canal_open = vec[i64]([0] * EDGES)
        # The lists below change seldom. They are replaced, never changed, and copies share them.
        self.mountains: list[int] = []
        self.faces: list[int] = []
        """Faces turned up so far, in the order of `mountains`: indices of FACES."""
        self.springs: list[int] = []
        self.spring_near = vec[i64]([-1] * POINTS)
        """A spring that is too near for another one here (A-19), or -1."""
        self.mountain_actions = ALL_MOUNTAINS
        self.die_actions = ALL_DICE

    def copy_from(self, other: State) -> None:
        # Names each field once more: a loop over names takes three times as long.
        assert isinstance(other, Position)
        self.to_move = other.to_move
        self.phase = other.phase
        self.seat = other.seat
        self.die = other.die
        self.placements = other.placements
        self.canals_left = other.canals_left
        self.passes = other.passes
        self.progress = other.progress
        self.idle_rounds = other.idle_rounds
        self.ending = other.ending
        self.tiles = other.tiles[:]
        self.supply = other.supply[:]
        self.uncovered = other.uncovered[:]
        self.stock = other.stock[:]
        self.stock_left = other.stock_left[:]
        self.mountains = other.mountains
        self.faces = other.faces
        self.springs = other.springs
        self.touch = other.touch[:]
        self.spring_near = other.spring_near
        self.canals = other.canals[:]
        self.mountain_actions = other.mountain_actions
        self.spring_actions = other.spring_actions[:]
        self.canal_actions = other.canal_actions[:]
        self.canal_open = other.canal_open[:]
        self.die_actions = other.die_actions

    def field_names(self) -> list[str]:
        return FIELD_NAMES

    def packed_names(self) -> list[str]:
        return PACKED_NAMES

    def options(self) -> dict[str, Any]:
        return self.setting.options


def house_code(seat: int, value: int) -> int:
    return HOUSES + seat * VALUES + value - 1


def owner_of(tile: i64) -> int:
    return (tile - HOUSES) // VALUES


def value_of(tile: i64) -> int:
    return (tile - HOUSES) % VALUES + 1


def can_roll(position: Position) -> bool:
    """A-13: there is a free space somewhere and a tile to put on it."""
    return len(position.die_actions) > 0 and position.stock_left[position.seat] > 0


def lowest_value(position: Position) -> int:
    """A-15: the lowest value that the player still has."""
    value = 1
    while position.stock[position.seat * VALUES + value - 1] == 0:
        value += 1
    return value


def faces_left(position: Position) -> list[int]:
    """A-30: mineral springs and foul waters not yet turned over."""
    foul = position.faces.count(FOUL)
    return [MINERALS - (len(position.faces) - foul), FOULS - foul]
