"""The public surface of a play: which verb belongs to which phase, and who carries it out."""

from collections.abc import Callable
from typing import Any, Final

from aquae.core.errors import Refusal, refuse
from aquae.core.state import CHANCE, Result, State
from aquae.games.aqua_romana import rules, scoring, turn
from aquae.games.aqua_romana.board import FRONT, PIECES, SLOTS, SQUARE_NAMES, WORKMAN_NAMES
from aquae.games.aqua_romana.position import (
    BUILDING,
    BUILDING_FOR_OTHERS,
    CLOSING,
    DONE,
    EXTRA_TILE,
    ON_BOARD,
    RESERVES,
    SET_UP,
    SHIFTING,
    TAKING,
    Position,
    Setting,
)
from aquae.games.aqua_romana.view import Aftermath, Table, off_the_board, table
from aquae.games.aqua_romana.water import fill_board, heading_of
from aquae.games.aqua_romana.words import BUILDER, CLOSE, EXTRA, KEEP, LAY, SHIFT, TAKE, VOCABULARY

# Which verbs a phase lets through, and what it says to all others. While a builder has to be
# shifted `lay` passes too: what forbids each tile is a better answer.
VERBS: Final[dict[int, list[str]]] = {
    SET_UP: ["builder"],
    RESERVES: ["builder"],
    BUILDING: ["lay"],
    BUILDING_FOR_OTHERS: ["lay"],
    SHIFTING: ["shift", "lay"],
    EXTRA_TILE: ["extra"],
    CLOSING: ["close", "keep"],
    TAKING: ["take"],
    DONE: [],
}
WRONG_TIME: Final[dict[int, tuple[str, str]]] = {
    SET_UP: ("R-10", "the master builders are put on the pathway first, so {:verb} has to wait"),
    RESERVES: ("R-27", "the builders from the reserve are placed first, so {:verb} has to wait"),
    BUILDING: ("R-23", "who can lay a tile must, so {:verb} is not possible now"),
    BUILDING_FOR_OTHERS: (
        "R-23",
        "who can lay for another player must, so {:verb} is not possible",
    ),
    SHIFTING: (
        "R-24",
        "no tile can be laid, so a master builder is shifted: {:verb} is not possible",
    ),
    EXTRA_TILE: ("R-22", "a fountain was passed: one more tile is laid before {:verb}"),
    CLOSING: ("R-25", "after building only close or keep can follow, not {:verb}"),
    TAKING: ("R-26", "a builder is taken from the reserve first, so {:verb} has to wait"),
    DONE: ("R-32", "the game is over, so {:verb} is no longer possible"),
}


class RomanaState(Position):
    """One moment of a play of Aqua Romana."""

    def actions(self) -> list[int]:
        phase = self.phase
        if phase == BUILDING or phase == BUILDING_FOR_OTHERS:
            return self.lays[:]
        if phase == CLOSING:
            return rules.list_closings(self)
        if phase == EXTRA_TILE:
            return rules.list_extras(self)
        if phase == SET_UP or phase == RESERVES:
            return rules.list_builders(self)
        if phase == TAKING:
            return rules.list_takes(self)
        return rules.list_shifts(self) if phase == SHIFTING else []

    def weights(self) -> list[int]:
        return rules.builder_weights(self) if self.to_move == CHANCE else []

    def apply(self, action: int) -> None:
        if action >= LAY:
            word = action - LAY
            place = word // PIECES
            rules.do_lay(self, place // SLOTS, place % SLOTS, word % PIECES)
            turn.after_lay(self)
        elif action >= EXTRA:
            rules.do_extra(self, (action - EXTRA) // PIECES, (action - EXTRA) % PIECES)
            turn.after_building(self)
        elif action >= TAKE:
            rules.do_take(self, action - TAKE)
            turn.after_take(self)
        elif action >= CLOSE:
            if action < KEEP:
                rules.do_close(self, action - CLOSE)
            turn.end_turn(self)
        elif action >= SHIFT:
            rules.do_shift(self, action - SHIFT)
            turn.after_building(self)
        else:
            rules.do_builder(self, (action - BUILDER) // SLOTS, (action - BUILDER) % SLOTS)
            turn.after_builder(self)

    def why_not(self, action: int) -> Refusal | None:
        verb = VOCABULARY.verbs[action]
        if verb not in VERBS[self.phase]:
            if verb == "extra" and self.phase == BUILDING:
                return self._why_not_on((action - EXTRA) // PIECES)
            rule, message = WRONG_TIME[self.phase]
            return refuse(rule, message, verb)
        if verb == "lay":
            place, piece = divmod(action - LAY, PIECES)
            return rules.forbids_lay(self, place // SLOTS, place % SLOTS, piece)
        if verb == "extra":
            square, piece = divmod(action - EXTRA, PIECES)
            return rules.forbids_extra(self, square, piece)
        if verb == "builder":
            return rules.forbids_builder(self, action // SLOTS, action % SLOTS)
        return self._why_not_other(verb, action)

    def _why_not_other(self, verb: str, action: int) -> Refusal | None:
        if verb == "shift":
            return rules.forbids_shift(self, action - SHIFT)
        if verb == "close":
            return rules.forbids_close(self, action - CLOSE)
        if verb == "take":
            return rules.forbids_take(self, action - TAKE)
        return None

    def _why_not_on(self, square: int) -> Refusal:
        """R-18: which squares a tile can go on says more than that it is no time for `extra`."""
        name = SQUARE_NAMES[square]
        for workman in self.setting.layout.workmen_of[self.seat]:
            on_board = self.podium[workman] == ON_BOARD
            if on_board and FRONT[heading_of(self, workman)] == square:
                man = WORKMAN_NAMES[workman]
                return refuse("R-18", "{} is in front of {}: a tile goes there by lay", name, man)
        return refuse("R-18", "a tile goes in front of a workman of your own, and {} is not", name)

    def copy(self) -> "RomanaState":
        twin = RomanaState(self.setting)
        twin.copy_from(self)
        return twin

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def result(self) -> Result | None:
        return scoring.result(self) if self.phase == DONE else None

    def table(self) -> Table:
        return table(self)

    def aftermath(self, before: State, action: int) -> list[Aftermath]:
        assert isinstance(before, Position)
        return off_the_board(before, self)

    def options(self) -> dict[str, Any]:
        return self.setting.options

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return (restored, (self.setting.options, self.fields()))


def first_state(options: dict[str, Any]) -> RomanaState:
    state = RomanaState(Setting(options))
    state.lay_out()
    fill_board(state)
    return state


def restored(options: dict[str, Any], fields: list[Any]) -> RomanaState:
    """The state that these fields were taken from; what pickle and deepcopy call."""
    state = RomanaState(Setting(options))
    state.restore(fields)
    return state
