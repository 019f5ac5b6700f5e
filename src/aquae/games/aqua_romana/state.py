"""The rulebook of Aqua Romana, phase by phase, and the state that follows it."""

from typing import Any, Final

from aquae.core.rulebook import PLAYER, Phase, Rulebook
from aquae.core.state import OVER, Result, State
from aquae.games.aqua_romana import rules, scoring
from aquae.games.aqua_romana.position import (
    BUILDING,
    BUILDING_FOR_OTHERS,
    CLOSING,
    DONE,
    EXTRA_TILE,
    RESERVES,
    SET_UP,
    SHIFTING,
    TAKING,
    Position,
    Setting,
)
from aquae.games.aqua_romana.view import off_the_board, table
from aquae.games.aqua_romana.water import fill_board
from aquae.games.aqua_romana.words import VOCABULARY

_builder: Final = rules.Builder(VOCABULARY, "builder")
_lay: Final = rules.Lay(VOCABULARY, "lay")
_extra: Final = rules.Extra(VOCABULARY, "extra")
_shift: Final = rules.Shift(VOCABULARY, "shift")
_close: Final = rules.Close(VOCABULARY, "close")
_keep: Final = rules.Keep(VOCABULARY, "keep")
_take: Final = rules.Take(VOCABULARY, "take")

RULEBOOK: Final = Rulebook(
    VOCABULARY,
    [
        # With the option setup, Chance puts the builders down instead of the players.
        Phase(
            SET_UP,
            PLAYER,
            [_builder],
            ("R-10", "the master builders are put on the pathway first, so {:verb} has to wait"),
        ),
        Phase(
            RESERVES,
            PLAYER,
            [_builder],
            ("R-27", "the builders from the reserve are placed first, so {:verb} has to wait"),
        ),
        Phase(
            BUILDING,
            PLAYER,
            [_lay],
            ("R-23", "who can lay a tile must, so {:verb} is not possible now"),
        ),
        Phase(
            BUILDING_FOR_OTHERS,
            PLAYER,
            [_lay],
            ("R-23", "who can lay for another player must, so {:verb} is not possible"),
        ),
        Phase(
            SHIFTING,
            PLAYER,
            [_shift],
            (
                "R-24",
                "no tile can be laid, so a master builder is shifted: {:verb} is not possible",
            ),
        ),
        Phase(
            EXTRA_TILE,
            PLAYER,
            [_extra],
            ("R-22", "a fountain was passed: one more tile is laid before {:verb}"),
        ),
        Phase(
            CLOSING,
            PLAYER,
            [_close, _keep],
            ("R-25", "after building only close or keep can follow, not {:verb}"),
        ),
        # Whoever has a claim to a builder acts, also in the turn of another.
        Phase(
            TAKING,
            PLAYER,
            [_take],
            ("R-26", "a builder is taken from the reserve first, so {:verb} has to wait"),
        ),
        Phase(DONE, OVER, [], ("R-32", "the game is over, so {:verb} is no longer possible")),
    ],
)


class RomanaState(Position):
    """One moment of a play of Aqua Romana."""

    @staticmethod
    def with_options(options: dict[str, Any]) -> "RomanaState":
        return RomanaState(Setting(options))

    def set_up(self) -> None:
        super().set_up()
        fill_board(self)

    def bare(self) -> State:
        return RomanaState(self.setting)

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
        return off_the_board(before, self)
