"""Set-up, and how turns and the play begin and end: I-09, I-13, I-14, I-28 to I-35."""

from typing import Final

from aquae.games.irrigate.board import COLOUR, ENDS, GREY, TAP_ORIENTATIONS, TAP_SEATS, tap_face
from aquae.games.irrigate.position import (
    ACTING,
    DEAL_PLACE,
    FINAL_START,
    NOTHING,
    START,
    WITHDRAWN,
    Position,
)
from aquae.games.irrigate.scoring import collect, finish, richest, seats_left
from aquae.games.irrigate.water import survey_tile

COLOUR_COMPLETE: Final = 4  # I-14


def set_up(position: Position) -> None:
    """I-09: a Tap at each end of a pipe."""
    for place, seat in enumerate(TAP_SEATS[position.setting.players]):
        lay_tile(position, ENDS[place], tap_face(seat), TAP_ORIENTATIONS[place])


def lay_tile(position: Position, cell: int, face: int, orientation: int) -> None:
    position.unshare_land()
    position.faces[cell] = face
    position.turned[cell] = orientation
    # I-11. Grey land is the bank's: the two have the same number.
    position.owner[cell] = COLOUR[face]
    position.note_land(cell)
    survey_tile(position, cell)


def begin_turn(position: Position, seat: int) -> None:
    position.seat = seat
    position.done = 0
    position.proposals = 0
    position.asked = False
    position.menu = 0
    position.wait_for(FINAL_START if position.finals > 0 else START)


def begin_actions(position: Position) -> None:
    """The part of a turn that follows the placement, or the whole of a final turn."""
    position.passes[position.seat] = 0  # I-33
    position.asked = False
    position.menu = 0
    position.wait_for(ACTING)


def do_pass(position: Position) -> None:
    seat = position.seat
    if position.passes[seat] == 0:
        position.passes[seat] = 1
        if position.early:
            next_turn(position)
        else:
            do_end(position)
        return
    position.passes[seat] = WITHDRAWN  # I-32
    left = seats_left(position)
    if len(left) == 1:
        finish(position, "withdrawal", left)  # I-34
    else:
        next_turn(position)


def do_end(position: Position) -> None:
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
        gift = 2 if players == 2 else step
        position.money[(position.seat + step) % players] += gift


def colours_are_complete(position: Position) -> bool:
    """I-14: every colour in play has four tiles on the table."""
    count = [0] * (GREY + 1)
    for cell in position.tiles:
        count[COLOUR[position.faces[cell]]] += 1
    return min(count[: position.setting.players]) >= COLOUR_COMPLETE


def clear_offers(position: Position) -> None:
    for seat in range(position.setting.players):
        if position.offers[seat] != NOTHING:
            position.offers[seat] = NOTHING
            position.bids[seat] = 0
            position.note(DEAL_PLACE)
