"""The end of turns, rounds and the play: A-10, A-12, A-27 to A-29."""

from typing import Final

from aquae.games.aquaedukt.position import (
    DONE,
    FREE,
    HOUSES,
    SPACE_PLACE,
    TURN,
    TURNING_OVER,
    Position,
)

IDLE_ROUNDS: Final = 12


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
            position.note(SPACE_PLACE + space)
    hidden = position.setting.hidden and len(position.mountains) > 0
    position.wait_for(TURNING_OVER if hidden else DONE)
