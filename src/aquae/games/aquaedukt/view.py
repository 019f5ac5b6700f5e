"""The position as data in the words of the rule book, for clients that know no rules."""

from typing import Literal, TypedDict, cast

from aquae.core.view import AftermathItem, Moment, Standing
from aquae.games.aquaedukt.board import (
    EDGE_NAMES,
    EDGES,
    POINT_NAMES,
    SPACE_NAMES,
    SPACES,
)
from aquae.games.aquaedukt.position import (
    HOUSES,
    PHASES,
    SPRINGS,
    Position,
    owner_of,
    value_of,
)
from aquae.games.aquaedukt.water import spring_of
from aquae.games.aquaedukt.words import CANAL, END, FACES, HOUSE, PASS, REVEAL, VALUES

Face = Literal["mineral", "foul"]


class House(TypedDict):
    seat: int
    value: int


class Space(TypedDict):
    region: int
    supply: int
    """How many canals bring water."""
    house: House | None


class Canal(TypedDict):
    count: int
    spring: str
    """The spring that its water comes from."""


class Table(Moment):
    """What lies on the table. `spaces`, `springs` and `canals` are keyed or listed by name."""

    spaces: dict[str, Space]
    mountains: dict[str, Face | None]
    springs: list[str]
    canals: dict[str, Canal]
    stock: list[list[int]]
    """For each seat, how many houses of each value are left."""
    springs_left: int
    canals_left: int
    die: int | None
    placements: int
    idle_rounds: int


class View(Standing, Table):
    """Everything there is to see."""


class Removed(AftermathItem):
    """A house that an action took off the board."""

    what: Literal["removed"]
    value: int
    space: str


class Doubled(AftermathItem):
    """A second canal was laid along an edge."""

    what: Literal["doubled"]
    edge: str


Aftermath = Removed | Doubled


def table(position: Position) -> Table:
    return {
        "phase": PHASES[position.phase],
        "turn": position.seat,
        "spaces": {SPACE_NAMES[space]: _space(position, space) for space in range(SPACES)},
        "mountains": _mountains(position),
        "springs": [POINT_NAMES[point] for point in position.springs],
        "canals": _canals(position),
        "stock": [
            list(position.stock[seat * VALUES : (seat + 1) * VALUES])
            for seat in range(position.setting.players)
        ],
        "springs_left": SPRINGS - len(position.springs),
        "canals_left": position.canals_left,
        "die": position.die + 1 if position.die >= 0 else None,
        "placements": position.placements,
        "idle_rounds": position.idle_rounds,
    }


def _space(position: Position, space: int) -> Space:
    tile = position.tiles[space]
    house: House | None = None
    if tile >= HOUSES:
        house = {"seat": owner_of(tile), "value": value_of(tile)}
    return {
        "region": position.setting.board.region_of[space] + 1,
        "supply": position.supply[space],
        "house": house,
    }


def aftermath(before: Position, after: Position, action: int) -> list[Aftermath]:
    return [*_doubled(before, after, action), *_removed(before, after, action)]


def _doubled(before: Position, after: Position, action: int) -> list[Doubled]:
    """A-23."""
    if not CANAL <= action < PASS or after.canals[action - CANAL] < 2:
        return []
    edge = EDGE_NAMES[action - CANAL]
    return [{"what": "doubled", "rule": "A-23", "seat": before.seat, "edge": edge}]


def _removed(before: Position, after: Position, action: int) -> list[Removed]:
    """The tiles that an action took off the board, the one just placed too (A-16, A-29, A-34)."""
    rule = "A-16"
    if action >= REVEAL:
        rule = "A-34"
    elif after.ending != before.ending:
        rule = "A-29"
    tiles = before.tiles[:]
    if HOUSE <= action < END:
        space, value = divmod(action - HOUSE, VALUES)
        tiles[space] = HOUSES + before.seat * VALUES + value
    return [
        {
            "what": "removed",
            "rule": rule,
            "seat": owner_of(tile),
            "value": value_of(tile),
            "space": SPACE_NAMES[space],
        }
        for space, tile in enumerate(tiles)
        if tile >= HOUSES and after.tiles[space] < HOUSES
    ]


def _mountains(position: Position) -> dict[str, Face | None]:
    """The mountains in the order in which they were placed, with what they turned out to hide."""
    faces: list[Face | None] = [cast(Face, FACES[face]) for face in position.faces]
    faces += [None] * (len(position.mountains) - len(faces))
    names = [SPACE_NAMES[space] for space in position.mountains]
    return dict(zip(names, faces, strict=True))


def _canals(position: Position) -> dict[str, Canal]:
    return {
        EDGE_NAMES[edge]: {
            "count": position.canals[edge],
            "spring": POINT_NAMES[spring_of(position, edge)],
        }
        for edge in range(EDGES)
        if position.canals[edge] > 0
    }
