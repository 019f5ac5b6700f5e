"""A table whose play goes from hand to hand by links; this device is in one of the hands."""

import hashlib
from base64 import urlsafe_b64encode
from typing import Final

from aquae.core.links.chains import Told, number_of
from aquae.core.links.hands import GaveUp, Hands, Step, Taken, Terms, receipt_of
from aquae.core.links.passed import pass_link
from aquae.server.tables.codec import Data
from aquae.server.tables.creation import Creation
from aquae.server.tables.events import Acted, Conceded, Event, Salted, Undone
from aquae.server.tables.live import Due, LiveTable
from aquae.server.tables.problems import Problem
from aquae.server.tables.tokens import ID_LENGTH

KIND: Final = "hand-"
"""What the ids of such tables begin with."""


def id_of(bound: bytes) -> str:
    """The same on every device: by the number that the first chair is bound to."""
    hashed = urlsafe_b64encode(hashlib.sha256(b"aquae table " + bound).digest()).decode()
    return (KIND + hashed)[:ID_LENGTH]


def table_of(creation: Creation) -> LiveTable:
    return HandedTable(creation) if creation.passing else LiveTable(creation)


class HandedTable(LiveTable):
    """The numbers that people tell are kept as the salts that they are."""

    def __init__(self, creation: Creation) -> None:
        super().__init__(creation)
        self.bound: list[bytes] = []
        self.hands: Hands | None = None
        """From when everybody has joined."""
        self.giving_up: bytes | None = None
        """The number that whoever holds the play has told once more, by which they give up."""
        self.steps: list[Step] = []

    @property
    def terms(self) -> Terms:
        chairs, creation = self.creation.chairs, self.creation
        names = [seat.name or chairs[place].name for place, seat in enumerate(self.seats)]
        first = 0 if self.hands is None else self.hands.first
        names = names[len(names) - first :] + names[: len(names) - first]
        is_watched = creation.passing == "watched"
        how = creation.first, creation.begins
        return Terms(self.game, creation.options, names, is_watched, *how)

    def fold(self, event: Event) -> None:
        what, mover = event.what, self.state.to_move
        if isinstance(what, Salted):
            self._tell(what.seat, bytes.fromhex(what.salt))
        super().fold(event)
        if isinstance(what, Acted) and self.hands is not None:
            self.hands.note(mover)
            self.steps.append(self.play.actions[-1])
        elif isinstance(what, Conceded) and self.hands is not None:
            assert self.giving_up is not None, "whoever gives up has told one number more"
            self.hands.give_up(self.position, self.giving_up)
            self.steps.append(GaveUp(self.hands.chair_of(what.seat), self.giving_up))
            self.giving_up = None
        elif isinstance(what, Undone):
            del self.steps[len(self.steps) - (len(self._actions()) - what.to) :]

    def _actions(self) -> list[int]:
        return [step for step in self.steps if isinstance(step, int)]

    def _tell(self, seat: int, number: bytes) -> None:
        if self.hands is None:
            self.bound.append(number)
            if len(self.bound) == len(self.seats):
                self.hands = Hands(self.terms, self.bound)
            return
        chair = self.hands.chair_of(seat)
        if self.hands.taken and chair == self.hands.holder:
            self.giving_up = number
            return
        self.hands.take(chair, number)
        self.steps.append(Taken(chair, number))

    def drawn(self) -> int | None:
        """Chance waits while somebody else has to draw."""
        hands = self.hands
        if hands is None or not hands.taken or hands.goes_to(self.state) != hands.holder:
            return None
        return hands.drawn(self.state)

    def goes_to(self) -> int | None:
        """The chair that has to go on; None if the play is over."""
        if self.hands is None:
            return len(self.bound)
        return self.hands.goes_to(self.state) if self.hands.taken else 0

    def chair_of(self, seat: int) -> int:
        return seat if self.hands is None else self.hands.chair_of(seat)

    def chair_of_person(self, person: str) -> int:
        return self.chair_of(self.seats_of(person)[0])

    def seat_of(self, chair: int) -> int:
        return chair if self.hands is None else (chair - self.hands.first) % len(self.seats)

    def told(self) -> list[Told]:
        if self.hands is None:
            return [Told(0, number) for number in self.bound]
        return [Told(*one) for one in zip(self.hands.places, self.hands.numbers, strict=True)]

    def own_number(self, chair: int) -> bytes:
        """The next number of this device's own chain."""
        place = 0 if self.hands is None else self.hands.places[chair] + 1
        return number_of(self.creation.secret, place)

    def letters(self) -> str:
        """The link to send on. A turn that is not finished is for nobody else."""
        goes_to = self.goes_to()
        if self.hands is not None and self.hands.taken and goes_to == self.hands.holder:
            raise Problem("not-your-turn", "the turn is not finished")
        gave_up = [] if self.hands is None else [*self.hands.out.values()]
        return pass_link(self.terms, self.told(), self.play.actions, gave_up)

    def is_own(self, person: str) -> bool:
        """Whether it is for this device to go on."""
        return self.goes_to() == self.chair_of_person(person)

    def due(self) -> Due | None:
        """Bots act for those who have given up, on the device that holds the play."""
        due = super().due()
        return due if due is not None and self.is_own(self.creation.creator) else None

    def receipt(self) -> Data:
        assert self.hands is not None, "a play that is over had players"
        return {"hands": receipt_of(self.terms, self.told(), self.hands)}
