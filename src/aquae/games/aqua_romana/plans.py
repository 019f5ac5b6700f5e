"""Layouts as plans (R-08): judged with their water, written by hand, made up from a number."""

from typing import Final

from aquae.core.chance import Rng
from aquae.core.grid import SIDES, opposite
from aquae.core.plan import Flaw, Plans
from aquae.games.aqua_romana.board import (
    BLANK,
    COLOURS,
    FRONT,
    OUTLETS_WITH,
    SQUARE_NAMES,
    SQUARES,
    WIDTH,
    Layout,
    Reservoir,
    neighbour,
)
from aquae.games.aqua_romana.phases import GRAMMAR
from aquae.games.aqua_romana.position import Position, Setting
from aquae.games.aqua_romana.reservoirs import (
    BETWEEN,
    LAYOUTS,
    LayoutDraft,
    shipped_layout,
    unknown_layout,
)
from aquae.games.aqua_romana.state import RomanaState
from aquae.games.aqua_romana.water import heading_of, opening_flaws


class LayoutPlans(Plans):
    """The arrangements that the option `layout` may be."""

    def written_out(self, plan: str, players: int) -> str:
        return shipped_layout(plan, players) if plan in LAYOUTS else plan

    def drawn(self, drawing: str) -> str:
        return drawn_layout(drawing)

    def flaws(self, plan: str, players: int) -> list[Flaw]:
        if plan in LAYOUTS:
            return []
        return unknown_layout(plan) or layout_flaws(plan, players)

    def made_up(self, number: int, players: int) -> str:
        return generate_layout(number, players)


def drawn_layout(drawing: str) -> str:
    """The text of a layout with a reservoir on each line; what follows `#` is a comment."""
    lines = [line.split("#")[0] for line in drawing.splitlines()]
    parts = [" ".join(part.split()) for line in lines for part in line.split("/")]
    return BETWEEN.join([part for part in parts if part])


def layout_flaws(text: str, players: int) -> list[Flaw]:
    """R-08 with R-14 and R-19: everything that is wrong, with the reservoirs and their water."""
    draft = LayoutDraft(text, players)
    return draft.flaws + opening_flaws(_empty_board(players, draft.sound))


def _empty_board(players: int, reservoirs: list[Reservoir]) -> Position:
    """A board on which these reservoirs are about to be placed."""
    options = {"players": players, "setup": "placed", "compulsory": "any", "extra": "apart"}
    position = RomanaState(Setting(options, GRAMMAR, Layout(players, reservoirs)))
    Position.set_up(position)
    return position


# Made up from a number. With 2 and 4 players the board looks the same after half a turn. That does
# not make yellow and red alike, nor any two of 3 players: the land before them must be.

WEST: Final = [0, 1, 2, 3, 4]
MIDDLE: Final = [3, 4, 5, 6, 7]
EAST: Final = [6, 7, 8, 9, 10]
SOUTH: Final = [0, 1, 2, 3]
NORTH: Final = [4, 5, 6, 7]
MOST_UNEVEN: Final = 3
"""By so many squares the land before the reservoirs may differ."""
LEAST_LAND: Final = 10
NOWHERE: Final = SQUARES
"""Farther than any square."""


def generate_layout(number: int, players: int) -> str:
    """A random arrangement that looks fair, the same with 2 and with 4 players."""
    outlets = OUTLETS_WITH[players]
    attempt = 0
    while True:
        rng = Rng(f"layout {outlets} {number}/{attempt}")
        reservoirs = _three(rng) if players == 3 else _four(rng)
        text = BETWEEN.join([_text(reservoir) for reservoir in reservoirs])
        if not LayoutDraft(text, players).flaws and _is_fair(_empty_board(players, reservoirs)):
            return text
        attempt += 1


def _four(rng: Rng) -> list[Reservoir]:
    yellow, red = _in_the_north(rng, 3)
    return [yellow, red, _turned(yellow, 2), _turned(red, 3)]


def _three(rng: Rng) -> list[Reservoir]:
    return [*_in_the_north(rng, 4), _somewhere(2, 4, MIDDLE, SOUTH, rng)]


def _in_the_north(rng: Rng, outlets: int) -> list[Reservoir]:
    """Yellow in the west and red in the east, half of the time its mirror image."""
    yellow = _somewhere(0, outlets, WEST, NORTH, rng)
    if rng.below(2) == 0:
        return [yellow, _mirrored(yellow, 1)]
    return [yellow, _somewhere(1, outlets, EAST, NORTH, rng)]


def _somewhere(
    colour: int, outlets: int, files: list[int], ranks: list[int], rng: Rng
) -> Reservoir:
    """A reservoir that lies or stands within these files and ranks, with outlets to the board."""
    lies = int(rng.below(2))
    x = files[int(rng.below(len(files) - lies))]
    y = ranks[int(rng.below(len(ranks) - 1 + lies))]
    first = y * WIDTH + x
    reservoir = Reservoir(colour, [first, first + 1 if lies else first + WIDTH])
    sides = _sides_of(reservoir.squares)
    while len(sides) > outlets:
        sides.pop(int(rng.below(len(sides))))
    for square, side in sides:
        reservoir.outlet_squares.append(square)
        reservoir.outlet_sides.append(side)
    return reservoir


def _sides_of(squares: list[int]) -> list[tuple[int, int]]:
    """Where outlets can be: not between the two squares, nor off the board."""
    elsewhere = [-1, *squares]
    return [
        (square, side)
        for square in squares
        for side in range(4)
        if neighbour(square, side) not in elsewhere
    ]


def _turned(reservoir: Reservoir, colour: int) -> Reservoir:
    """The same reservoir after half a turn of the board."""
    turned = Reservoir(colour, [SQUARES - 1 - square for square in reservoir.squares])
    turned.outlet_squares = [SQUARES - 1 - square for square in reservoir.outlet_squares]
    turned.outlet_sides = [opposite(side) for side in reservoir.outlet_sides]
    return turned


def _mirrored(reservoir: Reservoir, colour: int) -> Reservoir:
    """The same reservoir with east and west changed."""
    mirrored = Reservoir(colour, [_across(square) for square in reservoir.squares])
    mirrored.outlet_squares = [_across(square) for square in reservoir.outlet_squares]
    mirrored.outlet_sides = [(4 - side) % 4 for side in reservoir.outlet_sides]
    return mirrored


def _across(square: int) -> int:
    return square // WIDTH * WIDTH + WIDTH - 1 - square % WIDTH


def _text(reservoir: Reservoir) -> str:
    outlets = zip(reservoir.outlet_squares, reservoir.outlet_sides, strict=True)
    words = [COLOURS[reservoir.colour], *[SQUARE_NAMES[square] for square in reservoir.squares]]
    return " ".join(
        [*words, *[f"{SQUARE_NAMES[square]}:{SIDES[side]}" for square, side in outlets]]
    )


def _is_fair(position: Position) -> bool:
    """All outlets open to squares of their own, and about as much land before each reservoir."""
    layout = position.setting.layout
    if _touch(layout.reservoirs) or opening_flaws(position):
        return False
    fronts = [[_front(position, workman) for workman in _workmen(one)] for one in layout.reservoirs]
    if len({front for own in fronts for front in own}) < len(layout.workmen):
        return False
    land = _land_before(position, fronts)
    return min(land) >= LEAST_LAND and max(land) - min(land) <= MOST_UNEVEN


def _touch(reservoirs: list[Reservoir]) -> bool:
    """Whether two of them stand side by side, as if they were one."""
    covered = [square for reservoir in reservoirs for square in reservoir.squares]
    beside = [neighbour(square, side) for square in covered for side in range(4)]
    # Each square of a reservoir has the other one beside it.
    return sum(square in covered for square in beside) > len(covered)


def _workmen(reservoir: Reservoir) -> list[int]:
    return [reservoir.workman(number) for number in range(len(reservoir.outlet_sides))]


def _front(position: Position, workman: int) -> int:
    return FRONT[heading_of(position, workman)]


def _land_before(position: Position, fronts: list[list[int]]) -> list[int]:
    """For each reservoir the blank squares that are nearer to it than to any other."""
    far = [_distances(position, own) for own in fronts]
    land = [0] * len(far)
    for square in range(SQUARES):
        steps = [one[square] for one in far]
        least = min(steps)
        if least < NOWHERE and steps.count(least) == 1:
            land[steps.index(least)] += 1
    return land


def _distances(position: Position, fronts: list[int]) -> list[int]:
    """By square, the steps over blank squares from the nearest of these."""
    steps = [NOWHERE] * SQUARES
    found = fronts[:]
    for square in found:
        steps[square] = 0
    for square in found:
        for side in range(4):
            other = neighbour(square, side)
            if other >= 0 and steps[other] == NOWHERE and position.pieces[other] == BLANK:
                steps[other] = steps[square] + 1
                found.append(other)
    return steps
