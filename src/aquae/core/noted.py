"""What somebody noted before the dice could be known, to hold the receipt of a record to it."""

from typing import Final

from aquae.core.chance import Dice
from aquae.core.record import BadRecord, Record

BOT: Final = "bot:"
"""What the names of bots in a record begin with."""


class Noted:
    """The commitment that was seen first, and by chair the salts that were given."""

    def __init__(self, commitment: str | None, salts: dict[int, str]) -> None:
        self.commitment = commitment
        self.salts = salts

    def check(self, record: Record) -> None:
        """BadRecord if its dice are not those that were promised."""
        dice, _ = record.receipt()
        if dice is None:
            raise BadRecord("there is no dice receipt to hold to what was noted")
        if self.commitment is not None and self.commitment != dice.commitment:
            raise BadRecord(
                f"the dice receipt has another commitment than was noted: {dice.commitment}"
            )
        for chair, salt in self.salts.items():
            _check_salt(dice, chair, salt)
        _check_others(dice, record.seats)


def _check_salt(dice: Dice, chair: int, salt: str) -> None:
    held = dice.salts[chair] if chair < len(dice.salts) else None
    if held != salt:
        raise BadRecord(
            f"the dice receipt holds {held!r} as the salt of chair {chair}, not {salt!r}"
        )


def _check_others(dice: Dice, seats: list[str]) -> None:
    """Nobody but the people at the table may have had a hand in the dice."""
    people = sum(not seat.startswith(BOT) for seat in seats)
    salts = sum(salt != "" for salt in dice.salts)
    if salts > people or len(dice.salts) != len(seats):
        raise BadRecord(f"the dice receipt has {salts} salts of {people} people")
