"""What is said of Irrigate before anybody plays it."""

from typing import Final

from aquae.core.game import About

ABOUT: Final = About(
    name="irrigate",
    title="Irrigate",
    credit="Matthew Stoodley, 2018",
    summary="Land with pipes along a river: buy it, rotate it, bargain until it has water.",
    unit="money",
    colours=["red", "yellow", "green", "blue"],
    idle_verbs=["pass", "end", "no", "decline"],
    rules=2,
    difficulty=3,
)
