"""Who begins: settled before the first action, with numbers that can be recomputed afterwards."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

FACES: Final = 20
"""Of the die that is rolled for who begins: few of its rolls have to be repeated."""
DRAWN: Final = ["die", "random"]
"""The ways in which dice settle it."""
AS_SEATED: Final = "seated"
"""The way in which nothing is settled: whoever sits first begins."""

Numbers = Callable[[str, int], int]
"""A number below a limit for a label; the same label always has the same number."""

T = TypeVar("T")


class Lot:
    """How it was settled who begins. Chairs are seats as people sat down, before it was known."""

    def __init__(self, by: str, first: int, rolls: list[list[int]]) -> None:
        self.by = by
        self.first = first
        """The chair that becomes seat 0; the others follow clockwise."""
        self.rolls = rolls
        """Round by round and chair by chair; 0 for a chair that has no part in a round."""

    def as_record(self) -> dict[str, Any]:
        return {"by": self.by, "first": self.first, "rolls": self.rolls}

    def told(self, names: list[str]) -> str:
        """In English, by the names of the seats."""
        who = names[0]
        if self.by == "die":
            return f"{self._rolls_told(turned(names, -self.first))}: {who} begins"
        how = {"eldest": "Age decides", AS_SEATED: "Everybody sits one seat on"}
        return f"{how.get(self.by, 'Drawn by lot')}: {who} begins"

    def _rolls_told(self, names: list[str]) -> str:
        """`Ann rolled 17, Ben 17; again Ann 5, Ben 12`; the names are those of the chairs."""
        rounds = [
            ", ".join([f"{name} {roll}" for name, roll in zip(names, rolls, strict=True) if roll])
            for rolls in self.rolls
        ]
        rounds[0] = f"{names[0]} rolled{rounds[0].removeprefix(names[0])}"
        return "; again ".join(rounds)


def draw_lot(by: str, chairs: int, numbers: Numbers) -> Lot:
    """Lots for everybody at a table: the highest roll of the die, or one draw for all."""
    if by == "random":
        return Lot(by, numbers("start", chairs), [])
    rolls: list[list[int]] = []
    highest = list(range(chairs))
    while len(highest) > 1:
        thrown = [_roll(numbers, len(rolls), chair, highest) for chair in range(chairs)]
        rolls.append(thrown)
        highest = [chair for chair in highest if thrown[chair] == max(thrown)]
    return Lot(by, highest[0], rolls)


def _roll(numbers: Numbers, again: int, chair: int, rolling: list[int]) -> int:
    return 1 + numbers(f"start-{again}-{chair}", FACES) if chair in rolling else 0


def turned(things: list[T], first: int) -> list[T]:
    """The same round, beginning elsewhere."""
    return [things[(place + first) % len(things)] for place in range(len(things))]
