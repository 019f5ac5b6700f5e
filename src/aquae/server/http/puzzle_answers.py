"""What is answered about puzzles, for the documents."""

from typing import Any

from pydantic import BaseModel


class SolverData(BaseModel):
    """How somebody does at the puzzles of a game; puzzles and solvers are on one scale."""

    mu: float
    sigma: float
    rating: int
    spread: int
    tried: int
    solved: int
    streak: int
    best: int


class ListedPuzzle(BaseModel):
    id: str
    themes: list[str]
    rating: int


class PuzzleList(BaseModel):
    game: str
    day: str
    """By UTC."""
    today: str | None
    """The puzzle of the day; none if the game has no puzzles."""
    puzzles: list[ListedPuzzle]
    tried: dict[str, bool]
    """Whether the first try at a puzzle was right, by its id."""
    mine: SolverData | None


class PuzzleData(BaseModel):
    id: str
    game: str
    record: dict[str, Any]
    """The play up to the position."""
    at: int
    mover: int
    themes: list[str]


class ReasonData(BaseModel):
    message: str
    things: list[str]


class TryData(BaseModel):
    right: bool
    cost: int | None
    """Of the chance of winning, in hundredths."""
    reasons: list[ReasonData]
    answer: str | None
    """Once it is found, or given up for."""
    chance: int | None
    why: list[ReasonData]
    counted: bool
    """Whether this was the first try, which alone is rated."""
    mine: SolverData | None
