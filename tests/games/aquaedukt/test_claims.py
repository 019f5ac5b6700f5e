"""Whatever a hint says of an action of Aquädukt is so, by the naive referee."""

from itertools import chain

from aquae.core.sentence import AND_MORE
from aquae.games.aquaedukt.game import GAME
from tests.bots.claims import ENDINGS, Check, Told, check_all, hints
from tests.games.aquaedukt.referee import (
    POINT_OF,
    SPACES,
    Referee,
    corners,
    space_text,
)

Houses = set[str]


def named(*things: str) -> Houses:
    return set(chain.from_iterable(thing.split(AND_MORE) for thing in things))


def watered(told: Told) -> set[tuple[int, int]]:
    """The spaces that have water now and had none."""
    before, after = told.before, told.after
    return {space for space in SPACES if after._has_water(space) and not before._has_water(space)}


def houses_on(told: Told, spaces: set[tuple[int, int]], own: bool, table: Referee) -> Houses:
    return {
        f"{value} {space_text(space)}"
        for space, (seat, value) in table.houses.items()
        if space in spaces and (seat == told.seat) == own
    }


def gone(told: Told, own: bool) -> Houses:
    spaces = set(told.before.houses) - set(told.after.houses)
    return houses_on(told, spaces, own, told.before)


def waters(told: Told, own: Houses, others: Houses) -> bool:
    spaces = watered(told)
    found = [houses_on(told, spaces, is_own, told.after) for is_own in (True, False)]
    return found == [own, others]


def is_new(told: Told, value: str, name: str, wet: bool) -> bool:
    (space,) = set(told.after.houses) - set(told.before.houses)
    placed = f"{told.after.houses[space][1]} {space_text(space)}"
    return placed == f"{value} {name}" and told.after._has_water(space) is wet


def is_wasted(told: Told, value: str) -> bool:
    before, after = (table.stock[told.seat][int(value)] for table in (told.before, told.after))
    return after == before - 1 and not set(told.after.houses) - set(told.before.houses)


def beside_spring(told: Told, own: bool) -> Houses:
    (spring,) = set(told.after.springs) - set(told.before.springs)
    assert told.text == f"spring {next(name for name, at in POINT_OF.items() if at == spring)}"
    around = {space for space in SPACES if spring in corners(space)}
    dry = {space for space in around if not told.after._has_water(space)}
    return houses_on(told, dry, own, told.after)


NOTHING: Houses = set()
CHECKS: dict[str, Check] = {
    **ENDINGS,
    "brings water to your {:houses}, and to the others' {:houses}": lambda told, things: waters(
        told, named(things[0]), named(things[1])
    ),
    "brings water to your {:houses} and to nobody else's": lambda told, things: waters(
        told, named(*things), NOTHING
    ),
    "brings water to the others' {:houses} but to none of yours": lambda told, things: waters(
        told, NOTHING, named(*things)
    ),
    "brings water only to spaces without houses ({})": lambda told, things: (
        waters(told, NOTHING, NOTHING) and len(watered(told)) == int(things[0])
    ),
    "removes the others' {:houses}": lambda told, things: gone(told, False) == named(*things),
    "costs you your own {:houses}": lambda told, things: gone(told, True) == named(*things),
    "costs you the {}-house tile just placed": lambda told, things: is_wasted(told, things[0]),
    "puts a {}-house tile on {}, which has water": lambda told, things: is_new(
        told, things[0], things[1], wet=True
    ),
    "puts a {}-house tile on {}, which is still dry": lambda told, things: is_new(
        told, things[0], things[1], wet=False
    ),
    "puts a spring beside your {:houses}": lambda told, things: (
        beside_spring(told, True) == named(*things)
    ),
    "puts a spring beside the others' {:houses}": lambda told, things: (
        beside_spring(told, False) == named(*things)
    ),
    "makes no difference to the water yet": lambda told, _: not watered(told),
}


def test_two_hundred_hints_are_true() -> None:
    heard = check_all(hints(GAME, Referee, 3), CHECKS)
    assert len(heard) > len(CHECKS) // 2
