"""Who sits where and has what, and what belongs to nobody."""

from typing import Final

from rich.text import Text
from textual.widgets import Static

from aquae.cli.fullscreen.board import STYLES_OF_DRAWINGS
from aquae.core.game import Game
from aquae.draw.scene import Scene
from aquae.draw.terminal import Piece
from aquae.games import part_of

HIGH: Final = 30
"""On a screen with fewer lines the seats share one."""
GAP: Final = "   "


def rows_of(game: Game, scene: Scene) -> list[list[Piece]]:
    """A row for each seat: a mark, a letter, the name, the score, and what else the game has."""
    drawing = part_of(game, "drawing")
    if drawing is not None:
        return [drawing.row(scene, seat) for seat in scene.seats]
    scores = zip(scene.names, scene.view["scores"], strict=True)
    return [[("  ", ""), ("", ""), (name, "bold"), (f" {score}", "")] for name, score in scores]


def supplies_of(game: Game, scene: Scene) -> list[str]:
    drawing = part_of(game, "drawing")
    return [] if drawing is None else list(drawing.supplies(scene))


def page_of(game: Game, scene: Scene) -> str:
    """All of it, for a panel."""
    rows = ["".join([text for text, _ in row]) for row in rows_of(game, scene)]
    return "\n".join([*rows, "", *supplies_of(game, scene)])


class Seats(Static):
    """A line for each seat where there is room, or else one for all."""

    def __init__(self) -> None:
        super().__init__(id="seats", markup=False)

    def show(self, game: Game, scene: Scene) -> None:
        rows = rows_of(game, scene)
        if self.app.size.height < HIGH:
            seats = [Text("  ").join([_styled(_short(row)) for row in rows])]
        else:
            seats = [_styled(row) for row in rows]
        lines = [*seats, Text(GAP.join(supplies_of(game, scene)))]
        for line in lines:
            line.truncate(self.app.size.width - 2, overflow="ellipsis")
        text = Text("\n").join(lines)
        if self.styles.height is None or self.styles.height.value != len(lines):
            self.styles.height = len(lines)
        self.update(text, layout=False)


def _styled(row: list[Piece]) -> Text:
    return Text.assemble(*[(text, STYLES_OF_DRAWINGS[style]) for text, style in row])


def _short(row: list[Piece]) -> list[Piece]:
    """The mark, the letter, the name and the score of a row."""
    (name, look), (score, style) = row[2], row[3]
    return [*row[:2], (f"{name.strip()} ", look), (score.strip(), style)]
