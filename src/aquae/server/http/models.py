"""What requests and answers look like; the API's documents are made from this."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from aquae.core.chance import SALT

LONGEST_NAME = 40
LONGEST_CHAT = 300
LONGEST_TEXT = 200
LONGEST_LEVEL = 20
LONGEST_WAIT = 90 * 86_400  # seconds: three months a move are slow enough

# No control characters, no line breaks, nothing that turns the direction of writing.
PLAIN = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]+$"


def _whole(value: object) -> object:
    """JSON's true and "1" are no numbers."""
    if isinstance(value, bool | str):
        raise ValueError("not a whole number")
    return value


def _not_blank(text: str) -> str:
    text = text.strip()
    if not text:
        raise ValueError("it is blank")
    return text


Truth = Annotated[bool, Field(strict=True)]
# The validator stands last, or the bounds are missing from the documents.
Whole = Annotated[int, Field(ge=0, le=2**31 - 1), BeforeValidator(_whole)]
SeatNumber = Annotated[int, Field(ge=0, le=3), BeforeValidator(_whole)]
Name = Annotated[
    str, Field(min_length=1, max_length=LONGEST_NAME, pattern=PLAIN), AfterValidator(_not_blank)
]
ChatText = Annotated[
    str, Field(min_length=1, max_length=LONGEST_CHAT, pattern=PLAIN), AfterValidator(_not_blank)
]
Text = Annotated[str, Field(min_length=1, max_length=LONGEST_TEXT)]
Salt = Annotated[str, Field(pattern=f"^{SALT.pattern}$")]
Key = Annotated[str, Field(max_length=64)]
Level = Annotated[str, Field(min_length=1, max_length=LONGEST_LEVEL)]
"""The name of a bot; which there are depends on the game."""


class Body(BaseModel):
    """Unknown members are mistakes, not extensions."""

    model_config = ConfigDict(extra="forbid")


class Empty(Body):
    pass


class NewSeat(Body):
    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    level: Level | None = None


class NewClock(Body):
    per: Literal["move", "day"]
    seconds: Annotated[int, Field(ge=1, le=LONGEST_WAIT), BeforeValidator(_whole)]


class Beginning(Body):
    """A record, or a position of another table, to go on from."""

    record: str | None = Field(default=None, max_length=1_000_000)
    table: Key | None = None
    at: Whole | None = None


class NewTable(Body):
    game: Annotated[str, Field(max_length=40)] | None = None
    options: dict[str, Any] = {}
    seats: list[NewSeat] = Field(min_length=2, max_length=4)
    public: Truth = False
    chat: Truth = True
    hints: Truth = True
    pause: Truth = True
    clock: NewClock | None = None
    salt: Salt = ""
    beginning: Beginning | None = Field(default=None, alias="from")


class Take(Body):
    name: Name
    key: Key | None = None
    salt: Salt = ""


class WithLevel(Body):
    """Without a level, the bot that stands in at this table."""

    level: Level | None = None


class Action(Body):
    at: Whole
    text: Text


class Undo(Body):
    at: Whole
    to: Whole


class Answer(Body):
    at: Whole
    agree: Truth


class At(Body):
    at: Whole


class Concede(Body):
    seat: SeatNumber


class Chat(Body):
    text: ChatText


class HintAt(Body):
    at: Whole | None = None


class Person(BaseModel):
    person: str
    token: str


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


class OriginData(BaseModel):
    table: str | None
    at: int


class TableData(BaseModel):
    id: str
    game: str
    options: dict[str, Any]
    public: bool
    chat: bool
    hints: bool
    pause: bool
    clock: ClockData | None
    status: Literal["open", "playing", "over"]
    number: int
    position: int
    to_move: int | Literal["chance", "over"]
    seats: list[SeatData]
    mine: list[int]
    creator: bool
    commitment: str
    salts: list[str]
    asked: AskedData | None
    result: ResultData | None
    ended: Literal["played", "conceded", "agreed"] | None
    rematch: str | None
    origin: OriginData | None = Field(alias="from")
    made_at: int
    changed_at: int


class LinkData(BaseModel):
    seat: int
    key: str


class CreatedData(BaseModel):
    table: TableData
    links: list[LinkData]


class TableList(BaseModel):
    tables: list[TableData]
    next: str | None


class EventData(BaseModel):
    """Further members depend on the kind."""

    model_config = ConfigDict(extra="allow")

    number: int
    kind: str
    seat: int | None
    made_at: int


class DoneData(BaseModel):
    """What a request made happen."""

    number: int
    position: int
    events: list[EventData]


class PositionData(BaseModel):
    position: int
    number: int | None
    to_move: int | Literal["chance", "over"]
    view: dict[str, Any]
    legal: list[str]
    actions: list[str] | None = None
    aftermath: list[dict[str, Any]] | None = None


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


class AdviceData(BaseModel):
    text: str
    chances: list[float]
    scores: list[float]
    why: str
    sentences: list[SentenceData]


class HintData(BaseModel):
    best: list[AdviceData]


class DiceData(BaseModel):
    from_position: int = Field(alias="from")
    commitment: str
    salts: list[str]
    secret: str | None


class ReviewData(BaseModel):
    """With progress 1 the review itself."""

    model_config = ConfigDict(extra="allow")

    progress: float


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
    """Of the seats, in their order."""
    levels: list[str]
    """The bots that can sit here, from easy to hard."""
    endings: dict[str, str]
    """The words for how a play can end, and the rule of each."""
    rules: int
    """The version of the rules."""


class BotData(BaseModel):
    level: str
    seconds: float


class GamesData(BaseModel):
    games: list[GameData]
    bots: list[BotData]


class ProblemData(BaseModel):
    model_config = ConfigDict(extra="allow")

    type: str
    title: str
    status: int
    code: str
    detail: str
