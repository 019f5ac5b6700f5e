"""Sitting down: whose key fits, who has which colour, and who begins."""

from dataclasses import dataclass
from hmac import compare_digest
from typing import Final

from aquae.core.chance import Dice
from aquae.core.lots import AS_SEATED, Lot, turned
from aquae.server.tables.creation import Creation
from aquae.server.tables.events import Seated
from aquae.server.tables.logged import LoggedTable, Seat
from aquae.server.tables.problems import Problem
from aquae.server.tables.tokens import digest

BY_AGE: Final = "eldest"


@dataclass(frozen=True)
class Wearing:
    """The colours of a game, and those that its seats have taken."""

    printed: list[str]
    """In the order of the seats, by which the notation names them."""
    taken: list[str | None]

    def worn(self) -> list[str]:
        """How each colour of the game is shown at the table, those of its seats first.

        Whoever has taken none has the printed one, or what is left.
        """
        found = [*self.taken, *[None] * (len(self.printed) - len(self.taken))]
        for place, colour in enumerate(self.printed):
            if found[place] is None and colour not in found:
                found[place] = colour
        left = iter([colour for colour in self.printed if colour not in found])
        return [colour or next(left, "") for colour in found]

    def judged(self, place: int, wish: str | None) -> str:
        """The colour of whoever sits down at a place: as wished, if nobody else has it."""
        if wish is None:
            return self.worn()[place]
        if wish not in self.printed:
            raise Problem("invalid", f"the colours are {', '.join(self.printed)}")
        if wish in self.taken[:place] + self.taken[place + 1 :]:
            raise Problem("colour-taken")
        return wish


def lot_for(creation: Creation, salts: list[str]) -> Lot | None:
    """Who begins at a table, by the salts that are known when it begins."""
    if creation.first == AS_SEATED:
        return None
    if creation.first == BY_AGE:
        return Lot(BY_AGE, creation.eldest, [])
    return Dice(creation.secret, salts).draw_lot(creation.first)


def moved_round(lot: Lot, colours: list[str]) -> Seated:
    """Everybody moves round the table until whoever begins is at seat 0, colours and all."""
    return Seated(lot.by, lot.first, lot.rolls, turned(colours, lot.first))


def lot_of(seated: Seated | None) -> Lot | None:
    """What the dice drew for who begins, if they did."""
    if seated is None or seated.by == BY_AGE:
        return None
    return Lot(seated.by, seated.first, seated.rolls)


def place_of(table: LoggedTable, chair: int, key: str | None) -> int:
    """Where somebody wants to sit: a key leads to its seat, even if that has moved round."""
    if table.seated is None or key is None:
        return chair
    opened = [place for place, seat in enumerate(table.seats) if _opens(key, seat)]
    return opened[0] if opened else chair


def judge_taking(
    table: LoggedTable, seat: Seat, person: str, key: str | None, invited: bool
) -> None:
    if seat.conceded:
        raise Problem("conceded")
    if table.is_rated and table.status == "playing":
        raise Problem("seat-taken", "a rated play ends with those who began it")
    if key is not None and _opens(key, seat):
        return
    if seat.kind != "open":
        raise Problem("seat-taken")
    # Whoever made the table makes its keys, and needs none; nor does anybody whom they have asked.
    if not (table.creation.public or table.creation.creator == person or invited):
        raise Problem("bad-key")


def _opens(key: str, seat: Seat) -> bool:
    return seat.key_hash is not None and compare_digest(digest(key), seat.key_hash)
