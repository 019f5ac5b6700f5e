"""What is answered about statistics, the ladder and logs of plays, for the documents."""

from typing import Literal

from pydantic import BaseModel, ConfigDict
from pydantic.alias_generators import to_camel

from aquae.server.http.people_answers import OutcomesData


class TallyData(OutcomesData):
    key: str


class GameStatistics(OutcomesData):
    game: str
    players: list[TallyData]
    """By seats at the table."""
    options: list[TallyData]
    """By each choice, as `name=value`; a board of somebody's own is `own`."""
    bots: list[TallyData]
    """By the levels of the bots, with commas; empty among people."""
    openings: list[TallyData]
    """By the first action that names a thing, the most usual first."""
    endings: list[TallyData]
    reviewed: int
    luck: float | None
    """What Chance added to the chance of winning, on average of the plays that were reviewed."""
    play: float | None
    """What the players' own actions added."""


class OpponentData(BaseModel):
    person: str | None
    """None if they show nobody who they are."""
    name: str
    mosaic: int | None
    plays: int
    won: int
    lost: int
    ahead: int
    behind: int


class StatisticsData(BaseModel):
    games: list[GameStatistics]
    opponents: list[OpponentData]
    """With whom somebody has played most; others are told only of those who show themselves."""


class SeasonData(BaseModel):
    year: int
    quarter: int
    begins: int
    ends: int


class MasteredData(BaseModel):
    """The strongest bots beaten with it, by what it is."""

    players: dict[str, str]
    options: dict[str, str]
    openings: dict[str, str]


class ClimbData(BaseModel):
    game: str
    rungs: list[str]
    """The bots, from easy to hard."""
    beaten: int
    """So many rungs are done."""
    recent: list[bool]
    """The last plays at the next rung, won or not."""
    mastered: MasteredData


class LadderData(BaseModel):
    season: SeasonData
    wins: int
    among: int
    """So many `wins` among so many plays lead to the next rung."""
    games: list[ClimbData]


class Logged(BaseModel):
    """Members are named as BG Stats names them."""

    model_config = ConfigDict(alias_generator=to_camel)


class LoggedGame(Logged):
    name: str
    source_game_id: str
    highest_wins: bool
    no_points: bool


class LoggedPlayer(Logged):
    name: str
    source_player_id: str
    score: str
    winner: bool
    rank: int
    start_player: bool


class LoggedPlay(Logged):
    source_name: Literal["Aquae"]
    source_play_id: str
    play_date: str
    duration_min: int | None = None
    location: str
    comments: str
    game: LoggedGame
    players: list[LoggedPlayer]


class PlayLog(BaseModel):
    """Plays as apps for board games log them."""

    plays: list[LoggedPlay]
    links: list[str]
    """For each play what brings it to BG Stats."""
    next: str | None
