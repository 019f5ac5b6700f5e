"""What is said of Aqua Romana before anybody plays it."""

from typing import Final

from aquae.core.game import About

ABOUT: Final = About(
    name="aqua-romana",
    title="Aqua Romana",
    credit="Martin Schlegel, Queen Games 2005",
    summary="Long aqueducts out of the pieces that master builders around the board allow.",
    unit="points",
    colours=["yellow", "red", "blue", "green"],
    idle_verbs=["keep"],
    rules=2,
    difficulty=2,
)
