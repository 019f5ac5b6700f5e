"""The rules, one verb after another: what forbids it, what it does.

The named faults above a verb are what can forbid it. What comes after a deed is said in `turn`.
"""

from typing import Final

from aquae.core.errors import Refusal, refuse
from aquae.core.grammar import ALLOWED, Verb
from aquae.games.fossa_nova import turn
from aquae.games.fossa_nova.board import GROUNDS, SPACE_NAMES, SPACES
from aquae.games.fossa_nova.position import FINDING, Position, is_free, is_near, left

# Digging: F-03 to F-05

TAKEN: Final = 1
NEAR: Final = 2


class Dig(Verb[Position]):
    def fault(self, position: Position, space: int) -> int:
        """F-04: on a free space; F-05: away from the last one, if that is possible."""
        if not is_free(position, space):
            return TAKEN
        if is_near(position, space) and _has_other(position):
            return NEAR
        return ALLOWED

    def refusal(self, position: Position, space: int, fault: int) -> Refusal:
        name = SPACE_NAMES[space]
        if fault == TAKEN:
            return refuse("F-04", "{:seat} has already dug on {}", position.owners[space], name)
        last = SPACE_NAMES[position.last[position.seat]]
        return refuse("F-05", "{} is beside {}, where you dug last, so dig elsewhere", name, last)

    def do(self, position: Position, space: int) -> None:
        position.owners[space] = position.seat
        position.last[position.seat] = space
        position.passed[position.seat] = False
        position.mark(space)
        position.wait_for(FINDING)


def _has_other(position: Position) -> bool:
    """F-05: whether any free space lies away from the one that the player dug last."""
    return any(is_free(position, space) and not is_near(position, space) for space in range(SPACES))


# Passing: F-07

PASSED: Final = 1


class Pass(Verb[Position]):
    def fault(self, position: Position, _: int) -> int:
        """F-07: not twice in a row."""
        return PASSED if position.passed[position.seat] else ALLOWED

    def refusal(self, position: Position, _: int, fault: int) -> Refusal:
        return refuse("F-07", "you passed in your last turn, so dig now")

    def do(self, position: Position, _: int) -> None:
        position.passed[position.seat] = True
        turn.after_pass(position)


# What Chance finds: F-06

NONE_LEFT: Final = 1


class Find(Verb[Position]):
    def fault(self, position: Position, ground: int) -> int:
        """F-02, F-06: only what has not been found yet."""
        return ALLOWED if left(position, ground) > 0 else NONE_LEFT

    def refusal(self, position: Position, ground: int, fault: int) -> Refusal:
        return refuse("F-06", "all of this has been found already: {:ground}", GROUNDS[ground])

    def weights(self, position: Position) -> list[int]:
        counts = [left(position, ground) for ground in range(len(GROUNDS))]
        return [count for count in counts if count > 0]

    def do(self, position: Position, ground: int) -> None:
        space = position.last[position.seat]
        position.found[space] = ground
        position.mark(space)
        turn.after_find(position)
