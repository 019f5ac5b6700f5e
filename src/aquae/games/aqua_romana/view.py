"""The position as data in the words of the rule book, for clients that know no rules."""

from typing import Literal, TypedDict, cast

from aquae.core.grid import SIDES, opposite
from aquae.core.view import AftermathItem, Moment, Standing
from aquae.games.aqua_romana.board import (
    BLANK,
    COLOURS,
    CORNERS,
    ENTRY,
    FRONT,
    KINDS,
    OUTLET,
    PIECE_NAMES,
    SIGHT,
    SLOT_NAMES,
    SLOTS,
    SQUARE_NAMES,
    SQUARES,
    STAND,
    WAY_OUT,
    WORKMAN_NAMES,
    Reservoir,
    neighbour,
)
from aquae.games.aqua_romana.position import FREE, NONE, ON_BOARD, PHASES, Position
from aquae.games.aqua_romana.scoring import BONUSES, ranked
from aquae.games.aqua_romana.water import heading_of, is_stopped

Side = Literal["N", "E", "S", "W"]
Builders = dict[str, int]
"""How many master builders of each kind; those of which there are none are left out."""


class ReservoirView(TypedDict):
    seat: int
    squares: list[str]
    outlets: list[str]
    """Each as a square and a side: `c8:W`."""


class Workman(TypedDict):
    """`square`, `facing` and `front` while he can build; `podium` once he has left the board."""

    seat: int
    square: str | None
    facing: Side | None
    front: str | None
    points: int | None
    """The squares of his aqueduct, until he leaves the board (R-28)."""
    podium: int | None
    bonus: int
    """What his podium brings besides its number, if nobody climbs higher (R-34)."""
    sees: list[str]
    """The slots at the ends of his file and his rank (R-17), while he can build."""
    course: list[str]
    """Where the water goes: it may reach farther after an aqueduct was closed by choice."""


class Table(Moment):
    """What lies on the table; squares, slots, workmen and kinds are keyed by name."""

    pieces: dict[str, str]
    printed: list[str]
    reservoirs: dict[str, ReservoirView]
    pathway: dict[str, str]
    workmen: dict[str, Workman]
    podium_order: list[str]
    stock: dict[str, int]
    reserve: Builders
    set_up: Builders
    hands: list[Builders]
    claims: list[int]
    extra_kind: str | None
    idle_turns: int


class View(Standing, Table):
    """Everything there is to see."""


class Podium(AftermathItem):
    """A workman has left the board."""

    what: Literal["podium"]
    workman: str
    length: int
    podium: int


class Skipped(AftermathItem):
    """The turns of a seat are skipped from now on."""

    what: Literal["skipped"]


Aftermath = Podium | Skipped


def table(position: Position) -> Table:
    return {
        "phase": PHASES[position.phase],
        "turn": position.seat,
        "pieces": _pieces(position),
        "printed": list(CORNERS),
        "reservoirs": {
            COLOURS[reservoir.colour]: _reservoir(position, reservoir)
            for reservoir in position.setting.layout.reservoirs
        },
        "pathway": {
            SLOT_NAMES[slot]: KINDS[position.pathway[slot]]
            for slot in range(SLOTS)
            if position.pathway[slot] != FREE
        },
        "workmen": _workmen(position),
        "podium_order": [WORKMAN_NAMES[workman] for workman in position.placed],
        "stock": dict(zip(KINDS, position.stock, strict=False)),
        "reserve": _builders(position.reserve),
        "set_up": _builders(position.hands[-len(KINDS) :]),
        "hands": [
            _builders(position.hands[seat * len(KINDS) : (seat + 1) * len(KINDS)])
            for seat in range(position.setting.players)
        ],
        "claims": position.claims[:],
        "extra_kind": KINDS[position.laid_kind] if position.laid_kind != NONE else None,
        "idle_turns": position.idle_turns,
    }


def _pieces(position: Position) -> dict[str, str]:
    return {
        SQUARE_NAMES[square]: PIECE_NAMES[position.pieces[square]]
        for square in range(SQUARES)
        if position.pieces[square] < BLANK
    }


def _builders(counts: list[int]) -> Builders:
    return {kind: count for kind, count in zip(KINDS, counts, strict=True) if count > 0}


def _reservoir(position: Position, reservoir: Reservoir) -> ReservoirView:
    outlets = zip(reservoir.outlet_squares, reservoir.outlet_sides, strict=True)
    return {
        "seat": position.setting.owner[reservoir.workman(0)],
        "squares": [SQUARE_NAMES[square] for square in reservoir.squares],
        "outlets": [f"{SQUARE_NAMES[square]}:{SIDES[side]}" for square, side in outlets],
    }


def _workmen(position: Position) -> dict[str, Workman]:
    found: dict[str, Workman] = {}
    extra = dict(zip(ranked(position.podium, position.placed), BONUSES, strict=False))
    for reservoir in position.setting.layout.reservoirs:
        for number, side in enumerate(reservoir.outlet_sides):
            workman = reservoir.workman(number)
            course = _course(position, reservoir.outlet_squares[number], side)
            found[WORKMAN_NAMES[workman]] = _workman(
                position, workman, extra.get(workman, 0), course
            )
    return found


def _seen_from(square: int) -> list[str]:
    return [SLOT_NAMES[slot] for slot in SIGHT[4 * square : 4 * square + 4]]


def _workman(position: Position, workman: int, bonus: int, course: list[str]) -> Workman:
    on_board = position.podium[workman] == ON_BOARD
    facing = on_board and workman not in position.closed and not is_stopped(position, workman)
    heading = heading_of(position, workman) if facing else 0
    return {
        "seat": position.setting.owner[workman],
        "square": SQUARE_NAMES[STAND[heading]] if facing else None,
        "facing": cast(Side, SIDES[opposite(ENTRY[heading])]) if facing else None,
        "front": SQUARE_NAMES[FRONT[heading]] if facing else None,
        "points": position.length[OUTLET + workman] if on_board else None,
        "podium": None if on_board else position.podium[workman],
        "bonus": bonus,
        "sees": _seen_from(STAND[heading]) if facing else [],
        "course": course,
    }


def off_the_board(before: Position, after: Position) -> list[Aftermath]:
    """The workmen that went to podiums (R-29), and whose turns are skipped from now on (R-24)."""
    owner = after.setting.owner
    gone = after.placed[len(before.placed) :]
    told: list[Aftermath] = [
        {
            "what": "podium",
            "rule": "R-29",
            "seat": owner[workman],
            "workman": WORKMAN_NAMES[workman],
            "length": after.length[OUTLET + workman],
            "podium": after.podium[workman],
        }
        for workman in gone
    ]
    for seat, workmen in enumerate(after.setting.layout.workmen_of[: after.setting.players]):
        left = [workman for workman in workmen if workman not in after.placed]
        has_lost = [workman for workman in workmen if workman in gone]
        if has_lost and not left and not after.ending:
            told.append({"what": "skipped", "rule": "R-24", "seat": seat})
    return told


def _course(position: Position, start: int, side: int) -> list[str]:
    """R-12: the squares that the water of an outlet passes, as `b8 EW`: in by E, out by W."""
    course: list[str] = []
    square = neighbour(start, side)
    while square >= 0 and position.pieces[square] < BLANK:
        entry = opposite(side)
        side = WAY_OUT[4 * position.pieces[square] + entry]
        if side < 0:
            break
        course.append(f"{SQUARE_NAMES[square]} {SIDES[entry]}{SIDES[side]}")
        square = neighbour(square, side)
    return course
