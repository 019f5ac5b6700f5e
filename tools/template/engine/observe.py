"""The position as a vector of numbers, for learners."""

from typing import Final

from aquae.core.observation import (
    CHAIRS,
    Observation,
    Section,
    flags,
    head,
    missing,
    one_hot,
    turned,
)
from aquae.core.state import State
from aquae.games.fossa_nova.board import GROUNDS, SPACE_NAMES, SPACES
from aquae.games.fossa_nova.position import PHASES, UNKNOWN, Position, is_free
from aquae.games.fossa_nova.scoring import ENDINGS


def _sections() -> list[Section]:
    return [
        flags("phase", PHASES, "what is being waited for"),
        flags("ending", list(ENDINGS), "why the play has ended"),
        flags("passed", CHAIRS, "whether a seat's last turn was a pass"),
        Section("last", CHAIRS, SPACE_NAMES, 1, "the space that a seat dug last"),
        Section("dug", CHAIRS, SPACE_NAMES, 1, "spaces that a seat has dug"),
        Section("found", GROUNDS, SPACE_NAMES, 1, "what was found there"),
    ]


# What a state tells with few flags, ready made.
_PHASE: Final = one_hot(len(PHASES))
_ENDING: Final = dict(zip([*ENDINGS, ""], one_hot(len(ENDINGS)), strict=True))
_SPACE: Final = one_hot(SPACES)
_NOT_PASSED: Final = missing(1)
_NO_LAST: Final = missing(SPACES)


class FossaNovaObservation(Observation):
    """At the front everything up to the last spaces; the ditch follows as it changes."""

    def __init__(self) -> None:
        super().__init__(_sections(), "dug")
        self.dug = self.section("dug").start
        self.found = self.section("found").start

    def mark_all(self, state: State) -> None:
        assert isinstance(state, Position)
        state.changed = [space for space in range(SPACES) if not is_free(state, space)]

    def write_changes(self, state: State) -> None:
        assert isinstance(state, Position)
        for space in state.changed:
            for seat, vector in enumerate(state.seen):
                chair = (state.owners[space] - seat) % state.setting.players
                vector[self.dug + chair * SPACES + space] = 1
                if state.found[space] != UNKNOWN:
                    vector[self.found + state.found[space] * SPACES + space] = 1
        state.changed = []

    def front(self, state: State, seat: int) -> bytearray:
        assert isinstance(state, Position)
        players = state.setting.players
        last = bytearray()
        for space in state.last:
            last += _SPACE[space]
        passed = turned(bytearray(state.passed), seat) + _NOT_PASSED[players]
        standing = _PHASE[state.phase] + _ENDING[state.ending]
        first = head(state.to_move, state.seat, seat, players) + standing
        return first + passed + turned(last, seat * SPACES) + _NO_LAST[players]


OBSERVATION: Final = FossaNovaObservation()
