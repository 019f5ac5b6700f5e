"""The public surface of a play: which verb belongs to which phase, and who carries it out."""

from collections.abc import Callable
from typing import Any, Final

from aquae.core.errors import Refusal, refuse
from aquae.core.state import CHANCE, Result, State
from aquae.games.aquaedukt import rules, scoring
from aquae.games.aquaedukt.position import (
    DONE,
    PLACED,
    ROLLED,
    ROLLING,
    SECOND_CANAL,
    SET_UP,
    SPRING_CANAL,
    TURN,
    TURNING_OVER,
    Position,
    Setting,
)
from aquae.games.aquaedukt.turn import end_turn
from aquae.games.aquaedukt.view import Aftermath, Table, aftermath, table
from aquae.games.aquaedukt.words import (
    CANAL,
    DIE,
    END,
    HOUSE,
    MOUNTAIN,
    PASS,
    REVEAL,
    ROLL,
    SPRING,
    VALUES,
    VOCABULARY,
)

# Which verbs a phase lets through, and what it says to all others.
VERBS: Final[dict[int, list[str]]] = {
    SET_UP: ["mountain"],
    TURN: ["roll", "spring", "canal", "pass"],
    ROLLING: ["die"],
    ROLLED: ["house", "end"],
    PLACED: ["roll", "end"],
    SECOND_CANAL: ["canal", "end"],
    SPRING_CANAL: ["canal", "end"],
    TURNING_OVER: ["reveal"],
    DONE: [],
}
WRONG_TIME: Final[dict[int, tuple[str, str]]] = {
    SET_UP: ("A-08", "the mountains are put down first, so {:verb} has to wait"),
    TURN: ("A-10", "a turn begins with roll, a spring or a canal, not with {:verb}"),
    ROLLING: ("A-11", "the die is rolling, so {:verb} has to wait"),
    ROLLED: ("A-11", "the die has been rolled: answer with a house or end, not with {:verb}"),
    PLACED: ("A-12", "after a house only roll or end can follow, not {:verb}"),
    SECOND_CANAL: ("A-20", "after a canal only a second canal or end can follow, not {:verb}"),
    SPRING_CANAL: ("A-19", "after the spring only a canal from it or end can follow, not {:verb}"),
    TURNING_OVER: ("A-30", "the mountains are being turned over, so {:verb} is no longer possible"),
    DONE: ("A-29", "the game is over, so {:verb} is no longer possible"),
}


class AquaeduktState(Position):
    """One moment of a play of Aquädukt."""

    def actions(self) -> list[int]:
        phase = self.phase
        if phase == TURN:
            return rules.list_turn(self) or [PASS]
        if phase == ROLLING:
            return self.die_actions[:]
        if phase == ROLLED:
            actions = rules.list_houses(self)
            actions.append(END)
            return actions
        if phase == PLACED:
            return [ROLL, END]
        if phase == SECOND_CANAL:
            return [END] + rules.list_canals(self)
        if phase == SPRING_CANAL:
            return [END] + rules.list_spring_canals(self)
        if phase == SET_UP:
            return self.mountain_actions[:]
        return scoring.list_reveals(self) if phase == TURNING_OVER else []

    def weights(self) -> list[int]:
        if self.to_move != CHANCE:
            return []
        if self.phase == ROLLING:
            return [1] * len(self.die_actions)
        if self.phase == SET_UP:
            return [1] * len(self.mountain_actions)
        return [weight for weight in scoring.face_weights(self) if weight > 0]

    def apply(self, action: int) -> None:
        if action >= CANAL:
            self._apply_late_word(action)
        elif action >= SPRING:
            rules.do_spring(self, action - SPRING)
        elif action == END:
            end_turn(self)
        elif action >= HOUSE:
            tile = action - HOUSE
            rules.do_house(self, tile % VALUES + 1, tile // VALUES)
        elif action >= DIE:
            rules.do_die(self, action - DIE)
        elif action == ROLL:
            self.wait_for(ROLLING)
        else:
            rules.do_mountain(self, action - MOUNTAIN)

    def _apply_late_word(self, action: int) -> None:
        if action < PASS:
            rules.do_canal(self, action - CANAL)
        elif action == PASS:
            rules.do_pass(self)
        else:
            scoring.do_reveal(self, (action - REVEAL) // 2, (action - REVEAL) % 2)

    def why_not(self, action: int) -> Refusal | None:
        verb = VOCABULARY.verbs[action]
        if verb not in VERBS[self.phase]:
            rule, message = WRONG_TIME[self.phase]
            return refuse(rule, message, verb)
        if verb == "canal":
            return rules.forbids_canal(self, action - CANAL)
        if verb == "spring":
            return rules.forbids_spring(self, action - SPRING)
        if verb == "house":
            tile = action - HOUSE
            return rules.forbids_house(self, tile % VALUES + 1, tile // VALUES)
        return self._why_not_other(verb, action)

    def _why_not_other(self, verb: str, action: int) -> Refusal | None:
        if verb == "roll":
            return rules.forbids_roll(self)
        if verb == "die":
            return rules.forbids_die(self, action - DIE)
        if verb == "mountain":
            return rules.forbids_mountain(self, action - MOUNTAIN)
        if verb == "pass":
            return rules.forbids_pass(self)
        if verb == "reveal":
            return scoring.forbids_reveal(self, (action - REVEAL) // 2, (action - REVEAL) % 2)
        return None

    def copy(self) -> "AquaeduktState":
        twin = AquaeduktState(self.setting)
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
        return aftermath(before, self, action)

    def options(self) -> dict[str, Any]:
        return self.setting.options

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return (restored, (self.setting.options, self.fields()))


def first_state(options: dict[str, Any]) -> AquaeduktState:
    state = AquaeduktState(Setting(options))
    state.lay_out()
    return state


def restored(options: dict[str, Any], fields: list[Any]) -> AquaeduktState:
    """The state that these fields were taken from; what pickle and deepcopy call."""
    state = AquaeduktState(Setting(options))
    state.restore(fields)
    return state
