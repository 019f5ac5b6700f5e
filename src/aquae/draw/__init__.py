"""Positions as text for terminals and as SVG pictures, drawn from the view alone.

How a game looks stands in the `drawing` of its folder; what all drawings need stands here.
"""

import json
from collections.abc import Sequence

from aquae.core.errors import AquaeError
from aquae.core.game import Game
from aquae.core.state import State
from aquae.draw.scene import COLUMNS, Scene
from aquae.draw.terminal import Canvas
from aquae.games import part_of
from aquae.games.spoken import Words


def to_text(
    game: Game,
    state: State,
    seats: Sequence[str],
    colour: bool,
    columns: int = COLUMNS,
    lists: bool = False,
    words: Words | None = None,
) -> str:
    """The position for a terminal; readable without colour too.

    With `lists` what lies on the board is named once more below it, for those who do not see it.
    A game that nobody has drawn is shown as its view.
    """
    scene = Scene(game, state, seats, columns, lists, words)
    drawing = part_of(game, "drawing")
    text: str = _view_as_text(scene) if drawing is None else drawing.text(scene, colour)
    return text


def board_of(game: Game, state: State, seats: Sequence[str]) -> Canvas:
    """The board alone, with the places of everything on it that actions name."""
    scene = Scene(game, state, seats)
    canvas = Canvas(True)
    drawing = part_of(game, "drawing")
    if drawing is None:
        for line in _view_as_text(scene).splitlines()[1:]:
            canvas.below((line, ""))
    else:
        drawing.board(canvas, scene)
    return canvas


def _view_as_text(scene: Scene) -> str:
    status = scene.status(lambda view: "is to move")
    return f"{scene.title}: {status}\n{json.dumps(scene.view, indent=1, ensure_ascii=False)}"


def text_of(state: State) -> str:
    """A state drawn without names and colours."""
    return to_text(state.game, state, seat_names(state), False)


def svg_of(state: State) -> str:
    """A picture of a state without names."""
    return to_svg(state.game, state, seat_names(state))


def seat_names(state: State) -> list[str]:
    """What seats are called where nobody has said who sits there."""
    return [f"player {seat + 1}" for seat in range(len(state.scores()))]


def to_svg(game: Game, state: State, seats: Sequence[str]) -> str:
    """The position as a picture that stands for itself."""
    drawing = part_of(game, "drawing")
    if drawing is None:
        raise AquaeError(f"nobody has drawn {game.title} yet, so there is no picture of it")
    picture: str = drawing.svg(Scene(game, state, seats))
    return picture
