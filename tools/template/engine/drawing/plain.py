"""Fossa Nova for the terminal: a row of spaces, and below it the seats."""

from collections.abc import Mapping
from typing import Any, Final

from aquae.draw.scene import Scene
from aquae.draw.terminal import Canvas, seat_line
from aquae.games.fossa_nova.drawing.things import LOOKS_OF_SEATS, awaited

WIDE: Final = 6
GROUNDS: Final = {"water": ("≈≈", "water"), "clay": ("▒▒", "stone"), None: ("  ", "")}


def text(scene: Scene, colour: bool) -> str:
    canvas = Canvas(colour)
    canvas.put(0, 0, scene.title, "heading")
    canvas.put(len(scene.title) + 2, 0, scene.status(awaited), "bold")
    for place, (name, space) in enumerate(scene.view["spaces"].items()):
        _space(canvas, 2 + WIDE * place, name, space)
    _below(canvas, scene)
    return canvas.text()


def _space(canvas: Canvas, column: int, name: str, space: Mapping[str, Any]) -> None:
    """Its name, and in a box who has dug there and what was found."""
    canvas.put(column + 2, 2, name, "bold")
    canvas.put(column, 3, "┌────┐", "stone")
    canvas.put(column, 4, "│    │", "stone")
    canvas.put(column, 5, "└────┘", "stone")
    if space["seat"] is not None:
        look = LOOKS_OF_SEATS[space["seat"]]
        canvas.put(column + 1, 4, look.letter, look.word)
    canvas.put(column + 3, 4, *GROUNDS[space["found"]])


def _below(canvas: Canvas, scene: Scene) -> None:
    canvas.below(("", ""))
    for seat in scene.seats:
        passed = "   passed" if scene.view["passed"][seat] else ""
        rest = f"{scene.view['scores'][seat]:>3} points{passed}"
        won = seat in scene.winners
        look = LOOKS_OF_SEATS[seat]
        canvas.below(*seat_line(scene.names[seat], look, scene.is_awaited(seat), won, rest))
    left = scene.view["left"]
    canvas.below((f"left: water {left['water']}, clay {left['clay']}   ≈ water   ▒ clay", "dim"))
