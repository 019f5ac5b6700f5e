"""What answers look like; the API's documents and the client's types are made from this."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from aquae.server.tables.creation import First
from aquae.server.tables.problems import Code, Reason


class SeatData(BaseModel):
    seat: int
    name: str
    kind: Literal["open", "person", "bot"]
    level: str | None
    stand_in: bool
    person: str | None
    conceded: bool
    left_ms: int | None


class AskedData(BaseModel):
    what: Literal["undo", "end"]
    by: int
    to: int | None
    agreed: list[int]
    waiting: list[int]


class OfferData(BaseModel):
    by: int
    agreed: list[int]
    waiting: list[int]


class ResultData(BaseModel):
    scores: list[int]
    tiebreaks: list[int]
    winners: list[int]
    ending: str
    rule: str | None
    """Of the ending; none if the players ended the play themselves."""


class ClockData(BaseModel):
    per: Literal["move", "day"]
    seconds: int


class SinceData(BaseModel):
    seat: int
    actions: int


class OriginData(BaseModel):
    table: str | None
    at: int


class FaultData(BaseModel):
    """What this version does not know of a stored table, or finds no longer legal."""

    reason: Reason
    detail: str


class TableData(BaseModel):
    id: str
    game: str
    options: dict[str, Any]
    public: bool
    chat: bool
    hints: bool
    tournament: str | None
    """Which one the table belongs to."""
    sandbox: bool
    """Whether somebody only tries things out here, and chooses what is drawn."""
    daily: str | None
    """The day whose board this is."""
    rated: bool
    """Whether the result will count, as things stand."""
    friendly: Literal["hint", "undo"] | None
    """What made a rated play a friendly one."""
    pause: bool
    clock: ClockData | None
    status: Literal["open", "playing", "over"]
    number: int
    position: int
    to_move: int | Literal["chance", "over"]
    seats: list[SeatData]
    mine: list[int]
    since: list[SinceData]
    """What others have done at one's own table since one acted last."""
    creator: bool
    commitment: str
    salts: list[str]
    """By chair; empty where nobody gives one."""
    awaited: list[int]
    """The seats whose salt is to come before the play begins."""
    first: First
    """How it is settled who begins."""
    colours: list[str]
    """How the colours of the game are shown here: first those of the seats, in their order."""
    asked: AskedData | None
    result: ResultData | None
    ended: Literal["played", "conceded", "agreed"] | None
    offer: OfferData | None
    """The rematch that somebody would like."""
    rematch: str | None
    origin: OriginData | None = Field(alias="from")
    made_at: int
    changed_at: int
    rules: int
    """The version of the rules by which the table was made."""
    fault: FaultData | None
    """Why this version cannot play the table, if it cannot; its log can still be read."""


class LineData(BaseModel):
    number: int
    made_at: int
    text: str


class LogData(BaseModel):
    """The events of a table as sentences."""

    lines: list[LineData]


class LinkData(BaseModel):
    seat: int
    key: str


class CreatedData(BaseModel):
    table: TableData
    links: list[LinkData]


class TableList(BaseModel):
    tables: list[TableData]
    next: str | None


class AftermathData(BaseModel):
    """What an action brought about and its text does not say; further members are the game's."""

    model_config = ConfigDict(extra="allow")

    what: str
    rule: str
    seat: int


class ViewData(BaseModel):
    """What every view begins with; further members are the game's."""

    model_config = ConfigDict(extra="allow")

    to_move: int | Literal["chance", "over"]
    scores: list[int]
    result: ResultData | None
    phase: str
    turn: int


class PositionData(BaseModel):
    position: int
    number: int | None
    to_move: int | Literal["chance", "over"]
    view: ViewData
    legal: list[str]
    actions: list[str] | None = None
    aftermath: list[AftermathData] | None = None


class ReplayData(PositionData):
    movers: list[int | Literal["chance"]]
    """Who took each action."""
    chances: list[float] | None
    """The share of the victory that each seat may expect; null where no bot can tell."""


class DrawData(BaseModel):
    """One draw: the outcomes in the order of the vocabulary, how heavy each was, and which came."""

    position: int
    actions: list[str]
    weights: list[int]
    text: str


class DrawsData(BaseModel):
    draws: list[DrawData]


class WhyData(BaseModel):
    text: str
    legal: bool
    rule: str | None
    reason: str | None
    message: str | None
    things: list[str]


class ImpossibleData(BaseModel):
    rule: str
    reason: str
    message: str
    things: list[str]
    texts: list[str]


class WhyThingData(BaseModel):
    thing: str
    possible: list[str]
    impossible: list[ImpossibleData]
    timely: bool
    """Whether there is anything to say about the thing but that it is not the time for it."""


class SentenceData(BaseModel):
    message: str
    things: list[str]


class ReasonsData(BaseModel):
    """What speaks for an action, said to whoever takes it."""

    why: str
    sentences: list[SentenceData]


class PlannedData(ReasonsData):
    """An action, and what it does."""

    text: str


class AdviceData(PlannedData):
    chances: list[float]
    scores: list[float]
    then: list[PlannedData]
    """What to go on with in the same turn."""


class HintData(BaseModel):
    best: list[AdviceData]


class ChancesData(BaseModel):
    """The share of the victory that each seat may expect; together they are 1."""

    position: int
    chances: list[float]


class LotData(BaseModel):
    """Who begins, as the dice drew it: rolls of the die round by round and chair by chair."""

    by: str
    first: int
    rolls: list[list[int]]


class DiceData(BaseModel):
    from_position: int = Field(alias="from")
    commitment: str
    salts: list[str]
    secret: str | None
    start: LotData | None = None
    counted: bool = False
    """Whether draws are labelled by how many came before, instead of by the position."""


class StepData(BaseModel):
    """One action of a reviewed play."""

    number: int
    mover: int | Literal["chance"]
    action: str
    chances: list[float]
    better: str | None
    given_away: float


class ReviewData(BaseModel):
    """How far a review has come; with progress 1 the review itself."""

    progress: float
    opening: list[float] | None = None
    steps: list[StepData] | None = None
    turning_points: list[int] | None = None
    give_aways: list[int | None] | None = None
    luck_and_play: list[tuple[float, float]] | None = None


class OptionData(BaseModel):
    name: str
    default: Any
    values: list[Any]
    open_ended: bool
    help: str


class GameData(BaseModel):
    name: str
    title: str
    summary: str
    players: dict[str, int]
    options: list[OptionData]
    unit: str
    """What scores count: `points` or `money`."""
    colours: list[str]
    """Of the seats, in their order, as the notation names them."""
    first: Literal["die", "random"]
    """How it is usually settled who begins."""
    levels: list[str]
    """The bots that can sit here, from easy to hard."""
    endings: dict[str, str]
    """The words for how a play can end, and the rule of each."""
    rules: int
    """The version of the rules."""


class PlanFlawData(BaseModel):
    """What a rule finds wrong with a board or a layout, and where."""

    rule: str
    reason: str
    message: str
    things: list[str]
    places: list[str]
    """The things on the board that it is about; none if it is about all of it."""


class PlanData(BaseModel):
    """A board or a layout for an option; it can be played on if nothing is wrong with it."""

    value: str
    """What to make a table with: the name of a shipped one, or its text."""
    text: str
    flaws: list[PlanFlawData]
    view: ViewData | None
    """How a play on it begins; none if it cannot."""


class BotData(BaseModel):
    level: str
    seconds: float


class GamesData(BaseModel):
    games: list[GameData]
    bots: list[BotData]
    docs: bool
    """Whether the documents are at /docs."""
    notice: str
    """What hosts tell everybody on the first page; empty if nothing."""


class ProblemData(BaseModel):
    model_config = ConfigDict(extra="allow")

    type: str
    title: str
    status: int
    code: Code
    detail: str
