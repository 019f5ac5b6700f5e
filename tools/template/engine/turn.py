"""What comes after a deed: the next turn, or the end of the play (F-03, F-09)."""

from aquae.games.fossa_nova.position import DONE, NOBODY, TURN, Position


def after_find(position: Position) -> None:
    """F-09: the last space ends the play."""
    if NOBODY in position.owners:
        _next_turn(position)
    else:
        _finish(position, "dug")


def after_pass(position: Position) -> None:
    """F-09: so does a pass of everybody, one after another."""
    if False in position.passed:
        _next_turn(position)
    else:
        _finish(position, "passes")


def _next_turn(position: Position) -> None:
    """F-03."""
    position.seat = (position.seat + 1) % position.setting.players
    position.wait_for(TURN)


def _finish(position: Position, ending: str) -> None:
    position.ending = ending
    position.wait_for(DONE)
