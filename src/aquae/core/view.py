"""The types of views: what the views of all games have in common.

The module `view` of a game says the rest: `Table`, what lies on it; `View`, all of it; and
`Aftermath`, what actions bring about besides. The client's types are made from them.
"""

from typing import Literal, TypedDict

Mover = int | Literal["chance", "over"]


class ResultView(TypedDict):
    """How a play ended, why, and by which rule."""

    scores: list[int]
    tiebreaks: list[int]
    winners: list[int]
    ending: str
    rule: str


class Moment(TypedDict):
    """What is being waited for, and whose turn it is."""

    phase: str
    turn: int


class Standing(TypedDict):
    """Who is to move, and how things stand."""

    to_move: Mover
    scores: list[int]
    result: ResultView | None


class Head(Standing, Moment):
    """What every view begins with."""


class AftermathItem(TypedDict):
    """What an action brought about and its text does not say: by which rule, and to which seat."""

    rule: str
    seat: int
