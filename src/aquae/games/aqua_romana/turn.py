"""What comes after a deed: who has to do what next (R-23 to R-27), and when it is over (R-32)."""

from typing import Final

from aquae.games.aqua_romana.board import TILES_OF_A_KIND
from aquae.games.aqua_romana.laying import has_place_for_extra, list_lays
from aquae.games.aqua_romana.position import (
    BUILDING,
    BUILDING_FOR_OTHERS,
    CLOSED_PLACE,
    CLOSING,
    DONE,
    EXTRA_TILE,
    NONE,
    ON_BOARD,
    RESERVE_PLACE,
    RESERVES,
    SET_UP,
    SHIFTING,
    TAKING,
    Position,
    holds_builders,
    with_more,
)
from aquae.games.aqua_romana.scoring import climb, still_open

TILES: Final = 4 * TILES_OF_A_KIND
TURNS_WITHOUT_A_FIRST_TILE: Final = 100


def next_seat(position: Position, seat: int) -> int:
    seat += 1
    return 0 if seat == position.setting.players else seat


def begin_turn(position: Position, seat: int) -> None:
    position.seat = seat
    position.wait_for(RESERVES)
    if not holds_builders(position):
        begin_building(position)


def after_builder(position: Position) -> None:
    if holds_builders(position):
        if position.phase == SET_UP and not position.setting.random:
            position.seat = next_seat(position, position.seat)
            position.to_move = position.seat
    elif position.phase == SET_UP:
        begin_turn(position, 0)
    else:
        begin_building(position)


def begin_building(position: Position) -> None:
    """R-23 and R-24: lay for oneself, else for others, else move a builder, else nothing."""
    if not has_workman(position):
        skip_turn(position)
        return
    layout = position.setting.layout
    position.lays = list_lays(position, layout.workmen_of[position.seat])
    if len(position.lays) > 0:
        position.wait_for(BUILDING)
        return
    if position.setting.build_for_others:
        position.lays = list_lays(position, layout.workmen)
    position.wait_for(BUILDING_FOR_OTHERS if len(position.lays) > 0 else SHIFTING)


def has_workman(position: Position) -> bool:
    for workman in position.setting.layout.workmen_of[position.seat]:
        if position.podium[workman] == ON_BOARD:
            return True
    return False


def skip_turn(position: Position) -> None:
    position.idle_turns += 1
    if stands_still(position):
        finish(position, "standstill")
    else:
        begin_turn(position, next_seat(position, position.seat))


def after_lay(position: Position) -> None:
    """R-22: one more tile, if a fountain was passed and there is a place for it."""
    if position.laid_kind != NONE and has_place_for_extra(position):
        position.wait_for(EXTRA_TILE)
    else:
        position.laid_kind = NONE
        after_building(position)


def after_building(position: Position) -> None:
    """R-25: who has built or shifted has a workman; the choice is his if no tile closed for him."""
    for workman in position.closed:
        if position.setting.owner[workman] == position.seat:
            end_turn(position)
            return
    if position.idle_turns > 0 and must_keep_the_last(position):
        end_turn(position)
    else:
        position.wait_for(CLOSING)


def must_keep_the_last(position: Position) -> bool:
    """R-25: until a first tile has been laid, nobody closes his last aqueduct."""
    if has_first_tile(position):
        return False
    own = 0
    for workman in position.setting.layout.workmen_of[position.seat]:
        if position.podium[workman] == ON_BOARD:
            own += 1
    return own == 1


def has_first_tile(position: Position) -> bool:
    return sum(list(position.stock)) < TILES


def stands_still(position: Position) -> bool:
    """R-32: a round without a tile; before the first tile, a hundred turns without one."""
    if position.idle_turns < position.setting.players:
        return False
    return has_first_tile(position) or position.idle_turns == TURNS_WITHOUT_A_FIRST_TILE


def end_turn(position: Position) -> None:
    climb(position, position.closed)
    if len(position.placed) == len(position.setting.layout.workmen):
        finish(position, "closed")
    elif stands_still(position):
        finish(position, "standstill")
    elif position.closed:
        for workman in position.closed:
            position.claims = with_more(position.claims, position.setting.owner[workman], 1)
        position.closed = []
        position.mark(CLOSED_PLACE)
        position.mark(RESERVE_PLACE)
        offer_reserve(position, position.seat)
    else:
        begin_turn(position, next_seat(position, position.seat))


def after_take(position: Position) -> None:
    offer_reserve(position, next_seat(position, position.to_move))


def offer_reserve(position: Position, first: int) -> None:
    """R-26: the next claim, from this seat on clockwise; if there is none, the next turn."""
    if sum(position.reserve) > 0:
        seat = first
        for _ in range(position.setting.players):
            if position.claims[seat] > 0:
                position.phase = TAKING
                position.to_move = seat
                return
            seat = next_seat(position, seat)
    position.claims = [0] * position.setting.players
    position.mark(RESERVE_PLACE)
    begin_turn(position, next_seat(position, position.seat))


def finish(position: Position, ending: str) -> None:
    """R-33: aqueducts that are still open are scored after those closed in the last turn."""
    position.closed = []
    position.mark(CLOSED_PLACE)
    climb(position, still_open(position))
    position.ending = ending
    position.wait_for(DONE)
