"""Whatever a hint says of an action of Irrigate is so, by the naive referee."""

from copy import deepcopy
from typing import Any

from aquae.core.sentence import AND_MORE
from aquae.games.irrigate.game import GAME
from tests.bots.claims import ENDINGS, Check, Told, check_all, hints
from tests.games.irrigate.referee import BANK, Referee, irrigated, name, parse_cell

DEALS = ("offer", "price", "propose", "ask")


def land(table: Any, owner: int, wet: bool) -> set[str]:
    """The land of an owner that has water, or that has none."""
    flooded = irrigated(table.board)
    return {
        name(cell)
        for cell, tile in table.board.items()
        if tile.owner == owner and (cell in flooded) == wet
    }


def gained(told: Told, owner: int) -> set[str]:
    """What is irrigated and the owner's now, and had no water."""
    was_wet = {name(cell) for cell in irrigated(told.before.board)}
    return land(told.after, owner, True) - was_wet


def dried(told: Told, owner: int) -> set[str]:
    was_wet = {name(cell) for cell in irrigated(told.before.board)}
    return land(told.after, owner, False) & was_wet


def change(told: Told, owner: int) -> int:
    return len(gained(told, owner)) - len(dried(told, owner))


def earned(told: Told) -> int:
    return int(told.after.money[told.seat] - told.before.money[told.seat])


def is_new(told: Told, cell: str, owner: int) -> bool:
    here = parse_cell(cell)
    new = here not in told.before.board and told.after.board[here].owner == owner
    return new and here not in irrigated(told.after.board)


def changes_hands(told: Told, cell: str, giver: int | None, taker: int) -> bool:
    here = parse_cell(cell)
    before, after = told.before.board[here].owner, told.after.board[here].owner
    return after == taker != before and giver in (None, before)


def names(thing: str) -> set[str]:
    return set(thing.split(AND_MORE))


CHECKS: dict[str, Check] = {
    **ENDINGS,
    "makes {} yours": lambda told, things: changes_hands(told, things[0], None, told.seat),
    "sells your {} to {:seat}": lambda told, things: changes_hands(
        told, things[0], told.seat, int(things[1])
    ),
    "irrigates your {:names}": lambda told, things: gained(told, told.seat) == names(things[0]),
    "dries out your {:names}": lambda told, things: dried(told, told.seat) == names(things[0]),
    "irrigates the bank's {:names}": lambda told, things: gained(told, BANK) == names(things[0]),
    "dries out the bank's {:names}": lambda told, things: dried(told, BANK) == names(things[0]),
    "leaves {:seat} with one more irrigated tile": lambda told, things: (
        change(told, int(things[0])) == 1
    ),
    "leaves {:seat} with {} more irrigated tiles": lambda told, things: (
        change(told, int(things[0])) == int(things[1])
    ),
    "means one irrigated tile fewer for {:seat}": lambda told, things: (
        change(told, int(things[0])) == -1
    ),
    "means {} irrigated tiles fewer for {:seat}": lambda told, things: (
        change(told, int(things[1])) == -int(things[0])
    ),
    "places land of the bank on {}, where it has no water": lambda told, things: is_new(
        told, things[0], BANK
    ),
    "places your land on {}, where it has no water yet": lambda told, things: is_new(
        told, things[0], told.seat
    ),
    "leaves {} of {:seat} without water": lambda told, things: is_new(
        told, things[0], int(things[1])
    ),
    "brings one coin": lambda told, _: earned(told) == 1,
    "costs one coin": lambda told, _: earned(told) == -1,
    "brings {} coins": lambda told, things: earned(told) == int(things[0]),
    "costs {} coins": lambda told, things: earned(told) == -int(things[0]),
    "asks the others what they would pay": lambda told, _: told.text == "solicit",
    "makes no deal": lambda told, _: told.text in ("no offer", "decline"),
    "if agreed": lambda told, _: told.text.split()[0] in DEALS,
    "makes no difference to the water yet": lambda told, _: (
        not any(change(told, owner) for owner in range(told.before.players))
    ),
}


def agreed(told: Told) -> Told:
    """Bargaining is told as if it came to a deal; without a price, for nothing."""
    if ("if agreed", ()) not in told.sentences:
        return told
    after = deepcopy(told.after)
    if after.phase in ("proposed", "offered"):
        after.play("price 0")
    while after.phase == "answer":
        after.play("no offer")
    after.play("accept" if after.phase in ("consent", "asking") else f"take {told.seat}")
    return told._replace(after=after)


def test_two_hundred_hints_are_true() -> None:
    heard = check_all(map(agreed, hints(GAME, Referee, 5)), CHECKS)
    assert len(heard) > len(CHECKS) // 2
