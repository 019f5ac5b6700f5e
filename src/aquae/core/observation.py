"""A state as a vector of small numbers for learners: named, documented, the same everywhere.

Every number is a count, an amount or a flag, never an arbitrary code, so that a learner can take
it as it is. What belongs to a seat is told from the observer's chair: own first, then clockwise.
Places and pieces keep their names, as the actions name them, and `seat` tells who the observer is.
"""

from abc import abstractmethod
from typing import Any, Final

from aquae.core.grammar import Grammar, Ruled
from aquae.core.state import CHANCE, State

CHAIRS: Final = ["own", "next", "third", "fourth"]
MOST_SEATS: Final = 4
HIGHEST: Final = 255
"""What does not fit into a byte is shown as this."""

# What a state that nobody observes has of both; never changed, only replaced.
NOTHING_SEEN: Final[list[bytearray]] = []
NO_PLACES: Final[list[int]] = []


class Observed(Ruled):
    """A state that remembers what its observers have seen, so that only changes are written."""

    def __init__(self, grammar: Grammar) -> None:
        super().__init__(grammar)
        self.seen = NOTHING_SEEN
        """The vector that each seat has seen last; nothing if nobody observes."""
        self.changed = NO_PLACES
        """Places that have changed since then; each game numbers its own."""

    def mark(self, place: int) -> None:
        """Something has changed there: to be called by the rules for all that is in `seen`."""
        if self.seen:
            self.changed.append(place)

    def restore(self, fields: list[Any]) -> None:
        super().restore(fields)
        self.seen = NOTHING_SEEN


def copy_with_seen(state: State) -> State:
    """A twin; what has been seen of the state need not be written again for it."""
    twin = state.copy()
    assert isinstance(state, Observed)
    assert isinstance(twin, Observed)
    twin.seen = [vector[:] for vector in state.seen]
    twin.changed = state.changed[:]
    return twin


class Section:
    """A run of numbers that mean the same of several things: rows times columns of them."""

    def __init__(
        self, name: str, rows: list[str], columns: list[str], high: int, meaning: str
    ) -> None:
        self.name = name
        self.rows = rows
        self.columns = columns
        self.high = high
        self.meaning = meaning
        self.start = 0
        """Where the section begins in the vector."""

    @property
    def size(self) -> int:
        return len(self.rows) * len(self.columns)

    @property
    def stop(self) -> int:
        return self.start + self.size

    def names(self) -> list[str]:
        return [
            " ".join([word for word in (self.name, row, column) if word])
            for row in self.rows
            for column in self.columns
        ]


def flags(name: str, columns: list[str], meaning: str) -> Section:
    """One number for each thing, 0 or 1."""
    return Section(name, [""], columns, 1, meaning)


def amounts(name: str, columns: list[str], high: int, meaning: str) -> Section:
    """One number for each thing, from 0 to `high`."""
    return Section(name, [""], columns, high, meaning)


def amount(name: str, high: int, meaning: str) -> Section:
    """A single number."""
    return Section(name, [""], [""], high, meaning)


def _head() -> list[Section]:
    return [
        flags("players", ["2", "3", "4"], "how many seats there are"),
        flags("seat", ["0", "1", "2", "3"], "the observer's own number at the table"),
        flags("to move", [*CHAIRS, "chance", "over"], "who is to move"),
        flags("turn", CHAIRS, "whose turn it is (others may have to answer in it)"),
    ]


def one_hot(size: int) -> list[bytes]:
    """Flags of which one is set, by its place; at -1, flags of which none is."""
    rows = [bytes([place == flag for place in range(size)]) for flag in range(size)]
    return [*rows, bytes(size)]


def turned(by_seat: bytearray, start: int) -> bytearray:
    """Numbers in the order of the seats, from the observer's own on; his begin at `start`."""
    return by_seat[start:] + by_seat[:start] if start > 0 else by_seat


def missing(size: int) -> list[bytes]:
    """What is told of the seats that there are not, by the number of players."""
    return [bytes((MOST_SEATS - players) * size) for players in range(MOST_SEATS + 1)]


def _heads() -> list[bytearray]:
    """How a vector begins, for all players, observers, movers and turns; see `head`."""
    count, chair, mover = one_hot(3), one_hot(MOST_SEATS), one_hot(MOST_SEATS + 2)
    return [
        bytearray(count[players] + chair[seat] + mover[to_move] + chair[turn])
        for players in range(3)
        for seat in range(MOST_SEATS)
        for to_move in range(MOST_SEATS + 2)
        for turn in range(MOST_SEATS)
    ]


_HEADS: Final = _heads()


def head(to_move: int, turn: int, seat: int, players: int) -> bytearray:
    """The sections that all games have, to be added to and not to be changed."""
    if to_move >= 0:
        mover = (to_move - seat) % players
    else:
        mover = MOST_SEATS if to_move == CHANCE else MOST_SEATS + 1
    row = (players - 2) * MOST_SEATS + seat
    return _HEADS[(row * (MOST_SEATS + 2) + mover) * MOST_SEATS + (turn - seat) % players]


class Observation:
    """What the numbers of a game's vector are, and how a state tells them.

    Little of a board changes from one decision to the next. States that are observed therefore
    keep the vector of every seat in `seen`, and their rules mark in `changed` what is new.
    What nearly every decision changes stands at the front, and is written each time.

    Whatever is written into vectors is a `bytearray`: of other bytes Python makes one first.
    """

    def __init__(self, sections: list[Section], behind_front: str) -> None:
        self.sections = _head() + sections
        self.size = 0
        for section in self.sections:
            section.start = self.size
            self.size += section.size
        self.front_size = self.section(behind_front).start

    def section(self, name: str) -> Section:
        for section in self.sections:
            if section.name == name:
                return section
        raise ValueError(f"there is no section called {name}")

    def names(self) -> list[str]:
        """The name of every number."""
        return [name for section in self.sections for name in section.names()]

    def highs(self) -> list[int]:
        """The highest value of every number; the lowest is 0."""
        return [section.high for section in self.sections for _ in range(section.size)]

    def tell(self, state: State, seat: int) -> bytearray:
        """The vector of a state, seen from a seat. The state's own: to be copied at once."""
        assert isinstance(state, Observed)
        if not state.seen:
            state.seen = [bytearray(self.size) for _ in state.scores()]
            self.mark_all(state)
        if state.changed:
            self.write_changes(state)
        vector = state.seen[seat]
        vector[: self.front_size] = self.front(state, seat)
        return vector

    @abstractmethod
    def mark_all(self, state: State) -> None:
        """Mark everything that is behind the front of new vectors in `changed`."""

    @abstractmethod
    def write_changes(self, state: State) -> None:
        """Write what is marked in `changed` into the vectors."""

    @abstractmethod
    def front(self, state: State, seat: int) -> bytearray:
        """How the vector of a seat begins."""

    def of(self, state: State, seat: int) -> bytes:
        """The vector of a state, seen from a seat."""
        return bytes(self.tell(state, seat))

    def fill(self, state: State, seat: int, numbers: bytearray) -> None:
        """Write the vector of a state, seen from a seat, over `numbers` (of the right size)."""
        numbers[:] = self.tell(state, seat)
