"""What is answered about tournaments, for the documents."""

from typing import Any, Literal

from pydantic import BaseModel

from aquae.server.http.answers import ClockData
from aquae.server.tournaments.model import Form, State


class TournamentSummary(BaseModel):
    id: str
    name: str
    public: bool
    state: State
    game: str
    options: dict[str, Any]
    seats: int
    form: Form
    clock: ClockData
    rated: bool
    fill: str | None
    most: int
    length: int | None
    """Rounds, or seasons, if somebody has said how many."""
    number: int
    """Counts the changes."""
    made_at: int
    begins_at: int | None
    began_at: int | None
    ends_at: int | None
    """When an arena closes."""
    over_at: int | None
    count: int
    """Those who are in it now."""
    organiser: bool
    """Whether whoever asks is."""
    mine: int | None
    """The number of the entrant that whoever asks is."""


class TournamentList(BaseModel):
    tournaments: list[TournamentSummary]
    next: str | None


class EntrantData(BaseModel):
    number: int
    name: str
    person: str | None
    level: str | None
    """Of a bot."""
    gone: bool
    mine: bool


class MeetingData(BaseModel):
    table: str
    seats: list[int | None]
    """Entrants; null is a bot that takes no part."""
    places: list[int] | None
    """By seat, once it is over."""


class RoundData(BaseModel):
    number: int
    season: int
    made_at: int
    tables: list[MeetingData]
    byes: list[int]
    walkovers: list[int]
    """Those whose opponent has gone."""


class EntrantStanding(BaseModel):
    entrant: int
    place: int
    points: float
    opponents: float
    """The points of all whom they have met."""
    beaten: float
    """The points of those whom they have left behind."""
    won: float
    played: int
    reached: int
    """Rounds survived in a knock-out."""


class TournamentData(TournamentSummary):
    entrants: list[EntrantData]
    rounds: list[RoundData]
    standings: list[list[EntrantStanding]]
    """One table, or one for each division of a league."""
    winners: list[int]
    """Who has the prize, once it is over."""


Listed = Literal["public", "mine"]


class SeekingData(BaseModel):
    table: str | None
    """Where one plays now."""
    waiting: int
    """Others who wait for the same."""
