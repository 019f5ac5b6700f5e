"""The rulebook of Aquädukt, phase by phase, and the state that follows it."""

from typing import Any, Final

from aquae.core.rulebook import PLAYER, Phase, Rulebook
from aquae.core.state import CHANCE, OVER, Result, State
from aquae.games.aquaedukt import mountains, rules, scoring
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
from aquae.games.aquaedukt.view import removed, table
from aquae.games.aquaedukt.words import VOCABULARY

_mountain: Final = mountains.Mountain(VOCABULARY, "mountain")
_roll: Final = rules.Roll(VOCABULARY, "roll")
_die: Final = rules.Die(VOCABULARY, "die")
_house: Final = rules.House(VOCABULARY, "house")
_end: Final = rules.End(VOCABULARY, "end")
_spring: Final = rules.Spring(VOCABULARY, "spring")
_canal: Final = rules.Canal(VOCABULARY, "canal")
_pass: Final = rules.Pass(VOCABULARY, "pass")
_reveal: Final = mountains.Reveal(VOCABULARY, "reveal")

RULEBOOK: Final = Rulebook(
    VOCABULARY,
    [
        # With the option setup, Chance puts the mountains down instead of the players.
        Phase(
            SET_UP,
            PLAYER,
            [_mountain],
            ("A-08", "the mountains are put down first, so {:verb} has to wait"),
        ),
        Phase(
            TURN,
            PLAYER,
            [_roll, _spring, _canal, _pass],
            ("A-10", "a turn begins with roll, a spring or a canal, not with {:verb}"),
        ),
        Phase(ROLLING, CHANCE, [_die], ("A-11", "the die is rolling, so {:verb} has to wait")),
        Phase(
            ROLLED,
            PLAYER,
            [_house, _end],
            ("A-11", "the die has been rolled: answer with a house or end, not with {:verb}"),
        ),
        Phase(
            PLACED,
            PLAYER,
            [_roll, _end],
            ("A-12", "after a house only roll or end can follow, not {:verb}"),
        ),
        Phase(
            SECOND_CANAL,
            PLAYER,
            [_canal, _end],
            ("A-20", "after a canal only a second canal or end can follow, not {:verb}"),
        ),
        Phase(
            SPRING_CANAL,
            PLAYER,
            [_canal, _end],
            ("A-19", "after the spring only a canal from it or end can follow, not {:verb}"),
        ),
        Phase(
            TURNING_OVER,
            CHANCE,
            [_reveal],
            ("A-30", "the mountains are being turned over, so {:verb} is no longer possible"),
        ),
        Phase(DONE, OVER, [], ("A-29", "the game is over, so {:verb} is no longer possible")),
    ],
)


class AquaeduktState(Position):
    """One moment of a play of Aquädukt."""

    @staticmethod
    def with_options(options: dict[str, Any]) -> "AquaeduktState":
        return AquaeduktState(Setting(options))

    def bare(self) -> State:
        return AquaeduktState(self.setting)

    def rulebook(self) -> Rulebook:
        return RULEBOOK

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def final_result(self) -> Result:
        return scoring.result(self)

    def table(self) -> dict[str, Any]:
        return table(self)

    def aftermath(self, before: State, action: int) -> list[dict[str, Any]]:
        assert isinstance(before, Position)
        return removed(before, self, action)
