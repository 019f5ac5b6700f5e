"""What comes after a deed: the end of the set-up, of turns, rounds and the play.

A-08 to A-12, A-19, A-20, A-27 to A-30.
"""

from typing import Final

from aquae.games.aquaedukt.position import (
    DONE,
    FREE,
    HOUSES,
    PLACED,
    SECOND_CANAL,
    SPACE_PLACE,
    SPRING_CANAL,
    TURN,
    TURNING_OVER,
    Position,
    can_roll,
    mountains_for,
)
from aquae.games.aquaedukt.water import NO_ACTIONS, open_canals, open_spring_canals

IDLE_ROUNDS: Final = 12
HOUSES_OF_A_TURN: Final = 3


def after_mountain(position: Position) -> None:
    """A-08: the next mountain; A-09: where none can follow, the set-up is over."""
    enough = len(position.mountains) == mountains_for(position.setting.players)
    if enough or len(position.mountain_actions) == 0:
        position.mountain_actions = NO_ACTIONS
        position.seat = 0
        position.wait_for(TURN)
    elif position.setting.placed:
        position.seat = (position.seat + 1) % position.setting.players
        position.to_move = position.seat


def after_house(position: Position) -> None:
    """A-12, A-13: after the third house, or when no more can be built, the turn is over."""
    if position.placements == HOUSES_OF_A_TURN or not can_roll(position):
        end_turn(position)
    else:
        position.wait_for(PLACED)


def after_spring(position: Position) -> None:
    """A-19: with the option spring_canal a canal may follow."""
    if position.setting.spring_canal and len(open_spring_canals(position)) > 0:
        position.wait_for(SPRING_CANAL)
    else:
        end_turn(position)


def after_canal(position: Position) -> None:
    """A-20: a second one, if this was the first and another can be laid."""
    if position.phase == TURN and len(open_canals(position)) > 0:
        position.wait_for(SECOND_CANAL)
    else:
        end_turn(position)


def after_reveal(position: Position) -> None:
    """A-30: the next mountain, until all have been turned over."""
    if len(position.faces) == len(position.mountains):
        position.wait_for(DONE)


def end_turn(position: Position) -> None:
    position.die = -1
    position.placements = 0
    position.seat += 1
    if position.seat == position.setting.players:
        position.seat = 0
        _end_round(position)
    if not position.ending:
        position.wait_for(TURN)


def _end_round(position: Position) -> None:
    """A-27: the last canal ends the game with the round; A-28: so does a standstill."""
    position.idle_rounds = 0 if position.progress else position.idle_rounds + 1
    if position.canals_left == 0:
        _finish(position, "canals")
    elif position.passes == position.setting.players:
        _finish(position, "passes")
    elif position.idle_rounds == IDLE_ROUNDS:
        _finish(position, "standstill")
    position.passes = 0
    position.progress = False


def _finish(position: Position, ending: str) -> None:
    """A-29: houses without water go; A-30: then the mountains are turned over."""
    position.ending = ending
    for space, tile in enumerate(position.tiles):
        if tile >= HOUSES and position.supply[space] == 0:
            position.tiles[space] = FREE
            position.mark(SPACE_PLACE + space)
    hidden = position.setting.hidden and len(position.mountains) > 0
    position.wait_for(TURNING_OVER if hidden else DONE)
