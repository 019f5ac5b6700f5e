"""What is said of Fossa Nova before anybody plays it."""

from typing import Final

from aquae.core.game import About

ABOUT: Final = About(
    name="fossa-nova",
    title="Fossa Nova",
    credit="an example to begin with",
    summary="Dig a ditch of seven spaces; water counts, and two of your waters side by side more.",
    unit="points",
    colours=["red", "yellow", "green", "blue"],
    idle_verbs=["pass"],
    rules=1,
    difficulty=4,
)
