"""What comes after a deed: how a turn and the play go on (I-13, I-14, I-20, I-28 to I-35)."""

from typing import Final

from aquae.games.irrigate.board import COLOUR, GREY, KIND_COLOUR
from aquae.games.irrigate.position import (
    ACTING,
    FINAL_START,
    NOTHING,
    OFFERING_PLACE,
    OFFERING_ROTATION,
    PILE_PLACE,
    PLACING,
    PRICING_PLACE,
    REDRAW,
    START,
    Position,
    clear_offers,
)
from aquae.games.irrigate.scoring import collect, finish, richest, seats_left

COLOUR_COMPLETE: Final = 4  # I-14


def begin_turn(position: Position, seat: int) -> None:
    position.seat = seat
    position.done = 0
    position.declined = 0
    position.asked = False
    position.menu = 0
    position.wait_for(FINAL_START if position.finals > 0 else START)


def begin_actions(position: Position) -> None:
    """The part of a turn that follows the placement, or the whole of a final turn."""
    position.passes[position.seat] = 0  # I-33
    position.asked = False
    position.menu = 0
    position.wait_for(ACTING)


def enter_actions(position: Position) -> None:
    """I-35: the first action of a final turn begins its actions, as there is no placement."""
    if position.phase == FINAL_START:
        begin_actions(position)


def after_tile(position: Position) -> None:
    """I-20: a tile that fits nowhere is lost, and another is drawn."""
    if position.spots:
        position.wait_for(PLACING)
        return
    position.lost.append(position.drawn)
    position.mark(PILE_PLACE)
    position.drawn = NOTHING
    if position.piles_are_empty():
        position.early = False  # I-35
        begin_actions(position)
    else:
        position.wait_for(REDRAW)


def after_place(position: Position, kind: int) -> None:
    """I-14: in the early game the next turn, then actions."""
    if position.early and KIND_COLOUR[kind] != GREY and colours_are_complete(position):
        end_early_game(position)
    if position.piles_are_empty():
        position.early = False  # I-35
    if position.early:
        next_turn(position)
    else:
        begin_actions(position)


def after_pass(position: Position) -> None:
    """I-31: a turn without a tile; I-34: the last who has not withdrawn wins."""
    if not position.is_withdrawn(position.seat):
        if position.early:
            next_turn(position)
        else:
            end_turn(position)
        return
    left = seats_left(position)
    if len(left) == 1:
        finish(position, "withdrawal", left)
    else:
        next_turn(position)


def end_turn(position: Position) -> None:
    """I-28, I-29: income, and the player may win with it."""
    clear_offers(position)
    ending = collect(position)
    if ending:
        finish(position, ending, [position.seat])
    else:
        next_turn(position)


def next_turn(position: Position) -> None:
    if position.finals > 0:
        position.finals -= 1
    elif position.piles_are_empty():
        position.finals = position.setting.players  # I-35
    if position.finals == 0:
        finish(position, "count", richest(position))
    else:
        begin_turn(position, (position.seat + 1) % position.setting.players)


def end_early_game(position: Position) -> None:
    """I-14: the compensation goes round the table, also to those who have withdrawn."""
    position.early = False
    players = position.setting.players
    for step in range(1, players):
        position.money[(position.seat + step) % players] += compensation(players, step)


def compensation(players: int, step: int) -> int:
    """I-14: what the player so many steps after the one who plays on gets."""
    return 2 if players == 2 else step


def colours_are_complete(position: Position) -> bool:
    """I-14: every colour in play has four tiles on the table."""
    count = [0] * (GREY + 1)
    for cell in position.tiles:
        count[COLOUR[position.faces[cell]]] += 1
    return min(count[: position.setting.players]) >= COLOUR_COMPLETE


def ask_next(position: Position, seat: int) -> None:
    """I-21, I-27: clockwise the next who has not withdrawn; after the last, the turn goes on."""
    players = position.setting.players
    seat = (seat + 1) % players
    while seat != position.seat and position.is_withdrawn(seat):
        seat = (seat + 1) % players
    placing = position.phase == OFFERING_PLACE or position.phase == PRICING_PLACE
    if seat == position.seat:
        position.wait_for(PLACING if placing else ACTING)
    else:
        position.phase = OFFERING_PLACE if placing else OFFERING_ROTATION
        position.to_move = seat
