"""What is said of Aquädukt before anybody plays it."""

from typing import Final

from aquae.core.game import About

ABOUT: Final = About(
    name="aquaedukt",
    title="Aquädukt",
    credit="Bernhard Weber, Schmidt Spiele 2006",
    summary="Houses where the die sends you, springs, canals; only houses with water count.",
    unit="points",
    colours=["red", "yellow", "navy", "white"],
    idle_verbs=["end", "pass"],
    rules=2,
    difficulty=1,
    first="die",
)
