"""What is answered about boards of the day, for the documents."""

from typing import Any, Literal

from pydantic import BaseModel

from aquae.server.http.answers import TableData


class DayResult(BaseModel):
    name: str
    outcome: Literal["won", "shared", "lost"]
    score: int
    place: int
    """Who has won comes first, then points count; who is equal shares a place."""
    mine: bool
    table: str | None
    """Where it was played: of others only when the day is over."""


class DayResults(BaseModel):
    count: int
    """So many first tries are over."""
    best: list[DayResult]
    mine: DayResult | None


class DailyData(BaseModel):
    game: str
    day: str
    """By UTC."""
    until: int
    options: dict[str, Any]
    level: str
    """Of the bot."""
    mine: str | None
    """The table of one's first try, which counts."""
    today: DayResults
    yesterday: DayResults


class TodayData(BaseModel):
    table: TableData
    counts: bool
