"""Fossa Nova for the terminal: a row of spaces, and below it the seats."""

from collections.abc import Mapping
from typing import Any, Final

from aquae.draw.scene import Scene
from aquae.draw.terminal import Canvas, Piece, headed, rows_below, seat_line
from aquae.games.fossa_nova.drawing.things import LOOKS_OF_SEATS

WIDE: Final = 6
GROUNDS: Final = {"water": ("≈≈", "water"), "clay": ("▒▒", "stone"), None: ("  ", "")}


def text(scene: Scene, colour: bool) -> str:
    canvas = headed(scene, colour)
    board(canvas, scene)
    rows_below(canvas, [row(scene, seat) for seat in scene.seats], supplies(scene))
    return canvas.text()


def board(canvas: Canvas, scene: Scene) -> None:
    for place, (name, space) in enumerate(scene.view["spaces"].items()):
        _space(canvas, 2 + WIDE * place, name, space)


def _space(canvas: Canvas, column: int, name: str, space: Mapping[str, Any]) -> None:
    """Its name, and in a box who has dug there and what was found."""
    canvas.name(name, column, 2, WIDE, 4)
    canvas.put(column + 2, 2, name, "bold")
    canvas.put(column, 3, "┌────┐", "stone")
    canvas.put(column, 4, "│    │", "stone")
    canvas.put(column, 5, "└────┘", "stone")
    if space["seat"] is not None:
        look = LOOKS_OF_SEATS[space["seat"]]
        canvas.put(column + 1, 4, look.letter, look.word)
    canvas.put(column + 3, 4, *GROUNDS[space["found"]])


def row(scene: Scene, seat: int) -> list[Piece]:
    """A seat and its points."""
    passed = "   passed" if scene.view["passed"][seat] else ""
    return [
        *seat_line(scene, seat, LOOKS_OF_SEATS[seat]),
        (f"{scene.view['scores'][seat]:>3}{passed}", "bold"),
    ]


def supplies(scene: Scene) -> list[str]:
    """What belongs to nobody."""
    left = scene.view["left"]
    return [f"left: water {left['water']}, clay {left['clay']}", "≈ water   ▒ clay"]
