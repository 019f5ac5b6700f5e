"""Boards and layouts: shipped, made up from a number, written out; judged and drawn."""

from typing import Any

from aquae.core.errors import AquaeError
from aquae.core.game import Game, Option
from aquae.draw import svg_of, text_of
from aquae.games import game_called


class Board:
    """What a game is played on, where one can choose.

    `text` is what records hold. `print(board)` draws it as text, a notebook shows it as a picture;
    `aquae.new(game, **board.options)` plays on it.
    """

    def __init__(self, game: Game, option: Option, text: str, players: int) -> None:
        self.game = game
        self.text = text
        self.players = players
        self._option = option

    @property
    def options(self) -> dict[str, Any]:
        """The options of a play on it."""
        return {"players": self.players, self._option.name: self.text}

    def flaws(self) -> list[str]:
        """Everything that is wrong with it, each with its rule; nothing if it can be played on."""
        assert self._option.plans is not None
        found = self._option.plans.flaws(self.text, self.players)
        return [str(flaw.refusal) for flaw in found]

    def svg(self) -> str:
        """A picture of it, as a play begins."""
        return svg_of(self.game.new(**self.options))

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        return text_of(self.game.new(**self.options))

    def __repr__(self) -> str:
        return f"<{self._option.name} of {self.game.title}: {self.text}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.options == other.options

    def __hash__(self) -> int:
        return hash((self.game.name, self.text, self.players))


def board(game: str | Game, text: str | None = None, players: int | None = None) -> Board:
    """A board of a game: by its name, from a number (`number:7`), written out, or the usual one."""
    found = game_called(game) if isinstance(game, str) else game
    for option in found.option_list:
        if option.plans is not None:
            wanted = option.default if text is None else text
            seats = found.seats_for(players)
            return Board(found, option, found.read_option(option.name, wanted, seats), seats)
    raise AquaeError(f"{found.title} has no boards to choose from")
