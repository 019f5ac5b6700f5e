"""What a sensible player of Aqua Romana would not do, in positions of plays by beginners."""

import pytest

from aquae.games.aqua_romana.board import (
    DEAD,
    ENTRY,
    FRONT,
    OUTLET,
    PIECES,
    SIGHT,
    SLOTS,
    STAND,
    WAY_OUT,
)
from aquae.games.aqua_romana.bot.land import STOPPED, beyond, heading, leads_on, room
from aquae.games.aqua_romana.bot.priors import builders_leading_on
from aquae.games.aqua_romana.game import GAME
from aquae.games.aqua_romana.position import (
    BUILDING,
    CLOSING,
    EXTRA_TILE,
    ON_BOARD,
    RESERVES,
    Position,
)
from aquae.games.aqua_romana.words import CLOSE, EXTRA, KEEP, LAY
from tests.bots.sense import Kind, check_faber, check_search

SHORT = 4
ROOMY = 4


def open_workmen(position: Position) -> list[int]:
    """Those on the board whose aqueducts lead on."""
    workmen = position.setting.layout.workmen
    return [workman for workman in workmen if heading(position, workman) != STOPPED]


def is_own(position: Position, workman: int) -> bool:
    return position.setting.owner[workman] == position.to_move


def too_soon(position: Position, actions: list[int]) -> list[int]:
    """R-25: closing a short aqueduct that has land before it and a builder who leads on."""
    if position.phase != CLOSING:
        return []
    return [
        action
        for action in actions
        if action != KEEP and is_short_and_hopeful(position, action - CLOSE)
    ]


def is_short_and_hopeful(position: Position, workman: int) -> bool:
    ahead = heading(position, workman)
    return (
        position.length[OUTLET + workman] <= SHORT
        and room(position, ahead) >= ROOMY
        and builders_leading_on(position, ahead) > 0
    )


def walls(position: Position, actions: list[int]) -> list[int]:
    """R-19: a tile that ends a short aqueduct with land, where another tile leads it on."""
    if position.phase != BUILDING:
        return []
    ends = {action: ends_it(position, action) for action in actions}
    going_on = {workman_of(action) for action, closed in ends.items() if not closed}
    return [
        action
        for action, closed in ends.items()
        if closed
        and workman_of(action) in going_on
        and is_short_and_hopeful(position, workman_of(action))
    ]


def workman_of(action: int) -> int:
    return (action - LAY) // PIECES // SLOTS


def ends_it(position: Position, action: int) -> bool:
    after = position.copy()
    assert isinstance(after, Position)
    after.apply(action)
    workman = workman_of(action)
    return after.podium[workman] != ON_BOARD or after.far[OUTLET + workman] == DEAD


def helpers_of_rivals(position: Position, actions: list[int]) -> list[int]:
    """R-27: a builder whom only rivals see, and can use, where another helps nobody but oneself."""
    if position.phase != RESERVES:
        return []
    helped = {action: helped_by(position, action // SLOTS, action % SLOTS) for action in actions}
    if {True} not in helped.values():
        return []
    return [action for action, sides in helped.items() if sides == {False}]


def helped_by(position: Position, kind: int, slot: int) -> set[bool]:
    """Whom a builder on a slot can lead on: oneself (True), others (False)."""
    found = set()
    for workman in open_workmen(position):
        ahead = heading(position, workman)
        seen = [SIGHT[4 * STAND[ahead] + look] for look in range(4)]
        if slot in seen and leads_on(position, ahead, kind):
            found.add(is_own(position, workman))
    return found


def self_blocking(position: Position, actions: list[int]) -> list[int]:
    """R-22: one more tile that shuts a way on for oneself and for nobody else."""
    if position.phase != EXTRA_TILE:
        return []
    ways = [
        (way, workman) for workman in open_workmen(position) for way in ways_on(position, workman)
    ]
    return [
        action
        for action in actions
        if shut_by(position, *divmod(action - EXTRA, PIECES), ways) == {True}
    ]


def ways_on(position: Position, workman: int) -> list[int]:
    """Where an aqueduct may lead after its next tile."""
    ahead = heading(position, workman)
    sides = [side for side in range(4) if side != ENTRY[ahead]]
    ways = [beyond(position, FRONT[ahead], side) for side in sides]
    return [way for way in ways if way != STOPPED]


def shut_by(position: Position, square: int, piece: int, ways: list[tuple[int, int]]) -> set[bool]:
    """Whose ways have no way into a piece: one's own (True), others' (False)."""
    return {
        is_own(position, workman)
        for way, workman in ways
        if FRONT[way] == square and WAY_OUT[4 * piece + ENTRY[way]] < 0
    }


KINDS = [too_soon, walls, helpers_of_rivals, self_blocking]


@pytest.mark.parametrize("kind", KINDS)
def test_faber_does_nothing_of_the_kind(kind: Kind) -> None:
    check_faber(GAME, kind)


@pytest.mark.parametrize("kind", KINDS)
def test_nor_does_who_searches(kind: Kind) -> None:
    check_search(GAME, kind)
