"""What is answered about ratings, for the documents."""

from pydantic import BaseModel


class PointsData(BaseModel):
    rating: int
    spread: int
    """The true skill is so near, nineteen times of twenty."""


class StandingData(PointsData):
    plays: int


class RatedPerson(StandingData):
    person: str
    name: str
    mosaic: int


class RatedBot(PointsData):
    level: str


class BoardData(BaseModel):
    game: str
    players: int
    people: list[RatedPerson]
    """By what they are at least: the rating less its spread."""
    bots: list[RatedBot]
    mine: StandingData | None
    shown_plays: int
    """So many rated plays it takes to be listed."""


class RatingStep(PointsData):
    over_at: int


class RatingData(StandingData):
    game: str
    players: int
    history: list[RatingStep]


class RatingsData(BaseModel):
    ratings: list[RatingData]
